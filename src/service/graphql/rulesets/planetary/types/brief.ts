import { ObjectType } from '@nestjs/graphql';
import {
  BothSides,
  DefenceTypes,
  EffectCodes,
  Marks,
  MissionTypes,
  Patrons,
  SetUpModes,
  ShrineKinds,
  SideRoles,
  Slots,
  TableEdges,
} from '../enums.js';
import { PlanetaryGift } from './armies.js';
import { Out, OutFlag, OutId, OutText, OutWhole } from '../fields.js';

const nullable = { nullable: true } as const;
const list = { list: true } as const;

@ObjectType({ description: 'Terrain of the table (PLN-PRE-01).' })
export class PlanetaryTerrainDensity {
  @OutWhole('The die.')
  die: number;

  @OutText('How dense it is.')
  density: string;

  @OutFlag('The owner of the Stronghold had it rolled again.')
  rerolled: boolean;
}

@ObjectType({ description: 'A special rule of the battle and who may use it.' })
export class PlanetarySpecialRule {
  @OutId('Stable code, e.g. `INFILTRATE`.')
  rule: string;

  @Out(() => BothSides, 'Whom it serves.')
  side: string;

  @OutWhole('The die; null where none decides.', nullable)
  die: number | null;

  @OutWhole('Modifier of the die.')
  modifier: number;

  @OutFlag('Whether it may be used.')
  usable: boolean;

  @OutText('What to know about it.')
  note: string;
}

@ObjectType({ description: 'Scenario of the battle (PLN-PRE-03).' })
export class PlanetaryScenarioBrief {
  @OutWhole('The die; null where it was agreed or is not allowed.', nullable)
  die: number | null;

  @OutFlag('Whether one is played.')
  used: boolean;

  @Out(() => MissionTypes, 'Kind of mission.')
  missionType: string;

  @OutText('Mission.', nullable)
  mission: string | null;

  @OutWhole('Victory points of the tabletop game for fulfilling it.')
  bonusVictoryPoints: number;
}

@ObjectType({ description: 'When a unit arrives from orbit (PLN-PRE-04).' })
export class PlanetaryOrbitalArrival {
  @OutId('The unit.')
  unit: string;

  @OutWhole('The die.')
  die: number;

  @OutWhole('Lowest face with which it is there in the first turn.')
  needed: number;

  @OutFlag('Whether it is.')
  firstTurn: boolean;
}

@ObjectType({ description: 'One throw of both sides: faces or modifiers.' })
export class PlanetarySideRoll {
  @OutWhole('The attacker.')
  attacker: number;

  @OutWhole('The defender.')
  defender: number;
}

@ObjectType({ description: 'Where the sides set up, in inches.' })
export class PlanetaryZones {
  @OutWhole("Depth of the attacker's zone.")
  attackerIn: number;

  @OutWhole("Depth of the defender's zone.")
  defenderIn: number;

  @OutWhole('Distance that should be between them.')
  preferredGapIn: number;

  @OutWhole('Distance that must be between them.')
  leastGapIn: number;

  @OutFlag("Razorwire and tank traps may stand anywhere in the defender's half.")
  obstaclesInDefenderHalf: boolean;
}

@ObjectType({ description: 'How the sides set up (PLN-PRE).' })
export class PlanetarySetUp {
  @OutWhole('The die.', nullable)
  die: number | null;

  @Out(() => SetUpModes, 'How.')
  mode: string;

  @Out(() => Slots, 'Order of slots when the sides alternate.', list)
  slotOrder: string[];

  @Out(() => PlanetarySideRoll, 'Who begins: faces, ties first.', list)
  starterRolls: PlanetarySideRoll[];

  @Out(() => SideRoles, 'Side that may choose who begins.', nullable)
  chooser: string | null;

  @Out(() => PlanetaryZones, 'Zones.')
  zones: PlanetaryZones;
}

@ObjectType({ description: 'Who has the first turn (PLN-PRE-07).' })
export class PlanetaryFirstTurn {
  @Out(() => PlanetarySideRoll, 'Faces, ties first.', list)
  rolls: PlanetarySideRoll[];

  @Out(() => PlanetarySideRoll, 'Modifiers.')
  modifiers: PlanetarySideRoll;

  @Out(() => SideRoles, 'Side that may choose who has it.')
  chooser: string;
}

@ObjectType({ description: 'A unit that takes part from the start (PLN-PRE-06).' })
export class PlanetaryBriefUnit {
  @OutId('Its army.')
  army: string;

  @OutId('The unit.')
  unit: string;

  @OutId('Key of its type.')
  typeKey: string;

  @Out(() => Slots, 'Its slot.')
  slot: string;

  @OutWhole('Models that can fight.')
  ready: number;

  @OutWhole('Battle value, points.')
  value: number;

  @Out(() => Marks, 'Its mark of Chaos.', nullable)
  mark: string | null;

  @Out(() => PlanetaryGift, 'Its gifts of Chaos.', list)
  gifts: PlanetaryGift[];
}

@ObjectType({ description: 'A unit that may be tried as reinforcement (PLN-TBL-01).' })
export class PlanetaryReinforcement {
  @OutId('Its detachment.')
  detachment: string;

  @OutId('The unit.')
  unit: string;

  @OutWhole('Modifier of its die.')
  modifier: number;

  @Out(() => TableEdges, 'Where it arrives.')
  edge: string;
}

@ObjectType({ description: 'A unit that may bombard (PLN-TBL-02).' })
export class PlanetaryArtillery {
  @OutId('Its detachment.')
  detachment: string;

  @OutId('The unit.')
  unit: string;

