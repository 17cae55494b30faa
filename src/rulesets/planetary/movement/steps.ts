import { entryAt } from '../../../kernel/index.js';
import type { HexKey } from '../../../engine/hex/index.js';
import { FLYING_COST, RESERVE } from '../data/movement.js';
import { ACCESS } from '../data/access.js';
import type { StopReason } from './events.js';
import type { PlanetaryState } from '../state/index.js';
import { battleAt } from '../battle/battles.js';
import { armiesIn, hexDistance, inEnemyZoc, isRiverEdge, isRoadStep, type ArmiesByHex } from '../map/map.js';
import type { Mover } from './movers.js';
import { isEnemy, isFriendly, isPartner } from '../state/relations.js';
import { mayStep, stepCost } from '../map/terrain.js';

/** PLN-MOV-04 (a): why a step to an adjacent hex is forbidden; null when it is not. */
export function stepBar(
  state: PlanetaryState,
  index: ArmiesByHex,
  mover: Mover,
  from: HexKey,
  to: HexKey,
): StopReason | null {
  const target = entryAt(state.hexes, to);
  if (!mover.flyHigh && !mayStep(mover.classes, entryAt(state.hexes, from), target)) return 'TERRAIN';
  if (mover.flyHigh && (isEnemyAirspace(state, mover, from) || isEnemyAirspace(state, mover, to))) {
    return 'ENEMY_AIRSPACE';
  }
  if (mover.kind !== 'spy' && !isAdmitted(state, mover, to)) {
    if (target.controller !== null && isPartner(state, target.controller, mover.owner))
      return 'PARTNER_CONTROLLED';
    if (battleAt(state, to)) return 'BATTLE_THERE';
    if (armiesIn(index, to).some((each) => !isFriendly(state, each.owner, mover.owner))) return 'ARMY_THERE';
  }
  return mover.reserve ? reserveBar(state, index, mover, to) : null;
}

/** PLN-MOR-09 Reserve movement: own hexes only, 3 or more away from every enemy army. */
function reserveBar(state: PlanetaryState, index: ArmiesByHex, mover: Mover, to: HexKey): StopReason | null {
  if (entryAt(state.hexes, to).controller !== mover.owner) return 'NOT_OWN';
  for (const [hex, armies] of index) {
    const near = hexDistance(hex, to) < RESERVE.leastDistance;
    if (near && armies.some((each) => isEnemy(state, each.owner, mover.owner))) return 'ENEMY_NEAR';
  }
  return null;
}

/** PLN-TER-06 Flying high: not in an Airspace that an enemy controls (PLN-AIR-05). */
const isEnemyAirspace = (state: PlanetaryState, mover: Mover, hex: HexKey): boolean =>
  (state.airControl[entryAt(state.hexes, hex).airspace] ?? []).some((each) =>
    isEnemy(state, each, mover.owner),
  );

/** PLN-MOV-09 Diplomats: a Capital whose owner has granted admission is open, whatever army is there. */
export function isAdmitted(
  state: PlanetaryState,
  mover: Pick<Mover, 'kind' | 'owner'>,
  hex: HexKey,
): boolean {
  const host = state.hexes[hex]?.controller ?? null;
  return (
    mover.kind === 'diplomat' &&
    host !== null &&
    state.players[host]?.capitalHex === hex &&
    (state.admissions[host] ?? []).includes(mover.owner)
  );
}

/** PLN-TER-01, PLN-TER-06: MP for a step. */
export const costOf = (state: PlanetaryState, mover: Mover, from: HexKey, to: HexKey): number =>
  mover.flyHigh ? FLYING_COST : stepCost(mover.classes, entryAt(state.hexes, from), entryAt(state.hexes, to));

/** PLN-MOV-04 (d), (e): why a march ends in the hex it has just entered; null when it may go on. Spies: PLN-MOV-07. */
export function haltAfter(
  state: PlanetaryState,
  index: ArmiesByHex,
  mover: Mover,
  from: HexKey,
  to: HexKey,
): StopReason | null {
  if (mover.kind !== 'spy' && inEnemyZoc(state, index, to, mover.owner)) return 'ZONE_OF_CONTROL';
  return !mover.flyHigh && stopsAtRiver(state, mover, from, to) ? 'RIVER' : null;
}

/** PLN-TER-04 Tracked models end their move behind a river that they crossed without a road. */
function stopsAtRiver(state: PlanetaryState, mover: Mover, from: HexKey, to: HexKey): boolean {
  const [here, there] = [entryAt(state.hexes, from), entryAt(state.hexes, to)];
  if (isRoadStep(here, there) || !isRiverEdge(here, there)) return false;
  return [...mover.classes].some((each) => ACCESS.riverEdge[each] === 'stop');
}

/** PLN-MOV-05 Stacking: a detachment does not end its move with another one. */
export const mayEnd = (index: ArmiesByHex, mover: Mover, hex: HexKey): boolean =>
  mover.kind !== 'detachment' ||
  armiesIn(index, hex).every((each) => each.kind !== 'detachment' || each.id === mover.id);
