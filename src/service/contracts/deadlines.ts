import { Query } from '@nestjs/cqrs';
import type { DeadlineOutcome, Schedule } from '../../read-model/index.js';
import { commandWith } from './commands.js';
import type { Session } from './sessions.js';

/** How the deadline of a main timeline stands. */
export interface DeadlineEntry {
  readonly turn: number;
  readonly phase: string;
  /** Who has set it. */
  readonly source: 'rules' | 'schedule' | 'arbiter';
  /** `ahead`; `grace`: passed, and the service still waits; `passed`; `paused`; `skipped` by the arbiter. */
  readonly standing: 'ahead' | 'grace' | 'passed' | 'paused' | 'skipped';
  /** ISO 8601, UTC; null where it is paused or skipped. */
  readonly until: string | null;
  /** When the service acts. */
  readonly closesAt: string | null;
  /** Of one that has passed: what came of it, to the arbiter alone, and who was missing, as the caller may know. */
  readonly outcome: DeadlineOutcome | null;
  readonly missing: readonly string[];
  /** Of one whose phase waits for dice from a table: who throws, as the caller may know. */
  readonly throwers: readonly string[];
}

export interface LatenessEntry {
  readonly seat: string;
  readonly times: number;
  /** ISO 8601, UTC; null where the seat was never late. */
  readonly last: string | null;
}

/** The deadlines of a campaign, as its reader may know. */
export interface DeadlinesEntry {
  readonly schedule: Schedule | null;
  readonly paused: boolean;
  /** Null where none is set, or the campaign is over. */
  readonly deadline: DeadlineEntry | null;
  /** How many have passed. */
  readonly count: number;
  /** Every player, in the order of the seats. */
  readonly lateness: readonly LatenessEntry[];
}

/** Throws NOT_FOUND for a campaign that the session may not know. */
export class DeadlinesQuery extends Query<DeadlinesEntry> {
  constructor(
    readonly session: Session,
    readonly campaignId: string,
  ) {
    super();
  }
}

interface DeadlineCommand {
  readonly session: Session;
  readonly commandId: string;
  readonly campaignId: string;
  /** Noted for all to see; may be empty. */
  readonly reason: string;
}

/** Sets a campaign's deadlines, or takes them away. Arbiter or admin, as the commands below. Throws BAD_USER_INPUT for what is no schedule. */
export class SetScheduleCommand extends commandWith<
  DeadlineCommand & { readonly schedule: Schedule | null },
  void
>() {}

/** Throws CONFLICT where they are paused already. */
export class PauseDeadlinesCommand extends commandWith<DeadlineCommand, void>() {}

/** Throws CONFLICT where they are not paused. */
export class ResumeDeadlinesCommand extends commandWith<DeadlineCommand, void>() {}

/** Puts the deadline off that stands, or at null takes it away. Throws CONFLICT where there is none, or the rules hold it. */
export class MoveDeadlineCommand extends commandWith<
  DeadlineCommand & { readonly until: string | null },
  void
>() {}
