import { Command } from '@nestjs/cqrs';
import type { Seat } from '../../kernel/index.js';
import type { RulingRecordedData } from '../../engine/index.js';
import type { CommandShape, DiceMode, ParameterValues } from '../../engine/index.js';
import type { CampaignPolicy, SeatToOpen, Start } from './campaigns.js';
import type { Line } from '../../timelines/export/lines.js';
import type { ImpactReport, JudgedOtherwise } from '../../timelines/reports.js';
import type { PlayResult, SuppliedDice } from './results.js';
import type { Session } from './sessions.js';

/** A command that is made with its fields by name. */
export const commandWith = <F extends object, R>() =>
  class extends Command<R> {
    constructor(fields: F) {
      super();
      Object.assign(this, fields);
    }
  } as new (fields: F) => Command<R> & F;

/** What every play command says about itself. */
export interface PlayEnvelope {
  readonly session: Session;
  readonly timelineId: string;
  /** Idempotency key, chosen by the caller; 1–128 characters. */
  readonly commandId: string;
  /** Arbiter, on a timeline that was never the main one: the player's seat that is played. */
  readonly forSeat?: string;
  /** Arbiter: play on a timeline that is no longer the main one, to see what would have been. */
  readonly whatIf?: boolean;
  /** Refuse with `moved` when the timeline's head is another step. */
  readonly expectedRevision?: number;
  /** Judge and store nothing. */
  readonly preview: boolean;
  readonly dice: readonly SuppliedDice[];
  /** Faces from the table for the rolls that `dice` does not name, in the order in which they are asked for. */
  readonly faces?: readonly number[];
  /** With mixed dice: the service throws what is still missing. */
  readonly rest?: boolean;
  /** Faces in `dice` take the place of those that were entered for the same rolls. */
  readonly corrects?: boolean;
}

/** All play goes through here: a core command of the campaign's ruleset. */
export class AdjudicateCommand extends Command<PlayResult> {
  constructor(
    readonly envelope: PlayEnvelope,
    readonly command: CommandShape,
  ) {
    super();
  }
}

/**
 * Faces for the command that waits for dice: those of the envelope, for the rolls that are asked for now. With the last
 * of them that command is judged.
 */
export class EnterDiceCommand extends Command<PlayResult> {
  constructor(readonly envelope: PlayEnvelope) {
    super();
  }
}

/** A ruling of the arbiter, recorded for all to see. */
export class RecordRulingCommand extends Command<PlayResult> {
  constructor(
    readonly envelope: PlayEnvelope,
    readonly ruling: RulingRecordedData,
  ) {
    super();
  }
}

/** What a player adds to the dice, so that nobody alone picks them. */
export class AddEntropyCommand extends Command<PlayResult> {
  constructor(
    readonly envelope: PlayEnvelope,
    /** Any text; its SHA-256 is what is recorded. */
    readonly text: string,
  ) {
    super();
  }
}

export type OpenCampaignResult =
  | {
      readonly kind: 'opened';
      readonly campaignId: string;
      readonly timelineId: string;
      readonly arbiterSeat: Seat;
      /** Null for a preview, and for a repetition an hour later or by nobody in particular. */
      readonly arbiterToken: string | null;
      readonly preview: boolean;
    }
  | Extract<PlayResult, { kind: 'refused' | 'rollsNeeded' }>;

export interface OpenCampaign {
  readonly session: Session;
  readonly commandId: string;
  readonly name: string;
  readonly ruleset: string;
  /** Players and spectators; an arbiter's seat is added, named `Arbiter`, unless one is among them. */
  readonly seats: readonly SeatToOpen[];
  readonly start: Start;
  readonly parameters: ParameterValues;
  readonly diceMode: DiceMode;
  readonly policy: CampaignPolicy;
  readonly preview: boolean;
  readonly dice: readonly SuppliedDice[];
  /** For the rolls that `dice` does not name, in the order in which they are asked for. */
  readonly faces?: readonly number[];
}

export class OpenCampaignCommand extends commandWith<OpenCampaign, OpenCampaignResult>() {}

export interface InviteToSeat {
  readonly session: Session;
  readonly commandId: string;
  readonly campaignId: string;
  readonly seat: string;
}

