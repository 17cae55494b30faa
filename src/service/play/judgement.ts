import type { Actor, DraftEvent, RecordedEvent, Violation } from '../../kernel/index.js';
import type { FoldedTimeline, Tools, Verdict } from '../../engine/index.js';
import type { PlayEnvelope } from '../contracts/index.js';
import type { TimelineHead } from './timeline-heads.js';

/** One thing to be judged: a command of the ruleset, or a ruling. */
export interface Judgement {
  readonly judge: (
    head: TimelineHead,
    played: FoldedTimeline,
    at: string,
    actor: Actor,
    tools: Tools,
  ) => Verdict;
  /** The input event's type and data, by which a repeated commandId is known to mean the same as the `first` one. */
  readonly input: (
    head: TimelineHead,
    actor: Actor,
    first: RecordedEvent,
  ) => Pick<DraftEvent, 'type'> & { readonly data: unknown };
  /** Roles that may ask for it. */
  readonly roles: readonly Actor['role'][];
}

/** A judgement that somebody who may ask for it has asked for. */
export interface Request {
  readonly envelope: PlayEnvelope;
  readonly judgement: Judgement;
  readonly actor: Actor;
  /** Seat that speaks for the actor, where it is another one. */
  readonly spokenBy?: string;
}

/** Events as they were stored, and the timeline after them. */
export interface Deed {
  readonly events: readonly RecordedEvent[];
  /** The step that they are. */
  readonly step: number;
  readonly played: FoldedTimeline;
  /** Why dice that came along were not taken; left out of a command that was stored earlier. */
  readonly notTaken?: readonly Violation[];
}
