import type { PlanetaryTable } from '../table.js';
import { isAirMission } from '../air/air-orders.js';
import { SHEETS } from '../build/sheets.js';
import type { MovementOrder } from '../sheets/orders.js';
import { isMovementOrder } from './movement-orders.js';
import type { IssuedMarches } from './movement.js';

/** PLN-GEN-12: the sheets become the air missions of the turn; squadrons without one stay on the ground. */
export function takeUpAirOrders(table: PlanetaryTable): void {
  for (const { party: seat, orders: sheet } of SHEETS.takeUp(table.state)) {
    const orders = sheet.filter(isAirMission);
    table.emit({ type: 'planetary.AirOrdersTakenUp', data: { seat, orders } }, ['PLN-GEN-12', 'PLN-AIR-01']);
  }
}

/** PLN-GEN-12: the sheets become the movement orders of the turn; pieces without one guard. */
export function takeUpMovementOrders(table: PlanetaryTable): IssuedMarches {
  const issued: Record<string, readonly MovementOrder[]> = {};
  for (const { party: seat, orders: sheet } of SHEETS.takeUp(table.state)) {
    const orders = sheet.filter(isMovementOrder);
    issued[seat] = orders;
    table.emit({ type: 'planetary.MovementOrdersTakenUp', data: { seat, orders } }, [
      'PLN-GEN-12',
      'PLN-MOR-01',
    ]);
  }
  return issued;
}
