import type { DraftEvent, Seat, Violation } from '../../kernel/index.js';
import type { AnyRuleset, FoldedTimeline } from '../../engine/index.js';

/** What a case left behind, as the laws look at it. */
export interface Lived {
  readonly ruleset: AnyRuleset;
  readonly seats: readonly Seat[];
  readonly timelineId: string;
  /** Of all its commands, the opening first. */
  readonly events: readonly DraftEvent[];
  /** After the opening. */
  readonly opened: FoldedTimeline;
  /** At its end. */
  readonly played: FoldedTimeline;
  /** Of its refused commands. */
  readonly refused: readonly Violation[];
}

/** A promise of every ruleset: answers where it is broken, in plain words. */
export type Law = (lived: Lived) => readonly string[];
