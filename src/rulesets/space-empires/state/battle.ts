import type { BattleLayer, CardId } from '../data/words.js';

/** Steps of SPE-BAT-18 at which somebody is asked. */
export type BattleStage = 'COMMIT' | 'FIRST_LOSS' | 'LOSSES' | 'WINNER_LOSSES' | 'RETREAT';

/** SPE-BAT-03 */
export interface Participant {
  readonly unit: string;
  readonly player: string;
  /** SPE-BAT-05: what it brings before cards and leader bonus. */
  readonly value: number;
  /** SPE-BAT-07 */
  readonly bombards: boolean;
}

/** A card that is played for one unit. */
export interface Target {
  readonly card: CardId;
  readonly unit: string;
}

/** SPE-BAT-06: what a side plays, sealed until both have. */
export interface Commitment {
  readonly cards: readonly CardId[];
  readonly targets: readonly Target[];
  readonly bombardingUnits: readonly string[];
}

/** A side's total, in its parts. */
export interface Total {
  /** Battle values, before cards and leader. */
  readonly values: number;
  readonly cards: number;
  readonly leader: number;
}

/** The battle that is being fought. */
export interface Battle {
  /** `battle-<n>`, counted over the game. */
  readonly id: string;
  readonly mapSpace: string;
  readonly layer: BattleLayer;
  /** The active player. */
  readonly attacker: string;
  readonly defender: string;
  readonly stage: BattleStage;
  /** Who fights in it, lost ones too; null to players who do not. */
  readonly participants: readonly Participant[] | null;
  /** Sides that have committed. */
  readonly committed: readonly string[];
  /** By side, until they are revealed; hidden from the other side. */
  readonly commitments: Readonly<Record<string, Commitment>>;
  readonly totals: Readonly<Record<string, number>> | null;
  readonly winner: string | null;
  /** Units lost so far, by player. */
  readonly lost: Readonly<Record<string, readonly string[]>>;
}
