import type { HexKey } from '../../../engine/hex/index.js';
import type { Order } from '../sheets/orders.js';
import type {
  ActivitySet,
  Advisor,
  Alignment,
  Battle,
  CharacterClass,
  CharacterTrait,
  Condition,
  Deeds,
  EventProject,
  FactionStock,
  FactionKind,
  FieldWork,
  Foresight,
  GeneralGoods,
  Gratitude,
  Activity,
  Planet,
  PlanetRound,
  PlanetType,
  Project,
  Relation,
  ScheduledEvent,
  Slots,
  StandingReroll,
  Step,
  SupplyGroup,
  TechLevel,
  UnitTrait,
  UnitTypeRow,
  WarpStorm,
} from '../state/index.js';

/**
 * Where a campaign starts: any legal state of a sector, in the form in which a club would write it down (GOW-GEN-12).
 * What is left out takes the default. Lists are in order of creation: the seq of each thing is its place in its list.
 */
export interface GhostOfWarPosition {
  /** Default 1. */
  readonly round?: number;
  /** Default OPENING. Steps in which nobody is waited for go on by themselves. */
  readonly step?: Step;
  readonly subSectors: readonly { readonly id: string; readonly name: string }[];
  readonly hexes: readonly { readonly hex: HexKey; readonly subSector: string }[];
  readonly systems: readonly SystemEntry[];
  readonly storms?: readonly WarpStorm[];
  readonly routes?: readonly { readonly id: string; readonly hexes: readonly HexKey[] }[];
  readonly factions: readonly FactionEntry[];
  readonly relations?: readonly {
    readonly factions: readonly [string, string];
    readonly relation: Relation;
  }[];
  readonly planets: readonly PlanetEntry[];
  readonly depots?: readonly DepotEntry[];
  readonly unitTypes?: readonly { readonly key: string; readonly type: UnitTypeRow }[];
  readonly units?: readonly UnitEntry[];
  readonly formations?: readonly FormationEntry[];
  readonly journeys?: readonly JourneyEntry[];
  readonly characters?: readonly CharacterEntry[];
  readonly fallen?: readonly {
    readonly id: string;
    readonly faction: string;
    readonly name: string;
    readonly round: number;
  }[];
  readonly eventProjects?: readonly EventProject[];
  readonly projects?: readonly ProjectEntry[];
  readonly lines?: readonly LineEntry[];
  /** In order: the first of a faction in a system may use all sources. */
  readonly supplyGroups?: readonly Omit<SupplyGroup, 'seq'>[];
  readonly battles?: readonly Battle[];
  readonly scheduled?: readonly ScheduledEvent[];
  /** Orders in force, by faction, for a position after S1. */
  readonly orders?: readonly { readonly faction: string; readonly orders: readonly Order[] }[];
}

export interface SystemEntry {
  readonly id: string;
  readonly name: string;
  readonly hex: HexKey;
  readonly contestedRounds?: Readonly<Record<string, number>>;
}

export interface FactionEntry {
  readonly id: string;
  readonly name: string;
  readonly kind: FactionKind;
  readonly alignment: Alignment;
  /** Null: the arbiter's. */
  readonly seat: string | null;
  readonly stock?: Partial<FactionStock>;
  readonly score?: number;
  readonly honourDebtUntil?: number;
  readonly confidants?: readonly string[];
  readonly chapter?: {
    readonly base: 'PLANET' | 'FLEET';
    readonly homeworlds?: readonly string[];
    readonly honourBound?: readonly string[];
    readonly grateful?: readonly Gratitude[];
    readonly saves?: Readonly<Record<string, number>>;
    /** Default 16 each (GOW-GEN-12). */
    readonly counters?: GeneralGoods;
  };
  readonly foresight?: readonly Foresight[];
  readonly divinations?: readonly { readonly system: string; readonly round: number }[];
  readonly psykerTarget?: string;
}

