import { itemAt, lookUp } from '../../../kernel/index.js';
import type { CaptureRow, DeliveryRow } from './events.js';
import type { Stop, TradeLine, Ware } from '../state/index.js';
import type { GowTable } from '../table.js';
import { openBooks } from '../goods/books.js';
import { drawing, type Taking } from '../goods/draw.js';
import { sharesWith } from '../goods/sharing.js';
import { capture } from './captures.js';
import type { Hold } from './hold.js';
import { openPartBooks } from './part-books.js';
import { isDue } from './schedule.js';
import { linesByNumber } from './witnesses.js';

/** GOW-TRD-07, -08: S5: lines by number, stops in order; origin and stop are booked together. */
export function deliver(table: GowTable): void {
  const { state } = table;
  const books = openBooks(state);
  const hold: Hold = { state, books, draws: drawing(state, books), parts: openPartBooks(state) };
  const rows = new Map<string, DeliveryRow[]>();
  const captures = new Map<string, CaptureRow[]>();
  for (const line of linesByNumber(state)) {
    const delivered = deliverLine(hold, line);
    if (delivered.length > 0) rows.set(line.owner, [...(rows.get(line.owner) ?? []), ...delivered]);
    const booty = delivered.flatMap((each) => each.raided);
    if (line.raid && booty.length > 0) {
      const row = capture(hold, line.id, line.raid, booty);
      captures.set(line.raid.faction, [...(captures.get(line.raid.faction) ?? []), row]);
    }
  }
  const bookings = books.bookings();
  const moves = hold.parts.moves();
  const factions = [...rows.keys(), ...captures.keys(), ...bookings.keys(), ...moves.keys()];
  for (const faction of new Set(factions)) {
    table.emit(
      {
        type: 'ghost-of-war.LinesDelivered',
        data: {
          faction,
          rows: rows.get(faction) ?? [],
          captures: captures.get(faction) ?? [],
          bookings: bookings.get(faction) ?? [],
          partMoves: moves.get(faction) ?? [],
        },
      },
      captures.has(faction) ? ['GOW-TRD-13', 'GOW-TRD-07'] : ['GOW-TRD-07', 'GOW-TRD-08'],
    );
  }
}

const deliverLine = (hold: Hold, line: TradeLine): readonly DeliveryRow[] =>
  line.stops.flatMap((stop, at) => (isDue(hold.state, stop) ? deliverStop(hold, line, stop, at) : []));

/** GOW-TRD-07: as much as there is room for, as far as it can be had; a raided stop's goods leave the origin all the same. */
function deliverStop(hold: Hold, line: TradeLine, stop: Stop, at: number): readonly DeliveryRow[] {
  const raided = line.raid?.round === hold.state.round && at >= line.raid.stop;
  const asked = stop.wares.flatMap((ware) => atMost(ware, roomFor(hold, stop, ware)));
  if (asked.length === 0) return [];
  const taken = asked.flatMap((ware) => {
    const takings = takeWare(hold, line, ware);
    if (!raided) takings.forEach((each) => putWare(hold, line, at, ware, each));
    return atMost(ware, sumOf(takings));
  });
  const delivered = raided ? [] : taken;
  return [
    {
      line: line.id,
      stop: at,
      place: holderOfStop(stop),
      asked,
      delivered,
      first: !stop.delivered && delivered.length > 0,
      raided: raided ? taken : [],
    },
  ];
}

/** A ware with another amount; nothing for 0. */
const atMost = (ware: Ware, amount: number): readonly Ware[] => {
  const least = Math.min(ware.amount, amount);
  return least > 0 ? [{ ...ware, amount: least }] : [];
};

const sumOf = (takings: readonly Pick<Taking, 'amount'>[]): number =>
  takings.reduce((sum, each) => sum + each.amount, 0);

const holderOfStop = ({ place }: Stop): string =>
  place.kind === 'PLANET' ? (place.intoDepot ?? place.id) : place.id;

/** GOW-TRD-07, -08: what is set aside, and parts, are not limited by room. */
function roomFor({ books }: Hold, stop: Stop, ware: Ware): number {
  if (stop.place.kind === 'FORCE' || ware.kind === 'PART') return ware.amount;
  return books.room(holderOfStop(stop), ware.resource);
}

/** GOW-TRD-07: goods by DRAW at the origin, parts from its own store only; nothing where it is no longer shared (GOW-TRD-03). */
function takeWare(
  { state, draws, parts }: Hold,
  { owner, origin }: TradeLine,
  ware: Ware,
): readonly Taking[] {
  const planet = lookUp(state.planets, origin);
  if (!planet || !sharesWith(state, planet, owner)) return [];
  if (ware.kind === 'PART') {
    const amount = parts.take(origin, ware.part, ware.amount);
    return amount > 0 ? [{ holder: origin, resource: 'GG', amount }] : [];
  }
  const { takings } = draws.draw({
    faction: owner,
    holder: origin,
    goods: { [ware.resource]: ware.amount },
    allOrNothing: false,
    reach: 'PLANET',
  });
  return takings;
}

function putWare(hold: Hold, line: TradeLine, at: number, ware: Ware, { holder, amount }: Taking): void {
  const stop = itemAt(line.stops, at);
  if (ware.kind === 'PART') hold.parts.add(holderOfStop(stop), ware.part, amount);
  else if (stop.place.kind === 'PLANET') hold.books.put(holderOfStop(stop), ware.resource, amount);
  else hold.books.setAside(line.id, at, { resource: ware.resource, amount, from: holder });
}
