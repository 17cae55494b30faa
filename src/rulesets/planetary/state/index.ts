import type { ParameterValues } from '../../../engine/index.js';
import type { HexKey } from '../../../engine/hex/index.js';
import type { Seat } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';
import type {
  DetachmentClass,
  ModelState,
  MoveClass,
  RaceKey,
  Slot,
  StrongholdType,
  Terrain,
} from './kinds.js';
import type { RaceEdits } from '../races/house-rules.js';
import type { Craftworld, DemonGod } from '../races/profile.js';
import type {
  AirMissionCode,
  BattleOrder,
  BattleReport,
  CasualtyStep,
  Order,
  SideRole,
  Treatment,
} from '../sheets/orders.js';

export type * from './kinds.js';
export type { Order, SideRole, Treatment } from '../sheets/orders.js';

export type Phase =
  | 'SET_UP'
  | 'BUILD'
  | 'AIR_ORDERS'
  | 'MOVEMENT_ORDERS'
  | 'AIR_MISSIONS'
  | 'MOVEMENT'
  | 'BATTLE_ORDERS'
  | 'BATTLE_MOVEMENT'
  | 'BATTLE'
  | 'END_OF_TURN';

/** Seat of the armies that belong to nobody (PLN-DSC-03): enemies of everybody. */
export const NPC = 'npc';
/** Where a piece is that is above the map. */
export const ORBIT = 'ORBIT';

