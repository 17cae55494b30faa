/**
 * What a battle did, in terms of no ruleset: a campaign that is one battle tells its result so, and a campaign in which such
 * a battle is fought takes it for its own report.
 */
export interface BattleOutcome {
  /** Turns that were fought, the one that it ended in included. */
  readonly turns: number;
  /** In the order of the battle's own sides. */
  readonly sides: readonly OutcomeSide[];
}

export interface OutcomeSide {
  /** As in `BattleSideView`. */
  readonly role: string;
  /** Null for nobody. */
  readonly seat: string | null;
  /** At most one side won. */
  readonly won: boolean;
  /** Whether it is master of the ground when all is over; at most one side is. */
  readonly holdsField: boolean;
  readonly gaveUp: 'no' | 'surrendered' | 'retreated';
  /** In the measure of the battle's own game; higher is better. */
  readonly score: number;
  /** Ids or names of objectives that it holds, took or fulfilled. */
  readonly objectives: readonly string[];
  /** Every unit that took part, in the order of its side's list. */
  readonly units: readonly OutcomeUnit[];
}

export interface OutcomeUnit {
  readonly id: string;
  /** Piece that it belonged to; null where it stands for itself, or nobody has said. */
  readonly piece: string | null;
  /** Models or points of damage that it lost; null where all that it had, uncounted. */
  readonly lost: number | null;
  readonly fate: UnitFate;
}

export type UnitFate =
  /** On the table and in order. */
  | 'standing'
  /** On the table and broken. */
  | 'broken'
  /** It broke and fled off the table. */
  | 'fled'
  /** It left the table in order. */
  | 'left'
  /** Nothing of it was left. */
  | 'destroyed'
  /** It fought from off the table, and is there. */
  | 'away'
  /** It never came. */
  | 'absent';
