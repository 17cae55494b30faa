import { ASTARTES_LEVEL_NAMES, LEVEL_NAMES } from '../data/levels.js';
import type { GhostOfWarState, Unit } from '../state.js';
import { figures } from './house-rules.js';
import { typeOf } from './unit-types.js';

type Rules = Pick<GhostOfWarState, 'parameters' | 'unitTypes'>;

/** GOW-XP-02: index 0 … 4; it follows the XP both ways. */
export const levelOf = ({ parameters }: Rules, xp: number): number =>
  figures(parameters, 'xp.thresholds').filter((least) => xp >= least).length - 1;

/** GOW-XP-02: name of a unit's level, of its own kind for Astartes. */
export function levelName(state: Rules, unit: Pick<Unit, 'type' | 'xp'>): string {
  const names = typeOf(state, unit).recoveryClass === 'Astartes' ? ASTARTES_LEVEL_NAMES : LEVEL_NAMES;
  return names[levelOf(state, unit.xp)] ?? LEVEL_NAMES[0];
}