/** State table of the catalog. Records are keyed by id; `order` is the creation order that PLN-GEN-13 asks for. */
export interface PlanetaryState {
  readonly turn: number;
  readonly phase: Phase;
  readonly seats: readonly Seat[];
  readonly parameters: ParameterValues;
  readonly nativeRace: RaceKey;
  /** House rules: what the campaign changes in the profiles of races; absent where nothing (RACE-GEN-03). */
  readonly raceEdits?: RaceEdits;
  readonly players: Readonly<Record<string, Player>>;
  readonly hexes: Readonly<Record<HexKey, MapHex>>;
  readonly unitTypes: Readonly<Record<string, UnitType>>;
  readonly detachments: Readonly<Record<string, Detachment>>;
  readonly garrisons: Readonly<Record<string, Garrison>>;
  readonly convoys: Readonly<Record<string, Convoy>>;
  readonly spies: Readonly<Record<string, Spy>>;
  readonly diplomats: Readonly<Record<string, Diplomat>>;
  readonly squadrons: Readonly<Record<string, AirSquadron>>;
  /** By the key of the Resource hex (PLN-RES-01). */
  readonly routes: Readonly<Record<HexKey, ResourceRoute>>;
  readonly treaties: readonly Treaty[];
  readonly battles: Readonly<Record<string, Battle>>;
  /** What the current order phase holds, by seat; sealed until it closes. */
  readonly sheets: Readonly<Record<string, Sheet>>;
  /** Seats that have locked the current phase. */
  readonly locked: readonly string[];
  /** When the current phase closes at the latest (PLN-GEN-12), ISO 8601 UTC; absent where no deadline is set. */
  readonly closesAt?: string;
  /** Battle orders in force this turn, by detachment; a missing one is GUARD (PLN-GEN-12). */
  readonly battleOrders: Readonly<Record<string, BattleOrder>>;
  /** Movement orders of this turn by piece; those that bind the battle order (PLN-BOR-01) matter later in the turn. */
  readonly movementOrders: Readonly<Record<string, string>>;
  /** Army that each tactical squadron supports this turn (PLN-BOR-10). */
  readonly airSupport: Readonly<Record<string, string>>;
  /** Seats that control an Airspace this turn, by Airspace (PLN-AIR-05), and those of the turn before (PLN-BLD-06). */
  readonly airControl: Readonly<Record<string, readonly string[]>>;
  readonly lastAirControl: Readonly<Record<string, readonly string[]>>;
  /** In what a player may know, who does not know who rules the sky: own Space Ports that an enemy closed (PLN-BLD-06). */
  readonly closedPorts?: readonly HexKey[];
  /** Detachments that withdrew, or sent reinforcements, this turn (PLN-TBL-01), and convoys that may not move. */
  readonly spent: Readonly<Record<string, SpentMark>>;
  /** What each seat last saw of a hex, by seat and hex (PLN-SIG-01). */
  readonly sightings: Readonly<Record<string, Readonly<Record<HexKey, Sighting>>>>;
  /** Hex in which each seat last saw a foreign detachment, by seat and detachment (PLN-MOR-03). */
  readonly lastSeen: Readonly<Record<string, Readonly<Record<string, HexKey>>>>;
  /** Hexes that each seat's recon squadrons saw this turn, as they were when flown (PLN-AIR-07). */
  readonly reconViews: Readonly<Record<string, readonly HexKey[]>>;
  /** Seats whose diplomats may enter a player's Capital, by that player (PLN-MOV-09). */
  readonly admissions: Readonly<Record<string, readonly string[]>>;
  /** Units that a discovery offers and that wait to be entered, by id (PLN-DSC-04, -05). */
  readonly offers: Readonly<Record<string, Offer>>;
  /** Enemies discovered this turn, by the detachment that they will attack (PLN-DSC-03). */
  readonly ambushes: Readonly<Record<string, Ambush>>;
  /** Details gained by spies, prisons and the like: by seat, newest last. */
  readonly intelligence: Readonly<Record<string, readonly Intelligence[]>>;
  /** Next creation number of a campaign of version 0.1.0, for ids and PLN-GEN-13. */
  readonly nextOrder: number;
  /** Highest number in the ids of things made so far, by owner and kind; absent in a campaign of version 0.1.0. */
  readonly made?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Directions of road links built in the campaign, by hex: fog hides them; absent in a campaign of version 0.1.0. */
  readonly builtRoads?: Readonly<Record<HexKey, readonly number[]>>;
  /** Raids that succeeded this turn and whose loot waits (PLN-RAI). */
  readonly raids: readonly SuccessfulRaid[];
  /** RP taken by raiders this turn and so not transported, by Resource hex (PLN-RAI-02, -03). */
  readonly lootedRp: Readonly<Record<HexKey, number>>;
  /** Resource hexes claimed this turn, which work from the next one (PLN-CLM-05); absent where there are none. */
  readonly claimedResources?: readonly HexKey[];
  /** Capitals taken so far, oldest first (PLN-TAK-07, PLN-END-07). */
  readonly fallenCapitals: readonly FallenCapital[];
  readonly victory: Victory | null;
  /** Set-up of each seat (PLN-STA); empty in a campaign that began with a later position. */
  readonly starts: Readonly<Record<string, Start>>;
  /** What each seat has used up of the limits of a Build phase. */
  readonly works: Readonly<Record<string, Works>>;
  /** Standing order of an Urban hex in which its buildings are paid, first ones first (PLN-UPK-05). */
  readonly maintenancePriority: Readonly<Record<HexKey, readonly string[]>>;
  /** Reinforcement BP let through to a seat, instead of the normal amount, in the turn named (PLN-AIR-08). */
  readonly reinforcements: Readonly<Record<string, { readonly turn: number; readonly bp: number }>>;
  /**
   * Rare, very rare and special things that each seat has lost, oldest first (PLN-GEN-11). In a campaign without
   * `saysLosses` all unit types and all that units carried: which of them are rare is judged when somebody asks.
   */
  readonly losses: Readonly<Record<string, readonly Loss[]>>;
  /** An event of its own says which rare things were lost; absent in a campaign of version 0.1.0 or 0.2.0. */
  readonly saysLosses?: true;
  /** Proposed and made, by id (PLN-DIP). */
  readonly deals: Readonly<Record<string, Deal>>;
  /** Treaties that a side ends when the Build phase closes (PLN-DIP-05). */
  readonly endings: readonly { readonly seat: string; readonly partner: string }[];
  /** What deals bring at the end of the turn (PLN-END-03). */
  readonly deliveries: readonly Delivery[];
  /**
   * Only in the Build phase of a state as a player may know it: what any proposal to a player tells of him, though his
   * hexes may be out of sight (PLN-DIP-01).
   */
  readonly contacts?: Readonly<Record<string, Contact>>;
  /** By id (PLN-FUN-01). */
  readonly funBattles: Readonly<Record<string, FunBattle>>;
  /** BP that the treasury income of a seat lacks in the turn named (PLN-FUN-01). */
  readonly deductions: Readonly<Record<string, { readonly turn: number; readonly bp: number }>>;
}

export interface Loss {
  readonly typeKey: string;
  readonly turn: number;
}

