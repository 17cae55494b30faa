import type { Scenario } from '../../../../engine/index.js';
import type { GhostOfWarPosition } from '../position.js';
import { CORVUS_WAR } from './corvus-war.js';

/** Named starts. */
export const SCENARIOS: readonly Scenario<GhostOfWarPosition>[] = [CORVUS_WAR];
