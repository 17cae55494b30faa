import type { HexKey } from '../../../engine/hex/index.js';

/** What one side of a deal gives. */
export interface DealShare {
  readonly bp: number;
  /** Urban hex that pays; null where nothing is paid, or the partner has not named it yet. */
  readonly fromHex: HexKey | null;
  /** Captives in their prisons. */
  readonly release: readonly string[];
}

export interface Deal {
  readonly id: string;
  readonly order: number;
  readonly turn: number;
  readonly proposer: string;
  readonly partner: string;
  readonly secret: boolean;
  readonly gives: DealShare;
  readonly wants: DealShare;
  readonly treaty: Treaty['kind'] | null;
  readonly text: string | null;
  /** Made and void are said when the Build phase closes. */
  readonly status: 'proposed' | 'accepted' | 'made' | 'void';
  /** What each party says of the other: kept or broken (PLN-DIP-08). */
  readonly marks: Readonly<Record<string, boolean>>;
}

export interface Contact {
  readonly hasCapital: boolean;
  /** Some hex of theirs is adjacent to some hex of the viewer. */
  readonly isNeighbour: boolean;
  /** Detachments of the viewer in their prisons (PLN-DIP-04). */
  readonly captives: readonly string[];
}

export type Delivery =
  | {
      readonly kind: 'bp';
      readonly deal: string;
      readonly from: string;
      readonly to: string;
      readonly bp: number;
    }
  | { readonly kind: 'captive'; readonly deal: string; readonly from: string; readonly detachment: string };

export interface FunBattle {
  readonly id: string;
  readonly order: number;
  readonly turn: number;
  /** Seat that reported it, and the one that must confirm. */
  readonly by: string;
  readonly opponent: string;
  readonly own: FunSide;
  readonly theirs: FunSide;
  readonly winner: string | null;
  readonly confirmed: boolean;
}

/** Points. */
export interface FunSide {
  readonly value: number;
  readonly lost: number;
}

export interface Treaty {
  readonly players: readonly [string, string];
  readonly kind: 'NON_AGGRESSION_PACT' | 'ALLIANCE';
  readonly secret: boolean;
  readonly sinceTurn: number;
}
