import type { Scenario } from '../../../engine/index.js';
import type { GhostOfWarPosition } from '../position.js';

/** Named starts. */
export const SCENARIOS: readonly Scenario<GhostOfWarPosition>[] = [];
