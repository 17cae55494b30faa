import { entryAt } from '../../../kernel/index.js';
import type { HexKey } from '../../../engine/hex/index.js';
import type { BattleOrder } from '../sheets/orders.js';
import { modifiersOfSeat } from '../races/profile-of.js';
import type { Army, Detachment, PlanetaryState } from '../state/index.js';
import { armiesIn, hexDistance, neighbourKeys, type ArmiesByHex } from '../map/map.js';
import { isEnemy, isPartner } from '../state/relations.js';
import { isRaid } from '../sheets/sheet-view.js';
import { mayStepInBattle, moveClasses } from '../map/terrain.js';

/** PLN-BOR-02, RACE-DE-05: hexes to the target of an attack or raid of a seat. */
export const reachOf = (state: PlanetaryState, seat: string, order: BattleOrder): number =>
  isRaid(order) ? modifiersOfSeat(state, seat).raidRange : 1;

/** RACE-DE-05: hexes between two hexes at distance 2, in direction order 0…5 from the first one. */
export const hexesBetween = (state: PlanetaryState, from: HexKey, to: HexKey): readonly HexKey[] =>
  neighbourKeys(state, from).filter((each) => hexDistance(each, to) === 1);

/** PLN-TER-05: the terrain lets the detachment through a hex between two others. */
function leadsThrough(state: PlanetaryState, army: Army, from: HexKey, through: HexKey, to: HexKey): boolean {
  const classes = moveClasses(state, army);
  const [start, middle, end] = [
    entryAt(state.hexes, from),
    entryAt(state.hexes, through),
    entryAt(state.hexes, to),
  ];
  return mayStepInBattle(classes, start, middle) && mayStepInBattle(classes, middle, end);
}

/** PLN-TER-05: the terrain lets an army in; RACE-DE-05: over some hex between, where it is two hexes away. */
export const isOpenWay = (state: PlanetaryState, army: Army, from: HexKey, to: HexKey): boolean =>
  hexDistance(from, to) === 1
    ? mayStepInBattle(moveClasses(state, army), entryAt(state.hexes, from), entryAt(state.hexes, to))
    : hexesBetween(state, from, to).some((each) => leadsThrough(state, army, from, each, to));

/**
 * RACE-DE-05, RACE-DE-06: the hex over which a detachment goes to one at distance 2: the first free one of those
 * preferred, else the first free one at all; null where all are barred. Zones of control and friends do not bar it.
 */
export function freeWay(
  state: PlanetaryState,
  index: ArmiesByHex,
  detachment: Detachment,
  from: HexKey,
  to: HexKey,
  preferred: readonly HexKey[],
): HexKey | null {
  const { owner } = detachment;
  const free = hexesBetween(state, from, to).filter((key) => {
    const { controller } = entryAt(state.hexes, key);
    return (
      leadsThrough(state, detachment, from, key, to) &&
      armiesIn(index, key).every((each) => !isEnemy(state, each.owner, owner)) &&
      !(controller !== null && isPartner(state, controller, owner))
    );
  });
  return preferred.find((each) => free.includes(each)) ?? free[0] ?? null;
}
