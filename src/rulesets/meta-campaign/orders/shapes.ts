import { id, named, record, said, textOf } from '../../../kernel/index.js';
import { order } from './orders.js';

const orderId = said('Id of the order.', id);

/** What is said of orders (EDC-ORD, EDC-MID). */
export const ORDER_COMMANDS = {
  SubmitOrder: named(
    'OrderPosting',
    'An order is posted (EDC-ORD-01).',
    record({
      order: said('The order, field by field.', order),
    }),
  ),
  SubmitOrderText: named(
    'OrderTextPosting',
    'An order is posted as it is written by the template: nine lines, a field and a colon each (EDC-ORD-01).',
    record({ text: said('The order, field by field.', textOf(5000)) }),
  ),
  EditOrder: named('OrderEdit', 'An order is edited: it is void (EDC-ORD-05).', record({ order: orderId })),
  WithdrawOrder: named('OrderWithdrawal', 'An order is withdrawn (EDC-ORD-05).', record({ order: orderId })),
  SubmitGmOrder: named(
    'GmOrderPosting',
    'Game master: an order for an allied, neutral or hostile unit (EDC-RND-06).',
    record({
      order: said('The order, field by field.', order),
    }),
  ),
  ResolveOrderEarly: named(
    'EarlyResolution',
    'Game master: a posted order is carried out at once (EDC-MID-01).',
    record({ order: orderId }),
  ),
} as const;
