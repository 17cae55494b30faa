import { Query } from '@nestjs/cqrs';
import type { Due } from '../../engine/index.js';
import type { Moment } from '../../kernel/index.js';
import type { CampaignRecord } from '../../read-model/index.js';
import type { MomentQuery } from './campaigns.js';
import type { PositionResult } from './queries.js';
import type { ShownEvent } from './results.js';
import type { Session } from './sessions.js';

/** A turn as somebody may know it. */
export interface TurnOnRecord {
  readonly campaign: CampaignRecord;
  readonly turn: number;
  /** Where the campaign stands, in the turn or in the one after it; where it stood at a moment that was asked for; null where it has gone on since, or is over. */
  readonly now: Moment | null;
  /** The campaign ended with it. */
  readonly over: boolean;
  /** How it began. */
  readonly before: PositionResult;
  /** How it ended, or stands. */
  readonly after: PositionResult;
  /** What was said in it and what came of that, oldest first. */
  readonly events: readonly ShownEvent[];
  /** More of it happened than `events` holds. */
  readonly more: boolean;
  /** What is waited for; empty where the campaign has gone on since. */
  readonly due: readonly Due[];
}

/**
 * @param turn null: the last one that has ended, the open one before that
 * @param until as far as the turn had come then; whole when it had ended
 * Throws ServiceError NOT_FOUND for the timeline, BAD_USER_INPUT for a turn that is not in its history, or had not begun then.
 */
export class TurnOnRecordQuery extends Query<TurnOnRecord> {
  constructor(
    readonly session: Session,
    readonly timelineId: string,
    readonly turn: number | null,
    readonly until: MomentQuery = {},
  ) {
    super();
  }
}
