import type { BattleOrder, Order, Sheet } from '../../../../../rulesets/planetary/index.js';
import type { PlanetaryBattleOrder, PlanetarySheet } from '../types/orders.js';

export const presentBattleOrder = (order: BattleOrder): PlanetaryBattleOrder => ({
  detachment: order.detachment,
  order: order.order,
  target: order.target ? { hex: null, detachment: null, ...order.target } : null,
  primary: order.primary ?? true,
  onTake: order.onTake ?? null,
  strongholdFate: order.strongholdFate ?? null,
  withdrawalPreference: [...(order.withdrawalPreference ?? [])],
});

export function presentSheet(seat: string, { orders }: Sheet): PlanetarySheet {
  const sheet: PlanetarySheet = { seat, battleOrders: [], airSupport: [], spyOrders: [] };
  for (const order of orders) addOrder(sheet, order);
  return sheet;
}

function addOrder(sheet: PlanetarySheet, order: Order): void {
  switch (order.order) {
    case 'AIR_SUPPORT':
      sheet.airSupport.push({ squadron: order.squadron, army: order.army });
      break;
    case 'SPY_GUARD':
    case 'GAIN_INFORMATION':
      sheet.spyOrders.push(order);
      break;
    default:
      sheet.battleOrders.push(presentBattleOrder(order));
  }
}
