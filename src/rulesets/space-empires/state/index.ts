import type { Seat } from '../../../kernel/index.js';
import type { HouseRules } from '../house-rules/index.js';
import type { UnitLine } from '../data/unit-lists.js';
import type { CardId, Faction, Layer, Phase, PlanetClass } from '../data/words.js';
import type { Battle } from './battle.js';

export type * from './battle.js';
export type * from '../data/words.js';
export type { UnitLine } from '../data/unit-lists.js';

type Of<T> = Readonly<Record<string, T>>;

/** A player by seat (section 3 of the catalog). */
export interface Player {
  /** Seat. */
  readonly id: string;
  readonly name: string;
  readonly faction: Faction;
  /** SPE-REV-02: never below 0. */
  readonly treasuryRp: number;
  /** Kinds of cards, with repeats; null to who may not know them (SPE-GEN-06). */
  readonly hand: readonly CardId[] | null;
  readonly handSize: number;
  /** Chits it took (SPE-BAT-14). */
  readonly capturedLeaders: readonly string[];
  readonly eliminated: boolean;
  /** SPE-MOVE-07: the standing pass; null to who may not know it. */
  readonly alwaysPass: boolean | null;
}

/** One territory of the map. */
export interface MapSpace {
  readonly id: string;
  readonly neighbours: readonly string[];
  readonly planetClass: PlanetClass;
  /** Its id where nobody named it. */
  readonly planetName: string;
  /** Player whose control marker lies there. */
  readonly controller: string | null;
  /** Player whose homeworld it was at the start. */
  readonly homeworldOf: string | null;
}

export type UnitStatus = 'PILE' | 'IN_PLAY' | 'CAPTURED';

/** A chit. */
export interface Unit {
  /** `<entry>#<n>` */
  readonly id: string;
  /** Line of the list that it is of. */
  readonly entry: string;
  /** Player of its faction. */
  readonly owner: string;
  readonly status: UnitStatus;
  /** Null unless in play. */
  readonly mapSpace: string | null;
  readonly layer: Layer | null;
}

/** What the active player has done in their turn. */
export interface Turn {
  /** Turns of players since the start, from 1. */
  readonly number: number;
  /** SPE-DRAW-02: the cards of the Draw phase have been drawn. */
  readonly drawn: boolean;
  /** SPE-MOVE-01: stack moves left of the card played last. */
  readonly stackMovesLeft: number;
  /** SPE-MOVE-04: chits that have moved, or were to move, in this phase. */
  readonly moved: readonly string[];
  /** SPE-BAT-02: map space whose battles are being fought; null when any may be chosen. */
  readonly engaged: string | null;
  /** SPE-BAT-02: map spaces where the active player has lost a battle. */
  readonly lostAt: readonly string[];
  readonly revenueThisTurn: number;
  /** SPE-REC-02: units placed by planet. */
  readonly recruitUsed: Of<number>;
  /** SPE-REC-01: chits on offer; null to who may not know them. */
  readonly offer: readonly string[] | null;
  readonly offerSize: number;
}

/** SPE-MOVE-07: a declared stack move that opponents may cancel. */
export interface Reaction {
  readonly player: string;
  readonly from: string;
  readonly path: readonly string[];
  readonly count: number;
  /** Null to who may not know them. */
  readonly units: readonly string[] | null;
  /** Opponents who are asked, in turn order. */
  readonly asked: readonly string[];
  /** What they have answered; of others' answers nobody is told more than that the window is open. */
  readonly answers: Of<'DECOY' | 'PASS'>;
  /** ISO 8601 UTC after which silence is a pass; null without limit. */
  readonly until: string | null;
}

/** A whole game. Records are by id. */
export interface SpaceEmpiresState {
  readonly seats: readonly Seat[];
  readonly rules: HouseRules;
  readonly round: number;
  readonly activePlayer: string | null;
  readonly phase: Phase;
  readonly winner: string | null;
  readonly turnOrder: readonly string[];
  readonly players: Of<Player>;
  readonly spaces: Of<MapSpace>;
  /** Lines of the unit lists in play. */
  readonly entries: Of<UnitLine>;
  readonly units: Of<Unit>;
  /** Chits by player and map space, top first; null for chits that the viewer may not know. */
  readonly stacks: Of<Of<readonly (string | null)[]>>;
  /**
   * How many units of stacks are in orbit and on the surface, by player and map space, in a state that hides which they are;
   * left out of the one that hides nothing.
   */
  readonly hiddenLayers?: Of<Of<{ readonly orbit: number; readonly surface: number }>>;
  /** Chits in the pile of each player, in a state that hides which they are; left out of the one that hides nothing. */
  readonly pileSizes?: Of<number>;
  /**
   * Map spaces where the active player has battles to fight, in the Battle phase and in a state that hides who is there; left out of
   * the one that hides nothing.
   */
  readonly battlefields?: readonly string[];
  readonly deck: {
    /** Top first; null to all viewers. */
    readonly drawPile: readonly CardId[] | null;
    readonly drawSize: number;
    /** Last one on top. */
    readonly discardPile: readonly CardId[];
  };
  readonly turn: Turn;
  readonly reaction: Reaction | null;
  readonly battle: Battle | null;
  /** Battles begun in the game. */
  readonly battles: number;
  /** Battles that have been fought, with what all may know of them. */
  readonly fought: readonly FoughtBattle[];
}

/** A battle that is over. */
export interface FoughtBattle {
  readonly id: string;
  /** Turn of a player in which it was fought. */
  readonly turn: number;
  readonly mapSpace: string;
  readonly layer: Battle['layer'];
  readonly attacker: string;
  readonly defender: string;
  readonly winner: string;
  readonly totals: Of<number> | null;
  /** Units lost, by player. */
  readonly lost: Of<readonly string[]>;
}
