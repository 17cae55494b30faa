import { foundIn, lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { ACTIVITIES, LEGAL_SETS, REDEPLOYMENT_SETS } from '../data/activities.js';
import type { Order } from '../sheets/orders.js';
import type { ActivitySet, GhostOfWarState, Unit } from '../state/index.js';
import { mustOwn } from '../sheets/own.js';
import { bySeq } from '../general/order.js';
import type { OrderContext, OrderJudge } from '../sheets/sheets.js';
import { typeOf } from '../units/unit-types.js';

/** Sets are kept in the order of the list of activities. */
export const isSameSet = (one: ActivitySet, other: ActivitySet): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

const isAmong = (sets: readonly ActivitySet[], set: ActivitySet): boolean =>
  sets.some((each) => isSameSet(each, set));

/** A set as it is kept; activities that there are not make it illegal. */
export const inOrderOfActivities = (set: ActivitySet): ActivitySet =>
  set.every((each) => ACTIVITIES.includes(each))
    ? [...set].sort((one, other) => ACTIVITIES.indexOf(one) - ACTIVITIES.indexOf(other))
    : set;

/** GOW-ACT-01: Produce is not for ships, but for the Chapter Fleet, nor for Knights and Titans. */
export function mayProduce(state: GhostOfWarState, unit: Unit): boolean {
  const { domain, specialTransport } = typeOf(state, unit);
  if (domain === 'ground') return !specialTransport;
  return (lookUp(state.formations, unit.formation)?.chapterFleet ?? false) && domain === 'void';
}

/** GOW-ACT-01: sets that an entity may have without an Attack order. */
export const isLegalSet = (state: GhostOfWarState, entity: string, set: ActivitySet): boolean => {
  const unit = lookUp(state.units, entity);
  return isAmong(LEGAL_SETS, set) && !(unit && set.includes('Produce') && !mayProduce(state, unit));
};

/** GOW-ACT-12: units that a sheet sends away, or that are under way. */
export const isRedeploying = (unit: Unit, sheet: readonly Order[]): boolean =>
  unit.place.in === 'JOURNEY' ||
  sheet.some((each) => each.order === 'TRAVEL' && each.units.includes(unit.id));

/** Units that an order for an entity is for: a unit, or those of a formation. */
export const unitsMeant = (state: GhostOfWarState, entity: string): readonly Unit[] => {
  const ids = lookUp(state.formations, entity)?.units ?? [entity];
  return bySeq(ids.flatMap(foundIn(state.units)));
};

/** GOW-ACT-01, -12 */
export const judgeActivity: OrderJudge<'SET_ACTIVITY'> = (context, { entity, set: said }) => {
  const { state, path } = context;
  const barred = mustOwn(context, 'entity', entity);
  if (barred.length > 0) return barred;
  const units = unitsMeant(state, entity);
  if (units.length === 0 && !lookUp(state.planets, entity)) {
    return [violation('GOW-ACT-01', 'NO_ACTIVITY', [...path, 'entity'], { entity })];
  }
  const set = inOrderOfActivities(said);
  if (!isAmong(LEGAL_SETS, set)) {
    return [violation('GOW-ACT-01', 'ILLEGAL_SET', [...path, 'set'], { set: said })];
  }
  if (units.length === 0) {
    return set.includes('Fight') ? [fightWithoutAttack(context, entity)] : [];
  }
  return units.flatMap((unit) => judgeUnitSet(context, unit, set));
};

const fightWithoutAttack = ({ path }: OrderContext, entity: string): Violation =>
  violation('GOW-ACT-01', 'FIGHT_WITHOUT_ATTACK', [...path, 'set'], { entity });

function judgeUnitSet(context: OrderContext, unit: Unit, set: ActivitySet): readonly Violation[] {
  const { state, path, sheet } = context;
  const entity = unit.id;
  if (isSameSet(set, ['Fight'])) {
    const attacks = sheet.some((each) => each.order === 'ATTACK' && each.units.includes(entity));
    return attacks ? [] : [fightWithoutAttack(context, entity)];
  }
  if (set.includes('Produce') && !mayProduce(state, unit)) {
    return [violation('GOW-ACT-01', 'CANNOT_PRODUCE', [...path, 'set'], { entity })];
  }
  return isRedeploying(unit, sheet) && !isAmong(REDEPLOYMENT_SETS, set)
    ? [violation('GOW-ACT-12', 'REDEPLOYING', [...path, 'set'], { entity, set })]
    : [];
}
