import type { HexKey } from '../../../engine/hex/index.js';
import type {
  ActivitySet,
  Goods,
  CharacterClass,
  GeneralGoods,
  ProjectOptions,
  ProjectPlace,
  Relation,
  GeneralResource,
  StandingReroll,
  Ware,
} from './kinds.js';

/** Orders of S1 (catalog section 20). Sealed until S1 closes; every one names its actor. */
export type Order =
  | AdministrationOrder
  | TradeOrder
  | ProjectOrder
  | ForceOrder
  | PeopleOrder
  | { readonly order: 'SET_ACTIVITY'; readonly entity: string; readonly set: ActivitySet }
  | { readonly order: 'SET_PRIORITY'; readonly subject: string; readonly priority: number };

export type AdministrationOrder =
  | {
      readonly order: 'SET_RESERVE';
      readonly planet: string;
      readonly resource: GeneralResource;
      readonly amount: number;
    }
  | {
      readonly order: 'SET_SHARING' | 'SET_TRADE_CONSENT';
      readonly planet: string;
      readonly faction: string;
      readonly allow: boolean;
    }
  /** GOW-GEN-09 */
  | { readonly order: 'CONFIDE'; readonly faction: string; readonly allow: boolean }
  | { readonly order: 'DECLARE_RELATION'; readonly faction: string; readonly relation: Relation }
  /** GOW-BUF-09, from one entity (or faction) to another. */
  | { readonly order: 'GIFT'; readonly giver: string; readonly taker: string; readonly goods: Goods };

export type TradeOrder =
  | {
      readonly order: 'ESTABLISH_LINE';
      readonly kind: 'TRADE' | 'SUPPLY';
      readonly origin: string;
      readonly stops: readonly StopOrder[];
      /** A claim of `[well charted]` in the notation (GOW-TRD-02). */
      readonly claimedWellCharted: boolean;
      /** GOW-TRT-06: formation whose Astropath hurries it. */
      readonly astropath: string | null;
    }
  /** GOW-TRD-02: a line as it is written down; its ways are found. */
  | { readonly order: 'NOTE_LINE'; readonly notation: string; readonly astropath: string | null }
  /** GOW-TRD-09: `stop` cancels that stop and all later ones; null the whole line. */
  | { readonly order: 'CANCEL_LINE'; readonly line: string; readonly stop: number | null }
  | { readonly order: 'RAID'; readonly raider: string; readonly line: string };

export interface StopOrder {
  /** Planet, or unit, formation or supply group. */
  readonly place: string;
  readonly wares: readonly Ware[];
  /** Null: the service finds it (GOW-TRD-04). */
  readonly path: readonly HexKey[] | null;
  /** Depot into which it delivers (GOW-BUF-04). */
  readonly intoDepot: string | null;
}

export type ProjectOrder =
  | {
      readonly order: 'START_PROJECT';
      readonly place: ProjectPlace;
      readonly item: string;
      readonly options: ProjectOptions;
      readonly forFaction: string | null;
      /** GOW-CHR-19: hero whose process it is. */
      readonly hero: string | null;
      readonly death: string | null;
    }
  | { readonly order: 'CANCEL_PROJECT'; readonly project: string }
  | { readonly order: 'BOOST'; readonly planet: string; readonly resource: GeneralResource };

export type ForceOrder =
  | {
      readonly order: 'FORM_FORMATION';
      readonly units: readonly string[];
      readonly name: string;
      readonly commander: string | null;
    }
  | { readonly order: 'JOIN_FORMATION'; readonly formation: string; readonly units: readonly string[] }
  /** Units leave their formation: loose, or (with a name) as a formation of their own. */
  | {
      readonly order: 'SPLIT_FORMATION';
      readonly formation: string;
      readonly units: readonly string[];
      readonly name: string | null;
    }
  | { readonly order: 'MERGE_UNITS'; readonly units: readonly [string, string] }
  | {
      readonly order: 'SET_SUPPLY_GROUPS';
      readonly system: string;
      readonly groups: readonly { readonly name: string; readonly members: readonly string[] }[];
    }
  /** Units and characters that travel alone. */
  | {
      readonly order: 'TRAVEL';
      readonly units: readonly string[];
      readonly characters: readonly string[];
      readonly to: string;
      readonly path: readonly HexKey[] | null;
      readonly landOn: string | null;
    }
  | { readonly order: 'LAND'; readonly units: readonly string[]; readonly planet: string }
  | { readonly order: 'EMBARK'; readonly units: readonly string[] }
  | {
      readonly order: 'ATTACK';
      readonly place: string;
      readonly units: readonly string[];
      readonly shock: boolean;
    }
  | {
      readonly order: 'CHOOSE_RECOVERY';
      readonly unit: string;
      readonly row: string | null;
      /** Part keys (GOW-RCV-09). */
      readonly parts: readonly string[];
      readonly scouts: readonly string[];
    }
  | { readonly order: 'SALVAGE'; readonly unit: string; readonly into: string }
  | { readonly order: 'ASSIGN_SUITS'; readonly unit: string; readonly suits: number };

export type PeopleOrder =
  /** GOW-CHR-02: a new commander of a class, or one that there is, for a macro unit. */
  | {
      readonly order: 'APPOINT_COMMANDER';
      readonly formation: string;
      readonly character: string | null;
      readonly class: CharacterClass | null;
      readonly name: string | null;
    }
  /** GOW-CHR-03: to a unit or formation, or (null) alone at its place. */
  | { readonly order: 'ATTACH_HERO'; readonly hero: string; readonly to: string | null }
  | {
      readonly order: 'PROMOTE_HERO';
      readonly unit: string;
      readonly class: CharacterClass;
      readonly name: string;
    }
  | { readonly order: 'HERO_ACTION'; readonly hero: string; readonly action: HeroAction }
  | { readonly order: 'SUBVENTION'; readonly system: string; readonly goods: GeneralGoods }
  | {
      readonly order: 'STANDING_REROLL';
      readonly character: string;
      readonly standing: StandingReroll | null;
    }
  /** GOW-TRT-06 */
  | { readonly order: 'PSYKER_TARGET'; readonly enemy: string | null };

/** GOW-CHR-09…24. `target`: unit, planet, formation, faction or hex, as the action says. */
export type HeroAction =
  | {
      readonly action: 'PREACH' | 'PURGE' | 'HOLOCAUST' | 'CURE' | 'FORTIFY' | 'JAM';
      readonly target: string;
    }
  | {
      readonly action: 'SCREEN' | 'SMITE' | 'SUMMARY_EXECUTION' | 'SERMON' | 'BOMBARD';
      readonly target: string;
    }
  | { readonly action: 'PRECOGNITION'; readonly target: string }
  | { readonly action: 'DIVINATION' }
  | { readonly action: 'CHART'; readonly target: HexKey };
