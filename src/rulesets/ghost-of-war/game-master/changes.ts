import type { HexKey } from '../../../engine/hex/index.js';
import type {
  Alignment,
  Goods,
  Condition,
  FactionStock,
  GeneralGoods,
  Relation,
  ScheduledEvent,
  SlotLevel,
  Slots,
  UnitTrait,
  UnitTypeRow,
  WarpStorm,
} from '../state/kinds.js';
import type {
  CharacterEntry,
  DepotEntry,
  FactionEntry,
  FormationEntry,
  PlanetEntry,
  SystemEntry,
  UnitEntry,
} from '../start/position.js';

/** GOW-GEN-07: what the arbiter may change. Each is checked against the invariants of the state. */
export type GmChange =
  | { readonly change: 'CREATE_FACTION'; readonly entry: FactionEntry }
  | { readonly change: 'CREATE_SYSTEM'; readonly entry: SystemEntry }
  | { readonly change: 'CREATE_PLANET'; readonly entry: PlanetEntry }
  | { readonly change: 'CREATE_DEPOT'; readonly entry: DepotEntry }
  | { readonly change: 'CREATE_UNIT'; readonly entry: UnitEntry }
  | { readonly change: 'CREATE_FORMATION'; readonly entry: FormationEntry }
  /** Unique commanders too (GOW-CHR-02). */
  | { readonly change: 'CREATE_CHARACTER'; readonly entry: CharacterEntry }
  | { readonly change: 'REMOVE'; readonly id: string }
  | { readonly change: 'SET_PLANET'; readonly planet: string; readonly fields: PlanetFields }
  | { readonly change: 'SET_UNIT'; readonly unit: string; readonly fields: UnitFields }
  | { readonly change: 'SET_SUPPLY_COUNTER'; readonly holder: string; readonly counter: number }
  | { readonly change: 'SET_BUFFER'; readonly holder: string; readonly goods: GeneralGoods }
  | { readonly change: 'SET_STOCK'; readonly faction: string; readonly goods: Partial<FactionStock> }
  | { readonly change: 'SET_CHAPTER_COUNTERS'; readonly faction: string; readonly counters: GeneralGoods }
  | { readonly change: 'SET_ALIGNMENT'; readonly faction: string; readonly alignment: Alignment }
  | { readonly change: 'SET_PLAYER'; readonly faction: string; readonly seat: string | null }
  | {
      readonly change: 'SET_RELATION';
      readonly factions: readonly [string, string];
      readonly relation: Relation;
    }
  | { readonly change: 'SET_CONDITION'; readonly subject: string; readonly condition: Condition }
  | { readonly change: 'LIFT_CONDITION'; readonly subject: string; readonly name: Condition['name'] }
  | { readonly change: 'SET_TRAITS'; readonly unit: string; readonly traits: readonly UnitTrait[] }
  | {
      readonly change: 'SET_STORM';
      readonly kind: WarpStorm['kind'];
      readonly core: readonly HexKey[];
      readonly id: string;
    }
  | { readonly change: 'SET_ROUTE'; readonly id: string; readonly hexes: readonly HexKey[] }
  | { readonly change: 'DEFINE_UNIT_TYPE'; readonly key: string; readonly type: UnitTypeRow }
  | {
      readonly change: 'ADD_EVENT_PROJECT';
      readonly key: string;
      readonly name: string;
      readonly level: SlotLevel;
      readonly durationRounds: number;
      readonly perRound: Goods;
      readonly oneTime: Goods;
      readonly yields: Goods;
      readonly planet: string | null;
    }
  /** GOW-GEN-10 */
  | { readonly change: 'AWARD_POINTS'; readonly faction: string; readonly points: number }
  | { readonly change: 'SCHEDULE_EVENT'; readonly event: Omit<ScheduledEvent, 'id'> };

/** Absent = as it is. */
export interface PlanetFields {
  readonly controller?: string;
  readonly ce?: number;
  readonly loyalty?: number;
  readonly titheGrade?: number;
  readonly garrisonWeight?: number;
  readonly orbitalWeight?: number;
  readonly basicProduction?: GeneralGoods;
  readonly slots?: Slots;
  readonly advancements?: readonly string[];
  readonly parts?: Readonly<Record<string, number>>;
  readonly chapterHold?: boolean;
  readonly spacePort?: boolean;
}

export interface UnitFields {
  readonly name?: string;
  readonly owner?: string;
  readonly ce?: number;
  readonly xp?: number;
  /** Planet or system id: where it is put. */
  readonly place?: string;
  readonly weapon?: string;
  readonly suits?: number;
}
