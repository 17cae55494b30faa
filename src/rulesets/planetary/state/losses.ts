import { editIn, type Edit, type Mutable } from '../../../kernel/index.js';
import type { Army, PlanetaryState, Unit } from './index.js';

/**
 * For campaigns in which no event says which rare things were lost: notes all that was, units of an army and what they carried,
 * with the turn of the latest loss of each.
 */
export function noteLosses(
  edit: Edit,
  state: Mutable<PlanetaryState>,
  { owner }: Army,
  units: readonly Unit[],
): void {
  if (state.saysLosses || !state.players[owner] || units.length === 0) return;
  const lost = new Set(
    units.flatMap(({ typeKey, options }) => [
      typeKey,
      ...options.filter((each) => !each.lost).map((each) => each.key),
    ]),
  );
  const losses = editIn(edit, state, 'losses');
  const before = (losses[owner] ?? []).filter((each) => !lost.has(each.typeKey));
  losses[owner] = [...before, ...[...lost].map((typeKey) => ({ typeKey, turn: state.turn }))];
}
