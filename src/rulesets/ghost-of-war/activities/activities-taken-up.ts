import { lookUp } from '../../../kernel/index.js';
import type { Order } from '../sheets/orders.js';
import type { ActivitySet, GhostOfWarState, Planet, Unit } from '../state/index.js';
import type { GowTable } from '../table.js';
import { inOrderOfActivities, isLegalSet, isRedeploying, isSameSet } from './activities.js';
import { SHEETS } from '../sheets/orders-taken-up.js';
import { bySeq } from '../general/order.js';

/** GOW-RND-01, GOW-GEN-11: S1 closes: the sheets are in force, and every entity has its activity. */
export function takeUpOrders(table: GowTable): void {
  for (const { party: faction, orders } of SHEETS.takeUp(table.state)) {
    table.emit({ type: 'ghost-of-war.OrdersTakenUp', data: { faction, orders } }, ['GOW-RND-02']);
    const rows = activitiesOf(table.state, faction, orders);
    if (rows.length > 0) {
      table.emit({ type: 'ghost-of-war.ActivitiesSet', data: { faction, rows } }, ['GOW-GEN-11']);
    }
  }
}

interface ActivityRow {
  readonly entity: string;
  readonly set: ActivitySet;
  readonly ordered: boolean;
}

/** Only what changes: who goes on as before needs no row. */
function activitiesOf(
  state: GhostOfWarState,
  faction: string,
  orders: readonly Order[],
): readonly ActivityRow[] {
  const said = activitiesSaid(state, orders);
  const attacking = new Set(orders.flatMap((each) => (each.order === 'ATTACK' ? each.units : [])));
  const planets = bySeq(Object.values(state.planets).filter((each) => each.controller === faction));
  const units = bySeq(Object.values(state.units).filter((each) => each.owner === faction));
  const travelling = orders.filter((each) => each.order === 'TRAVEL');
  const carried = (unit: Unit): ActivitySet => {
    const set = carriedOver(state, unit, 'Brace');
    return set.includes('Produce') && isRedeploying(unit, travelling) ? ['Brace'] : set;
  };
  return [
    ...planets.map((each) => ({ each, set: said.get(each.id) ?? carriedOver(state, each, 'Idle') })),
    ...units.map((each) => ({
      each,
      set: attacking.has(each.id) ? FIGHT : (said.get(each.id) ?? carried(each)),
    })),
  ]
    .filter(({ each, set }) => !isSameSet(each.activity.now, set) || !isSameSet(each.activity.ordered, set))
    .map(({ each, set }) => ({ entity: each.id, set, ordered: true }));
}

/** What is ordered for planets and units; of several orders for one the last, of a unit's own before its formation's. */
function activitiesSaid(state: GhostOfWarState, orders: readonly Order[]): ReadonlyMap<string, ActivitySet> {
  const said = orders.flatMap((each) =>
    each.order === 'SET_ACTIVITY' ? [{ entity: each.entity, set: inOrderOfActivities(each.set) }] : [],
  );
  const ofFormations = said.flatMap(({ entity, set }) =>
    (lookUp(state.formations, entity)?.units ?? []).map((unit) => [unit, set] as const),
  );
  return new Map([...ofFormations, ...said.map(({ entity, set }) => [entity, set] as const)]);
}

const FIGHT: ActivitySet = ['Fight'];

/** GOW-GEN-11: without order the set of the round before; an ordered {Fight} goes on as {Brace}, an illegal one as the fallback. */
function carriedOver(
  state: GhostOfWarState,
  { id, activity }: Planet | Unit,
  fallback: 'Idle' | 'Brace',
): ActivitySet {
  if (isSameSet(activity.ordered, FIGHT)) return ['Brace'];
  return isLegalSet(state, id, activity.ordered) ? activity.ordered : [fallback];
}