export interface PlanetEntry {
  readonly id: string;
  readonly name: string;
  readonly system: string;
  /** Its figures are the defaults of all others. */
  readonly type: PlanetType;
  readonly controller: string;
  readonly techLevel?: TechLevel;
  readonly slots?: Slots;
  readonly basicProduction?: GeneralGoods;
  readonly upkeep?: Readonly<Partial<Record<Activity, GeneralGoods>>>;
  readonly specialYields?: Planet['specialYields'];
  /** Stock; default floor(max/2) each. */
  readonly stock?: GeneralGoods;
  /** Maxima, where they differ from GOW-BUF-02. */
  readonly capacity?: GeneralGoods;
  readonly reserve?: GeneralGoods;
  readonly activity?: ActivitySet;
  readonly ce?: number;
  readonly garrisonWeight?: number;
  readonly orbitalWeight?: number;
  readonly advancements?: readonly string[];
  readonly parts?: Readonly<Record<string, number>>;
  readonly loyalty?: number;
  readonly shortage?: boolean;
  readonly shortageThisYear?: boolean;
  readonly titheGrade?: number;
  readonly conditions?: readonly Condition[];
  readonly sharing?: Readonly<Record<string, boolean>>;
  readonly tradeConsent?: Readonly<Record<string, boolean>>;
  readonly chapterHold?: boolean;
  readonly spacePort?: boolean;
  readonly works?: readonly FieldWork[];
  readonly screened?: boolean;
  readonly priority?: number;
  /** For a position in the middle of a round. */
  readonly thisRound?: Partial<PlanetRound>;
}

export interface DepotEntry {
  readonly id: string;
  readonly planet: string;
  readonly owner: string;
  readonly stock?: GeneralGoods;
}

export interface UnitEntry {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly type: string;
  readonly weapon?: string;
  readonly thunderhawk?: boolean;
  /** Planet id, or system id for its orbit; left out for units of a journey. */
  readonly place?: string;
  readonly ce?: number;
  readonly xp?: number;
  readonly recoveredCarry?: number;
  readonly activity?: ActivitySet;
  readonly conditions?: readonly Condition[];
  readonly traits?: readonly UnitTrait[];
  /** Default 0: before the campaign. */
  readonly createdRound?: number;
  readonly geneSeedMatured?: boolean;
  readonly heroPromoted?: boolean;
  readonly withdrawn?: boolean;
  readonly undetectedBy?: readonly string[];
  readonly suits?: number;
  readonly stock?: GeneralGoods;
  /** Default: its maximum. */
  readonly counter?: number;
  readonly priority?: number;
  readonly recoveryRun?: string;
  /** 0 = never. */
  readonly foughtRound?: number;
}

export interface FormationEntry {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly units: readonly string[];
  readonly chapterFleet?: boolean;
  readonly stock?: GeneralGoods;
  readonly counter?: number;
  readonly parts?: Readonly<Record<string, number>>;
  readonly priority?: number;
}

export interface JourneyEntry {
  readonly id: string;
  readonly owner: string;
  readonly units: readonly string[];
  readonly characters?: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly path: readonly HexKey[];
  readonly departRound: number;
  readonly arrivalRound: number;
  readonly landOn?: string;
}

export interface CharacterEntry {
  readonly id: string;
  readonly class: CharacterClass;
  readonly name: string;
  readonly faction: string;
  /** Unit or formation; commanders: the formation they command. */
  readonly attachedTo?: string;
  /** Planet or system id, for one who is alone. */
  readonly place?: string;
  readonly xp?: number;
  /** Left out for a commander whom the arbiter makes in play: the dice of GOW-TRT-05 give them; in a position: none. */
  readonly traits?: readonly CharacterTrait[];
  readonly advisors?: readonly Advisor[];
  readonly deeds?: Partial<Deeds>;
  readonly woundedUntil?: number;
  readonly stunnedUntil?: number;
  readonly rerollsLeft?: number;
  readonly standing?: StandingReroll;
}

export type ProjectEntry = Pick<Project, 'id' | 'place' | 'owner' | 'item'> & Partial<Omit<Project, 'seq'>>;

export interface LineEntry {
  readonly id: string;
  readonly owner: string;
  /** GOW-TRD-02, e.g. `Hastea → Atria: Food(4)`. */
  readonly notation: string;
  readonly kind?: 'TRADE' | 'SUPPLY';
  /** Default: the round in which the campaign begins. */
  readonly establishedRound?: number;
  /** One path per leg; found where left out. */
  readonly paths?: readonly (readonly HexKey[])[];
  /** Rounds from which each stop delivers; by GOW-TRD-05 where left out. */
  readonly firstRounds?: readonly number[];
  /** S3 in a row at which each stop was interrupted, up to now. */
  readonly interruptedRounds?: readonly number[];
  /** Depots into which stops deliver (GOW-BUF-04); null = the planet. */
  readonly intoDepots?: readonly (string | null)[];
}
