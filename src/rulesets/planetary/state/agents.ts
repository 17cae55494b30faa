import type { HexKey } from '../../../engine/hex/index.js';
import type { AirMissionCode } from '../sheets/orders.js';
import type { Detachment, Garrison } from './armies.js';
import type { RaceKey, StrongholdType } from './kinds.js';
import type { Hideable, MapHex, ResourceRoute } from './map.js';

export interface Convoy extends Hideable {
  readonly id: string;
  readonly order: number;
  readonly owner: string;
  readonly hex: HexKey;
  readonly bp: number;
  /** Turn in which it is damaged and cannot move (RACE-CONV-02). */
  readonly haltedTurn?: number;
}

export interface Spy {
  readonly id: string;
  readonly order: number;
  readonly owner: string;
  readonly hex: HexKey;
  /** Urban hex of the Espionage Center that made it. */
  readonly centerHex: HexKey;
  /** Turn in which it was made; left out for spies of a position. */
  readonly builtTurn?: number;
  readonly infiltrating: SpyTarget | null;
}

export type SpyTarget =
  | { readonly kind: 'detachment' | 'convoy'; readonly id: string }
  | { readonly kind: 'stronghold' | 'urban' | 'resource'; readonly hex: HexKey };

export interface Diplomat {
  readonly id: string;
  readonly order: number;
  readonly owner: string;
  readonly hex: HexKey;
}

export interface AirSquadron {
  readonly id: string;
  readonly order: number;
  readonly owner: string;
  readonly base: HexKey;
  readonly mission: AirMissionCode | null;
  readonly airspace: string | null;
  /** Hex that a strategic bombardment is aimed at. */
  readonly targetHex: HexKey | null;
  readonly negated: boolean;
}

export interface Sighting {
  readonly turn: number;
  readonly controller: string | null;
  readonly urbanSize: number | null;
  readonly urbanRace: RaceKey | null;
  readonly resource: boolean;
  readonly stronghold: StrongholdType | null;
  /** Race of the Stronghold where it is not that of a city beside it; absent else, and on sightings of old. */
  readonly strongholdRace?: RaceKey;
  /** Kinds of foreign pieces seen there, with id, owner and race. */
  readonly pieces: readonly SeenPiece[];
  /** Directions of links seen there that were built in the campaign; absent where there are none. */
  readonly roads?: readonly number[];
}

export interface SeenPiece {
  readonly id: string;
  readonly kind: 'detachment' | 'garrison' | 'convoy' | 'diplomat';
  readonly owner: string;
  readonly race: RaceKey | null;
}

/** Details of a thing, as they were when they were gained. */
export interface Intelligence {
  readonly turn: number;
  readonly about: SpyTarget;
  readonly detail: Detachment | Garrison | MapHex | Convoy | ResourceRoute | null;
  readonly garrison: Garrison | null;
}
