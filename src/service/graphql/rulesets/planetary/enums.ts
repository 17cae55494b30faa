import {
  BATTERIES,
  BUILDINGS,
  DEFENCE_PRICES,
  PHASES,
  TURRET_WEAPONS,
} from '../../../../rulesets/planetary/index.js';
import { describedEnum } from '../../schema/described-enum.js';

/* Codes of the planetary rules. Inside they are the ruleset's own words, outside SCREAMING_SNAKE_CASE. */

export const Races = describedEnum('PlanetaryRace', 'Race of an army, a settlement or a Stronghold.', {
  IG: 'Imperial Guard; also what the rulebook calls human.',
  SM: 'Space Marines.',
  BA: 'Blood Angels.',
  SOB: 'Sisters of Battle.',
  CH: 'Chaos.',
  DE: 'Dark Eldar.',
  EL: 'Eldar.',
  ORK: 'Orks.',
  TY: 'Tyranids.',
});

export const DemonGods = describedEnum('PlanetaryDemonGod', 'Demon god of a Chaos player (RACE-CH-02).', {
  KHORNE: 'Khorne, opposed to Slaanesh.',
  SLAANESH: 'Slaanesh, opposed to Khorne.',
  NURGLE: 'Nurgle, opposed to Tzeentch.',
  TZEENTCH: 'Tzeentch, opposed to Nurgle.',
  UNDIVIDED: 'None of them before the others.',
});

export const Craftworlds = describedEnum(
  'PlanetaryCraftworld',
  'Craftworld of an Eldar player (RACE-EL-01).',
  {
    STANDARD: 'None in particular.',
    ULTHWE: 'Ulthwe.',
    ALAITOC: 'Alaitoc.',
    SAIM_HANN: 'Saim Hann.',
    BIEL_TAN: 'Biel-Tan.',
    IYANDEN: 'Iyanden.',
    OTHER: 'Another one.',
  },
);

/** Race of a unit type, which may also be open to all. */
export const UnitRaces = describedEnum('PlanetaryUnitRace', 'Race that may build a unit type.', {
  IG: 'Imperial Guard.',
  SM: 'Space Marines.',
  BA: 'Blood Angels.',
  SOB: 'Sisters of Battle.',
  CH: 'Chaos.',
  DE: 'Dark Eldar.',
  EL: 'Eldar.',
  ORK: 'Orks.',
  TY: 'Tyranids.',
  ANY: 'Any race.',
});

export const Terrains = describedEnum('PlanetaryTerrain', 'Terrain of a hex (PLN-MAP-02).', {
  plains: 'Open ground.',
  hills: 'Hills.',
  forest: 'Forest.',
  jungle: 'Jungle.',
  sea: 'Sea: nobody controls it, nothing stops in it.',
});

export const Phases = describedEnum(
  'PlanetaryPhase',
  'Phase of the turn (PLN-TRN-01).',
  Object.fromEntries(PHASES.map(({ code, title, rule }) => [code, `${title} (${rule}).`])),
);

export const StartPhases = describedEnum('PlanetaryStartPhase', 'Phase that a campaign may open with.', {
  SET_UP: 'Before turn 1: the start is placed and the starting BP are spent.',
  BUILD: 'Upkeep, then everybody builds.',
  AIR_ORDERS: 'Air missions are ordered.',
  MOVEMENT_ORDERS: 'Movement orders are given.',
  BATTLE_ORDERS: 'Battle orders are given.',
  BATTLE: 'Battles wait to be fought.',
});

export const MoveClasses = describedEnum('PlanetaryMoveClass', 'How a unit moves over terrain (PLN-TER).', {
  infantry: 'On foot.',
  tracked: 'On tracks.',
  wheeled: 'On wheels.',
  walker: 'Walker.',
  skimmer: 'Skimmer.',
});

export const Slots = describedEnum('PlanetarySlot', 'Place of a unit in the list of its detachment.', {
  HQ: 'Headquarters.',
  EL: 'Elites.',
  TR: 'Troops.',
  FA: 'Fast attack.',
  HS: 'Heavy support.',
  TRANSPORT: 'Transport.',
  UPGRADE: 'Upgrade.',
});

export const ModelStates = describedEnum('PlanetaryModelState', 'State of a model (PLN-GEN-08).', {
  ready: 'Can fight.',
  wounded: 'Present, but cannot fight.',
  damaged: 'A vehicle that is present, but cannot fight.',
  dead: 'Gone; its slot in the unit stays and can be refilled.',
});

