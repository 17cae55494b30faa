import { lookUp, violation, type Violation } from '../../../../kernel/index.js';
import type { Order } from '../../orders.js';
import type { GhostOfWarState, Unit } from '../../state.js';
import { isImmobilised } from '../combat/attacks.js';
import { isSpent } from '../effectiveness.js';
import { isAllied } from '../factions.js';
import { findPath, pathFaults } from '../paths/index.js';
import { systemOf } from '../places.js';
import { setOf } from '../planned-sets.js';
import { warpMapOf } from '../sector-map.js';
import type { OrderContext, OrderJudge } from '../sheets.js';
import { surveyOf } from '../survey.js';
import { typeOf } from '../unit-types.js';
import { roundsOf } from './journeys.js';
import { berthsOf, board, isCapacityMode, transportFault } from './transport.js';
import { travellerOf, wholeFormations, type Traveller } from './travellers.js';

export type TravelOrder = Extract<Order, { readonly order: 'TRAVEL' }>;

/** GOW-TRV-01, -03, -07: everything that is illegal in a journey. */
export const judgeTravel: OrderJudge<'TRAVEL'> = (context, order): readonly Violation[] => {
  const { state, path } = context;
  const { units, characters, to } = order;
  if (units.length + characters.length === 0) return [violation('GOW-TRV-01', 'NOBODY', [...path, 'units'])];
  const travellers = travellersOf(state, order);
  const own = [
    ...units.flatMap((id, at) => ownFaults(context, id, [...path, 'units', at])),
    ...characters.flatMap((id, at) => ownFaults(context, id, [...path, 'characters', at])),
  ];
  const system = lookUp(state.systems, to);
  const unknown = system ? [] : [violation('GOW-TRV-01', 'NO_SUCH_SYSTEM', [...path, 'to'], { system: to })];
  if (own.length > 0 || !system) return [...own, ...unknown];
  const from = startOf(state, travellers);
  const faults = [
    ...travellers.flatMap((each) => stateFaults(context, order, each)),
    ...wholeFormations(context, units, 'GOW-TRV-01'),
    ...repeated(context, order),
    ...landingFaults(state, order, path),
  ];
  if (from === 'SEVERAL') return [...faults, violation('GOW-TRV-01', 'NOT_TOGETHER', [...path, 'units'])];
  if (from === null) return faults;
  if (from === to)
    return [...faults, violation('GOW-TRV-01', 'SAME_SYSTEM', [...path, 'to'], { system: to })];
  const way = wayFaults(state, order, from, path);
  return [
    ...faults,
    ...way,
    ...travellers.flatMap((each) => transportFaults(context, order, each, from)),
    ...(way.length === 0 ? fightFaults(context, order, from) : []),
    ...roomFaults(context, order, from, travellers),
  ];
};

export const travellersOf = (
  state: GhostOfWarState,
  { units, characters }: TravelOrder,
): readonly Traveller[] => [...units, ...characters].flatMap((id) => travellerOf(state, id) ?? []);

/** System from which all leave; null when nobody is on the map. */
export function startOf(state: GhostOfWarState, travellers: readonly Traveller[]): string | 'SEVERAL' | null {
  const systems = new Set(travellers.flatMap((each) => systemOf(state, each.place) ?? []));
  return systems.size > 1 ? 'SEVERAL' : ([...systems][0] ?? null);
}

function ownFaults(
  { state, faction }: OrderContext,
  id: string,
  path: OrderContext['path'],
): readonly Violation[] {
  const traveller = travellerOf(state, id);
  if (traveller?.owner === faction) return [];
  const attached = lookUp(state.characters, id)?.faction === faction;
  return attached
    ? [violation('GOW-CHR-03', 'NOT_ALONE', path, { character: id })]
    : [violation('GOW-GEN-01', 'NOT_YOUR_UNIT', path, { unit: id })];
}

const indexOf = ({ units, characters }: TravelOrder, id: string): readonly (string | number)[] =>
  units.includes(id) ? ['units', units.indexOf(id)] : ['characters', characters.indexOf(id)];

/** GOW-TRV-01, GOW-CE-09, GOW-SUP-07: who cannot leave at all. */
function stateFaults(
  { state, path, sheet }: OrderContext,
  order: TravelOrder,
  { id, unit, place }: Traveller,
): readonly Violation[] {
  const at = [...path, ...indexOf(order, id)];
  const params = { unit: id };
  const underWay = place.in === 'JOURNEY' ? [violation('GOW-TRV-01', 'UNDER_WAY', at, params)] : [];
  if (!unit) return underWay;
  return [
    ...underWay,
    ...(isImmobilised(state, unit) ? [violation('GOW-CE-09', 'IMMOBILISED', at, params)] : []),
    ...(isSpent(state, unit) ? [violation('GOW-SUP-07', 'UNIT_SPENT', at, params)] : []),
    ...(isOrderedToProduce(state, sheet, unit) ? [violation('GOW-TRV-01', 'PRODUCES', at, params)] : []),
  ];
}

