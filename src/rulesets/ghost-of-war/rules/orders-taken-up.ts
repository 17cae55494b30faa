import { lookUp, type Violation } from '../../../kernel/index.js';
import type { Order } from '../orders.js';
import type { ActivitySet, GhostOfWarState, Planet, Unit } from '../state.js';
import type { GowTable } from '../table.js';
import type { DiceTask } from '../tasks.js';
import { inOrderOfActivities, isLegalSet, isRedeploying, isSameSet } from './activities.js';
import { factionsBySeq } from './factions.js';
import { bySeq } from './order.js';

/** GOW-RND-01 S1: waits until every faction has locked. */
export const awaitOrders = ({ state }: GowTable): readonly DiceTask[] | 'WAIT' | undefined =>
  factionsToLock(state).length === 0 ? undefined : 'WAIT';

/** Factions whose orders are waited for, by seq. */
export const factionsToLock = (state: GhostOfWarState): readonly string[] =>
  factionsBySeq(state)
    .map((each) => each.id)
    .filter((id) => !state.locked.includes(id));

/** An order in force in this round. */
export interface InForce<K extends Order['order'] = Order['order']> {
  readonly faction: string;
  /** Place in the faction's sheet, 0-based. */
  readonly index: number;
  readonly order: Extract<Order, { readonly order: K }>;
}

/** GOW-GEN-04: orders of some kinds, by faction seq, then entry. */
export const ordersOf = <K extends Order['order']>(
  state: GhostOfWarState,
  ...kinds: readonly K[]
): readonly InForce<K>[] =>
  factionsBySeq(state).flatMap(({ id }) =>
    (lookUp(state.sheets, id) ?? []).flatMap((order, index) =>
      (kinds as readonly string[]).includes(order.order) ? [{ faction: id, index, order } as InForce<K>] : [],
    ),
  );

/** GOW-RND-02: an order that has become impossible fails with an event and at no cost. */
export const failOrder = (
  table: GowTable,
  { faction, index, order }: Omit<InForce, 'order'> & { readonly order: { readonly order: Order['order'] } },
  violations: readonly Violation[],
): void =>
  table.emit(
    {
      type: 'ghost-of-war.OrderFailed',
      data: {
        faction,
        index,
        order: order.order,
        reasons: violations.map(({ rule, code, params }) => ({ rule, code, params })),
      },
    },
    ['GOW-RND-02', ...new Set(violations.map((each) => each.rule))],
  );

/** GOW-RND-01, GOW-GEN-11: S1 closes: the sheets are in force, and every entity has its activity. */
export function takeUpOrders(table: GowTable): void {
  for (const { id } of factionsBySeq(table.state)) {
    const orders = lookUp(table.state.sheets, id) ?? [];
    table.emit({ type: 'ghost-of-war.OrdersTakenUp', data: { faction: id, orders } }, ['GOW-RND-02']);
    const rows = activitiesOf(table.state, id, orders);
    if (rows.length > 0) {
      table.emit({ type: 'ghost-of-war.ActivitiesSet', data: { faction: id, rows } }, ['GOW-GEN-11']);
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