export const StrongholdTypes = describedEnum('PlanetaryStrongholdType', 'Type of a Stronghold (PLN-STR).', {
  CAMP: 'Camp.',
  FORTIFICATION: 'Fortification.',
  CAPITAL_FORTIFICATION: "Capital Fortification: only in its owner's Capital.",
});

export const Treatments = describedEnum('PlanetaryTreatment', 'How an Urban hex is treated (PLN-TAK).', {
  CAPTURE: 'Taken as it is.',
  PILLAGE: 'Plundered: BP at once, one size smaller.',
  CLEANSE: 'Emptied and settled by the taker: a Village of his race.',
  DESTROY: 'Razed: a ruin stays.',
});

export const ReportedTreatments = describedEnum(
  'PlanetaryReportedTreatment',
  'How an Urban hex is treated, as reported after a battle.',
  {
    CAPTURE: 'Taken as it is.',
    PILLAGE: 'Plundered: BP at once, one size smaller.',
    CLEANSE: 'Emptied and settled by the taker: a Village of his race.',
    DESTROY: 'Razed: a ruin stays.',
    MINIMUM: 'The mildest treatment that the race allows.',
  },
);

export const StrongholdFates = describedEnum(
  'PlanetaryStrongholdFate',
  'What becomes of a taken Stronghold (PLN-CAP-01).',
  { keep: 'It is kept.', destroy: 'It is destroyed.' },
);

export const SideRoles = describedEnum('PlanetarySide', 'Side of a battle.', {
  attacker: 'The side that came.',
  defender: 'The side that was there.',
});

export const BothSides = describedEnum('PlanetarySideOrBoth', 'Whom a special rule serves.', {
  attacker: 'The attacker.',
  defender: 'The defender.',
  both: 'Both sides.',
});

export const DetachmentClasses = describedEnum('PlanetaryDetachmentClass', 'Class of a detachment.', {
  NORMAL: 'Normal detachment.',
  TYPE_I: 'Special detachment of Type I (PLN-SPD-01).',
  TYPE_II: 'Special detachment of Type II (PLN-SPD-01).',
  GARRISON_DETACHMENT: 'On the march to a Stronghold, to become its garrison.',
  MERCENARY: 'Mercenaries.',
  NPC: "Nobody's: everybody's enemy (PLN-DSC-03).",
});

export const Missions = describedEnum('PlanetaryAirMission', 'Mission of an air squadron (PLN-AIR-01).', {
  INTERCEPT: 'Intercepts enemy squadrons.',
  RECON: 'Looks.',
  STRATEGIC_BOMBARDMENT: 'Bombs a settlement.',
  TACTICAL_BOMBARDMENT: 'Supports an army in battle.',
});

export const TreatyKinds = describedEnum('PlanetaryTreatyKind', 'Kind of a treaty (PLN-DIP).', {
  NON_AGGRESSION_PACT: 'Partners do not attack each other.',
  ALLIANCE: 'Allies: friendly to each other.',
});

export const BattleKinds = describedEnum('PlanetaryBattleKind', 'How a battle arose.', {
  ATTACK: 'By an attack: the winner stays.',
  RAID: 'By a raid: the raider returns.',
});

export const BattleStatuses = describedEnum('PlanetaryBattleStatus', 'How far a battle has come.', {
  pending: 'Waits for a way to be fought.',
  postponed: 'Put off to the next turn (PLN-BAT-03).',
  quick: 'A quick battle was rolled; losses are still to be picked or chosen.',
  reported: 'A report was entered and waits for the opponent.',
  disputed: 'The report is disputed and waits for the arbiter.',
  judged: 'Decided; withdrawals and captures wait for the other battles of the turn.',
  resolved: 'Over.',
});

export const BattleOrderCodes = describedEnum('PlanetaryBattleOrderCode', 'A battle order (PLN-BOR-09).', {
  ATTACK: 'Moves into the target and fights.',
  PLANNED_ATTACK: 'As an attack, with advantages, but later.',
  WITHDRAW: 'Leaves before it is attacked.',
  RAID: 'As an attack, but returns after the battle.',
  PLANNED_RAID: 'As a raid, with advantages, but later.',
  DEFEND: 'Stays, with advantages; cannot be cancelled.',
  GUARD: 'Nothing special: what a detachment without order does.',
  SUPPORT: 'Helps a detachment nearby with artillery or units (PLN-BOR-07).',
});

export const SpyOrderCodes = describedEnum('PlanetarySpyOrderCode', 'What a spy does (PLN-BOR-11).', {
  SPY_GUARD: 'Stays hidden.',
  GAIN_INFORMATION: 'Tries to learn about what it has infiltrated, at the risk of being caught.',
});

