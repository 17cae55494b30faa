import { existing } from '../../../../kernel/index.js';
import { ARTILLERY } from '../../data/battle.js';
import { modifiersOfRace } from '../../races/profile-of.js';
import type {
  ArtilleryEntry,
  Battle,
  Detachment,
  PlanetaryState,
  SideRole,
  Unit,
  UnitType,
} from '../../state/index.js';
import { readyCount, unitTypeOf } from '../../pieces/armies.js';
import { primaryUnits, unitsInBattle } from '../battle-sides.js';
import { battleOf } from '../battles.js';
import { hexDistance, hexOf, inOrder } from '../../map/map.js';
import { isFriendly } from '../../state/relations.js';

/** PLN-TBL-02 Artillery: units that may bombard for a side, in attacks only; canonical. */
export function artilleryOf(
  state: PlanetaryState,
  battle: Battle,
  side: SideRole,
): readonly ArtilleryEntry[] {
  if (battle.kind === 'RAID') return [];
  const modifier = hasCommunicator(state, battle, side) ? ARTILLERY.longRangeCommunicator : 0;
  return inOrder(Object.values(state.detachments))
    .filter((each) => supports(state, battle, side, each))
    .flatMap((detachment) =>
      unitsInBattle(state, battle, side, detachment)
        .filter(
          (unit) => hasBarrage(state, unitTypeOf(state, unit)) && inRange(state, battle, detachment, unit),
        )
        .map((unit) => ({
          detachment: detachment.id,
          unit: unit.id,
          hexes: existing(distanceOf(battle, detachment), 'distance'),
          modifier,
          scatterD6:
            distanceOf(battle, detachment) === 1 ? ARTILLERY.scatterD6Adjacent : ARTILLERY.scatterD6TwoHexes,
          batteryModels: batteryOf(unitsInBattle(state, battle, side, detachment), unit),
        })),
    );
}

/** PLN-TBL-02: barrage weapons for the campaign; not the mortars of Imperial Guard infantry. */
export const hasBarrage = (state: PlanetaryState, type: UnitType): boolean =>
  type.barrage &&
  (type.vehicle || type.moveClass !== 'infantry' || modifiersOfRace(state, type.race).infantryBombards);

/**
 * PLN-BOR-07, PLN-TBL-02: the detachment has orders to SUPPORT the side's detachment, which attacks or defends, is not
 * itself in battle, and belongs to a friend.
 */
export function supports(
  state: PlanetaryState,
  battle: Battle,
  side: SideRole,
  detachment: Detachment,
): boolean {
  const order = state.battleOrders[detachment.id];
  const supported = side === 'attacker' ? battle.attacker.detachment : battle.defender.detachment;
  return (
    (side === 'attacker' || battle.defenderDefends) &&
    order?.order === 'SUPPORT' &&
    order.target?.kind === 'detachment' &&
    supported !== null &&
    order.target.detachment === supported &&
    isFriendly(state, detachment.owner, battle[side].seat) &&
    !detachment.unarmed &&
    battleOf(state, detachment.id) === null
  );
}

/** PLN-TBL-02: range 1 hex, 2 if the weapon reaches 100 inches. */
export function inRange(state: PlanetaryState, battle: Battle, detachment: Detachment, unit: Unit): boolean {
  const hexes = distanceOf(battle, detachment);
  const range = unitTypeOf(state, unit).barrageRange100 ? ARTILLERY.rangeHexesOf100in : ARTILLERY.rangeHexes;
  return hexes !== null && hexes <= range;
}

function distanceOf(battle: Battle, detachment: Detachment): number | null {
  const hex = hexOf(detachment);
  return hex === null ? null : hexDistance(hex, battle.hex);
}

/** PLN-TBL-03 Batteries: ready models of the same type in the detachment, which may fire as one. */
const batteryOf = (units: readonly Unit[], unit: Unit): number =>
  units.filter((each) => each.typeKey === unit.typeKey).reduce((sum, each) => sum + readyCount(each), 0);

/** PLN-TBL-02: a long-range communicator of the side is on the field. */
const hasCommunicator = (state: PlanetaryState, battle: Battle, side: SideRole): boolean =>
  primaryUnits(state, battle, side).some(({ unit }) => unitTypeOf(state, unit).longRangeComm);

/**
 * PLN-PRE-02 Preliminary bombardment: barrage weapons in the attacking detachment, or in one that supports it within
 * range, before a planned attack that is no raid.
 */
export const mayBombardFirst = (state: PlanetaryState, battle: Battle): boolean =>
  battle.kind === 'ATTACK' &&
  battle.planned &&
  (primaryUnits(state, battle, 'attacker').some(({ unit }) => hasBarrage(state, unitTypeOf(state, unit))) ||
    artilleryOf(state, battle, 'attacker').length > 0);