  @OutWhole('Hexes to the battle.')
  hexes: number;

  @OutWhole('Modifier of its die.')
  modifier: number;

  @OutWhole('Scatter: so many D6 inches.')
  scatterD6: number;

  @OutWhole('Models of the same type that may fire together.')
  batteryModels: number;
}

@ObjectType({ description: 'A defence in the battle.' })
export class PlanetaryBriefDefence {
  @OutId('The defence.')
  defence: string;

  @Out(() => DefenceTypes, 'What it is.')
  type: string;

  @OutText('Weapon of a turret.', nullable)
  turretWeapon: string | null;

  @OutFlag('Made by another race: works on a die only (PLN-TBL-09).')
  captured: boolean;

  @Out(() => ShrineKinds, 'Kind of shrine that it is (RACE-CH-09).', nullable)
  shrine: string | null;

  @OutText(
    'What it fires, and how hard it is; null where it fires nothing (RACE-TUR-02, -04, -05).',
    nullable,
  )
  armament: string | null;
}

@ObjectType({ description: 'Forces of a side.' })
export class PlanetaryBriefSide {
  @OutId('The seat, or `npc`.')
  seat: string;

  @OutWhole('Battle value of the units that take part, without defences.')
  battleValue: number;

  @Out(() => PlanetaryBriefUnit, 'Units that take part from the start.', list)
  units: PlanetaryBriefUnit[];

  @Out(() => PlanetaryReinforcement, 'Possible reinforcements.', list)
  reinforcements: PlanetaryReinforcement[];

  @Out(() => PlanetaryArtillery, 'Possible artillery support.', list)
  artillery: PlanetaryArtillery[];

  @OutId('Squadrons that support it.', list)
  airSupport: string[];

  @Out(() => PlanetaryBriefDefence, 'Its defences.', list)
  defences: PlanetaryBriefDefence[];
}

@ObjectType({ description: 'Forces of both sides.' })
export class PlanetaryBriefSides {
  @Out(() => PlanetaryBriefSide, 'The attacker.')
  attacker: PlanetaryBriefSide;

  @Out(() => PlanetaryBriefSide, 'The defender.')
  defender: PlanetaryBriefSide;
}

@ObjectType({ description: 'Fire against units that arrive by air over a Stronghold (PLN-TBL-05).' })
export class PlanetaryDeepStrikeDefence {
  @OutWhole('Lowest result on which a unit is destroyed.')
  destroyedOn: number;

  @OutWhole('Modifier for the Stronghold.')
  strongholdModifier: number;

  @OutWhole('Anti-aircraft weapons.')
  aaWeapons: number;

  @OutWhole('Modifier for them.')
  aaModifier: number;

  @OutWhole('Weapon towers.')
  weaponTowers: number;

  @OutWhole('Modifier for them.')
  towerModifier: number;
}

@ObjectType({ description: 'A roll that is made at the table.' })
export class PlanetaryTableRoll {
  @OutId('The rule.')
  rule: string;

  @OutText('What for.')
  what: string;

  @OutWhole('Lowest face that succeeds.')
  needed: number;

  @OutWhole('Game turn from which it may be tried.')
  fromGameTurn: number;
}

@ObjectType({ description: 'What a rule of a race changes at the table.' })
export class PlanetaryBriefEffect {
  @OutId('The rule.')
  rule: string;

  @Out(() => BothSides, 'Whom it concerns.')
  side: string;

  @Out(() => EffectCodes, 'What it is.')
  what: string;

  @Out(() => Patrons, 'Whose demons or followers; null: all.', nullable)
  god: string | null;

  @OutWhole('Added to a die or to points; of a save the lowest face that saves.')
  modifier: number;

  @OutId('Units or defences that it is about; none where it is about all.', list)
  subjects: string[];
}

@ObjectType({
  description: 'Battle sheet of a full battle: its dice are rolled, the rest is played at the table.',
})
export class PlanetaryBattleBrief {
  @Out(() => PlanetaryTerrainDensity, 'Terrain; null where both agreed to skip it.', nullable)
  terrainDensity: PlanetaryTerrainDensity | null;

  @OutFlag('The defender sets up the terrain of his half.')
  defenderSetsTerrain: boolean;

  @OutWhole('Game turns agreed; null: random game length.', nullable)
  gameTurns: number | null;

  @Out(() => PlanetarySpecialRule, 'Special rules and who may use them.', list)
  specialRules: PlanetarySpecialRule[];

  @Out(() => PlanetaryScenarioBrief, 'Scenario.')
  scenario: PlanetaryScenarioBrief;

  @Out(() => PlanetaryOrbitalArrival, 'Arrival from orbit.', list)
  orbitalArrival: PlanetaryOrbitalArrival[];

  @Out(() => PlanetarySetUp, 'Set-up.')
  setUp: PlanetarySetUp;

  @Out(() => PlanetaryFirstTurn, 'First turn.')
  firstTurn: PlanetaryFirstTurn;

  @Out(() => PlanetaryBriefSides, 'Forces.')
  sides: PlanetaryBriefSides;

  @Out(() => PlanetaryDeepStrikeDefence, 'Fire against arrivals by air.', nullable)
  deepStrikeDefence: PlanetaryDeepStrikeDefence | null;

  @Out(() => PlanetaryTableRoll, 'Rolls made at the table, for reference.', list)
  tableRolls: PlanetaryTableRoll[];

  @OutText('Options agreed for the campaign (PLN-OPT-02).', list)
  tabletopOptions: string[];

  @Out(() => PlanetaryBriefEffect, 'What the races of the sides change at the table.', list)
  raceEffects: PlanetaryBriefEffect[];
}
