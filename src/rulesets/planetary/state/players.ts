import type { HexKey } from '../../../engine/hex/index.js';
import type { Craftworld, DemonGod } from '../races/profile.js';
import type { Order } from '../sheets/orders.js';
import type { RaceKey } from './kinds.js';

/** Counts for the Build phase of one turn only: with another turn they start again. */
export interface Works {
  readonly turn: number;
  /** Road actions (PLN-ROD-01). */
  readonly roads: number;
  /** A building was disbanded for a refund (PLN-BLD-05). */
  readonly refunded: boolean;
}

export interface SpentMark {
  readonly withdrew?: boolean;
  /** Battle it sent reinforcements to, or supported with artillery (PLN-TBL-01, PLN-TBL-02). */
  readonly reinforced?: string;
  readonly bombarded?: string;
  readonly movedIn?: boolean;
}

export interface Player {
  readonly seat: string;
  /** Seat order, 1…n. */
  readonly number: number;
  readonly race: RaceKey;
  /** Choices of the set-up (RACE-CH-02, RACE-EL-01); absent before, and for races that choose nothing. */
  readonly demonGod?: DemonGod;
  readonly craftworld?: Craftworld;
  /** 0…5 (PLN-GEN-15). */
  readonly strategyValue: number;
  readonly vp: number;
  readonly vpByTurn: Readonly<Record<string, number>>;
  readonly capitalHex: HexKey | null;
  /** A lost Capital that would be Capital again if taken back (PLN-TAK-07). */
  readonly lostCapitalHex: HexKey | null;
  /** The Capital will move when the Build phase closes (RACE-DE-03). */
  readonly movingCapital?: CapitalMove;
  /** Where others believe their Capital to be, who are not told that it moved (RACE-DE-04). */
  readonly shownCapitalHex?: HexKey;
  readonly status: 'active' | 'out';
}

/** RACE-DE-03, RACE-DE-04. */
export interface CapitalMove {
  readonly target: HexKey;
  /** Defences, and units of the garrison, of the old Capital that go before others where there are too many. */
  readonly disbandFirst: readonly string[];
}

export interface Sheet {
  readonly orders: readonly Order[];
}

export interface SuccessfulRaid {
  readonly hex: HexKey;
  readonly detachment: string;
  readonly seat: string;
  readonly attackSeq: number;
  readonly startHex: HexKey;
  readonly battle: string | null;
}

export interface FallenCapital {
  readonly hex: HexKey;
  readonly from: string;
  readonly by: string;
  readonly turn: number;
}

export interface Victory {
  readonly winners: readonly string[];
  readonly form: 'LAST_PLAYER' | 'VP_GOAL' | 'FIRST_CAPITAL';
}
