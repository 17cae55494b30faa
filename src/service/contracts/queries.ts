import { Query } from '@nestjs/cqrs';
import type { Posting, Viewer } from '../../kernel/index.js';
import type { AnyRuleset, DiceMode, Due, Option, FoldedTimeline } from '../../engine/index.js';
import type { CampaignEntry, Head, MomentQuery, TimelineEntry } from './campaigns.js';
import type { ComparisonReport, LuckReport, VerificationReport } from '../../timelines/reports.js';
import type { EitherPageRequest, Page, PageRequest } from './pages.js';
import type { AwaitedDice, ShownEvent } from './results.js';
import type { Session } from './sessions.js';

export interface CampaignFilter {
  readonly ruleset?: string;
  readonly nameContains?: string;
  /** Only campaigns in which the session holds a seat. */
  readonly mine?: boolean;
  /** Only those that wait for that seat. */
  readonly awaitingMe?: boolean;
}

export class CampaignsQuery extends Query<Page<CampaignEntry>> {
  constructor(
    readonly session: Session,
    readonly filter: CampaignFilter,
    readonly page: PageRequest,
  ) {
    super();
  }
}

/** Null when there is none, or the session may not know of it. The same holds for all single look-ups. */
export class CampaignQuery extends Query<CampaignEntry | null> {
  constructor(
    readonly session: Session,
    readonly campaignId: string,
  ) {
    super();
  }
}

export class TimelineQuery extends Query<TimelineEntry | null> {
  constructor(
    readonly session: Session,
    readonly timelineId: string,
  ) {
    super();
  }
}

/** Timelines of a campaign that the session may see, oldest first. */
export class TimelinesQuery extends Query<readonly TimelineEntry[]> {
  constructor(
    readonly session: Session,
    readonly campaignId: string,
  ) {
    super();
  }
}

/** A folded timeline at a moment, with its state redacted for the viewer. Views are taken from `played.state`. */
export interface PositionResult {
  readonly timeline: TimelineEntry;
  readonly ruleset: AnyRuleset;
  readonly viewer: Viewer;
  readonly head: Head;
  /** What the moment asked for stands for, whatever happens afterwards. */
  readonly moment: MomentQuery;
  readonly played: FoldedTimeline;
}

/** Throws ServiceError NOT_FOUND / BAD_USER_INPUT (moment outside the history). */
export class PositionQuery extends Query<PositionResult> {
  constructor(
    readonly session: Session,
    readonly timelineId: string,
    readonly moment: MomentQuery,
  ) {
    super();
  }
}

export interface EventFilter {
  readonly turn?: number;
  readonly phase?: string;
  readonly actor?: string;
  readonly piece?: string;
  readonly rule?: string;
  readonly kinds?: readonly ('input' | 'roll' | 'outcome')[];
  readonly type?: string;
  readonly commandId?: string;
  readonly fromRevision?: number;
  readonly toRevision?: number;
}

/** The audit trail: events the viewer may see, in order. */
export class EventsQuery extends Query<Page<ShownEvent>> {
  constructor(
    readonly session: Session,
    readonly timelineId: string,
    readonly filter: EventFilter,
    readonly page: EitherPageRequest,
    /** Of these the ones that are wanted, by what is shown of each. */
    readonly isWanted: ((event: ShownEvent) => boolean) | null = null,
  ) {
    super();
  }
}

/** One event with what led to it and what it led to, as far as the viewer may see. */
export class EventQuery extends Query<{
  readonly event: ShownEvent;
  readonly causes: readonly ShownEvent[];
  readonly effects: readonly ShownEvent[];
} | null> {
  constructor(
    readonly session: Session,
    readonly timelineId: string,
    readonly revision: number,
    /** Its place among what the viewer sees of the step, or its id. */
    readonly which: number | string,
  ) {
    super();
  }
}

export interface LedgerFilter {
  readonly account?: string;
  readonly measure?: string;
  readonly seat?: string;
  readonly turn?: number;
  readonly rule?: string;
  /** Only postings up to this moment. */
  readonly moment?: MomentQuery;
}

/** A posting in its timeline. */
export interface LedgerEntry extends Posting {
  readonly revision: number;
  readonly turn: number;
  readonly phase: string;
  readonly eventId: string;
  /** Balance of the account after it. */
  readonly balance: number;
}

export class LedgerQuery extends Query<Page<LedgerEntry>> {
  constructor(
    readonly session: Session,
    readonly timelineId: string,
    readonly filter: LedgerFilter,
    readonly page: PageRequest,
  ) {
    super();
  }
}

/** What is waited for, from everybody (the ruleset decides what of it is public) or from one seat. */
export class DueQuery extends Query<readonly Due[]> {
  constructor(
    readonly session: Session,
    readonly timelineId: string,
    readonly seat: string | null,
  ) {
    super();
  }
}

/** Dice that the timeline waits for, as far as the session may enter them; null where it waits for none. */
export class AwaitedDiceQuery extends Query<AwaitedDice | null> {
  constructor(
    readonly session: Session,
    readonly timelineId: string,
  ) {
    super();
  }
}

/** Legal orders of one of the session's own pieces; null when it is none. */
export class OptionsQuery extends Query<readonly Option[] | null> {
  constructor(
    readonly session: Session,
    readonly timelineId: string,
    readonly moment: MomentQuery,
    readonly piece: string,
  ) {
    super();
  }
}

export class CompareQuery extends Query<ComparisonReport> {
  constructor(
    readonly session: Session,
    readonly left: string,
    readonly right: string,
    readonly leftMoment: MomentQuery,
    readonly rightMoment: MomentQuery,
  ) {
    super();
  }
}

export class VerifyQuery extends Query<VerificationReport> {
  constructor(
    readonly session: Session,
    readonly timelineId: string,
  ) {
    super();
  }
}

/** A version of the ruleset that judges from a step on, until the next one. */
export interface RulesInForce {
  readonly version: string;
  /** Step from which it judges. */
  readonly revision: number;
}

/** By which versions of its rules a timeline was judged, oldest first. */
export class RulesInForceQuery extends Query<readonly RulesInForce[]> {
  constructor(
    readonly session: Session,
    readonly timelineId: string,
  ) {
    super();
  }
}

export interface DiceLineageResult {
  readonly mode: DiceMode;
  readonly commitments: readonly {
    readonly timelineId: string;
    readonly fromRevision: number;
    readonly commitment: string;
    readonly turns: number;
    /** Of proved dice; null for those of old. */
    readonly publicKey: string | null;
    readonly domain: number | null;
  }[];
  readonly entropy: readonly {
    readonly seat: string;
    readonly digest: string;
    readonly revision: number;
  }[];
  readonly published: readonly {
    readonly turn: number;
    readonly secret: string;
    readonly revision: number;
  }[];
  readonly luck: readonly LuckReport[];
}

export class DiceQuery extends Query<DiceLineageResult> {
  constructor(
    readonly session: Session,
    readonly timelineId: string,
    readonly moment: MomentQuery = {},
  ) {
    super();
  }
}

/** Lines of the NDJSON export, as far as the viewer may know; streamed. */
export class ExportQuery extends Query<AsyncIterable<string>> {
  constructor(
    readonly session: Session,
    readonly timelineId: string,
  ) {
    super();
  }
}
