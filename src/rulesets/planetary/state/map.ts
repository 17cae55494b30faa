import type { HexKey } from '../../../engine/hex/index.js';
import type { RaceKey, StrongholdType, Terrain } from './kinds.js';
import type { Patron } from './unit-types.js';

export interface Start extends Hideable {
  /** Sizes of the other Urban hexes as rolled (PLN-STA-03). */
  readonly urbanSizes: readonly number[];
  /** RP per turn of the Resource hexes as rolled (PLN-STA-04). */
  readonly yields: readonly number[];
  readonly placed: boolean;
  /** Free road actions left (PLN-STA-06). */
  readonly freeRoads: number;
}

export interface MapHex {
  readonly q: number;
  readonly r: number;
  readonly terrain: Terrain;
  readonly airspace: string;
  readonly controller: string | null;
  /** Directions 0…5 of river edges (PLN-MAP-03); an edge is noted on both its hexes. */
  readonly rivers: readonly number[];
  /** Directions 0…5 of road links (PLN-MAP-04); a link is noted on both its hexes. */
  readonly roads: readonly number[];
  readonly resource: ({ readonly rp: number } & Hideable) | null;
  readonly urban: Urban | null;
  readonly stronghold: Stronghold | null;
  readonly startedUncontrolled: boolean;
  readonly discovered: boolean;
  readonly ruin: boolean;
  /** Marks a hex that a viewer does not see now: what has become of it since is not known (PLN-SIG-01). */
  readonly unseen?: true;
}

/** `hidden` marks what a viewer sees from outside only: the fields behind it hold nothing (PLN-SIG-01). */
export interface Hideable {
  readonly hidden?: true;
}

export interface Urban extends Hideable {
  /** 1 Village … 4 Metropol. */
  readonly size: number;
  readonly race: RaceKey;
  /** Stock; below zero only as the debt of PLN-GEN-10. */
  readonly bp: number;
  readonly buildings: readonly Building[];
  readonly builtTurn: number;
  readonly lastUpgradeTurn: number;
}

export interface Building {
  /** E.g. `BARRACKS`. */
  readonly type: string;
  readonly builtTurn: number;
  readonly aspect?: string;
  /** Of an upgrade: turn in which the building that it replaced was built. */
  readonly lowerBuiltTurn?: number;
}

export interface Stronghold extends Hideable {
  readonly type: StrongholdType;
  readonly race: RaceKey;
  readonly builtTurn: number;
  readonly lastUpgradeTurn: number;
  readonly defences: readonly Defence[];
}

export interface Defence {
  readonly id: string;
  /** Key of the table `defences`, e.g. `bunker`. */
  readonly type: string;
  readonly turretWeapon?: string;
  /** List price, BP. */
  readonly costBp: number;
  readonly race: RaceKey;
  readonly builtTurn: number;
  /** It is cursed (RACE-CH-07); under any owner, until it is gone (RACE-CH-09). */
  readonly shrine?: ShrineKind;
}

/** Shrine of a God, or of Chaos in general (RACE-CH-07). */
export type ShrineKind = Patron | 'GENERAL';

export interface ResourceRoute {
  readonly resourceHex: HexKey;
  /** From the Resource hex to the production hex, both included. */
  readonly hexes: readonly HexKey[];
}
