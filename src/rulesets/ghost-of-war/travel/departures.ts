import { foundIn, itemAt, lookUp } from '../../../kernel/index.js';
import { violation, type RuleId } from '../catalog.js';
import type { GhostOfWarState, Journey } from '../state/index.js';
import type { GowTable } from '../table.js';
import { isImmobilised } from '../combat/attacks.js';
import { isSpent } from '../effectiveness/effectiveness.js';
import { factionsBySeq } from '../general/factions.js';
import { chosen } from '../house-rules/house-rules.js';
import { bySeq } from '../general/order.js';
import { failOrder, ordersOf, type InForce } from '../sheets/orders-taken-up.js';
import { distancesFrom } from '../map/paths/index.js';
import { forcePieces } from '../units/pieces-of-forces.js';
import { systemOf } from '../map/places.js';
import { warpMapOf } from '../map/sector-map.js';
import { judgeInForce } from '../sheets/sheets.js';
import { isDominated } from '../map/status/supremacy.js';
import { journeysOf, type Party } from './journeys.js';
import { berthsOf, board, isCapacityMode, type Berth } from './transport.js';
import { judgeTravel } from './travel-order.js';
import { startOf, travellersOf } from './travel-party.js';

/** GOW-TRV-01, -05, -07: S7: all who have orders to leave, leave together; then those who must. */
export function depart(table: GowTable): void {
  const entries = ordersOf(table.state, 'TRAVEL').filter((each) => isStillPossible(table, each));
  const aboard = isCapacityMode(table.state) ? withRoom(table, entries) : entries;
  const parties = aboard.flatMap((each) => partyOf(table.state, each) ?? []);
  begin(table, parties, false, ['GOW-TRV-01', 'GOW-TRV-05', 'GOW-ACT-12']);
  begin(table, forcedParties(table.state), true, ['GOW-CBT-17', 'GOW-TRV-11']);
}

function isStillPossible(table: GowTable, entry: InForce<'TRAVEL'>): boolean {
  const violations = judgeInForce(table.state, entry, judgeTravel);
  if (violations.length > 0) failOrder(table, entry, violations);
  return violations.length === 0;
}

function partyOf(state: GhostOfWarState, { faction, order }: InForce<'TRAVEL'>): Party | null {
  const from = startOf(state, travellersOf(state, order));
  const { units, characters, to, path, landOn } = order;
  return from === null || from === 'SEVERAL'
    ? null
    : { owner: faction, units, characters, from, to, path, landOn };
}

/** GOW-TRV-07 capacity: whoever is not carried by a ship that leaves for the same destination stays. */
function withRoom(table: GowTable, entries: readonly InForce<'TRAVEL'>[]): readonly InForce<'TRAVEL'>[] {
  const { state } = table;
  const routeOf = ({ order }: InForce<'TRAVEL'>): string =>
    `${startOf(state, travellersOf(state, order)) ?? ''}|${order.to}`;
  const berths = new Map<string, Berth[]>();
  for (const entry of entries) {
    const ships = travellersOf(state, entry.order).flatMap((each) => each.unit ?? []);
    berths.set(routeOf(entry), [...(berths.get(routeOf(entry)) ?? []), ...berthsOf(state, ships)]);
  }
  return entries.filter((entry) => {
    const { faction, order } = entry;
    const carried = board(state, berths.get(routeOf(entry)) ?? [], faction, travellersOf(state, order));
    if (!carried)
      failOrder(table, entry, [violation('GOW-TRV-07', 'NO_ROOM', ['units'], { system: order.to })]);
    return carried;
  });
}

function begin(
  table: GowTable,
  parties: readonly Party[],
  forced: boolean,
  because: readonly RuleId[],
): void {
  const journeys = new Map<string, Journey[]>();
  const { made } = table.state;
  let begun = 0;
  for (const party of parties) {
    const before = journeys.get(party.owner) ?? [];
    const own = journeysOf(table.state, party, made ? before.length : begun);
    begun += own.length;
    journeys.set(party.owner, [...before, ...own]);
  }
  for (const [faction, own] of journeys) {
    table.emit({ type: 'ghost-of-war.JourneysBegan', data: { faction, journeys: own, forced } }, because);
  }
}

/** GOW-CBT-17, GOW-TRV-11: withdrawn ships that have no order, and can leave, piece by piece. */
function forcedParties(state: GhostOfWarState): readonly Party[] {
  const withdrawn = Object.values(state.units).filter(
    (each) => each.withdrawn && each.place.in !== 'JOURNEY',
  );
  if (withdrawn.length === 0) return [];
  return factionsBySeq(state).flatMap(({ id: owner }) =>
    forcePieces(
      state,
      withdrawn.filter((each) => each.owner === owner),
    ).flatMap((piece) => {
      const units = lookUp(state.formations, piece.id)?.units ?? [piece.id];
      const from = systemOf(state, itemAt(piece.units, 0).place);
      const to = from === null ? null : refugeOf(state, owner, from);
      if (from === null || to === null || !canLeave(state, units)) return [];
      return [{ owner, units, characters: [], from, to, path: null, landOn: null }];
    }),
  );
}

/** GOW-CE-09, GOW-SUP-07: a formation leaves as one piece or not at all. */
const canLeave = (state: GhostOfWarState, ids: readonly string[]): boolean =>
  ids.flatMap(foundIn(state.units)).every((each) => !isImmobilised(state, each) && !isSpent(state, each));

/** GOW-CBT-17: the nearest system, by N, then seq, in which no hostile side has void supremacy; null for none. */
function refugeOf(state: GhostOfWarState, owner: string, from: string): string | null {
  const map = warpMapOf(state);
  const counting = chosen(state.parameters, 'travel.endpointCounting');
  const distances = distancesFrom(map, lookUp(state.systems, from)?.hex ?? '', counting);
  const distance = (hex: string): number => distances.get(map.numbers.get(hex) ?? -1) ?? Infinity;
  const safe = bySeq(Object.values(state.systems))
    .filter(
      (each) => each.id !== from && distance(each.hex) < Infinity && !isDominated(state, each.id, owner),
    )
    .toSorted((one, other) => distance(one.hex) - distance(other.hex));
  return safe[0]?.id ?? null;
}
