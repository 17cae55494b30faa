import { CASUALTY_EVENTS } from './casualty-events.js';
import { REWARD_EVENTS } from './reward-events.js';
import { SPOILS_EVENTS } from './spoils-events.js';

/** Everything after the battle: losses, captures, points, withdrawals, loot, recovery. */
export const AFTERMATH_EVENTS = { ...CASUALTY_EVENTS, ...REWARD_EVENTS, ...SPOILS_EVENTS } as const;