export const MovementOrderCodes = describedEnum(
  'PlanetaryMovementOrderCode',
  'A movement order (PLN-MOR-01).',
  {
    SPECIFIED_PATH: 'Goes along a path.',
    FOLLOW: 'Goes after a detachment, own or other, but later.',
    ADVANCE: 'Goes towards an enemy that comes into its sight, but later.',
    GUARD: 'Stays: what a piece without order does.',
    RECOVER: 'Stays, and tends its wounded and damaged.',
    MOVE_AND_CLAIM: 'Goes along a path with half of its allowance and claims every hex on it.',
    CLAIM_AREA: 'Stays, and claims its hex and those around it.',
    RESERVE_MOVEMENT: 'Goes further, behind the lines only.',
    ASCEND: 'Goes to orbit by drop pods, from a spaceport that can lift it (RACE-SM-02).',
  },
);

export const DetachmentStarts = describedEnum(
  'PlanetaryDetachmentStart',
  'Where a new detachment arrives (RACE-SM-01).',
  { HEX: 'In the hex where it was built, or near it.', ORBIT: 'In orbit: drop pods from the Capital only.' },
);

export const OfferKinds = describedEnum('PlanetaryOfferKind', 'What a discovery offers (PLN-DSC-02).', {
  FOLLOWERS: 'Units that join the discoverer.',
  MERCENARIES: 'A detachment of the native race.',
});

export const CasualtySteps = describedEnum(
  'PlanetaryCasualtyStepKind',
  'One step of losses in a quick battle (PLN-QBT-06).',
  {
    FIRST_HALF: 'Half of a unit; a vehicle is damaged.',
    SECOND_HALF: 'The other half; a damaged vehicle is destroyed.',
    WHOLE: 'A single model, or a defence.',
  },
);

export const UnitRoles = describedEnum('PlanetaryUnitRole', 'How a unit took part in a battle.', {
  initial: 'From the start.',
  reserve: 'From reserve.',
  reinforcement: 'From a detachment nearby (PLN-TBL-01).',
  bombarding: 'By artillery from off the table (PLN-TBL-02).',
});

export const UnitEnds = describedEnum('PlanetaryUnitEnd', 'Where a unit was when the battle ended.', {
  onTable: 'On the table.',
  leftTable: 'It left the table in a retreat.',
  brokeOffTable: 'It broke and fled off the table.',
  wipedOut: 'Nothing of it was left.',
  neverArrived: 'It never arrived.',
  offTable: 'It bombarded from off the table.',
});

export const VehicleFates = describedEnum('PlanetaryVehicleFate', 'What became of a vehicle.', {
  ok: 'Nothing.',
  damaged: 'Damaged.',
  immobilised: 'Immobilised.',
  destroyed: 'Destroyed.',
});

export const DefenceResults = describedEnum('PlanetaryDefenceResult', 'What became of a defence.', {
  intact: 'It works.',
  unusable: 'It does not work, but stands.',
  destroyed: 'It is destroyed.',
});

export const PlaceKinds = describedEnum('PlanetaryPlaceKind', 'Where a detachment is.', {
  hex: 'On the map.',
  orbit: 'In orbit.',
  captor: 'Held captive by an army.',
  prison: 'In a prison.',
  building: 'Under construction.',
});

export const SpyTargetKinds = describedEnum('PlanetarySpyTargetKind', 'What a spy may infiltrate.', {
  detachment: 'A detachment.',
  convoy: 'A convoy.',
  stronghold: 'A Stronghold.',
  urban: 'An Urban hex.',
  resource: 'A Resource hex.',
});

export const PieceKinds = describedEnum('PlanetaryPieceKind', 'Kind of a piece that was seen.', {
  detachment: 'A detachment.',
  garrison: 'A garrison.',
  convoy: 'A convoy.',
  diplomat: 'A diplomat.',
});

export const VictoryForms = describedEnum('PlanetaryVictoryForm', 'How the campaign was won (PLN-END).', {
  LAST_PLAYER: 'One player, or alliance, is left (PLN-END-05).',
  VP_GOAL: 'The goal of victory points was reached (PLN-END-06).',
  FIRST_CAPITAL: 'Most victory points when the first Capital fell (PLN-END-07).',
});

export const ResultMethods = describedEnum('PlanetaryResultMethod', 'How a battle was decided.', {
  quick: 'Quick battle (PLN-QBT).',
  full: 'Fought at the table and reported (PLN-REP).',
  capture: 'Without a fight: a side had nothing that could fight.',
});

export const UnitWeights = describedEnum('PlanetaryVehicleWeight', 'Weight of a vehicle.', {
  light: 'Light.',
  heavy: 'Heavy.',
});

