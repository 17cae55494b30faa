import { ObjectType } from '@nestjs/graphql';
import {
  BatteryTypes,
  BuildingTypes,
  CapturedStrongholds,
  DefenceTypes,
  ItemKinds,
  MatrixRaces,
  MoveClasses,
  Participations,
  Races,
  SpecialClasses,
  StrongholdTypes,
  TurretWeapons,
  UnitLimits,
} from '../enums.js';
import { Out, OutFlag, OutId, OutText, OutWhole } from '../fields.js';

const nullable = { nullable: true } as const;
const list = { list: true } as const;

@ObjectType({ description: 'An exact part: `times` / `over`.' })
export class PlanetaryPart {
  @OutWhole('Times.')
  times: number;

  @OutWhole('Over.')
  over: number;
}

@ObjectType({ description: 'A modifier of the battle initiative.' })
export class PlanetaryInitiativeModifier {
  @OutWhole('Added to the roll.')
  add: number;

  @OutFlag('Only in a turn without an own attack, as ordered.')
  unlessAttacking: boolean;
}

@ObjectType({ description: 'What a race pays for a kind of defence.' })
export class PlanetaryDefencePrice {
  @Out(() => DefenceTypes, 'The defence.')
  defence: string;

  @OutWhole('BP; null where its weapon sets the price.', nullable)
  bp: number | null;
}

@ObjectType({ description: 'What a race pays for a weapon of a turret.' })
export class PlanetaryTurretPrice {
  @Out(() => TurretWeapons, 'The weapon.')
  weapon: string;

  @OutWhole('BP.')
  bp: number;
}

@ObjectType({ description: 'What a Stronghold of a race costs and may hold (PLN-STR-03, PLN-GAR-02).' })
export class PlanetaryStrongholdRules {
  @Out(() => StrongholdTypes, 'The type.')
  type: string;

  @OutWhole('BP for it, or for the step up to it; null where the race builds none.', nullable)
  costBp: number | null;

  @OutWhole('Turrets.')
  turrets: number;

  @OutWhole('Towers.')
  towers: number;

  @OutWhole('Walls.')
  walls: number;

  @OutWhole('Bunkers.')
  bunkers: number;

  @OutWhole('Other defences, BP.')
  other: number;

  @OutWhole('Garrison, points.')
  garrison: number;
}

@ObjectType({ description: 'Smallest size of an Urban hex for a building.' })
export class PlanetaryBuildingSize {
  @Out(() => BuildingTypes, 'The building.')
  building: string;

  @OutWhole('Size.')
  size: number;
}

@ObjectType({ description: 'Armament of an AA-tower.' })
export class PlanetaryAaArmament {
  @OutText('The weapon.')
  weapon: string;

  @OutWhole('Ballistic skill.')
  bs: number;
}

@ObjectType({ description: 'A rare or very rare item.' })
export class PlanetaryItemLimit {
  @OutId('Short key of a unit, or of a thing that units carry.')
  item: string;

  @Out(() => ItemKinds, 'What it is.')
  kind: string;

  @Out(() => UnitLimits, 'How rare.')
  limit: string;

  @Out(() => Races, 'Only while an active player has this race.', nullable)
  whileInGame: string | null;
}

@ObjectType({ description: 'What a building makes (RACE-PROD-01).' })
export class PlanetaryProduction {
  @OutId('The building; `NO_BUILDING` for what needs none.')
  building: string;

  @OutId('Short key of a unit; null for a choice among all of the race.', nullable)
  unit: string | null;

  @OutText('The choice, in words; null for a unit.', nullable)
  choice: string | null;

  @Out(() => Races, 'Races of the hexes where it is made.', list)
  hexRaces: string[];

  @OutFlag('In the Capital only.')
  capitalOnly: boolean;

  @Out(() => BuildingTypes, 'Other buildings that must work in the hex.', list)
  needs: string[];

  @OutText('A further condition; null where there is none.', nullable)
  condition: string | null;
}

@ObjectType({ description: 'A special detachment of a race (RACE-PROD-13).' })
export class PlanetarySpecialType {
  @OutId('Its key.')
  key: string;

  @OutText('Its name.')
  name: string;

  @Out(() => SpecialClasses, 'How it counts; null where the demon god decides (RACE-CH-19).', nullable)
  class: string | null;

