import type { HexKey } from '../../../engine/hex/index.js';
import type { DemonGod } from '../races/profile.js';
import type { DetachmentClass, ModelState, RaceKey, Slot } from './kinds.js';
import type { Hideable } from './map.js';
import type { Gift } from './unit-types.js';

export interface Loss {
  readonly typeKey: string;
  readonly turn: number;
}

/** Followers or mercenaries found in a claimed hex (PLN-DSC-04, -05). */
export interface Offer {
  readonly id: string;
  readonly order: number;
  readonly kind: 'FOLLOWERS' | 'MERCENARIES';
  readonly seat: string;
  /** Detachment that claimed the hex: followers join it. */
  readonly detachment: string;
  /** Where mercenaries appear; of followers the hex claimed. */
  readonly hex: HexKey;
  /** Most points that may be entered. */
  readonly points: number;
  readonly race: RaceKey;
}

/** Enemies that come out of a discovered hex in battle movement (PLN-DSC-03). */
export interface Ambush {
  readonly points: number;
  readonly race: RaceKey;
}

export interface Model {
  readonly id: string;
  readonly typeKey: string;
  /** WH40K points. */
  readonly points: number;
  readonly state: ModelState;
  /** Permanent injuries, 1…6 as rolled (PLN-CAS-03). */
  readonly injuries: readonly number[];
}

export interface UnitOption {
  readonly key: string;
  readonly points: number;
  readonly staysWithUnit: boolean;
  readonly lost: boolean;
}

export interface Unit {
  readonly id: string;
  readonly typeKey: string;
  readonly slot: Slot;
  /** Slots of the unit as built; dead models keep theirs. */
  readonly maxModels: number;
  /** In creation order. */
  readonly models: readonly Model[];
  readonly options: readonly UnitOption[];
  /** Unit XP (PLN-EXP-01). */
  readonly xp: number;
  /** Id of the transport unit that carries it; null on foot (PLN-TER-03). */
  readonly mountedIn: string | null;
  /** The transport that belongs to it by its type was destroyed: it goes on foot (RACE-PROD-04). */
  readonly transportLost?: true;
  /** RACE-CH-03. */
  readonly mark?: DemonGod;
  readonly gifts?: readonly Gift[];
}

/** Where a detachment is: on the map, above it, with its captor, or in a prison. */
export type Place =
  | { readonly at: 'hex'; readonly hex: HexKey }
  | { readonly at: 'orbit' }
  | { readonly at: 'captor'; readonly army: string }
  /** `since`: turn in which it was put there. */
  | { readonly at: 'prison'; readonly hex: HexKey; readonly since?: number }
  /** Under construction: appears in this hex at the start of the turn `arrivalTurn`. */
  | {
      readonly at: 'building';
      readonly hex: HexKey;
      /** In orbit instead (RACE-SM-01). */ readonly toOrbit?: true;
    };

export interface Detachment extends Hideable {
  readonly kind: 'detachment';
  readonly id: string;
  readonly order: number;
  readonly name: string;
  /** Seat, or `npc`. */
  readonly owner: string;
  readonly race: RaceKey;
  readonly class: DetachmentClass;
  /** Type key of its list, e.g. `NORMAL`. */
  readonly typeKey: string;
  /** Movement allowance, MP (PLN-MOV-10). */
  readonly mv: number;
  readonly place: Place;
  /** In creation order. */
  readonly units: readonly Unit[];
  readonly dxp: number;
  /** Largest SV it may have; never falls (PLN-EXP-03). */
  readonly maxPts: number;
  readonly unarmed: boolean;
  /** May start or land from orbit. */
  readonly canDrop: boolean;
  readonly arrivalTurn: number | null;
  readonly targetStronghold: HexKey | null;
  /** True once its captor was paid for its first imprisonment (PLN-CPT-04). */
  readonly imprisonedOnce: boolean;
  /** Turn of the last attempt to convert it (RACE-CH-11). */
  readonly conversionTriedTurn?: number;
  /** It changed sides in a prison (RACE-CH-12). */
  readonly converted?: boolean;
}

export interface Garrison extends Hideable {
  readonly kind: 'garrison';
  readonly id: string;
  readonly order: number;
  readonly owner: string;
  readonly race: RaceKey;
  readonly hex: HexKey;
  readonly units: readonly Unit[];
}

/** The things that exert a zone of control (Glossary). */
export type Army = Detachment | Garrison;
