import { Query } from '@nestjs/cqrs';
import type { CommandShape, Option, StoredShape } from '../../engine/index.js';
import type { TakenOrder } from '../../timelines/taken-over.js';
import type { Session } from './sessions.js';

/** An order that the seat of a session tried on another timeline, as it could be given on this one. */
export interface DraftedOrder extends TakenOrder {
  /** Step of its input in the other timeline. */
  readonly revision: number;
  /** The input event that would record it. */
  readonly input: StoredShape;
  /** Its piece, or its seat, and the option of it that stands for exactly this order; null where none is offered now. */
  readonly offered: { readonly piece: string; readonly option: Option } | null;
}

export interface PlanDraft {
  /** Turn of the other timeline that the orders are of; null where the seat ordered nothing there. */
  readonly turn: number | null;
  /** All turns in which the seat ordered something there, since it left this timeline. */
  readonly turns: readonly number[];
  readonly orders: readonly DraftedOrder[];
  /** What gives all that may fit, in the order in which it is to be sent. */
  readonly ready: readonly CommandShape[];
}

/**
 * The orders of the session's own seat on another timeline, drafted for this one; stores nothing. Throws NOT_FOUND, FORBIDDEN for
 * who holds no seat that gives orders, BAD_USER_INPUT where it is no other timeline of the same campaign.
 */
export class DraftFromQuery extends Query<PlanDraft> {
  constructor(
    readonly session: Session,
    readonly timelineId: string,
    /** The timeline that the orders were tried on. */
    readonly from: string,
    /** Turn of it; the first in which the seat ordered something where it is null. */
    readonly turn: number | null,
  ) {
    super();
  }
}
