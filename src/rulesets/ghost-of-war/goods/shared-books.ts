import type { RuleId } from '../catalog.js';
import type { Booking } from '../state/bookings.js';
import type { GowTable } from '../table.js';
import type { Books } from './books.js';

/** GOW-GEN-09: what a faction's deed books in stocks of others is told to each of them; answers its own bookings. */
export function ownBookings(
  table: GowTable,
  faction: string,
  books: Books,
  because: readonly RuleId[],
): readonly Booking[] {
  const all = books.bookings();
  for (const [owner, bookings] of all) {
    if (owner === faction) continue;
    table.emit(
      { type: 'ghost-of-war.StocksShared', data: { faction: owner, by: faction, bookings } },
      because,
    );
  }
  return all.get(faction) ?? [];
}
