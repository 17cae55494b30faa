import type { Compass } from '../../../engine/hex/index.js';
import type { WeaponRow } from '../catalogs/catalog.js';
import type {
  CompartmentType,
  Propulsion,
  SensorType,
  SlotType,
  Trait,
  UnitType,
} from '../data/catalog-words.js';
import type { Category, Faction, Level, Profile, UnitStatus } from '../data/words.js';

/** An upgrade on a unit. */
export interface Fitting {
  /** Unique on the unit. */
  readonly id: string;
  readonly upgrade: string;
  /** Slot that it fills; null of an improvement (EDCU-UPG-08). */
  readonly slot: SlotType | null;
  /** Fitting that it improves. */
  readonly improves: string | null;
}

/** A weapon that a unit has. */
export interface Weapon extends WeaponRow {
  /** Where it is mounted; `class` for the weapon of its class. */
  readonly mount: SlotType | 'class';
  /** Item type whose uses it spends; null for as often as one likes. */
  readonly item: string | null;
}

export interface Compartment {
  readonly type: CompartmentType;
  readonly capacity: number;
}

/** Final figures of a unit, all that orders are judged by (EDCU-CLS-04). */
export interface Sheet {
  readonly unitType: UnitType;
  readonly category: Category;
  readonly propulsion: Propulsion;
  readonly fs: number;
  readonly armour: number;
  readonly speed: number;
  readonly vision: number;
  readonly energy: number;
  readonly energyKind: 'fuel' | 'infantry';
  /** EDCU-CLS-02; null of aircraft. */
  readonly airMobility: number | null;
  readonly aircraftClass: number | null;
  readonly liftRating: number | null;
  readonly traits: readonly Trait[];
  readonly actions: readonly string[];
  readonly abilities: readonly string[];
  readonly weapons: readonly Weapon[];
  readonly compartments: readonly Compartment[];
  /** Whether it has a tow hitch. */
  readonly hitch: boolean;
  readonly sensors: readonly { readonly type: SensorType; readonly range: number }[];
  /** Uses when full, by item type: id of an upgrade or weapon, or `buildSupply` (EDCU-UPG-07, EDC-BLD-04). */
  readonly uses: Readonly<Record<string, number>>;
  /** Ids of the rows that it counts as (EDCU-CLF-03). */
  readonly classifications: readonly string[];
}

/** How a unit is carried (EDCU-TRN, EDCU-TOW, EDCU-LFT, EDCU-DRP-07). */
export type Carriage = 'EMBARKED' | 'HITCHED' | 'HOOKED' | 'ORBIT';

/** EDCU-OVK-01, EDCU-OVK-02: what the roll at E2 goes by. */
export interface PendingOverkill {
  readonly excess: number;
  readonly open: boolean;
  readonly armour: number;
  /** What the structure of the garrison takes off. */
  readonly structure: number;
  /** Which became pending first. */
  readonly order: number;
  /** EDCU-OVK-05: what the game master adds and takes off. */
  readonly hiddenAdd: number;
  readonly hiddenSubtract: number;
}

/** What a unit is on the map. */
export interface Field {
  readonly fs: number;
  readonly energy: number;
  /** Left, by item type. */
  readonly uses: Readonly<Record<string, number>>;
  /** Supply in its compartments. */
  readonly crates: number;
  readonly barrels: number;
  /** Groups of survivors that it carries: ids of the units they were. */
  readonly survivors: readonly string[];
  /** Of a group of survivors: the unit that they were (EDC-RSC-03). */
  readonly survivorsOf: string | null;
  /** Null while it is not on the map. */
  readonly hex: string | null;
  /** EDC-POS-02; null where it has none (airborne, carried). */
  readonly position: 'FRONT' | 'BACK' | null;
  /** Counts up with every entry of a hex: who has been there longest (EDC-POS-02). */
  readonly enteredAt: number;
  /** Hex from which it came (EDCU-MIN-09). */
  readonly cameFrom: string | null;
  /** Structure whose garrison it is. */
  readonly garrisonOf: string | null;
  readonly carriedBy: { readonly unit: string | null; readonly how: Carriage } | null;
  /** Null on the ground, and of what does not fly. */
  readonly profile: Profile | null;
  readonly deployed: boolean;
  readonly stealthed: boolean;
  readonly overrun: boolean;
  readonly brawl: string | null;
  readonly immobilised: boolean;
  readonly disarmed: boolean;
  readonly propulsionLost: boolean;
  readonly radarOn: boolean;
  /** EDCU-RWR-03: whether a radar of it was on at some time this round. */
  readonly radarWasOn: boolean;
  /** In this round (EDC-CMB-07). */
  readonly attacksReceived: number;
  /** EDC-STL-07: whether it has attacked in this round. */
  readonly attacked: boolean;
  /** EDCU-SON-01: whether it has moved in this round. */
  readonly moved: boolean;
  /** EDC-SUP-09 */
  readonly vulnerable: boolean;
  readonly overkill: PendingOverkill | null;
  /** EDCU-DRP-03: what comes back, and at the turn start of which round. */
  readonly dropRecovery: { readonly missing: number; readonly round: number } | null;
  readonly droppedIn: number | null;
  /** EDCU-MOB-03: round at whose turn start it is repaired. */
  readonly repairedIn: number | null;
  /** EDCU-MIN-10: round at whose turn start it leaves its file. */
  readonly inFileUntil: number | null;
  /** EDC-FAC-02: place in the posting order of the order by which it declared the facing in this round. */
  readonly declaredFacing: { readonly facing: Compass; readonly order: number } | null;
  /** Destroyed: where, when and how badly (EDC-DTH). */
  readonly death: {
    readonly hex: string;
    readonly round: number;
    readonly severity: 'LIGHT' | 'HEAVY' | 'CATASTROPHIC';
    /** Whether its survivors lie in the hex. */
    readonly found: boolean;
    /** Seat whose unit brought them to the collection point (EDC-RSC-05). */
    readonly deliveredBy: string | null;
  } | null;
}

export interface Unit extends Field {
  /** Of a unit that its reader knows from afar: what maps show of it; null of others. */
  readonly afar: {
    /** Whether it has a Zone of Influence (EDC-ZOI-01). */
    readonly zone: boolean;
    /** Edges of its hex that it holds (EDC-ASL-02). */
    readonly line: readonly Compass[];
  } | null;
  readonly id: string;
  readonly name: string;
  /** What is played with it, in free words (EDC-GEN-01). */
  readonly model: string;
  /** Seat; null of the game master's. */
  readonly owner: string | null;
  readonly faction: Faction;
  /** Null of the game master's units that are no class of the catalog. */
  readonly classId: string | null;
  readonly fittings: readonly Fitting[];
  readonly veterancy: Level;
  /** EDCU-VET-02: in this intermission. */
  readonly trained: boolean;
  readonly campaignsSurvived: number;
  readonly status: UnitStatus;
  /** Whether all required slots are filled. */
  readonly complete: boolean;
  /** EDCU-CLF-07: what the game master has said of it, by row. */
  readonly ruledClassifications: Readonly<Record<string, boolean>>;
  readonly sheet: Sheet;
}
