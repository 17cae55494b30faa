import type { HexKey } from '../../engine/hex/index.js';
import type { Wargear } from './build/armies/commands.js';
import type { Fraction } from './data/battle.js';
import type {
  Craftworld,
  DemonGod,
  ItemLimit,
  MatrixRace,
  ProductionEntry,
  RaceModifiers,
  RaceProfile,
  Switchable,
} from './races/profile.js';
import type { PositionPast, PositionPlayerPast } from './start/position-past.js';
import type {
  DetachmentClass,
  Gift,
  ModelState,
  Phase,
  RaceKey,
  ShrineKind,
  Slot,
  SpyTarget,
  StrongholdType,
  Terrain,
  Treaty,
  UnitOptionType,
  UnitType,
} from './state/index.js';

/**
 * A position a campaign can start from, as a club writes it down. What is left out has a plain default.
 * Places are keys `q,r`. Ids that are left out are given in order: `d1`, `g1`, `c1`, `sp1`, `dp1`, `sq1` for pieces,
 * `<army>.u1` for units, `<unit>.m1` for models, `<q,r>.x1` for defences.
 */
export interface PlanetaryPosition extends PositionPast {
  /** Default 1, in the set-up 0. */
  readonly turn?: number;
  /** Phase that opens first; default BATTLE_ORDERS. BATTLE needs battles; BUILD begins with its upkeep (PLN-UPK). */
  readonly phase?: Extract<
    Phase,
    'SET_UP' | 'BUILD' | 'AIR_ORDERS' | 'MOVEMENT_ORDERS' | 'BATTLE_ORDERS' | 'BATTLE'
  >;
  /** Race of Urban hexes that nobody owns. Default IG, which `human` means too (RACE-GEN-05). */
  readonly nativeRace?: RaceKey | 'human';
  readonly players: readonly PositionPlayer[];
  /** House rules: changes in the profiles of races (RACE-GEN-03). */
  readonly raceEdits?: readonly PositionRaceEdit[];
  /** A rectangle of hexes, odd-r offset (PLN-MAP-01); `hexes` then only names what differs. */
  readonly map?: PositionMap;
  /** In the set-up: areas drawn at random, in seat order, of which each player controls the land (PLN-STA-09). */
  readonly startAreas?: PositionStartAreas;
  readonly hexes?: readonly PositionHex[];
  /** Unit types of the club, beside the `demo.*` types. */
  readonly unitTypes?: readonly PositionUnitType[];
  readonly detachments?: readonly PositionDetachment[];
  readonly garrisons?: readonly PositionGarrison[];
  readonly convoys?: readonly PositionConvoy[];
  readonly spies?: readonly PositionSpy[];
  readonly diplomats?: readonly PositionDiplomat[];
  readonly squadrons?: readonly PositionSquadron[];
  readonly routes?: readonly PositionRoute[];
  readonly treaties?: readonly PositionTreaty[];
  readonly battles?: readonly PositionBattle[];
}

export interface PositionPlayer extends PositionPlayerPast {
  /** Id of a player seat of the campaign. */
  readonly seat: string;
  readonly race: RaceKey;
  /** RACE-CH-02; default UNDIVIDED for Chaos, and in the set-up not chosen yet. */
  readonly demonGod?: DemonGod;
  /** RACE-EL-01; default STANDARD for Eldar, and in the set-up not chosen yet. */
  readonly craftworld?: Craftworld;
  /** 0…5 (PLN-GEN-15); default 0. */
  readonly strategyValue?: number;
  /** Victory points so far; default 0. */
  readonly vp?: number;
  readonly capitalHex?: HexKey;
  /** A lost Capital that would be Capital again if taken back (PLN-TAK-07). */
  readonly lostCapitalHex?: HexKey;
  /** True when the player has been defeated (PLN-END-04). */
  readonly out?: boolean;
}

/**
 * House rules for a race: what is left out stays as in the rulebook, what is told takes its place. Lists are whole lists.
 * The names are those of the race's profile.
 */
export interface PositionRaceEdit extends Partial<
  Pick<
    RaceModifiers,
    | 'battleInitiative'
    | 'urbanBuildCost'
    | 'urbanUpgradeCost'
    | 'strongholdCost'
    | 'strongholdMax'
    | 'buildsStrongholds'
    | 'capturedStrongholds'
    | 'winnerBp'
    | 'raidRange'
    | 'convoy'
    | 'infantryBombards'
    | 'participation'
  >
