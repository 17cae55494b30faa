import type { DemonGod } from '../races/profile.js';
import type { MoveClass, RaceKey, Slot } from './kinds.js';

/** What the rules of the races ask of a type (RACE-PROD-08); what is left out is false, or none. */
export interface RaceTraits {
  /** Points of a model are told with the order that builds it; the type has none of its own. */
  readonly pointsWithOrder?: boolean;
  /** Joins a headquarters and takes no slot (RACE-PROD-09). */
  readonly attachedTo?: 'HQ';
  readonly bike?: boolean;
  readonly jetbike?: boolean;
  readonly hellion?: boolean;
  /** RACE-IG-01. */
  readonly guardsmen?: boolean;
  /** Short key of the transport that belongs to the unit (RACE-PROD-04). */
  readonly ownTransport?: string;
  /** Short keys of types that must all be buildable (RACE-PROD-04). */
  readonly composedOf?: readonly string[];
  readonly chaosLord?: boolean;
  /** RACE-CH-05: `god` is its patron. */
  readonly cult?: boolean;
  readonly god?: Patron;
  /** RACE-CH-17. */
  readonly demon?: 'LESSER' | 'GREATER';
  /** Lists of Chaos that it belongs to (RACE-CH-20). */
  readonly pool?: Patron | 'GENERAL' | 'NORMAL_ONLY' | 'NORMAL_ONLY_OR_CULTIST_HEX';
  /** Keys of detachment types that may not hold it. */
  readonly forbiddenInDetachment?: readonly string[];
  readonly onlyInSpecialDetachment?: string;
  /** RACE-EL-05. */
  readonly aspect?: boolean;
  readonly harlequin?: boolean;
  /** Takes part only in battles against this race (RACE-IMP-01). */
  readonly fightsOnly?: RaceKey;
}

/** A God of Chaos whose mark a model can bear. */
export type Patron = Exclude<DemonGod, 'UNDIVIDED'>;

/** A gift of Chaos and who gave it (RACE-CH-03). */
export interface Gift {
  readonly name: string;
  readonly god: Patron;
}

/** A type of unit as the club entered it (`unitTypeFields` of the unit data). Points are WH40K points. */
export interface UnitType extends RaceTraits {
  readonly key: string;
  readonly name: string;
  readonly race: RaceKey | 'ANY';
  readonly slot: Slot;
  readonly moveClass: MoveClass;
  readonly vehicle: boolean;
  readonly weight: 'light' | 'heavy' | null;
  readonly modelPoints: number;
  readonly minModels: number;
  readonly maxModels: number;
  readonly wounds: number;
  readonly options: readonly UnitOptionType[];
  readonly limit: 'RARE' | 'VERY_RARE' | null;
  readonly maxPerDetachment: number | null;
  readonly specialCharacter: boolean;
  readonly needs2000: boolean;
  readonly hqRank: 'LESSER' | 'SUPREME' | null;
  readonly scout: boolean;
  readonly barrage: boolean;
  readonly barrageRange100: boolean;
  readonly aaWeapons: number;
  readonly longRangeComm: boolean;
  readonly dropPod: boolean;
  readonly fast12: boolean;
  readonly carries: boolean;
  readonly requires: readonly (readonly string[])[] | null;
}

export interface UnitOptionType {
  readonly key: string;
  readonly name: string;
  readonly points: number;
  /** True for special and heavy weapons and special equipment, false for wargear. */
  readonly staysWithUnit: boolean;
}
