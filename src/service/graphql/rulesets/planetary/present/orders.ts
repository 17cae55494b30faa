import type {
  AirMissionOrder,
  BattleOrder,
  MovementOrder,
  Order,
  Sheet,
} from '../../../../../rulesets/planetary/index.js';
import type {
  PlanetaryAirMissionOrder,
  PlanetaryBattleOrder,
  PlanetaryMarchOrder,
  PlanetarySheet,
} from '../types/orders.js';

export const presentBattleOrder = (order: BattleOrder): PlanetaryBattleOrder => ({
  detachment: order.detachment,
  order: order.order,
  target: order.target ? { hex: null, detachment: null, ...order.target } : null,
  via: [...(order.via ?? [])],
  primary: order.primary ?? true,
  onTake: order.onTake ?? null,
  strongholdFate: order.strongholdFate ?? null,
  withdrawalPreference: [...(order.withdrawalPreference ?? [])],
});

const presentMovementOrder = (order: MovementOrder): PlanetaryMarchOrder => ({
  piece: order.piece,
  order: order.order,
  path: [...(order.path ?? [])],
  target: order.target ?? null,
  flyHigh: order.flyHigh ?? false,
  onTake: order.onTake ?? null,
  strongholdFate: order.strongholdFate ?? null,
  spyTarget: order.spyTarget ? { id: null, ...order.spyTarget } : null,
  shrine: order.shrine ?? null,
  bionics: (order.bionics ?? []).map((each) => ({ ...each })),
});

const presentAirMission = (order: AirMissionOrder): PlanetaryAirMissionOrder => ({
  squadron: order.squadron,
  mission: order.order,
  airspace: order.airspace,
  targetHex: order.targetHex ?? null,
});

export function presentSheet(seat: string, { orders }: Sheet): PlanetarySheet {
  const sheet: PlanetarySheet = {
    seat,
    battleOrders: [],
    airSupport: [],
    spyOrders: [],
    airMissions: [],
    movementOrders: [],
  };
  for (const order of orders) addOrder(sheet, order);
  return sheet;
}

function addOrder(sheet: PlanetarySheet, order: Order): void {
  if ('piece' in order) sheet.movementOrders.push(presentMovementOrder(order));
  else if ('airspace' in order) sheet.airMissions.push(presentAirMission(order));
  else if ('spy' in order) sheet.spyOrders.push(order);
  else if ('squadron' in order) sheet.airSupport.push({ squadron: order.squadron, army: order.army });
  else sheet.battleOrders.push(presentBattleOrder(order));
}