> {
  readonly race: RaceKey;
  readonly defenceCost?: readonly { readonly defence: string; readonly part: Fraction }[];
  readonly strongholdsPerUrban?: Fraction;
  /** Added to the smallest size of a building. */
  readonly buildingMinSize?: readonly { readonly building: string; readonly add: number }[];
  /** Part of the RP of a Resource hex that it yields, or BP per RP where Resource hexes are consumed. */
  readonly resourceRp?: Fraction;
  readonly resourceBpPerRp?: number;
  readonly prisonReward?: Fraction;
  readonly noPrisonRewardFor?: readonly MatrixRace[];
  readonly prisoners?: NonNullable<RaceModifiers['prisoners']>;
  readonly capitalMove?: NonNullable<RaceModifiers['capitalMove']>;
  readonly squadLossPenalty?: Fraction;
  readonly without?: readonly Switchable[];
  readonly turretWeapons?: RaceProfile['turretWeapons'];
  readonly aaTower?: NonNullable<RaceProfile['aaTower']>;
  readonly batteries?: readonly string[];
  readonly scouts?: readonly string[];
  readonly limits?: readonly ItemLimit[];
  readonly hexRaces?: readonly RaceKey[];
  /** All that these buildings make. */
  readonly production?: readonly {
    readonly building: string;
    readonly entries: readonly ProductionEntry[];
  }[];
}

export interface PositionMap {
  readonly cols: number;
  readonly rows: number;
  /** Default plains. */
  readonly terrain?: Terrain;
}

export interface PositionStartAreas {
  /** Keys `q,r` of their middle hexes; one for each player at least. */
  readonly centres: readonly HexKey[];
  /** Hexes around the centre that belong to it. */
  readonly radius: number;
}

export interface PositionHex {
  readonly q: number;
  readonly r: number;
  /** Default: that of the map, else plains. */
  readonly terrain?: Terrain;
  /** E.g. `B2`. Needed where there is no `map`. */
  readonly airspace?: string;
  /** Seat that controls the hex. */
  readonly controller?: string;
  /** Directions 0…5 of river edges; the far side is noted by itself. */
  readonly rivers?: readonly number[];
  /** Directions 0…5 of road links; the far side is noted by itself. */
  readonly roads?: readonly number[];
  readonly resource?: { readonly rp: number };
  readonly urban?: PositionUrban;
  readonly stronghold?: PositionStronghold;
  /** Default: true when nobody controls the hex. */
  readonly startedUncontrolled?: boolean;
  readonly discovered?: boolean;
  readonly ruin?: boolean;
}

export interface PositionUrban {
  /** 1 Village … 4 Metropol. */
  readonly size: number;
  /** Default: race of the controller, else the native race. */
  readonly race?: RaceKey;
  /** Stock, BP; default 0. Below zero only in a treasury hex (PLN-GEN-10). */
  readonly bp?: number;
  readonly buildings?: readonly PositionBuilding[];
  /** Kinds of building in the order in which its owner wants them paid, first ones first (PLN-UPK-05). */
  readonly maintenancePriority?: readonly string[];
  readonly builtTurn?: number;
  readonly lastUpgradeTurn?: number;
}

export interface PositionBuilding {
  /** E.g. `BARRACKS` (PLN-BLD-02). */
  readonly type: string;
  readonly builtTurn?: number;
  readonly aspect?: string;
}

export interface PositionStronghold {
  readonly type: StrongholdType;
  /** Default: race of the controller, else the native race. */
  readonly race?: RaceKey;
  readonly defences?: readonly PositionDefence[];
  readonly builtTurn?: number;
  readonly lastUpgradeTurn?: number;
}

export interface PositionDefence {
  readonly id?: string;
  /** E.g. `bunker`. */
  readonly type: string;
  readonly turretWeapon?: string;
  /** List price, BP; needed for turrets and turret towers, otherwise that of the table. */
  readonly costBp?: number;
  /** Race that made it; default that of the Stronghold. */
  readonly race?: RaceKey;
  readonly builtTurn?: number;
  /** It is cursed (RACE-CH-07). */
  readonly shrine?: ShrineKind;
}

/**
 * A unit type. Of a type of the registry (RACE-PROD-08), e.g. `SM.rhino`, the fields left out are as the registry has them;
 * of others they are false, 0, 1 wound, no options, and name, slot, movement, whether it is a vehicle, and size must be told.
 */
export type PositionUnitType = Pick<UnitType, 'key' | 'modelPoints'> &
  Partial<Omit<UnitType, 'options'>> & { readonly options?: readonly UnitOptionType[] };

export interface PositionDetachment {
  readonly id?: string;
  /** Seat, or `npc`. */
  readonly owner: string;
  readonly name?: string;
  /** Default: race of the owner. */
  readonly race?: RaceKey;
  /** Default NORMAL; NPC for `npc`. */
  readonly class?: DetachmentClass;
  /** Type key of its list; default NORMAL. */
  readonly typeKey?: string;
  /** Movement allowance, MP; default 4. */
  readonly mv?: number;
  /** Where it is: one of `hex`, `orbit`, `captor`, `prison`, `building`. */
  readonly hex?: HexKey;
  readonly orbit?: boolean;
  /** Army that holds it captive. */
  readonly captor?: string;
  /** Urban hex in whose prison it is. */
  readonly prison?: HexKey;
  /** Hex where it is under construction. */
  readonly building?: HexKey;
  readonly units: readonly PositionUnit[];
  /** Detachment experience; default 0. */
  readonly dxp?: number;
  /** Default: what its experience allows (PLN-EXP-03). */
  readonly maxPts?: number;
  readonly unarmed?: boolean;
  /** May start or land from orbit; default: it is in orbit. */
  readonly canDrop?: boolean;
  /** Under construction: it arrives in orbit (RACE-SM-01). */
  readonly toOrbit?: boolean;
  /** Turn in which it arrives, when under construction. */
  readonly arrivalTurn?: number;
  readonly targetStronghold?: HexKey;
  readonly imprisonedOnce?: boolean;
  /** It changed sides in a prison (RACE-CH-12). */
  readonly converted?: boolean;
  /** Movement order of this turn, where it binds the battle order (PLN-BOR-01), e.g. `RESERVE_MOVEMENT`. */
  readonly movementOrder?: string;
}

