import { editIn } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';
import { event } from '../state/event.js';
import { ofSeat } from '../state/audiences.js';
import { stockAccount, posting } from '../state/accounts.js';

/** A change of the stock of an Urban hex. */
export interface StockChange {
  readonly hex: string;
  readonly seat: string;
  /** More than 0. */
  readonly bp: number;
  /** The rule that it is booked under. */
  readonly rule: RuleId;
  /** Plain words, e.g. `Barracks`. */
  readonly cause: string;
}

/** Every payment out of and into the stock of an Urban hex that is not loot or a change of owner. */
export const STOCK_EVENTS = {
  'planetary.BpSpent': event<StockChange>({
    evolve: (state, { hex, bp }, edit) => {
      editIn(edit, editIn(edit, editIn(edit, state, 'hexes'), hex), 'urban').bp -= bp;
    },
    audience: ofSeat,
    summary: ({ seat, hex, bp, cause }) => `${seat} pays ${bp} BP from ${hex}: ${cause}.`,
    postings: (data) => {
      const { hex, seat, bp, rule, cause } = data;
      return [posting(stockAccount(hex), seat, -bp, rule, cause)];
    },
  }),
  'planetary.BpReceived': event<StockChange>({
    evolve: (state, { hex, bp }, edit) => {
      editIn(edit, editIn(edit, editIn(edit, state, 'hexes'), hex), 'urban').bp += bp;
    },
    audience: ofSeat,
    summary: ({ seat, hex, bp, cause }) => `${seat} gets ${bp} BP in ${hex}: ${cause}.`,
    postings: (data) => {
      const { hex, seat, bp, rule, cause } = data;
      return [posting(stockAccount(hex), seat, bp, rule, cause)];
    },
  }),
};