  @OutWhole('Movement allowance, MP.')
  mv: number;

  @OutWhole('Most of them at any time; null for any number.', nullable)
  most: number | null;

  @OutFlag('It may be built; false until the arbiter has defined it.')
  available: boolean;
}

@ObjectType({ description: 'A race as it is in force in this campaign, house rules included (RACE-GEN-03).' })
export class PlanetaryRaceProfile {
  @Out(() => Races, 'The race.')
  race: string;

  @OutText('Its name.')
  name: string;

  @OutFlag('House rules of this campaign change it.')
  edited: boolean;

  @Out(() => MatrixRaces, 'Its row and column in tables of race against race.')
  matrixRace: string;

  @Out(() => PlanetaryInitiativeModifier, 'Modifiers of the battle initiative.', list)
  battleInitiative: PlanetaryInitiativeModifier[];

  @OutWhole('BP of a village, and of the steps up to town, city and metropol.', list)
  urbanCosts: number[];

  @Out(() => PlanetaryStrongholdRules, 'Strongholds.', list)
  strongholds: PlanetaryStrongholdRules[];

  @Out(() => PlanetaryPart, 'Strongholds for each Urban hex, rounded up; null for any number.', nullable)
  strongholdsPerUrban: PlanetaryPart | null;

  @Out(() => CapturedStrongholds, 'What becomes of captured Strongholds.')
  capturedStrongholds: string;

  @Out(() => PlanetaryDefencePrice, 'Prices of defences that it may build.', list)
  defencePrices: PlanetaryDefencePrice[];

  @Out(() => PlanetaryTurretPrice, 'Weapons of turrets that it may build.', list)
  turretWeapons: PlanetaryTurretPrice[];

  @Out(() => PlanetaryAaArmament, 'AA-towers; null for none.', nullable)
  aaTower: PlanetaryAaArmament | null;

  @Out(() => BatteryTypes, 'Immobile batteries.', list)
  batteries: string[];

  @Out(() => BuildingTypes, 'Buildings that only this race builds.', list)
  ownBuildings: string[];

  @Out(() => PlanetaryBuildingSize, 'Sizes that buildings need.', list)
  buildingSizes: PlanetaryBuildingSize[];

  @Out(
    () => PlanetaryPart,
    'Part of their RP that Resource hexes yield; null where they are consumed.',
    nullable,
  )
  resourceRp: PlanetaryPart | null;

  @OutWhole('BP per RP of a Resource hex that is consumed; null where they are not.', nullable)
  resourceBpPerRp: number | null;

  @Out(() => PlanetaryPart, 'BP for each point destroyed, to the winner.')
  winnerBp: PlanetaryPart;

  @Out(() => PlanetaryPart, 'BP for each point destroyed, in a draw.')
  drawBp: PlanetaryPart;

  @Out(() => PlanetaryPart, 'Part of the value of a captive put into prison.')
  prisonReward: PlanetaryPart;

  @Out(() => MatrixRaces, 'Captives that bring no BP in prison.', list)
  noPrisonRewardFor: string[];

  @OutWhole('Range of raids, hexes.')
  raidRange: number;

  @Out(() => MoveClasses, 'Class of convoys.')
  convoyClass: string;

  @OutWhole('Movement allowance of convoys, MP.')
  convoyMv: number;

  @OutWhole('BP for moving the Capital; null where it cannot.', nullable)
  capitalMoveBp: number | null;

  @Out(() => Participations, 'Which units may fight.')
  participation: string;

  @OutFlag('It uses orbit.')
  orbit: boolean;

  @OutFlag('It takes prisoners.')
  takesPrisoners: boolean;

  @Out(
    () => PlanetaryPart,
    'Part of the cost of squads lost whole that the Capital loses; null for none.',
    nullable,
  )
  squadLossPenalty: PlanetaryPart | null;

  @OutId('Short keys of scouts.', list)
  scouts: string[];

  @Out(() => PlanetaryItemLimit, 'Rare and very rare items.', list)
  limits: PlanetaryItemLimit[];

  @Out(() => PlanetaryProduction, 'What buildings make.', list)
  production: PlanetaryProduction[];

  @Out(() => PlanetarySpecialType, 'Special detachments.', list)
  specialDetachments: PlanetarySpecialType[];
}
