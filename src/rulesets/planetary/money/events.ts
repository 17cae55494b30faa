import { editIn } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';
import type { Evolvers } from '../state/evolvers.js';

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
export type StockEvent =
  | { readonly type: 'planetary.BpSpent'; readonly data: StockChange }
  | { readonly type: 'planetary.BpReceived'; readonly data: StockChange };

export const STOCK_EVOLVERS: Evolvers<StockEvent> = {
  'planetary.BpSpent': (state, { hex, bp }, edit) => {
    editIn(edit, editIn(edit, editIn(edit, state, 'hexes'), hex), 'urban').bp -= bp;
  },
  'planetary.BpReceived': (state, { hex, bp }, edit) => {
    editIn(edit, editIn(edit, editIn(edit, state, 'hexes'), hex), 'urban').bp += bp;
  },
};