/**
 * Makes a one-time code for a seat; an earlier open code for it ends. For a free one the arbiter or the admin; for one that is held
 * whoever holds it, who shares it then.
 */
export class InviteToSeatCommand extends commandWith<
  InviteToSeat,
  {
    readonly seat: Seat;
    readonly code: string;
    readonly expiresAt: string;
  }
>() {}

export interface ClaimSeat {
  readonly session: Session;
  readonly bearer: string | null;
  readonly commandId: string;
  readonly code: string;
}

/**
 * Turns a one-time code into a token. With a session that already has a token, the seat is added to that
 * token, and `token` is null.
 */
export class ClaimSeatCommand extends commandWith<
  ClaimSeat,
  {
    readonly campaignId: string;
    readonly seat: Seat;
    readonly token: string | null;
  }
>() {}

export interface RevokeSeat {
  readonly session: Session;
  readonly commandId: string;
  readonly campaignId: string;
  readonly seat: string;
  /** Key of one of several tokens that hold the seat; left out, all of them. */
  readonly token?: string | null;
}

/**
 * Takes a seat's tokens away, or one of them; held by nobody it can be invited to again. Arbiter or admin; of several on one seat each
 * may end their own and those that came after it.
 */
export class RevokeSeatCommand extends commandWith<
  RevokeSeat,
  { readonly campaignId: string; readonly seat: Seat }
>() {}

export type NewTimelineResult =
  | {
      readonly kind: 'created';
      readonly timelineId: string;
      readonly revision: number;
      readonly repeated: boolean;
    }
  | Extract<PlayResult, { kind: 'refused' }>;

export interface ForkTimeline {
  readonly session: Session;
  readonly commandId: string;
  readonly timelineId: string;
  /** Last step to share; default the head. */
  readonly revision: number | null;
  readonly name: string;
  readonly dice: 'fresh' | 'same';
  readonly reason: string;
}

export class ForkTimelineCommand extends commandWith<ForkTimeline, NewTimelineResult>() {}

/** What becomes of the amended input. */
export type Amendment =
  | { readonly kind: 'replace'; readonly command: CommandShape; readonly dice: readonly SuppliedDice[] }
  | { readonly kind: 'drop' };

export type AmendResult =
  | {
      readonly kind: 'amended';
      readonly timelineId: string | null;
      readonly impact: ImpactReport;
      readonly preview: boolean;
    }
  | Extract<PlayResult, { kind: 'refused' | 'rollsNeeded' }>;

export interface AmendTimeline {
  readonly session: Session;
  readonly commandId: string;
  readonly timelineId: string;
  /** The step to amend: a command of play. */
  readonly revision: number;
  readonly amendment: Amendment;
  readonly reason: string;
  readonly preview: boolean;
}

/** Arbiter. Forks just before the input at `revision`, replaces or drops it, judges all later inputs again. */
export class AmendTimelineCommand extends commandWith<AmendTimeline, AmendResult>() {}

export interface PromoteTimeline {
  readonly session: Session;
  readonly commandId: string;
  readonly timelineId: string;
  readonly reason: string;
}

/** Arbiter. Makes a timeline the campaign's main one. */
export class PromoteTimelineCommand extends commandWith<
  PromoteTimeline,
  {
    readonly campaignId: string;
    readonly mainTimeline: string;
  }
>() {}

export type ImportResult =
  | {
      readonly kind: 'imported';
      readonly campaignId: string;
      readonly timelineId: string;
      readonly arbiterToken: string | null;
      /** Commands that the rules here would judge otherwise, and the first of them. They were taken in as they were decided. */
      readonly judgedOtherwise: {
        readonly commands: number;
        readonly first: readonly (Omit<JudgedOtherwise, 'revision'> & {
          /** Line of the file, from 1. */
          readonly line: number;
        })[];
      };
    }
  | {
      readonly kind: 'invalid';
      readonly problems: readonly { readonly line: number; readonly message: string }[];
    };

export interface ImportTimeline {
  readonly session: Session;
  readonly commandId: string;
  /** Lines of the file. */
  readonly lines: AsyncIterable<Line>;
}

/** Admin. Takes in an exported NDJSON file (verified first; nothing is stored if its chain, dice, books or numbers are wrong). */
export class ImportTimelineCommand extends commandWith<ImportTimeline, ImportResult>() {}
