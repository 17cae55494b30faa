import { sheets } from '../../../engine/index.js';
import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { Order } from './orders.js';
import type { GhostOfWarState } from '../state/index.js';
import type { GowTable } from '../table.js';
import type { DiceTask } from '../state/tasks.js';
import { factionsBySeq } from '../general/factions.js';

/** GOW-RND-02: every faction writes its sheet in S1, until the last has locked; they are taken up by seq. */
export const SHEETS = sheets<GhostOfWarState, Order, Violation>({
  parties: (state) => factionsBySeq(state).map((each) => each.id),
  locked: ({ locked }) => locked,
  ordersOf: ({ sheets: written }, faction) => lookUp(written, faction) ?? [],
  isLocked: (faction) => violation('GOW-RND-02', 'ORDERS_LOCKED', ['faction'], { faction }),
});

/** GOW-RND-01 S1: waits until every faction has locked. */
export const awaitOrders = ({ state }: GowTable): readonly DiceTask[] | 'WAIT' | undefined =>
  SHEETS.allLocked(state) ? undefined : 'WAIT';

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
