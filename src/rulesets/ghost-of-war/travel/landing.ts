import { foundIn, lookUp } from '../../../kernel/index.js';
import type { GhostOfWarState, Journey, Place } from '../state/index.js';
import type { GowTable } from '../table.js';
import { isImmobilised } from '../combat/attacks.js';
import { isAllied } from '../general/factions.js';
import { bySeq, byNumber } from '../general/order.js';
import { failOrder, ordersOf } from '../sheets/orders-taken-up.js';
import { systemOf } from '../map/places.js';
import { judgeInForce } from '../sheets/sheets.js';
import { isDominated } from '../map/status/supremacy.js';
import { judgeEmbark, judgeLand } from './landing-orders.js';
import { travellerOf, type Traveller } from '../units/travellers.js';

/** GOW-TRV-05, -09: S7: arrivals, then all landing and embarking at once, under the skies as they are then. */
export function arriveAndLand(table: GowTable): void {
  const arrivals = endingJourneys(table.state);
  arrive(table, arrivals);
  const wishes = new Map<string, Place>();
  for (const journey of arrivals) {
    for (const id of [...journey.units, ...journey.characters]) {
      const place = landingPlace(table.state, id, journey);
      if (place) wishes.set(id, place);
    }
  }
  for (const [id, place] of orderedMoves(table)) wishes.set(id, place);
  carryOut(table, wishes);
}

/** Journeys that end now, in the order in which they began. */
const endingJourneys = ({ journeys, round }: GhostOfWarState): readonly Journey[] =>
  byNumber(Object.values(journeys))
    .filter((each) => each.arrivalRound <= round)
    .toSorted((one, other) => one.departRound - other.departRound);

function arrive(table: GowTable, arrivals: readonly Journey[]): void {
  for (const faction of new Set(arrivals.map((each) => each.owner))) {
    const rows = arrivals
      .filter((each) => each.owner === faction)
      .map(({ id, to, units, characters }) => ({ journey: id, system: to, units, characters }));
    table.emit({ type: 'ghost-of-war.JourneysEnded', data: { faction, rows } }, ['GOW-TRV-05', 'GOW-ACT-12']);
  }
}

/** GOW-TRV-09: the planet that was named, else the lowest-seq one of the own side; null for who stays in orbit. */
function landingPlace(state: GhostOfWarState, id: string, { owner, to, landOn }: Journey): Place | null {
  const traveller = travellerOf(state, id);
  if (!traveller || traveller.domain === 'void') return null;
  if (traveller.unit && isImmobilised(state, traveller.unit)) return null;
  if (landOn !== null) return { in: 'PLANET', id: landOn };
  const [own] = bySeq((lookUp(state.systems, to)?.planets ?? []).flatMap(foundIn(state.planets))).filter(
    (each) => isAllied(state, each.controller, owner),
  );
  return own ? { in: 'PLANET', id: own.id } : null;
}

/** GOW-TRV-09: LAND and EMBARK, by faction and entry; the last word about somebody counts. */
function orderedMoves(table: GowTable): readonly (readonly [string, Place])[] {
  const moves: (readonly [string, Place])[] = [];
  for (const entry of ordersOf(table.state, 'LAND')) {
    const violations = judgeInForce(table.state, entry, judgeLand);
    if (violations.length > 0) failOrder(table, entry, violations);
    else
      moves.push(...entry.order.units.map((id) => [id, { in: 'PLANET', id: entry.order.planet }] as const));
  }
  for (const entry of ordersOf(table.state, 'EMBARK')) {
    const violations = judgeInForce(table.state, entry, judgeEmbark);
    if (violations.length > 0) failOrder(table, entry, violations);
    else moves.push(...entry.order.units.flatMap((id) => orbitOf(table.state, id)));
  }
  return moves;
}

function orbitOf(state: GhostOfWarState, id: string): readonly (readonly [string, Place])[] {
  const traveller = travellerOf(state, id);
  const system = traveller && systemOf(state, traveller.place);
  return system ? [[id, { in: 'ORBIT', id: system }]] : [];
}

interface Move {
  readonly unit: string;
  readonly from: Place;
  readonly to: Place;
  readonly system: string;
}

/** GOW-TRV-09: nobody moves between orbit and planets under an enemy's void supremacy. */
function carryOut(table: GowTable, wishes: ReadonlyMap<string, Place>): void {
  const { state } = table;
  const landed = new Map<string, Move[]>();
  const refused = new Map<string, Move[]>();
  for (const [id, to] of wishes) {
    const traveller = travellerOf(state, id);
    const move = traveller && moveOf(state, traveller, to);
    if (!move) continue;
    const { owner } = traveller;
    const rows = isDominated(state, move.system, owner) ? refused : landed;
    rows.set(owner, [...(rows.get(owner) ?? []), move]);
  }
  for (const [faction, moves] of refused) {
    const rows = moves.map(({ unit, system, to }) => ({ unit, system, to }));
    table.emit({ type: 'ghost-of-war.LandingsRefused', data: { faction, rows } }, [
      'GOW-TRV-09',
      'GOW-MAP-08',
    ]);
  }
  for (const [faction, moves] of landed) {
    const rows = moves.map(({ unit, from, to }) => ({ unit, from, to }));
    table.emit({ type: 'ghost-of-war.UnitsLanded', data: { faction, rows } }, ['GOW-TRV-09', 'GOW-MAP-06']);
  }
}

function moveOf(state: GhostOfWarState, { id, place }: Traveller, to: Place): Move | null {
  const system = systemOf(state, place);
  const same = place.in === to.in && place.id === to.id;
  return system === null || same ? null : { unit: id, from: place, to, system };
}
