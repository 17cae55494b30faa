import { lookUp, type Violation } from '../../../kernel/index.js';
import type { Order } from '../orders.js';
import type { ActivitySet, GhostOfWarState, Planet, Unit } from '../state.js';
import type { GowTable } from '../table.js';
import type { DiceTask } from '../tasks.js';
import { LEGAL_SETS } from '../data/activities.js';
import { factionsBySeq } from './factions.js';

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
      (kinds as readonly string[]).includes(order.order)
        ? [{ faction: id, index, order } as InForce<K>]
        : [],
    ),
  );

/** GOW-RND-02: an order that has become impossible fails with an event and at no cost. */
export const failOrder = (
  table: GowTable,
  { faction, index, order }: InForce,
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
  const said = new Map(
    orders.flatMap((each) => (each.order === 'SET_ACTIVITY' ? [[each.entity, each.set] as const] : [])),
  );
  const attacking = new Set(orders.flatMap((each) => (each.order === 'ATTACK' ? each.units : [])));
  const planets = Object.values(state.planets).filter((each) => each.controller === faction);
  const units = Object.values(state.units).filter((each) => each.owner === faction);
  return [
    ...planets.map((each) => ({ each, set: said.get(each.id) ?? carriedOver(each, 'Idle') })),
    ...units.map((each) => ({
      each,
      set: attacking.has(each.id) ? FIGHT : (said.get(each.id) ?? carriedOver(each, 'Brace')),
    })),
  ]
    .filter(({ each, set }) => !isSame(each.activity.now, set) || !isSame(each.activity.ordered, set))
    .map(({ each, set }) => ({ entity: each.id, set, ordered: true }));
}

const FIGHT: ActivitySet = ['Fight'];

/** GOW-GEN-11: without order the set of the round before; an ordered {Fight} goes on as {Brace}, an illegal one as the fallback. */
function carriedOver({ activity }: Planet | Unit, fallback: 'Idle' | 'Brace'): ActivitySet {
  if (isSame(activity.ordered, FIGHT)) return ['Brace'];
  return LEGAL_SETS.some((each) => isSame(each, activity.ordered)) ? activity.ordered : [fallback];
}

/** Sets are kept in the order of the list of activities. */
const isSame = (one: ActivitySet, other: ActivitySet): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);
