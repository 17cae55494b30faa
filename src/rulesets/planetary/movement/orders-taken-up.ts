import type { PlanetaryTable } from '../table.js';
import { isAirMission } from '../air/air-orders.js';
import { activePlayers } from '../map/map.js';
import { isMovementOrder } from './movement-orders.js';
import type { IssuedMarches } from './movement.js';

/** PLN-GEN-12: the sheets become the air missions of the turn; squadrons without one stay on the ground. */
export function takeUpAirOrders(table: PlanetaryTable): void {
  for (const { seat } of activePlayers(table.state)) {
    const orders = (table.state.sheets[seat]?.orders ?? []).filter(isAirMission);
    table.emit({ type: 'planetary.AirOrdersTakenUp', data: { seat, orders } }, ['PLN-GEN-12', 'PLN-AIR-01']);
  }
}

/** PLN-GEN-12: the sheets become the movement orders of the turn; pieces without one guard. */
export function takeUpMovementOrders(table: PlanetaryTable): IssuedMarches {
  const issued = activePlayers(table.state).map(({ seat }) => {
    const orders = (table.state.sheets[seat]?.orders ?? []).filter(isMovementOrder);
    return [seat, orders] as const;
  });
  for (const [seat, orders] of issued) {
    table.emit({ type: 'planetary.MovementOrdersTakenUp', data: { seat, orders } }, [
      'PLN-GEN-12',
      'PLN-MOR-01',
    ]);
  }
  return Object.fromEntries(issued);
}
