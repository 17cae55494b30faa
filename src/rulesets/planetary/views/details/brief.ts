import {
  flag,
  id,
  list,
  named,
  orNull,
  record,
  said,
  text,
  whole,
  type Shaped,
} from '../../../../kernel/index.js';
import { giftView } from './army-records.js';
import * as words from '../../words/index.js';

export const terrainDensityView = named(
  'TerrainDensity',
  'Terrain of the table (PLN-PRE-01).',
  record({
    die: said('The die.', whole()),
    density: said('How dense it is.', text),
    rerolled: said('The owner of the Stronghold had it rolled again.', flag),
  }),
);
export type TerrainDensityView = Shaped<typeof terrainDensityView>;

export const specialRuleView = named(
  'SpecialRule',
  'A special rule of the battle and who may use it.',
  record({
    rule: said('Stable code, e.g. `INFILTRATE`.', id),
    side: said('Whom it serves.', words.sideOrBoth),
    die: said('The die; null where none decides.', orNull(whole())),
    modifier: said('Modifier of the die.', whole()),
    usable: said('Whether it may be used.', flag),
    note: said('What to know about it.', text),
  }),
);
export type SpecialRuleView = Shaped<typeof specialRuleView>;

export const scenarioBriefView = named(
  'ScenarioBrief',
  'Scenario of the battle (PLN-PRE-03).',
  record({
    die: said('The die; null where it was agreed or is not allowed.', orNull(whole())),
    used: said('Whether one is played.', flag),
    missionType: said('Kind of mission.', words.missionType),
    mission: said('Mission.', orNull(text)),
    bonusVictoryPoints: said('Victory points of the tabletop game for fulfilling it.', whole()),
  }),
);
export type ScenarioBriefView = Shaped<typeof scenarioBriefView>;

export const orbitalArrivalView = named(
  'OrbitalArrival',
  'When a unit arrives from orbit (PLN-PRE-04).',
  record({
    unit: said('The unit.', id),
    die: said('The die.', whole()),
    needed: said('Lowest face with which it is there in the first turn.', whole()),
    firstTurn: said('Whether it is.', flag),
  }),
);
export type OrbitalArrivalView = Shaped<typeof orbitalArrivalView>;

export const sideRollView = named(
  'SideRoll',
  'One throw of both sides: faces or modifiers.',
  record({
    attacker: said('The attacker.', whole()),
    defender: said('The defender.', whole()),
  }),
);
export type SideRollView = Shaped<typeof sideRollView>;

export const zonesView = named(
  'Zones',
  'Where the sides set up, in inches.',
  record({
    attackerIn: said("Depth of the attacker's zone.", whole()),
    defenderIn: said("Depth of the defender's zone.", whole()),
    preferredGapIn: said('Distance that should be between them.', whole()),
    leastGapIn: said('Distance that must be between them.', whole()),
    obstaclesInDefenderHalf: said(
      "Razorwire and tank traps may stand anywhere in the defender's half.",
      flag,
    ),
  }),
);
export type ZonesView = Shaped<typeof zonesView>;

export const setUpView = named(
  'SetUp',
  'How the sides set up (PLN-PRE).',
  record({
    die: said('The die.', orNull(whole())),
    mode: said('How.', words.setUpMode),
    slotOrder: said('Order of slots when the sides alternate.', list(words.slot)),
    starterRolls: said('Who begins: faces, ties first.', list(sideRollView)),
    chooser: said('Side that may choose who begins.', orNull(words.side)),
    zones: said('Zones.', zonesView),
  }),
);
export type SetUpView = Shaped<typeof setUpView>;

export const firstTurnView = named(
  'FirstTurn',
  'Who has the first turn (PLN-PRE-07).',
  record({
    rolls: said('Faces, ties first.', list(sideRollView)),
    modifiers: said('Modifiers.', sideRollView),
    chooser: said('Side that may choose who has it.', words.side),
  }),
);
export type FirstTurnView = Shaped<typeof firstTurnView>;

export const briefUnitView = named(
  'BriefUnit',
  'A unit that takes part from the start (PLN-PRE-06).',
  record({
    army: said('Its army.', id),
    unit: said('The unit.', id),
    typeKey: said('Key of its type.', id),
    slot: said('Its slot.', words.slot),
    ready: said('Models that can fight.', whole()),
    value: said('Battle value, points.', whole()),
    mark: said('Its mark of Chaos.', orNull(words.mark)),
    gifts: said('Its gifts of Chaos.', list(giftView)),
  }),
);
export type BriefUnitView = Shaped<typeof briefUnitView>;

export const reinforcementView = named(
  'Reinforcement',
  'A unit that may be tried as reinforcement (PLN-TBL-01).',
  record({
    detachment: said('Its detachment.', id),
    unit: said('The unit.', id),
    modifier: said('Modifier of its die.', whole()),
    edge: said('Where it arrives.', words.tableEdge),
  }),
);
export type ReinforcementView = Shaped<typeof reinforcementView>;

