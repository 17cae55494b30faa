import {
  flag,
  hex,
  id,
  list,
  named,
  orNull,
  ownId,
  record,
  said,
  whole,
  type Shaped,
} from '../../../../kernel/index.js';
import type { AirMissionOrder, BattleOrder, MovementOrder } from '../../sheets/orders.js';
import type { Sheet } from '../../state/index.js';
import * as words from '../../words/index.js';

export const targetView = named(
  'Target',
  'What a battle order is aimed at.',
  record({
    hex: said('A hex.', orNull(hex)),
    detachment: said('A detachment.', orNull(id)),
  }),
);
export type TargetView = Shaped<typeof targetView>;

export const battleOrderView = named(
  'BattleOrder',
  'Battle order of a detachment.',
  record({
    detachment: said('The detachment.', id),
    order: said('What it shall do.', words.battleOrderCode),
    target: said('What it is aimed at.', orNull(targetView)),
    via: said('RAID two hexes away: hexes to go over, best first (RACE-DE-05).', list(hex)),
    primary: said('Whether it attacks itself; false: it supports the one that does (PLN-BOR-03).', flag),
    onTake: said('How an Urban hex is treated.', orNull(words.treatment)),
    strongholdFate: said('What becomes of a Stronghold.', orNull(words.strongholdFate)),
    withdrawalPreference: said('Directions in which it would rather withdraw, best first.', list(whole())),
  }),
);
export type BattleOrderView = Shaped<typeof battleOrderView>;

export const airSupportView = named(
  'AirSupport',
  'A squadron that supports an army.',
  record({
    squadron: said('The squadron.', id),
    army: said('The army.', id),
  }),
);
export type AirSupportView = Shaped<typeof airSupportView>;

export const spyOrderView = named(
  'SpyOrder',
  'What a spy is to do this turn.',
  record({
    spy: said('The spy.', id),
    order: said('What it shall do.', words.spyOrderCode),
  }),
);
export type SpyOrderView = Shaped<typeof spyOrderView>;

export const airMissionOrderView = named(
  'AirMissionOrder',
  'Mission of an air squadron (PLN-AIR-01).',
  record({
    squadron: said('The squadron.', id),
    mission: said('What it flies.', words.airMission),
    airspace: said('The Airspace it flies in.', id),
    targetHex: said('What it bombs.', orNull(hex)),
  }),
);
export type AirMissionOrderView = Shaped<typeof airMissionOrderView>;

export const spyChoiceView = named(
  'SpyChoice',
  'What a spy would infiltrate (PLN-SPY-02).',
  record({
    kind: said('Kind of target.', words.spyTargetKind),
    id: said('Which one, where it matters.', orNull(ownId)),
  }),
);
export type SpyChoiceView = Shaped<typeof spyChoiceView>;

export const bionicsView = named(
  'Bionics',
  'An injury to be removed by bionics (PLN-CAS-04).',
  record({
    model: said('The model.', id),
    injury: said('The injury, 1…6.', whole()),
  }),
);
export type BionicsView = Shaped<typeof bionicsView>;

export const shrineOrderView = named(
  'ShrineOrder',
  'A defence that becomes a shrine of Chaos (RACE-CH-07).',
  record({
    building: said('The bunker or tower.', id),
    leader: said('Unit whose God it is.', id),
    payFrom: said('Urban hex that pays.', hex),
  }),
);
export type ShrineOrderView = Shaped<typeof shrineOrderView>;

export const marchOrderView = named(
  'MarchOrder',
  'Movement order of a piece (PLN-MOR-01).',
  record({
    piece: said('A detachment, garrison, convoy, spy or diplomat.', id),
    order: said('What it shall do.', words.movementOrderCode),
    path: said('Hexes in the order entered.', list(hex)),
    target: said('The detachment that it follows.', orNull(id)),
    flyHigh: said('It flies high (PLN-MOR-10).', flag),
    onTake: said('How an Urban hex is treated.', orNull(words.treatment)),
    strongholdFate: said('What becomes of a Stronghold.', orNull(words.strongholdFate)),
    spyTarget: said('What a spy would infiltrate.', orNull(spyChoiceView)),
    shrine: said('A defence that it curses instead of claiming (RACE-CH-07).', orNull(shrineOrderView)),
    bionics: said('Injuries to be removed.', list(bionicsView)),
  }),
);
export type MarchOrderView = Shaped<typeof marchOrderView>;

export const sheetView = named(
  'Sheet',
  "A seat's sheet for the current phase: sealed, seen by its owner alone.",
  record({
    seat: said('The seat.', id),
    battleOrders: said('Battle orders, in the order in which the detachments act.', list(battleOrderView)),
    airSupport: said('Air support.', list(airSupportView)),
    spyOrders: said('Orders of spies.', list(spyOrderView)),
    airMissions: said('Air missions.', list(airMissionOrderView)),
    movementOrders: said('Movement orders, in the order in which the pieces act.', list(marchOrderView)),
  }),
);
export type SheetView = Shaped<typeof sheetView>;

export const showBattleOrder = (order: BattleOrder): BattleOrderView => ({
  detachment: order.detachment,
  order: order.order,
  target: order.target ? { hex: null, detachment: null, ...order.target } : null,
  via: [...(order.via ?? [])],
  primary: order.primary ?? true,
  onTake: order.onTake ?? null,
  strongholdFate: order.strongholdFate ?? null,
  withdrawalPreference: [...(order.withdrawalPreference ?? [])],
});

const showMovementOrder = (order: MovementOrder): MarchOrderView => ({
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

const showAirMission = (order: AirMissionOrder): AirMissionOrderView => ({
  squadron: order.squadron,
  mission: order.order,
  airspace: order.airspace,
  targetHex: order.targetHex ?? null,
});

export const showSheet = (seat: string, { orders }: Sheet): SheetView => ({
  seat,
  battleOrders: orders.flatMap((each) => ('detachment' in each ? [showBattleOrder(each)] : [])),
  airSupport: orders.flatMap((each) =>
    'squadron' in each && 'army' in each ? [{ squadron: each.squadron, army: each.army }] : [],
  ),
  spyOrders: orders.flatMap((each) => ('spy' in each ? [each] : [])),
  airMissions: orders.flatMap((each) => ('airspace' in each ? [showAirMission(each)] : [])),
  movementOrders: orders.flatMap((each) => ('piece' in each ? [showMovementOrder(each)] : [])),
});
