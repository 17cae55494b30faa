import { Query } from '@nestjs/cqrs';
import type { Session } from './sessions.js';

/** How long a turn stood in one of its phases. */
export interface PhaseSummary {
  readonly phase: string;
  /** Step in which it began: the one that ended the phase before. */
  readonly fromRevision: number;
  /** Step that ended it; the last one while it is open. */
  readonly toRevision: number;
  /** When it ended; null while it is open. */
  readonly endedAt: string | null;
}

export interface TurnSummary {
  readonly turn: number;
  /** Step in which it began: the last of the turn before. */
  readonly fromRevision: number;
  readonly toRevision: number;
  /** Null while the turn is open, or where the viewer may not know it. */
  readonly checksum: string | null;
  /** Events of the turn that the viewer sees. */
  readonly events: number;
  /** When it ended; null while it is open. */
  readonly endedAt: string | null;
  /** Its phases as far as it has come, in order. */
  readonly phases: readonly PhaseSummary[];
}

export class TurnsQuery extends Query<readonly TurnSummary[]> {
  constructor(
    readonly session: Session,
    readonly timelineId: string,
  ) {
    super();
  }
}