/** GOW-TRV-01, GOW-GEN-11: a set with Produce that is only carried over gives way to the journey. */
const isOrderedToProduce = (state: GhostOfWarState, sheet: OrderContext['sheet'], unit: Unit): boolean =>
  setOf(state, sheet, unit).includes('Produce') &&
  (state.step !== 'ORDERS' ||
    sheet.some(
      (each) => each.order === 'SET_ACTIVITY' && (each.entity === unit.id || each.entity === unit.formation),
    ));

/** GOW-TRV-01: one journey per round and unit. */
const repeated = ({ sheet, index, path }: OrderContext, order: TravelOrder): readonly Violation[] => {
  const before = new Set(
    sheet
      .slice(0, index)
      .flatMap((each) => (each.order === 'TRAVEL' ? [...each.units, ...each.characters] : [])),
  );
  const ids = [...order.units, ...order.characters];
  return ids.flatMap((id, at) =>
    before.has(id) || ids.indexOf(id) < at
      ? [violation('GOW-TRV-01', 'TRAVELS_TWICE', [...path, ...indexOf(order, id)], { unit: id })]
      : [],
  );
};

/** GOW-TRV-09: a planet of the destination. */
const landingFaults = (
  state: GhostOfWarState,
  { landOn, to }: TravelOrder,
  path: OrderContext['path'],
): readonly Violation[] =>
  landOn === null || lookUp(state.planets, landOn)?.system === to
    ? []
    : [violation('GOW-TRV-09', 'NOT_IN_DESTINATION', [...path, 'landOn'], { planet: landOn })];

/** GOW-TRV-03 */
function wayFaults(
  state: GhostOfWarState,
  { to, path: given }: TravelOrder,
  from: string,
  path: OrderContext['path'],
): readonly Violation[] {
  const map = warpMapOf(state);
  const [start, end] = [lookUp(state.systems, from)?.hex ?? '', lookUp(state.systems, to)?.hex ?? ''];
  if (given === null) {
    return findPath(map, start, end, 'SHORT')
      ? []
      : [violation('GOW-TRV-03', 'NO_WAY', [...path, 'to'], { system: to })];
  }
  return pathFaults(map, given, start, end).map(({ code, index }) =>
    violation('GOW-TRV-03', code, [...path, 'path', index], { hex: given[index] ?? null }),
  );
}

function transportFaults(
  { state, path }: OrderContext,
  order: TravelOrder,
  traveller: Traveller,
  from: string,
): readonly Violation[] {
  const code = transportFault(state, traveller, from);
  const at = [...path, ...indexOf(order, traveller.id)];
  return code ? [violation('GOW-TRV-07', code, at, { unit: traveller.id, system: from })] : [];
}

/** GOW-ACT-12: who redeploys fights only by an Attack order at the place of arrival, in the round of arrival. */
function fightFaults(
  { state, path, sheet }: OrderContext,
  order: TravelOrder,
  from: string,
): readonly Violation[] {
  const arrives = (unit: Unit): boolean => roundsOf(state, order, from, unit) === 1;
  return order.units.flatMap((id, at) => {
    const unit = lookUp(state.units, id);
    const attack = sheet.find((each) => each.order === 'ATTACK' && each.units.includes(id));
    if (!unit || attack?.order !== 'ATTACK') return [];
    const system = lookUp(state.planets, attack.place)?.system ?? attack.place;
    return system === order.to && arrives(unit)
      ? []
      : [
          violation('GOW-ACT-12', 'FIGHTS_ELSEWHERE', [...path, 'units', at], {
            unit: id,
            place: attack.place,
          }),
        ];
  });
}

/** GOW-TRV-07 capacity: room aboard the ships of the sheet; where allied ships could help, it is seen when all leave. */
function roomFaults(
  { state, faction, sheet, index, path }: OrderContext,
  order: TravelOrder,
  from: string,
  travellers: readonly Traveller[],
): readonly Violation[] {
  if (state.step !== 'ORDERS' || !isCapacityMode(state) || alliesMayCarry(state, faction, from)) return [];
  const same = sheet.flatMap((each, at) => {
    if (each.order !== 'TRAVEL' || each.to !== order.to) return [];
    const own = travellersOf(state, each);
    return startOf(state, own) === from ? [{ at, own }] : [];
  });
  const berths = berthsOf(
    state,
    same.flatMap(({ own }) => own.flatMap((each) => each.unit ?? [])),
  );
  for (const { at, own } of same) if (at < index) board(state, berths, faction, own);
  return board(state, berths, faction, travellers)
    ? []
    : [violation('GOW-TRV-07', 'NO_ROOM', [...path, 'units'], { system: from })];
}

const alliesMayCarry = (state: GhostOfWarState, faction: string, system: string): boolean =>
  surveyOf(state)
    .unitsIn(system)
    .some(
      (each) =>
        each.owner !== faction &&
        isAllied(state, each.owner, faction) &&
        typeOf(state, each).transportCapacity > 0,
    );
