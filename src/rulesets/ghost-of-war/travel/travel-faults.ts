import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { GhostOfWarState, Unit } from '../state/index.js';
import { isImmobilised } from '../combat/attacks.js';
import { isSpent } from '../effectiveness/effectiveness.js';
import { pathFaults } from '../map/paths/index.js';
import { setOf } from '../sheets/planned-sets.js';
import { warpMapOf, wayBetween } from '../map/sector-map.js';
import type { OrderContext } from '../sheets/sheets.js';
import { roundsOf } from './journeys.js';
import { transportFault } from './transport.js';
import type { Traveller } from '../units/travellers.js';
import type { TravelOrder } from './travel-party.js';

const indexOf = ({ units, characters }: TravelOrder, id: string): readonly (string | number)[] =>
  units.includes(id) ? ['units', units.indexOf(id)] : ['characters', characters.indexOf(id)];

/** GOW-TRV-01, GOW-CE-09, GOW-SUP-07: who cannot leave at all. */
export function stateFaults(
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
export const repeated = ({ sheet, index, path }: OrderContext, order: TravelOrder): readonly Violation[] => {
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
export const landingFaults = (
  state: GhostOfWarState,
  { landOn, to }: TravelOrder,
  path: OrderContext['path'],
): readonly Violation[] =>
  landOn === null || lookUp(state.planets, landOn)?.system === to
    ? []
    : [violation('GOW-TRV-09', 'NOT_IN_DESTINATION', [...path, 'landOn'], { planet: landOn })];

/** GOW-TRV-03 */
export function wayFaults(
  state: GhostOfWarState,
  { to, path: given }: TravelOrder,
  from: string,
  path: OrderContext['path'],
): readonly Violation[] {
  const [start, end] = [lookUp(state.systems, from)?.hex ?? '', lookUp(state.systems, to)?.hex ?? ''];
  if (given === null) {
    return wayBetween(state, start, end, 'SHORT')
      ? []
      : [violation('GOW-TRV-03', 'NO_WAY', [...path, 'to'], { system: to })];
  }
  return pathFaults(warpMapOf(state), given, start, end).map(({ code, index }) =>
    violation('GOW-TRV-03', code, [...path, 'path', index], { hex: given[index] ?? null }),
  );
}

export function transportFaults(
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
export function fightFaults(
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
