import { lookUp } from '../../../kernel/index.js';
import { violation } from '../catalog.js';
import type { GhostOfWarState, Unit } from '../state/index.js';
import type { GowTable } from '../table.js';
import { bufferOfHolder, openBooks } from '../goods/books.js';
import { isImmobilised } from './attacks.js';
import { writtenOff } from './consequences.js';
import { placeOfHolder } from '../goods/draw-sources.js';
import { isAllied } from '../general/factions.js';
import { holderOf } from '../units/holders.js';
import { inCanonicalOrder } from '../general/order.js';
import { ownBookings } from '../goods/shared-books.js';
import { failOrder, ordersOf } from '../sheets/orders-taken-up.js';
import { ownerOf } from '../general/owners.js';
import { systemOf } from '../map/places.js';
import { salvageOf } from './salvage.js';
import { judgeInForce, type OrderJudge } from '../sheets/sheets.js';
import { isContested } from '../map/status/status.js';
import { resizeHolders } from '../formations/resizing.js';

/** GOW-CE-09: an immobilised machine, in a system that is not contested, into an own or allied buffer there. */
export const judgeSalvage: OrderJudge<'SALVAGE'> = ({ state, faction, path }, { unit: id, into }) => {
  const unit = lookUp(state.units, id);
  if (unit?.owner !== faction) {
    return [violation('GOW-GEN-01', 'NOT_YOUR_UNIT', [...path, 'unit'], { unit: id })];
  }
  const system = systemOf(state, unit.place);
  const contested = system !== null && isContested(state, faction, system);
  const owner = ownerOf(state, into);
  const receives =
    owner !== null && isAllied(state, owner, faction) && into !== id && isBufferOf(state, into);
  return [
    ...(isImmobilised(state, unit)
      ? []
      : [violation('GOW-CE-09', 'NOT_IMMOBILISED', [...path, 'unit'], { unit: id, ce: unit.ce })]),
    ...(contested
      ? [violation('GOW-CE-09', 'SYSTEM_CONTESTED', [...path, 'unit'], { unit: id, system })]
      : []),
    ...(receives && system !== null && systemOfHolder(state, into) === system
      ? []
      : [violation('GOW-CE-09', 'NO_BUFFER_THERE', [...path, 'into'], { holder: into })]),
  ];
};

/** A planet, a depot, or a unit or formation that is a supply holder. */
const isBufferOf = (state: GhostOfWarState, id: string): boolean => {
  const unit = lookUp(state.units, id);
  return unit ? holderOf(state, unit).id === id : bufferOfHolder(state, id) !== undefined;
};

function systemOfHolder(state: GhostOfWarState, id: string): string | null {
  const place = placeOfHolder(state, lookUp(state.depots, id)?.planet ?? id);
  return place ? systemOf(state, place) : null;
}

/** GOW-CE-09: S2 */
export function salvageUnits(table: GowTable): void {
  for (const entry of ordersOf(table.state, 'SALVAGE')) {
    const faults = judgeInForce(table.state, entry, judgeSalvage);
    const unit = lookUp(table.state.units, entry.order.unit);
    if (faults.length > 0) failOrder(table, entry, faults);
    else if (unit) salvage(table, unit, entry.order.into);
  }
}

/** What does not fit is lost (GOW-BUF-05). */
function salvage(table: GowTable, unit: Unit, into: string): void {
  const { state } = table;
  const books = openBooks(state);
  for (const [resource, amount] of inCanonicalOrder(salvageOf(state, unit)))
    books.put(into, resource, amount);
  table.emit(
    {
      type: 'ghost-of-war.UnitsDissolved',
      data: {
        faction: unit.owner,
        cause: 'SALVAGED',
        rows: [{ unit: unit.id, name: unit.name }],
        written: writtenOff(state, [unit]),
        bookings: ownBookings(table, unit.owner, books, ['GOW-CE-09']),
      },
    },
    ['GOW-CE-09'],
  );
  resizeHolders(table, unit.formation === null ? [] : [unit.formation]);
}