/** What one side of a deal gives. */
export interface DealShare {
  readonly bp: number;
  /** Urban hex that pays; null where nothing is paid, or the partner has not named it yet. */
  readonly fromHex: HexKey | null;
  /** Captives in his prisons. */
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
  /** Some hex of his is adjacent to some hex of the viewer. */
  readonly isNeighbour: boolean;
  /** Detachments of the viewer in his prisons (PLN-DIP-04). */
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

export interface Start extends Hideable {
  /** Sizes of the other Urban hexes as rolled (PLN-STA-03). */
  readonly urbanSizes: readonly number[];
  /** RP per turn of the Resource hexes as rolled (PLN-STA-04). */
  readonly yields: readonly number[];
  readonly placed: boolean;
  /** Free road actions left (PLN-STA-06). */
  readonly freeRoads: number;
}

/** Counts for the Build phase of one turn only: with another turn they start again. */
export interface Works {
  readonly turn: number;
  /** Road actions (PLN-ROD-01). */
  readonly roads: number;
  /** A building was disbanded for a refund (PLN-BLD-05). */
  readonly refunded: boolean;
}

export interface SpentMark {
  readonly withdrew?: boolean;
  /** Battle it sent reinforcements to, or supported with artillery (PLN-TBL-01, PLN-TBL-02). */
  readonly reinforced?: string;
  readonly bombarded?: string;
  readonly movedIn?: boolean;
}

export interface Player {
  readonly seat: string;
  /** Seat order, 1…n. */
  readonly number: number;
  readonly race: RaceKey;
  /** Choices of the set-up (RACE-CH-02, RACE-EL-01); absent before, and for races that choose nothing. */
  readonly demonGod?: DemonGod;
  readonly craftworld?: Craftworld;
  /** 0…5 (PLN-GEN-15). */
  readonly strategyValue: number;
  readonly vp: number;
  readonly vpByTurn: Readonly<Record<string, number>>;
  readonly capitalHex: HexKey | null;
  /** A lost Capital that would be Capital again if taken back (PLN-TAK-07). */
  readonly lostCapitalHex: HexKey | null;
  /** The Capital will move when the Build phase closes (RACE-DE-03). */
  readonly movingCapital?: CapitalMove;
  /** Where others believe his Capital to be, who are not told that it moved (RACE-DE-04). */
  readonly shownCapitalHex?: HexKey;
  readonly status: 'active' | 'out';
}

/** RACE-DE-03, RACE-DE-04. */
export interface CapitalMove {
  readonly target: HexKey;
  /** Defences, and units of the garrison, of the old Capital that go before others where there are too many. */
  readonly disbandFirst: readonly string[];
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
interface Hideable {
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

export interface ResourceRoute {
  readonly resourceHex: HexKey;
  /** From the Resource hex to the production hex, both included. */
  readonly hexes: readonly HexKey[];
}

export interface Treaty {
  readonly players: readonly [string, string];
  readonly kind: 'NON_AGGRESSION_PACT' | 'ALLIANCE';
  readonly secret: boolean;
  readonly sinceTurn: number;
}

export interface Sheet {
  readonly orders: readonly Order[];
}

export interface Sighting {
  readonly turn: number;
  readonly controller: string | null;
  readonly urbanSize: number | null;
  readonly urbanRace: RaceKey | null;
  readonly resource: boolean;
  readonly stronghold: StrongholdType | null;
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

export interface SuccessfulRaid {
  readonly hex: HexKey;
  readonly detachment: string;
  readonly seat: string;
  readonly attackSeq: number;
  readonly startHex: HexKey;
  readonly battle: string | null;
}

export interface FallenCapital {
  readonly hex: HexKey;
  readonly from: string;
  readonly by: string;
  readonly turn: number;
}

export interface Victory {
  readonly winners: readonly string[];
  readonly form: 'LAST_PLAYER' | 'VP_GOAL' | 'FIRST_CAPITAL';
}

export type BattleStatus =
  /** Waits for a way to be resolved. */
  | 'pending'
  | 'postponed'
  /** Rolled; waits for casualties to be picked or chosen. */
  | 'quick'
  | 'reported'
  | 'disputed'
  /** Results applied to its own armies; withdrawals and captures wait for the other battles. */
  | 'judged'
  /** All done. */
  | 'resolved';

export interface Battle {
  readonly id: string;
  /** Turn in which it arose. */
  readonly turn: number;
  readonly hex: HexKey;
  readonly kind: 'ATTACK' | 'RAID';
  readonly planned: boolean;
  /** Order in which the battles of a turn arose (PLN-BMV-01). */
  readonly attackSeq: number;
  readonly attacker: BattleAttacker;
  readonly defender: BattleDefender;
  /** The defending detachment's order DEFEND stands. */
  readonly defenderDefends: boolean;
  readonly strongholdBattle: boolean;
  /** Detachments ordered to attack the same enemy that stayed where they were (PLN-BOR-03, PLN-BMV-06). */
  readonly supportingAttackers: readonly string[];
  readonly status: BattleStatus;
  /** Times it was postponed. */
  readonly postponements: number;
  /** Seats that ask for a postponement, and seats that agreed to a quick battle. */
  readonly postponeAskedBy: readonly string[];
  readonly quickAgreedBy: readonly string[];
  /** Seats that object, this turn, to a further postponement (PLN-BAT-03). */
  readonly objectedBy: readonly string[];
  /** The postponement in force was ordered by the arbiter. */
  readonly postponedByArbiter: boolean;
  /** Unit ids in the order in which their owner wants them filled up, by army (PLN-BAT-05). */
  readonly fillUpOrder: Readonly<Record<string, readonly string[]>>;
  readonly onTake: Treatment | null;
  readonly strongholdFate: 'keep' | 'destroy';
  readonly withdrawalPreference: Readonly<Record<SideRole, readonly number[]>>;
  /** Whether a side kills what it captures (PLN-AFT-05). */
  readonly killCaptives: Readonly<Record<SideRole, boolean>>;
  /** Marks the sides of which a viewer does not know what they mean to do: what is said of them holds nothing. */
  readonly unknownIntents?: readonly SideRole[];
  /** A captive of a quick battle of whom the winner has still to say whether it is killed (PLN-CPT-08). */
  readonly mercy?: { readonly side: SideRole; readonly detachment: string };
  readonly brief: BattleBrief | null;
  readonly quick: QuickBattle | null;
  readonly report: {
    readonly by: string;
    readonly report: BattleReport;
    /** What it would lead to; null once it is accepted and the result stands. */
    readonly forecast: Forecast | null;
  } | null;
  readonly dispute: { readonly by: string; readonly reason: string } | null;
  readonly result: BattleResult | null;
}

export interface BattleAttacker {
  readonly seat: string;
  readonly detachment: string;
  /** Adjacent hex it came from; null for orbit and for armies that came from nowhere. */
  readonly origin: HexKey | null;
  /** Of a raid two hexes away: where it started (RACE-DE-05). */
  readonly startHex?: HexKey;
  readonly fromOrbit: boolean;
}

export interface BattleDefender {
  readonly seat: string;
  readonly detachment: string | null;
  readonly garrison: string | null;
}

/** Battle sheet of a full battle: its dice are rolled, the rest is played at the table (PLN-PRE). */
export interface BattleBrief {
  /** PLN-PRE-01; null where both agreed to skip it. */
  readonly terrainDensity: {
    readonly die: number;
    readonly density: string;
    readonly rerolled: boolean;
  } | null;
  /** The defender, who defends, sets up the terrain of his half (PLN-PRE-01). */
  readonly defenderSetsTerrain: boolean;
  /** Game turns agreed; null = random game length (PLN-PRE-02). */
  readonly gameTurns: number | null;
  readonly specialRules: readonly SpecialRuleEntry[];
  readonly scenario: {
    /** Null where it was agreed or is not allowed. */
    readonly die: number | null;
    readonly used: boolean;
    readonly missionType: 'RAID' | 'BATTLE' | 'BREAKTHROUGH';
    readonly mission: string | null;
    readonly bonusVictoryPoints: number;
  };
  /** Units of an attacker from orbit (PLN-PRE-04); empty otherwise. */
  readonly orbitalArrival: readonly {
    readonly unit: string;
    readonly die: number;
    readonly needed: number;
    readonly firstTurn: boolean;
  }[];
  readonly setUp: {
    readonly die: number | null;
    readonly mode: 'DEFENDER_FIRST' | 'ONE_SIDE_FIRST' | 'ALTERNATING';
    /** Order of slots when the sides alternate; empty otherwise. */
    readonly slotOrder: readonly Slot[];
    /** Faces, ties first. */
    readonly starterRolls: readonly SideRoll[];
    /** Side that may choose who starts. */
    readonly chooser: SideRole | null;
    /** Inches. */
    readonly zones: {
      readonly attackerIn: number;
      readonly defenderIn: number;
      readonly preferredGapIn: number;
      readonly leastGapIn: number;
      /** Razorwire and tank traps may stand anywhere in the defender's half. */
      readonly obstaclesInDefenderHalf: boolean;
    };
  };
  readonly firstTurn: {
    /** Faces, ties first. */
    readonly rolls: readonly SideRoll[];
    readonly modifiers: SideRoll;
    /** Side that may choose who has the first turn. */
    readonly chooser: SideRole;
  };
  readonly sides: Readonly<Record<SideRole, BriefSide>>;
  /** Against units that arrive by air over a Stronghold (PLN-TBL-05); null otherwise. */
  readonly deepStrikeDefence: {
    readonly destroyedOn: number;
    readonly strongholdModifier: number;
    readonly aaWeapons: number;
    readonly aaModifier: number;
    readonly weaponTowers: number;
    readonly towerModifier: number;
  } | null;
  /** Rolls made at the table and what they need (PLN-TBL-01 … -09), for reference. */
  readonly tableRolls: readonly {
    readonly rule: RuleId;
    readonly what: string;
    readonly needed: number;
    readonly fromGameTurn: number;
  }[];
  /** Options agreed for the campaign (PLN-OPT-02). */
  readonly tabletopOptions: readonly string[];
  /** What the races of the sides change (RACE-CH-03, RACE-CH-08, RACE-CH-09, RACE-DE-11); left out where they change nothing. */
  readonly raceEffects?: readonly BriefEffect[];
}

/** One throw of both sides: faces, or their modifiers. */
export interface SideRoll {
  readonly attacker: number;
  readonly defender: number;
}

export interface SpecialRuleEntry {
  /** Stable code, e.g. `INFILTRATE`. */
  readonly rule: string;
  readonly side: SideRole | 'both';
  /** Null where no die decides. */
  readonly die: number | null;
  readonly modifier: number;
  readonly usable: boolean;
  readonly note: string;
}

export interface BriefSide {
  readonly seat: string;
  /** BV of the participating units, without defences. */
  readonly battleValue: number;
  readonly units: readonly BriefUnit[];
  readonly reinforcements: readonly ReinforcementEntry[];
  readonly artillery: readonly ArtilleryEntry[];
  /** Squadrons that support it (PLN-TBL-06). */
  readonly airSupport: readonly string[];
  readonly defences: readonly BriefDefence[];
}

/** A unit that takes part from the start (PLN-PRE-06). */
export interface BriefUnit {
  readonly army: string;
  readonly unit: string;
  readonly typeKey: string;
  readonly slot: Slot;
  readonly ready: number;
  readonly value: number;
  /** RACE-CH-03. */
  readonly mark?: DemonGod;
  readonly gifts?: readonly Gift[];
}

/** A unit that may be tried as reinforcement (PLN-TBL-01). */
export interface ReinforcementEntry {
  readonly detachment: string;
  readonly unit: string;
  readonly modifier: number;
  readonly edge: TableEdge;
}

/** Edge of the table as seen by the attacker; orbit knows none. */
export type TableEdge =
  'ATTACKER' | 'RIGHT_FLANK' | 'LEFT_FLANK' | 'EITHER_FLANK' | 'DEFENDER' | 'DEEP_STRIKE';

/** A unit that may bombard (PLN-TBL-02). */
export interface ArtilleryEntry {
  readonly detachment: string;
  readonly unit: string;
  /** Distance to the battle hex. */
  readonly hexes: number;
  readonly modifier: number;
  /** D6 inches of scatter. */
  readonly scatterD6: number;
  /** Models of the same type in the detachment that may fire together (PLN-TBL-03). */
  readonly batteryModels: number;
}

/** What a rule of a race changes at the table; it is played there and, where it matters later, reported. */
export interface BriefEffect {
  readonly rule: RuleId;
  readonly side: SideRole | 'both';
  readonly what: EffectCode;
  /** Whose demons or followers; null: all. */
  readonly god: Patron | null;
  /** Added to a die; of a save the least face; 0 where nothing is rolled. */
  readonly modifier: number;
  /** Units or defences that it is about; none where it is about all. */
  readonly subjects: readonly string[];
}

export type EffectCode =
  | 'LORD_POSSESSION'
  | 'SHRINE_POSSESSION'
  | 'SHRINE_SUMMONING'
  | 'DEMONS_ABSENT'
  | 'CULT_MARINES_MARKED'
  | 'MARINES_UNDIVIDED'
  | 'SHRINE_SAVE'
  | 'SHRINE_CLOSED'
  | 'PRISONER_POINTS';

export interface BriefDefence {
  readonly defence: string;
  readonly type: string;
  readonly turretWeapon: string | null;
  /** Made by another race: works on a die only (PLN-TBL-09). */
  readonly captured: boolean;
  /** RACE-CH-09. */
  readonly shrine?: ShrineKind;
  /** What it fires, for the table (RACE-TUR-02, -04, -05); absent where it fires nothing. */
  readonly armament?: string;
}

export interface QuickBattle {
  readonly attacker: QuickSide;
  readonly defender: QuickSide;
  readonly winner: SideRole | null;
}

export interface QuickSide {
  readonly dice: readonly number[];
  readonly percent: number;
  /** BV at the start, defences included (PLN-QBT-03). */
  readonly value: number;
  readonly inflicted: number;
  /** min(points inflicted by the enemy, own BV). */
  readonly toLose: number;
  /** May pick up to a quarter of the enemy's casualties (PLN-QBT-05). */
  readonly mayPick: boolean;
  /** Steps that this side picked among the enemy's units; null while not answered. */
  readonly pick: readonly CasualtyStep[] | null;
  /** Steps that this side chose among its own units; null while not answered. */
  readonly choice: readonly CasualtyStep[] | null;
  /** If it wins, its captives die (PLN-CPT-08). */
  readonly killCaptives: boolean;
}

export interface BattleResult {
  readonly method: 'quick' | 'full' | 'capture';
  readonly winner: SideRole | null;
  /** Rule that decided. */
  readonly rule: RuleId;
  readonly sides: Readonly<Record<SideRole, SideResult>>;
}

export interface SquadLost {
  readonly seat: string;
  readonly unit: string;
  readonly bp: number;
}

export interface SideResult {
  /** Value of PLN-VPS-03. */
  readonly value: number;
  /** Points of enemy models destroyed (PLN-WIN-06). */
  readonly destroyed: number;
  /** Own models that count as destroyed for the enemy. */
  readonly lostModels: readonly string[];
  /** Paid when all battles of the turn are done; 0 before. */
  readonly bp: number;
  readonly vp: number;
  readonly surrendered: boolean;
  readonly retreated: boolean;
  readonly noModelsLeft: boolean;
  readonly someLeftTable: boolean;
  readonly captured: boolean;
  /** BP of the models that it took prisoner (RACE-DE-09); part of `bp` where its army can keep them. */
  readonly prisonerBp?: number;
  /** Squads whose total loss costs their player BP unless he holds the hex (RACE-EL-03). */
  readonly squadsLost?: readonly SquadLost[];
  /** Its primary detachment has lost half its DXP for this battle (PLN-EXP-02), which happens once. */
  readonly dxpHalved: boolean;
  /** The figures are not for the viewer to know: 0 and empty. */
  readonly hidden?: true;
}

/** What a report leads to for one side, as far as no die decides it (PLN-REP-02). */
export interface SideForecast {
  readonly side: SideRole;
  readonly seat: string | null;
  /** PLN-VPS-03, points. */
  readonly value: number;
  readonly vp: number;
  /** Points of enemy models destroyed, without models captured later, and the BP they bring (PLN-WIN-06). */
  readonly destroyed: number;
  readonly bp: number;
  /** Experience of the primary detachment (PLN-EXP-02), before it is halved. */
  readonly dxp: number;
  readonly dxpHalved: boolean;
  /** Dice of PLN-CAS-02. */
  readonly casualtyDice: number;
  /** Lost without a die: own retreat, or a unit that broke off the table and failed its test. */
  readonly deadWithoutDice: number;
  readonly detachmentCaptured: boolean;
  readonly garrisonDestroyed: boolean;
  /** Its detachment leaves the battle hex (PLN-WDR-01). */
  readonly withdraws: boolean;
}

export interface Forecast {
  readonly winner: SideRole | null;
  readonly rule: RuleId;
  readonly sides: Readonly<Record<SideRole, SideForecast>>;
}
