import type { Option } from '../../engine/index.js';
import type { RuleId } from './catalog.js';
import type { GhostOfWarCommand } from './commands.js';
import type { Order } from './sheets/orders.js';
import { judgeOrder } from './order-judges.js';
import type { GhostOfWarState } from './state/index.js';

/** Who asks, and what they know (GOW-RND-02). */
export interface Asking {
  readonly state: GhostOfWarState;
  readonly faction: string;
}

/** An order that may be open, and how it is told. */
export interface Proposal {
  readonly order: Order;
  readonly target: string | null;
  readonly how?: string;
  readonly path?: readonly string[];
  readonly cost?: Option['cost'];
}

/** An option with the sheet that takes it. */
export interface Choice extends Option<RuleId> {
  readonly command: Extract<GhostOfWarCommand, { readonly type: 'SubmitOrders' }>;
}

/** Judged by the code that judges orders, alone on its sheet. */
export const choose = ({ state, faction }: Asking, { order, cost, ...more }: Proposal): Choice => ({
  order: order.order,
  ...more,
  cost: cost ?? null,
  barred: judgeOrder({ state, faction, path: ['orders', 0], sheet: [order], index: 0 }, order),
  command: { type: 'SubmitOrders', faction, orders: [order] },
});

/** Those that are open; of those that are all barred the first one, which tells why. */
export const openOrWhy = (choices: readonly Choice[]): readonly Choice[] => {
  const open = choices.filter((each) => each.barred.length === 0);
  return open.length > 0 ? open : choices.slice(0, 1);
};
