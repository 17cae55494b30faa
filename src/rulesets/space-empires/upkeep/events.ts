import type { EventsOf } from '../../../engine/index.js';
import { everybody } from '../state/audiences.js';
import { toPile } from '../state/editing.js';
import { event } from '../state/event.js';
import { some } from '../state/sentences.js';

/** The Upkeep phase. */
export const UPKEEP_EVENTS = {
  'space-empires.UnitsDisbanded': event<{ readonly player: string; readonly units: readonly string[] }>({
    evolve: (state, { units }, edit) => toPile(state, edit, units),
    audience: everybody,
    summary: ({ player, units }) => `${player} disbands ${units.join(', ')}.`,
    pieces: ({ units }) => units,
    growing: ['units'],
  }),
  'space-empires.UpkeepPaid': event<{
    readonly player: string;
    /** Units that the revenue of the turn maintains. */
    readonly allowance: number;
    readonly units: number;
  }>({
    evolve: () => {},
    audience: everybody,
    summary: ({ player, allowance, units }) => `${player} maintains ${some(units, 'unit')} of ${allowance}.`,
  }),
} as const;

export type UpkeepEvent = EventsOf<typeof UPKEEP_EVENTS>;
