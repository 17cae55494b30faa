import { entryAt, itemAt } from '../../../../kernel/index.js';
import type { RuleId } from '../../catalog.js';
import {
  DISCOVERED_POINTS,
  DISCOVERY,
  RACE_BY_DIE,
  RP_PER_FACE,
  SPECIAL,
  URBAN_SIZE_BY_DIE,
} from '../../data/discovery.js';
import { matrixRace } from '../../races/profiles.js';
import type { Found } from '../finding-events.js';
import type { MapHex, RaceKey } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { nearestUnoccupied } from '../../map/map.js';
import { gainResource } from '../../build/economy/resource-hexes.js';
import { takeUrbanHex } from './taking.js';
import type { Claim } from '../walking.js';
import { newId, orderOf } from '../../pieces/ids.js';

/** PLN-DSC-01: land with neither settlement nor resources, on which something may be found. */
export const isEmptyGround = ({ terrain, urban, resource }: MapHex): boolean =>
  terrain !== 'sea' && !urban && !resource;

/**
 * PLN-DSC-01 First claim of a hex that began uncontrolled: D6, on 6 something special. `empty`: as the hex was before it
 * was claimed, for the claim itself may have destroyed what stood there (RACE-TAKE-07, RACE-TY-02).
 */
export function discover(table: PlanetaryTable, claim: Claim, empty: boolean): void {
  const { hex, seat, detachment } = claim;
  const found: Found =
    empty && d6(table, 'PLN-DSC-01', 'discovery', hex) >= DISCOVERY.foundFrom
      ? whatIsFound(table, claim)
      : { what: 'NOTHING' };
  table.emit(
    { type: 'planetary.DiscoveryMade', data: { hex, seat, detachment, found } },
    RULES_OF[found.what],
  );
  if (found.what === 'URBAN') takeFoundHex(table, claim);
  if (found.what === 'RESOURCE') gainResource(table, hex, seat);
}

const RULES_OF: Readonly<Record<Found['what'], readonly RuleId[]>> = {
  NOTHING: ['PLN-DSC-01'],
  RESOURCE: ['PLN-DSC-01', 'PLN-STA-04'],
  URBAN: ['PLN-DSC-01', 'PLN-STA-03'],
  ENEMIES: ['PLN-DSC-02', 'PLN-DSC-03'],
  FOLLOWERS: ['PLN-DSC-02', 'PLN-DSC-04'],
  MERCENARIES: ['PLN-DSC-02', 'PLN-DSC-05'],
};

function whatIsFound(table: PlanetaryTable, claim: Claim): Found {
  const { hex } = claim;
  const kind = d6(table, 'PLN-DSC-01', 'kind of discovery', hex);
  if (kind <= DISCOVERY.resourceUpTo) {
    return { what: 'RESOURCE', rp: RP_PER_FACE * d6(table, 'PLN-STA-04', 'yield', hex) };
  }
  if (kind <= DISCOVERY.urbanUpTo) {
    const size = entryAt(URBAN_SIZE_BY_DIE, d6(table, 'PLN-STA-03', 'size', hex));
    return { what: 'URBAN', size, race: table.state.nativeRace };
  }
  const special = d6(table, 'PLN-DSC-02', 'special discovery', hex);
  if (special <= SPECIAL.enemiesUpTo) return enemies(table, claim);
  return offer(table, claim, special <= SPECIAL.followersUpTo ? 'FOLLOWERS' : 'MERCENARIES');
}

/** PLN-DSC-01, RACE-TAKE-09: the Urban hex is the claimer's, and treated by their race's minimum or harsher. */
function takeFoundHex(table: PlanetaryTable, { hex, seat, order }: Claim): void {
  const fate = order.strongholdFate ?? 'keep';
  takeUrbanHex(table, { hex, seat, mode: order.onTake ?? null, fate, from: null });
}

/** PLN-DSC-03 Enemies: points, then a random race that is not the claimer's (RACE-GEN-09). */
function enemies(table: PlanetaryTable, { hex, seat }: Claim): Found {
  const points = pointsOf(table, 'ENEMIES', hex);
  const own = matrixRace(entryAt(table.state.players, seat).race);
  for (;;) {
    const [face] = table.roll({
      count: 1,
      sides: RACE_BY_DIE.length,
      for: 'PLN-DSC-03',
      purpose: 'random race',
      subject: hex,
    }) as [number];
    const race: RaceKey = itemAt(RACE_BY_DIE, face - 1);
    if (race !== own) return { what: 'ENEMIES', points, race };
  }
}

/** PLN-DSC-04 Followers join the claimer; PLN-DSC-05 mercenaries appear in the hex or the nearest unoccupied one. */
function offer(
  table: PlanetaryTable,
  { hex, seat, detachment }: Claim,
  kind: 'FOLLOWERS' | 'MERCENARIES',
): Found {
  const { state } = table;
  const points = pointsOf(table, kind, hex);
  const taken = Object.values(state.offers).flatMap((each) =>
    each.kind === 'MERCENARIES' ? [each.hex] : [],
  );
  const where =
    kind === 'FOLLOWERS' ? hex : (nearestUnoccupied(state, hex, seat, new Set(['infantry']), taken) ?? hex);
  const race = kind === 'FOLLOWERS' ? entryAt(state.players, seat).race : state.nativeRace;
  const id = newId(state, 'offer-', seat);
  const order = orderOf(state, 'offer-', id, seat);
  return { what: kind, offer: { id, order, kind, seat, detachment, hex: where, points, race } };
}

function pointsOf(table: PlanetaryTable, what: keyof typeof DISCOVERED_POINTS, hex: string): number {
  const { base, step } = DISCOVERED_POINTS[what];
  return base + step * d6(table, POINTS_RULE[what], 'points', hex);
}

const POINTS_RULE = { ENEMIES: 'PLN-DSC-03', FOLLOWERS: 'PLN-DSC-04', MERCENARIES: 'PLN-DSC-05' } as const;

const d6 = (table: PlanetaryTable, rule: RuleId, purpose: string, subject: string): number =>
  itemAt(table.roll({ count: 1, sides: 6, for: rule, purpose, subject }), 0);