export const artilleryView = named(
  'Artillery',
  'A unit that may bombard (PLN-TBL-02).',
  record({
    detachment: said('Its detachment.', id),
    unit: said('The unit.', id),
    hexes: said('Hexes to the battle.', whole()),
    modifier: said('Modifier of its die.', whole()),
    scatterD6: said('Scatter: so many D6 inches.', whole()),
    batteryModels: said('Models of the same type that may fire together.', whole()),
  }),
);
export type ArtilleryView = Shaped<typeof artilleryView>;

export const briefDefenceView = named(
  'BriefDefence',
  'A defence in the battle.',
  record({
    defence: said('The defence.', id),
    type: said('What it is.', words.defenceType),
    turretWeapon: said('Weapon of a turret.', orNull(text)),
    captured: said('Made by another race: works on a die only (PLN-TBL-09).', flag),
    shrine: said('Kind of shrine that it is (RACE-CH-09).', orNull(words.shrineKind)),
    armament: said(
      'What it fires, and how hard it is; null where it fires nothing (RACE-TUR-02, -04, -05).',
      orNull(text),
    ),
  }),
);
export type BriefDefenceView = Shaped<typeof briefDefenceView>;

export const briefSideView = named(
  'BriefSide',
  'Forces of a side.',
  record({
    seat: said('The seat, or `npc`.', id),
    battleValue: said('Battle value of the units that take part, without defences.', whole()),
    units: said('Units that take part from the start.', list(briefUnitView)),
    reinforcements: said('Possible reinforcements.', list(reinforcementView)),
    artillery: said('Possible artillery support.', list(artilleryView)),
    airSupport: said('Squadrons that support it.', list(id)),
    defences: said('Its defences.', list(briefDefenceView)),
  }),
);
export type BriefSideView = Shaped<typeof briefSideView>;

export const briefSidesView = named(
  'BriefSides',
  'Forces of both sides.',
  record({
    attacker: said('The attacker.', briefSideView),
    defender: said('The defender.', briefSideView),
  }),
);
export type BriefSidesView = Shaped<typeof briefSidesView>;

export const deepStrikeDefenceView = named(
  'DeepStrikeDefence',
  'Fire against units that arrive by air over a Stronghold (PLN-TBL-05).',
  record({
    destroyedOn: said('Lowest result on which a unit is destroyed.', whole()),
    strongholdModifier: said('Modifier for the Stronghold.', whole()),
    aaWeapons: said('Anti-aircraft weapons.', whole()),
    aaModifier: said('Modifier for them.', whole()),
    weaponTowers: said('Weapon towers.', whole()),
    towerModifier: said('Modifier for them.', whole()),
  }),
);
export type DeepStrikeDefenceView = Shaped<typeof deepStrikeDefenceView>;

export const tableRollView = named(
  'TableRoll',
  'A roll that is made at the table.',
  record({
    rule: said('The rule.', id),
    what: said('What for.', text),
    needed: said('Lowest face that succeeds.', whole()),
    fromGameTurn: said('Game turn from which it may be tried.', whole()),
  }),
);
export type TableRollView = Shaped<typeof tableRollView>;

export const briefEffectView = named(
  'BriefEffect',
  'What a rule of a race changes at the table.',
  record({
    rule: said('The rule.', id),
    side: said('Whom it concerns.', words.sideOrBoth),
    what: said('What it is.', words.effect),
    god: said('Whose demons or followers; null: all.', orNull(words.patron)),
    modifier: said('Added to a die or to points; of a save the lowest face that saves.', whole()),
    subjects: said('Units or defences that it is about; none where it is about all.', list(id)),
  }),
);
export type BriefEffectView = Shaped<typeof briefEffectView>;

export const battleBriefView = named(
  'BattleBrief',
  'Battle sheet of a full battle: its dice are rolled, the rest is played at the table.',
  record({
    terrainDensity: said('Terrain; null where both agreed to skip it.', orNull(terrainDensityView)),
    defenderSetsTerrain: said('The defender sets up the terrain of their half.', flag),
    gameTurns: said('Game turns agreed; null: random game length.', orNull(whole())),
    specialRules: said('Special rules and who may use them.', list(specialRuleView)),
    scenario: said('Scenario.', scenarioBriefView),
    orbitalArrival: said('Arrival from orbit.', list(orbitalArrivalView)),
    setUp: said('Set-up.', setUpView),
    firstTurn: said('First turn.', firstTurnView),
    sides: said('Forces.', briefSidesView),
    deepStrikeDefence: said('Fire against arrivals by air.', orNull(deepStrikeDefenceView)),
    tableRolls: said('Rolls made at the table, for reference.', list(tableRollView)),
    tabletopOptions: said('Options agreed for the campaign (PLN-OPT-02).', list(text)),
    raceEffects: said('What the races of the sides change at the table.', list(briefEffectView)),
  }),
);
export type BattleBriefView = Shaped<typeof battleBriefView>;
