import type { JsonObject, Moment, NeededRoll, Violation } from '../kernel/index.js';
import type { Option } from '../engine/index.js';
import type { DiceForm } from './case-form.js';

/** An event as a case speaks of it. */
export interface SeenEvent {
  /** Position in the timeline, 0-based. */
  readonly place: number;
  readonly type: string;
  readonly kind: 'input' | 'roll' | 'outcome';
  readonly turn: number;
  readonly phase: string;
  readonly because: readonly string[];
  readonly data: JsonObject;
}

/** One thing that a seat may do, or may not, as a case speaks of it. */
export type SeenOption = Omit<Option, 'command'>;

export type StepResult =
  | { readonly kind: 'accepted' }
  /** `merged`: an API tells a reason once for all its places, so that the order of others between them is not known. */
  | { readonly kind: 'refused'; readonly violations: readonly Violation[]; readonly merged?: true }
  | { readonly kind: 'rollsNeeded'; readonly rolls: readonly NeededRoll[] }
  /** The types of an API cannot say it, or it is not of their form: refused before any rule was asked. */
  | { readonly kind: 'invalid'; readonly message: string }
  /** Accepted, but these faces of the script were never asked for. */
  | { readonly kind: 'diceLeftOver'; readonly faces: readonly unknown[] };

/** A command of a case, its seat already an id. */
export interface StagedCommand {
  readonly seat: string;
  readonly command: { readonly type: string };
  readonly dice: DiceForm;
}

/** Type of the command of a case by which a seat enters its `dice` for a command that stands and waits for them. */
export const ENTER_DICE = 'EnterDice';

/** Named under `seenBy` for what happens and is told to no seat, nor to the public. */
export const NOBODY = 'nobody';

/** What the clock of a case stands at, from its opening to its end. */
export const CASE_CLOCK = '2000-01-01T00:00:00.000Z';

/** What can be looked at, by one seat, by `public`, or by null: everything there is. */
export interface Look {
  /** Events of all commands so far (openings included), in order. */
  events(): Promise<readonly SeenEvent[]>;
  state(): Promise<unknown>;
  /** `board`, `tradeLines`, `units`, `standings`, `battles`. */
  views(): Promise<unknown>;
  balances(): Promise<Readonly<Record<string, number>>>;
  /** What is waited for, by seat. */
  due(): Promise<readonly { readonly seat: string; readonly code: string }[]>;
  /** What this seat may do with a thing now; null where it names nothing of its own, or asks as no seat. */
  options(thing: string): Promise<readonly SeenOption[] | null>;
  moment(): Promise<Moment>;
  isOver(): Promise<boolean>;
}

/** Where a case is played: the bare engine, or a running service. One stage plays one case. */
export interface Stage {
  /** Seat id of a seat's name or alias (`arbiter`); the text itself when it is an id. */
  seatId(name: string): string;
  open(): Promise<StepResult>;
  play(command: StagedCommand): Promise<StepResult>;
  look(viewer: string | null): Look;
  /** Outcomes and rolls that some seat or the public is told, in order. */
  told(): Promise<readonly SeenEvent[]>;
  /** Whether `look(null)` knows also what nobody is told. */
  readonly knowsAll: boolean;
  /** Promises that hold whatever the case is about and are broken here, in plain words. */
  brokenLaws(): Promise<readonly string[]>;
}
