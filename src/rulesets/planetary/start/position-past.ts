import type { HexKey } from '../../../engine/hex/index.js';
import type { Treaty } from '../state/index.js';

/** What a player has behind them and what still matters of it. */
export interface PositionPlayerPast {
  /** Rare, very rare and special things that they have lost, oldest first (PLN-GEN-11). */
  readonly losses?: readonly PositionLoss[];
  /** Seats whose diplomats may enter their Capital (PLN-MOV-09). */
  readonly admits?: readonly string[];
  /** Where others believe their Capital to be, who were not told that it moved (RACE-DE-04). */
  readonly shownCapitalHex?: HexKey;
  /** Reinforcement BP let through for their next upkeep, instead of the normal amount (PLN-AIR-08). */
  readonly reinforcementBp?: number;
  /** BP that go off their next income for a fun battle (PLN-FUN-01). */
  readonly owedBp?: number;
}

export interface PositionLoss {
  /** Key of a unit type, or a thing that the race limits (RACE-PROD-07). */
  readonly type: string;
  /** Turn in which it was lost. */
  readonly turn: number;
}

/** What the players have agreed and what the sky looks like, when a position begins. */
export interface PositionPast {
  /** Deals that were made; what those of this turn promise arrives at its end (PLN-END-03). */
  readonly deals?: readonly PositionDeal[];
  /** From the Battle orders on: who controls which Airspaces this turn (PLN-AIR-05). */
  readonly airControl?: readonly PositionAirControl[];
  /** Who controlled which Airspaces in the turn before (PLN-BLD-06). */
  readonly lastAirControl?: readonly PositionAirControl[];
}

export interface PositionAirControl {
  readonly airspace: string;
  readonly seats: readonly string[];
}

/** As it was proposed (PLN-DIP). What is out of a stock is no longer in it. */
export interface PositionDeal {
  /** Default: as the service names deals of the two. */
  readonly id?: string;
  readonly proposer: string;
  readonly partner: string;
  readonly secret?: boolean;
  /** BP that the proposer gives, and that they get; default 0. */
  readonly bp?: number;
  readonly wantedBp?: number;
  /** Captives that they release, and that are released to them. */
  readonly release?: readonly string[];
  readonly wantedRelease?: readonly string[];
  /** A treaty that was signed with it; one in force stands among the treaties, too. */
  readonly treaty?: Treaty['kind'];
  readonly text?: string;
  /** Turn in which it was made; default the turn of the position. */
  readonly turn?: number;
  /** What each party says of the other (PLN-DIP-08). */
  readonly marks?: readonly { readonly seat: string; readonly kept: boolean }[];
}