export const UnitLimits = describedEnum('PlanetaryUnitLimit', 'How many there may be (PLN-GEN-11).', {
  RARE: "At most one in the player's whole army.",
  VERY_RARE: 'As rare, and once lost not built again for two turns.',
});

export const SpecialClasses = describedEnum(
  'PlanetarySpecialClass',
  'How a special detachment counts (PLN-SPD-01).',
  { TYPE_I: 'One in three.', TYPE_II: 'One in five.' },
);

export const UnitFilters = describedEnum(
  'PlanetaryUnitFilter',
  'What every model of a fast detachment is or rides (RACE-PROD-12).',
  {
    MECHANIZED: 'In a vehicle that carries, on a bike, or a vehicle that moves 12 inches.',
    FAST: 'On a bike, or in or as a vehicle that is no walker.',
    FAST_SKIMMER: 'On a jetbike or hellion, or in or as a skimmer.',
  },
);

export const Attachments = describedEnum('PlanetaryAttachment', 'What a unit joins without taking a slot.', {
  HQ: 'A headquarters (RACE-PROD-09).',
});

export const Patrons = describedEnum('PlanetaryPatron', 'A God of Chaos (RACE-CH-03).', {
  KHORNE: 'Khorne, against Slaanesh.',
  SLAANESH: 'Slaanesh, against Khorne.',
  NURGLE: 'Nurgle, against Tzeentch.',
  TZEENTCH: 'Tzeentch, against Nurgle.',
});

export const ShrineKinds = describedEnum('PlanetaryShrineKind', 'Kind of a cursed shrine (RACE-CH-07).', {
  KHORNE: 'Of Khorne.',
  SLAANESH: 'Of Slaanesh.',
  NURGLE: 'Of Nurgle.',
  TZEENTCH: 'Of Tzeentch.',
  GENERAL: 'Of Chaos in general.',
});

export const EffectCodes = describedEnum(
  'PlanetaryEffect',
  'What a rule of a race changes at the table; it is played there.',
  {
    LORD_POSSESSION:
      "Possession of a Lord by the greater demon of the player's God: the die is raised (RACE-CH-03).",
    SHRINE_POSSESSION: "Possession by a demon of the God's type: the die is raised (RACE-CH-08).",
    SHRINE_SUMMONING: 'Summoning lesser demons, of the God or all: the die is raised (RACE-CH-08).',
    DEMONS_ABSENT: 'Demons of other Gods do not take part (RACE-CH-08).',
    CULT_MARINES_MARKED: 'Cult Marines of the God count as having its mark (RACE-CH-08).',
    MARINES_UNDIVIDED: 'Chaos Marines except cult count as having the Undivided mark (RACE-CH-08).',
    SHRINE_SAVE: 'The shrine is saved from this face on, against every attack (RACE-CH-09).',
    SHRINE_CLOSED: 'Only demons, of the God or all, may enter the shrine (RACE-CH-09).',
    PRISONER_POINTS: 'Battle victory points for each prisoner, added by the service (RACE-DE-11).',
  },
);

export const Marks = describedEnum('PlanetaryMark', 'Mark that a model of Chaos bears (RACE-CH-03).', {
  KHORNE: 'Of Khorne.',
  SLAANESH: 'Of Slaanesh.',
  NURGLE: 'Of Nurgle.',
  TZEENTCH: 'Of Tzeentch.',
  UNDIVIDED: 'Of Chaos Undivided.',
});

export const DemonKinds = describedEnum('PlanetaryDemonKind', 'Kind of demon (RACE-CH-17).', {
  LESSER: 'Packs, beasts and cavalry.',
  GREATER: 'Greater demon.',
});

export const HqRanks = describedEnum('PlanetaryHqRank', 'Rank of a headquarters unit.', {
  LESSER: 'Lesser.',
  SUPREME: 'Supreme.',
});

export const BuildingTypes = describedEnum(
  'PlanetaryBuildingType',
  'Building of an Urban hex (PLN-BLD-02).',
  Object.fromEntries(
    BUILDINGS.map((each) => [each.id, `${each.name}: ${each.costBp} BP, size ${each.minSize} or more.`]),
  ),
);

export const DefenceTypes = describedEnum(
  'PlanetaryDefenceType',
  'Defence of a Stronghold (PLN-DEF).',
  Object.fromEntries(
    Object.entries(DEFENCE_PRICES).map(([type, price]) => [
      type,
      price === null ? `\`${type}\`: price by its weapon.` : `\`${type}\`: ${price} BP.`,
    ]),
  ),
);