export interface PositionUnit {
  readonly id?: string;
  /** Key of a unit type. */
  readonly type: string;
  /** Numbers of models by state; they are numbered in this order. */
  readonly ready?: number;
  readonly wounded?: number;
  readonly damaged?: number;
  readonly dead?: number;
  /** Instead of numbers: every model. */
  readonly models?: readonly PositionModel[];
  /** Slots as built; default: the models entered. Slots without a model count as dead. */
  readonly maxModels?: number;
  readonly options?: readonly PositionOption[];
  /** Unit XP (PLN-EXP-01); default 0. */
  readonly xp?: number;
  /** Unit id of the transport that carries it. */
  readonly mountedIn?: string;
  /** It has lost the transport that belongs to it by its type (RACE-PROD-04). */
  readonly transportLost?: boolean;
  /** Where the detachment's list places it in another slot. */
  readonly slot?: Slot;
  /** Points of each model, where the type has none of its own (RACE-PROD-08). */
  readonly modelPoints?: number;
  /** Things that it carries and that its type does not know, each with its points (RACE-PROD-08). */
  readonly wargear?: readonly Wargear[];
  /** RACE-CH-03. */
  readonly mark?: DemonGod;
  readonly gifts?: readonly Gift[];
}

export interface PositionModel {
  readonly id?: string;
  readonly state: ModelState;
  /** Default: those of the type. */
  readonly points?: number;
  /** Permanent injuries 1…6 (PLN-CAS-03). */
  readonly injuries?: readonly number[];
}

export interface PositionOption {
  readonly key: string;
  /** How many of it the unit has; default 1. */
  readonly count?: number;
  /** How many of these are lost; default 0. */
  readonly lost?: number;
}

export interface PositionGarrison {
  readonly id?: string;
  readonly owner: string;
  /** Default: race of the owner. */
  readonly race?: RaceKey;
  readonly hex: HexKey;
  readonly units: readonly PositionUnit[];
}

export interface PositionConvoy {
  readonly id?: string;
  readonly owner: string;
  readonly hex: HexKey;
  readonly bp: number;
  /** Turn in which it is damaged and cannot move (RACE-CONV-02). */
  readonly haltedTurn?: number;
}

export interface PositionSpy {
  readonly id?: string;
  readonly owner: string;
  readonly hex: HexKey;
  /** Urban hex of the Espionage Center that made it. */
  readonly centerHex: HexKey;
  readonly infiltrating?: SpyTarget;
}

export interface PositionDiplomat {
  readonly id?: string;
  readonly owner: string;
  readonly hex: HexKey;
}

export interface PositionSquadron {
  readonly id?: string;
  readonly owner: string;
  /** Urban hex of its airbase. */
  readonly base: HexKey;
  /** Mission it still flies this turn. */
  readonly mission?: 'INTERCEPT' | 'RECON' | 'STRATEGIC_BOMBARDMENT' | 'TACTICAL_BOMBARDMENT';
  readonly airspace?: string;
  /** Hex that a strategic bombardment is aimed at. */
  readonly targetHex?: HexKey;
  readonly negated?: boolean;
}

export interface PositionRoute {
  /** From the Resource hex to the production hex, both included. */
  readonly hexes: readonly HexKey[];
}

export interface PositionTreaty {
  readonly players: readonly string[];
  readonly kind: Treaty['kind'];
  readonly secret?: boolean;
  readonly sinceTurn?: number;
}

/** A battle still to be fought: both sides are in its hex (PLN-BAT-03). */
export interface PositionBattle {
  readonly id?: string;
  readonly hex: HexKey;
  /** Default ATTACK. */
  readonly kind?: 'ATTACK' | 'RAID';
  readonly planned?: boolean;
  readonly attacker: string;
  /** Hex the attacker came from; left out when it came from orbit. */
  readonly origin?: HexKey;
  /** Of a raid two hexes away: where it started; `origin` is the hex between (RACE-DE-05). */
  readonly startHex?: HexKey;
  /** The defending detachment's order DEFEND stands. */
  readonly defenderDefends?: boolean;
  /** Turn in which it arose; default the turn of the position. */
  readonly turn?: number;
  /** Times it was postponed; default: one for each turn since it arose. */
  readonly postponements?: number;
}
