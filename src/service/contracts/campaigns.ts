import type { ChosenEmblem, Json, Moment, Seat, SeatRole } from '../../kernel/index.js';
import type { CampaignNote, CampaignRecord } from '../../read-model/index.js';
import type { DiceMode, ParameterValues } from '../../engine/index.js';

/** Who may fork: the arbiter anything; players as said here. */
export interface CampaignPolicy {
  /** `completed-turns`: players fork completed turns that hide nothing from them; `arbiter-only`; `anyone-when-over`. */
  readonly playerForks: 'completed-turns' | 'arbiter-only' | 'anyone-when-over';
  /** May people without a seat read what is public? */
  readonly publicReading: boolean;
}

/** A campaign as the directory knows it. */
export interface CampaignEntry {
  readonly id: string;
  readonly name: string;
  readonly ruleset: { readonly code: string; readonly version: string };
  readonly parameters: ParameterValues;
  readonly policy: CampaignPolicy;
  readonly diceMode: DiceMode;
  readonly seats: readonly SeatEntry[];
  readonly mainTimeline: string;
  readonly superseded: CampaignRecord['superseded'];
  /** What was done around the rules, oldest first. */
  readonly notes: readonly CampaignNote[];
  readonly createdAt: string;
  readonly lastActivityAt: string;
}

export interface SeatEntry extends Seat {
  /** True when somebody holds a token for it. */
  readonly claimed: boolean;
  /** True when an invite for it is open. */
  readonly invited: boolean;
  /** When that invite ends: for those who may hand out others. */
  readonly inviteExpiresAt: string | null;
}

/** A timeline as the directory knows it. Its revisions are steps, like all that readers are told. */
export interface TimelineEntry {
  readonly id: string;
  readonly campaignId: string;
  readonly name: string;
  readonly parent: { readonly timelineId: string; readonly revision: number } | null;
  /** Why it was forked; null for the first one. */
  readonly reason: string | null;
  readonly diceOrigin: 'own' | 'fresh' | 'same';
  readonly amends: {
    readonly revision: number;
    readonly commandId: string;
    readonly dropped: boolean;
  } | null;
  /** Seat that made it. */
  readonly createdBy: string;
  readonly createdAt: string;
  readonly head: Head;
  /** Whether it has been decided, as far as the viewer may know. */
  readonly over: boolean;
}

export interface Head extends Moment {
  /** Number of the step, 0-based: every accepted command is one. */
  readonly revision: number;
  readonly hash: string;
  readonly at: string;
  /** The turn that ended with that step; null where none did. */
  readonly closesTurn: number | null;
}

/** A moment of a timeline to look at; nothing set = the head. At most one of the ways. */
export interface MomentQuery {
  /** End of this step. */
  readonly revision?: number;
  /** End of this turn, or with `phase` the end of that phase of it. */
  readonly turn?: number;
  readonly phase?: string;
}

export interface SeatToOpen {
  readonly name: string;
  readonly role: SeatRole;
  readonly chosenEmblem?: ChosenEmblem;
}

/** How a campaign begins. */
export type Start =
  | { readonly kind: 'scenario'; readonly scenario: string }
  | { readonly kind: 'position'; readonly position: Json };
