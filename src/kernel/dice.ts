import type { Audience } from './events.js';
import type { RuleId } from './rules.js';

/** One throw for one purpose: `count` dice with `sides` faces. Notation `2D6` = count 2, sides 6. */
export interface RollRequest {
  readonly count: number;
  readonly sides: number;
  /** The rule that asks for the roll. */
  readonly for: RuleId;
  /** Plain words, stable: part of the roll's key, e.g. `casualty`. */
  readonly purpose: string;
  /** Whom or what it is rolled for: seat, unit, model, hex … Part of the key. */
  readonly subject: string;
  /** Seat that it is thrown for, where its subject does not tell. No part of the key. */
  readonly thrownFor?: string | null;
  /** True where the faces must come from a real table even if the campaign's other dice do not. */
  readonly byHand?: boolean;
}

/**
 * What identifies a roll in its timeline. `counter` tells apart rolls of one turn and phase that agree
 * in everything else (a tie rolled again). A face depends on this key only, never on how many rolls came before.
 */
export interface RollKey {
  readonly ruleset: string;
  readonly turn: number;
  readonly phase: string;
  readonly rule: RuleId;
  readonly purpose: string;
  readonly subject: string;
  readonly counter: number;
}

export type DiceOrigin = 'committed' | 'table' | 'scripted';

/** Faces, 1…sides each, in the order thrown, and where they come from. */
export interface Faces {
  readonly faces: readonly number[];
  readonly source: DiceOrigin;
  /** Seat that entered table dice. */
  readonly enteredBy?: string;
  readonly confirmedBy?: string;
}

/** A roll that a table-dice decision waits for. */
export interface NeededRoll {
  readonly key: RollKey;
  readonly count: number;
  readonly sides: number;
}

/** Faces that somebody has entered for one roll. */
export interface EnteredRoll {
  readonly key: RollKey;
  readonly faces: readonly number[];
  /** Seat that entered them. */
  readonly enteredBy: string | null;
}

/** Says why faces that were handed in for a roll cannot be used. */
export interface DiceFault {
  readonly code: 'WRONG_COUNT' | 'FACE_OUT_OF_RANGE';
  readonly given: readonly number[];
  /** Index of the offending entry among the faces handed in. */
  readonly index?: number;
}

/**
 * A maker of faces. Pure: same key, same faces.
 */
export interface DiceSource {
  /**
   * `missing` = the faces must come from the table and were not supplied. `audience` = who may know the roll: faces
   * that somebody else enters for it are not taken.
   */
  throw(
    key: RollKey,
    count: number,
    sides: number,
    byHand: boolean,
    audience: Audience,
  ): Faces | 'missing' | DiceFault;
  /** Keys of all faces that were handed in, in the order of entry; those that no roll used are refused. */
  readonly supplied: readonly RollKey[];
  /** Faces that were handed in without keys, for the rolls as they are thrown; those that no roll used are refused. */
  readonly inOrder?: readonly number[];
  /** What is published when a turn has ended, hex; null where there is nothing to publish. */
  turnSecret(turn: number): string | null;
}

/** Data of `dice.DiceRolled`. */
export interface DiceRolledData {
  /** Number of the roll in its timeline, 1-based, gap-free. */
  readonly roll: number;
  readonly key: RollKey;
  /** E.g. `2D6`. */
  readonly notation: string;
  readonly faces: readonly number[];
  readonly source: DiceOrigin;
  readonly enteredBy: string | null;
  readonly confirmedBy: string | null;
  /** Seat that it was thrown for; null where it is nobody's. Rolls of old do not say it. */
  readonly thrownFor?: string | null;
}

/** What is wrong with faces entered for a roll; undefined where they fit. `index`: their place among what was handed in. */
export function faultOf(
  given: readonly number[],
  count: number,
  sides: number,
  index: number,
): DiceFault | undefined {
  if (given.length !== count) return { code: 'WRONG_COUNT', given, index };
  const fits = (face: number): boolean => Number.isInteger(face) && face >= 1 && face <= sides;
  return given.every(fits) ? undefined : { code: 'FACE_OUT_OF_RANGE', given, index };
}

/** Text of a key: equal keys, equal texts. The message that committed dice are drawn from. */
export const rollKeyText = (key: RollKey): string =>
  JSON.stringify([key.ruleset, key.turn, key.phase, key.rule, key.purpose, key.subject, key.counter]);

/** E.g. `2D6`, `D6`, `30D6`. */
export const notation = (count: number, sides: number): string => `${count === 1 ? '' : count}D${sides}`;
