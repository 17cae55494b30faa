import type { ReturnRow } from './events.js';
import { asideHolder } from '../state/bookings.js';
import type { TradeLine } from '../state/index.js';
import type { GowTable } from '../table.js';
import { openBooks, type Books } from '../goods/books.js';
import { linesByNumber } from './witnesses.js';

/** GOW-TRD-08: after S12 what was set aside and not used returns to the planet that it was drawn from. */
export function returnWares(table: GowTable): void {
  const books = openBooks(table.state);
  const rows = new Map<string, ReturnRow[]>();
  for (const line of linesByNumber(table.state)) {
    const returned = returnOf(books, line);
    if (returned.length > 0) rows.set(line.owner, [...(rows.get(line.owner) ?? []), ...returned]);
  }
  const bookings = books.bookings();
  for (const faction of new Set([...rows.keys(), ...bookings.keys()])) {
    table.emit(
      {
        type: 'ghost-of-war.WaresReturned',
        data: { faction, rows: rows.get(faction) ?? [], bookings: bookings.get(faction) ?? [] },
      },
      ['GOW-TRD-08'],
    );
  }
}

const returnOf = (books: Books, { id, setAside }: TradeLine): readonly ReturnRow[] =>
  setAside.map(({ stop, resource, amount, from }) => {
    books.take(asideHolder(id, stop), resource, amount);
    const lost = books.put(from, resource, amount);
    const wares = (some: number) => (some > 0 ? [{ kind: 'RESOURCE' as const, resource, amount: some }] : []);
    return { line: id, to: from, returned: wares(amount - lost), lost: wares(lost) };
  });
