import type { InputPath } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { Order } from './orders.js';
import type { GhostOfWarState } from '../state/index.js';

/** What an order is judged by: the state as it is known, and the sheet it stands in. */
export interface OrderContext {
  readonly state: GhostOfWarState;
  readonly faction: string;
  /** Path of the order, e.g. `['orders', 2]`. */
  readonly path: InputPath;
  readonly sheet: readonly Order[];
  readonly index: number;
}

/** Every reason why an order is illegal; asked when it is entered and again when it is used (GOW-RND-02). */
export type OrderJudge<K extends Order['order']> = (
  context: OrderContext,
  order: Extract<Order, { readonly order: K }>,
) => readonly Violation[];

export type OrderJudges<O extends Order> = { readonly [K in O['order']]: OrderJudge<K> };

/** GOW-RND-02: an order is judged again when it is used, alone: what its sheet has done before is in the state by then. */
export const judgeInForce = <O extends Order>(
  state: GhostOfWarState,
  { faction, index, order }: { readonly faction: string; readonly index: number; readonly order: O },
  judge: (context: OrderContext, order: O) => readonly Violation[],
): readonly Violation[] =>
  judge({ state, faction, path: ['orders', index], sheet: [order], index: 0 }, order);
