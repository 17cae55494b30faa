import type { Mutable, Edit, InputPath, Violation } from '../../../kernel/index.js';
import { editIn, violation } from '../../../kernel/index.js';
import { VERY_RARE_WAIT } from '../data/armies.js';
import type { Army, PlanetaryState, Unit, UnitType } from '../state.js';
import { armiesInOrder } from './armies.js';

const hasLiving = (unit: Unit): boolean => unit.models.some((each) => each.state !== 'dead');

/** PLN-DET-02, PLN-DET-04, PLN-GEN-11: the player may have one of these only; supreme commanders are rare. */
export const isLimited = (type: UnitType): boolean =>
  type.limit !== null || type.specialCharacter || type.hqRank === 'SUPREME';

/** Units of a type that a player has: living, under construction or captured (PLN-GEN-11). */
export const livingUnits = (state: PlanetaryState, seat: string, typeKey: string): readonly Unit[] =>
  armiesInOrder(state)
    .filter((army) => army.owner === seat)
    .flatMap((army) => army.units.filter((unit) => unit.typeKey === typeKey && hasLiving(unit)));

/**
 * PLN-GEN-11 Rare, very rare, special characters: why so many new ones of a type may not be built; empty where they may.
 * `leaving`: ids of units that are disbanded in the same command, and so count as lost.
 */
export function judgeRare(
  state: PlanetaryState,
  seat: string,
  type: UnitType,
  count: number,
  path: InputPath,
  leaving: readonly string[] = [],
): readonly Violation[] {
  if (!isLimited(type) || count === 0) return [];
  const found: Violation[] = [];
  const living = livingUnits(state, seat, type.key);
  const disbanded = living.filter((unit) => leaving.includes(unit.id));
  if (living.length - disbanded.length + count > 1) {
    found.push(violation('PLN-GEN-11', 'SECOND_RARE_UNIT', path, { seat, type: type.key }));
  }
  const lost = [
    ...(state.losses[seat] ?? []).filter((each) => each.typeKey === type.key),
    ...disbanded.map(({ typeKey }) => ({ typeKey, turn: state.turn })),
  ];
  if (type.specialCharacter && lost.length > 0) {
    found.push(violation('PLN-GEN-11', 'CHARACTER_DEAD', path, { type: type.key }));
  }
  const again = Math.max(0, ...lost.map((each) => each.turn + VERY_RARE_WAIT));
  if (type.limit === 'VERY_RARE' && state.turn < again) {
    found.push(violation('PLN-GEN-11', 'LOST_TOO_RECENTLY', path, { type: type.key, turn: again }));
  }
  return found;
}

/** PLN-GEN-11: notes rare things that have just died, by unit; the army still stands in the state, or did before. */
export function noteLosses(
  edit: Edit,
  state: Mutable<PlanetaryState>,
  army: Army,
  units: readonly Unit[],
): void {
  const lost = units.filter((unit) => {
    const type = state.unitTypes[unit.typeKey];
    return type !== undefined && isLimited(type);
  });
  if (lost.length === 0 || !state.players[army.owner]) return;
  const losses = editIn(edit, state, 'losses');
  losses[army.owner] = [
    ...(losses[army.owner] ?? []),
    ...lost.map((unit) => ({ typeKey: unit.typeKey, turn: state.turn })),
  ];
}

/** Units of an army that still have a living model. */
export const livingUnitsOf = (army: Army): readonly Unit[] => army.units.filter(hasLiving);
