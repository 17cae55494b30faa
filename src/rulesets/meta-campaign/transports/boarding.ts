import { existing, lookUp } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import { firstOf, unless } from '../general/asked.js';
import type { Course, Deed } from '../orders/deed.js';
import type { ActionOf, Order } from '../orders/orders.js';
import { arrange } from '../positions/arranging.js';
import type { MetaCampaignState, PostedOrder, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { blocOf, isAirborne, isFree } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';
import { carriesUnits } from './aboard/carried.js';
import { hasRoomFor, mayEmbark } from './aboard/room.js';

const PATH = ['order', 'action'];

/** EDCU-TRN-02 */
function judgeBoard(
  state: MetaCampaignState,
  unit: Unit,
  { transport: id }: ActionOf<'BOARD'>,
  { open }: Course,
): readonly Violation[] {
  const path = [...PATH, 'transport'];
  const params = { transport: id };
  const transport = lookUp(state.units, id);
  const moves = open.places.includes(id) || open.carriage.includes(id);
  return firstOf(
    () =>
      unless(
        transport?.status === 'ACTIVE' && id !== unit.id && blocOf(transport) === blocOf(unit),
        'EDCU-TRN-02',
        'NOT_OWN_BLOC',
        path,
        params,
      ),
    () => unless(moves || transport?.hex === unit.hex, 'EDCU-TRN-02', 'NOT_IN_HEX', path, params),
    () => {
      const carrier = existing(transport, 'transport');
      return [
        ...unless(mayEmbark(unit), 'EDCU-TRN-01', 'TOO_HEAVY', PATH),
        ...unless(!unit.deployed, 'EDCU-TOW-06', 'DEPLOYED', PATH),
        ...unless(!carriesUnits(state, unit), 'EDCU-TRN-02', 'CARRIES', PATH),
        ...unless(moves || !isAirborne(carrier), 'EDCU-TRN-02', 'AIRBORNE', path, params),
        ...unless(moves || carrier.carriedBy === null, 'EDCU-TRN-02', 'CARRIER_CARRIED', path, params),
        ...unless(isFree(carrier), 'EDCU-TRN-02', 'OVERRUN', path, params),
        ...unless(hasRoomFor(state, carrier, unit), 'EDCU-TRN-02', 'NO_PLACE', path, params),
      ];
    },
  );
}

export const BOARD_DEED: Deed<ActionOf<'BOARD'>> = {
  judge: judgeBoard,
  carryOut: (table, { unit }, { transport }) => {
    const hex = existing(unitAt(table.state, unit).hex, 'hex');
    table.emit({ type: 'meta-campaign.UnitBoarded', data: { unit, transport } }, ['EDCU-TRN-02']);
    arrange(table, hex);
  },
};

/** EDCU-TRN-03: who is noted is of the own bloc. */
export const judgeNote = (state: MetaCampaignState, unit: Unit, { movement }: Order): readonly Violation[] =>
  (movement?.boarding ?? []).flatMap((id, place) => {
    const noted = lookUp(state.units, id);
    const own = noted !== undefined && id !== unit.id && blocOf(noted) === blocOf(unit);
    return unless(own, 'EDCU-TRN-03', 'NOT_OWN_BLOC', ['order', 'movement', 'boarding', place], { unit: id });
  });

/** EDCU-TRN-03: posted orders of noted units by which they board this transport, in the order noted. */
export const notedOrders = (
  { orders }: Pick<MetaCampaignState, 'orders'>,
  { unit, order }: PostedOrder,
): readonly PostedOrder[] =>
  (order.movement?.boarding ?? []).flatMap((id) =>
    Object.values(orders).filter(
      (each) =>
        each.unit === id &&
        each.status === 'POSTED' &&
        each.order.action?.name === 'BOARD' &&
        each.order.action.transport === unit,
    ),
  );

/** EDCU-TRN-04: noted units that are not aboard when the transport goes. */
export function tellLeftBehind(table: EdcTable, { unit: transport, order }: PostedOrder): void {
  for (const id of order.movement?.boarding ?? [])
    if (lookUp(table.state.units, id)?.carriedBy?.unit !== transport)
      table.emit({ type: 'meta-campaign.UnitLeftBehind', data: { unit: id, transport } }, ['EDCU-TRN-04']);
}
