import { entryAt } from '../../../kernel/index.js';
import type { HexKey } from '../../../engine/hex/index.js';
import type { Detachment, PlanetaryState } from '../state/index.js';
import { battleAt } from '../battle/battles.js';
import { armiesIn, isUnoccupiedFor, neighbourKeys, type ArmiesByHex } from '../map/map.js';
import { isEnemy, isPartner } from '../state/relations.js';
import { mayStepInBattle, moveClasses } from '../map/terrain.js';

/**
 * PLN-BOR-06: hexes to which a detachment may withdraw, in direction order: adjacent, unoccupied, enterable, not a
 * partner's, without battle; if any of them has no adjacent enemy army, only those. `known` limits the enemies that
 * count to what the seat sees; null: all count (PLN-BMV-07).
 */
export function withdrawalHexes(
  state: PlanetaryState,
  index: ArmiesByHex,
  detachment: Detachment,
  known: ReadonlySet<HexKey> | null,
): readonly HexKey[] {
  if (detachment.place.at !== 'hex') return [];
  const { owner } = detachment;
  const from = detachment.place.hex;
  const classes = moveClasses(state, detachment);
  const open = neighbourKeys(state, from).filter((key) => {
    const to = entryAt(state.hexes, key);
    return (
      isUnoccupiedFor(state, index, key, owner) &&
      mayStepInBattle(classes, entryAt(state.hexes, from), to) &&
      !(to.controller !== null && isPartner(state, to.controller, owner)) &&
      battleAt(state, key) === null
    );
  });
  const safe = open.filter((key) =>
    neighbourKeys(state, key).every(
      (near) =>
        (known !== null && !known.has(near)) ||
        armiesIn(index, near).every((each) => !isEnemy(state, each.owner, owner)),
    ),
  );
  return safe.length > 0 ? safe : open;
}