export const MissionTypes = describedEnum('PlanetaryMissionType', 'Kind of scenario (PLN-PRE-03).', {
  RAID: 'Raid.',
  BATTLE: 'Battle.',
  BREAKTHROUGH: 'Breakthrough.',
});

export const SetUpModes = describedEnum('PlanetarySetUpMode', 'How the sides set up (PLN-PRE).', {
  DEFENDER_FIRST: 'The defender sets up everything first.',
  ONE_SIDE_FIRST: 'One side sets up everything first.',
  ALTERNATING: 'The sides alternate, slot by slot.',
});

export const TableEdges = describedEnum('PlanetaryTableEdge', 'Table edge, as the attacker sees it.', {
  ATTACKER: "The attacker's edge.",
  RIGHT_FLANK: 'The right flank.',
  LEFT_FLANK: 'The left flank.',
  EITHER_FLANK: 'Either flank.',
  DEFENDER: "The defender's edge.",
  DEEP_STRIKE: 'Anywhere, by deep strike.',
});

export const MatrixRaces = describedEnum(
  'PlanetaryMatrixRace',
  'Race in tables of race against race; Blood Angels are Space Marines there (RACE-GEN-02).',
  {
    IG: 'Imperial Guard.',
    SM: 'Space Marines and Blood Angels.',
    SOB: 'Sisters of Battle.',
    CH: 'Chaos.',
    DE: 'Dark Eldar.',
    EL: 'Eldar.',
    ORK: 'Orks.',
    TY: 'Tyranids.',
  },
);

export const TurretWeapons = describedEnum(
  'PlanetaryTurretWeapon',
  'Weapon of a turret (RACE-TUR-01).',
  Object.fromEntries(
    Object.entries(TURRET_WEAPONS).map(([key, each]) => [
      key,
      `${each.name}: ${each.costBp} BP, ${each.preferredCostBp} BP for races that prefer it.`,
    ]),
  ),
);

export const BatteryTypes = describedEnum(
  'PlanetaryBatteryType',
  'Immobile battery (RACE-TUR-05).',
  Object.fromEntries(Object.entries(BATTERIES).map(([key, each]) => [key, `${each.weapon}.`])),
);

export const CapturedStrongholds = describedEnum(
  'PlanetaryCapturedStrongholds',
  'What a race does with Strongholds that it captures (RACE-TY-03).',
  { KEEP: 'It keeps or destroys them, as it says.', DESTROY: 'It destroys them.' },
);

export const Participations = describedEnum(
  'PlanetaryParticipation',
  'Which units of a race may fight (PLN-BAT-04).',
  {
    HALF_STRENGTH: 'Those at half strength or more.',
    ANY_STRENGTH_AFTER_FULL_UNITS: 'Any, once full units are made of them (RACE-SM-03).',
  },
);

export const RaceSwitches = describedEnum('PlanetaryRaceSwitch', 'What a house rule takes from a race.', {
  strongholdsPerUrban: 'The limit on the number of Strongholds.',
  prisoners: 'Taking prisoners.',
  capitalMove: 'Moving the Capital.',
  orbit: 'Orbit and drop pods.',
  reinforcedAnywhere: 'Filling up guardsmen without a building.',
  squadLossPenalty: 'The loss of BP for squads lost whole.',
  speed: 'The greater speed of detachments in skimmers.',
  aaTower: 'AA-towers.',
});

export const ItemKinds = describedEnum('PlanetaryItemKind', 'What a rare item is (RACE-PROD-07).', {
  unit: 'A unit.',
  wargear: 'A thing that a unit carries.',
});

export const TabletopOptions = describedEnum(
  'PlanetaryTabletopOption',
  'A rule of the table that both may agree on (PLN-OPT-02).',
  {
    OVERWATCH: 'Overwatch as in the second edition.',
    HUNTER_KILLER_REROLL: 'Hunter-killer missiles re-roll misses.',
    KRAK_GRENADES: 'Krak grenades thrown within 2" of an assaulted vehicle.',
    SECONDARY_TARGET: 'One secondary target for each unit, for one type of weapon.',
    HEAVY_WEAPONS_MAY_FIRE: 'Heavy weapons may fire if their own model did not move.',
    COVER_AND_ARMOUR_SAVE: 'Cover save and armour save both.',
    COVER_WORSE_AGAINST_ORDNANCE: 'Cover saves one worse against ordnance.',
    BUILDING_HITS_GLANCE: 'Penetrating hits on buildings by non-area weapons glance.',
    BUILDING_DAMAGE_BY_WEAPON: 'Damage rolls on buildings −1 by non-area weapons, +1 by area weapons.',
  },
);
