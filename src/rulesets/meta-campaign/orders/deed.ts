import type { Violation } from '../catalog.js';
import type { MetaCampaignState, PostedOrder, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import type { Order } from './orders.js';

/** What stays open of an order that is only posted (EDC-ORD-04). */
export interface Open {
  /** Comrades whose place may be another one by then: they have orders of their own that are not carried out yet. */
  readonly places: readonly string[];
  /** Units that may be carried, or put down, by then: those that are carried, and those that a posted order picks up. */
  readonly carriage: readonly string[];
}

/** Of an order that is carried out nothing is open. */
export const SETTLED: Open = { places: [], carriage: [] };

/** How an order stands when something in it is judged or done. */
export interface Course {
  readonly order: Order;
  /** The unit as it was when the order began. */
  readonly before: Unit;
  /** Hexes that it has entered since; where the order is only posted, those that it means to enter. */
  readonly path: readonly string[];
  readonly open: Open;
}

/** An action or ability: what bars it, and what it does. One row each (EDC-ACT-01, EDC-ACT-02). */
export interface Deed<A> {
  /**
   * Everything that is illegal in it, on the state that its side knows at posting and on the true state when it is done.
   * @param unit where the order leaves it, or has left it
   */
  readonly judge: (state: MetaCampaignState, unit: Unit, deed: A, course: Course) => readonly Violation[];
  /** After `judge` found nothing on the true state. */
  readonly carryOut: (table: EdcTable, posted: PostedOrder, deed: A, course: Course) => void;
  /** Energy on top of the move's (EDCU-GEN-05); nothing when left out. */
  readonly energy?: (deed: A, course: Course, state: MetaCampaignState) => number;
  /** Whether who is overrun or in a brawl may do it; default no (EDC-OVR-01). */
  readonly whileOverrun?: true;
  /** Whether who is embarked may do it; default no (EDCU-TRN-07). */
  readonly whileEmbarked?: true;
}
