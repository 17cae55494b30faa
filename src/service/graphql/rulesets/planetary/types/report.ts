import { ObjectType } from '@nestjs/graphql';
import {
  DefenceResults,
  ReportedTreatments,
  SideRoles,
  StrongholdFates,
  UnitEnds,
  UnitRoles,
  VehicleFates,
} from '../enums.js';
import { Out, OutFlag, OutId, OutText, OutWhole } from '../fields.js';

const nullable = { nullable: true } as const;
const list = { list: true } as const;

@ObjectType({ description: 'The scenario as reported.' })
export class PlanetaryScenarioReport {
  @OutFlag('Whether one was played.')
  used: boolean;

  @OutText('Its name.', nullable)
  name: string | null;

  @Out(() => SideRoles, 'Who fulfilled its aim.', list)
  fulfilledBy: string[];
}

@ObjectType({ description: 'Wounds lost by a model that was not removed.' })
export class PlanetaryWounds {
  @OutId('The model.')
  model: string;

  @OutWhole('Wounds lost.')
  wounds: number;
}

@ObjectType({ description: 'What became of a vehicle.' })
export class PlanetaryVehicleReport {
  @OutId('The vehicle.')
  model: string;

  @Out(() => VehicleFates, 'Its fate.')
  fate: string;
}

@ObjectType({ description: 'So many models of a unit lost.' })
export class PlanetaryReportedLoss {
  @OutText("Key of the models' type; null where the unit has only one.", nullable)
  type: string | null;

  @OutWhole('How many.')
  count: number;
}

@ObjectType({ description: 'What became of a unit.' })
export class PlanetaryUnitReport {
  @OutId('The unit.')
  unit: string;

  @Out(() => UnitRoles, 'How it took part.')
  role: string;

  @OutWhole('Game turn in which it arrived.', nullable)
  arrivedGameTurn: number | null;

  @OutId('Models taken off as casualties.', list)
  modelsRemoved: string[];

  @Out(() => PlanetaryReportedLoss, 'Models taken off, told by their number.', list)
  losses: PlanetaryReportedLoss[];

  @Out(() => PlanetaryWounds, 'Wounds lost by others.', list)
  survivorWoundsLost: PlanetaryWounds[];

  @Out(() => PlanetaryVehicleReport, 'Its vehicles.', list)
  vehicles: PlanetaryVehicleReport[];

  @Out(() => UnitEnds, 'Where it was at the end.')
  end: string;

  @OutFlag('Whether its leadership test was passed.', nullable)
  leadershipPassed: boolean | null;

  @OutWhole('Unit XP gained.', nullable)
  xpGained: number | null;
}

@ObjectType({ description: 'What is reported of a side.' })
export class PlanetarySideReport {
  @OutWhole('Victory points of the tabletop game, without scenario bonus.')
  victoryPoints: number;

  @OutFlag('Whether it surrendered.')
  surrendered: boolean;

  @OutWhole('Game turn of its surrender.', nullable)
  surrenderGameTurn: number | null;

  @OutFlag('Whether it declared retreat.')
  retreatDeclared: boolean;

  @OutWhole('Game turn of its retreat.', nullable)
  retreatGameTurn: number | null;

  @OutFlag('Whether it said so first.', nullable)
  retreatDeclaredFirst: boolean | null;

  @Out(() => PlanetaryUnitReport, 'Units that took part.', list)
  units: PlanetaryUnitReport[];

  @OutFlag('Whether captives are killed.', nullable)
  killCaptives: boolean | null;

  @Out(() => StrongholdFates, 'What becomes of the Stronghold.', nullable)
  strongholdFate: string | null;

  @Out(() => ReportedTreatments, 'How the Urban hex is treated.', nullable)
  urbanTreatment: string | null;

  @OutWhole('Directions of withdrawal, best first.', list)
  withdrawalPreference: number[];
}

@ObjectType({ description: 'What became of a defence.' })
export class PlanetaryDefenceReport {
  @OutId('The defence.')
  defence: string;

  @Out(() => DefenceResults, 'Its state at the end.')
  result: string;

  @Out(() => SideRoles, 'Who held it at the end.')
  controlledBy: string;
}

@ObjectType({ description: 'Models of a unit that were taken prisoner (RACE-DE-09).' })
export class PlanetaryPrisonersReport {
  @OutId('The unit.')
  unit: string;

  @OutId('Its models.', list)
  models: string[];

  @OutWhole('BP of one as reported; null: as the rulebook gives it.', nullable)
  basicValuePerModel: number | null;
}

@ObjectType({ description: 'A character that a demon possessed (RACE-CH-06).' })
export class PlanetaryPossessionReport {
  @OutId('The model.')
  model: string;

  @OutFlag('Whether the demon was killed.')
  demonKilled: boolean;
}

@ObjectType({ description: 'What a report leads to for a side, as far as no die decides it (PLN-REP-02).' })
export class PlanetarySideForecast {
  @OutWhole('Value for the victory points (PLN-VPS-03), points.')
  value: number;

  @OutWhole('Victory points of the campaign.')
  vp: number;

  @OutWhole('Points of enemy models destroyed (PLN-WIN-06).')
  destroyed: number;

  @OutWhole('Build points that they bring.')
  bp: number;

  @OutWhole('Experience of its detachment, before it is halved (PLN-EXP-02).')
  dxp: number;

  @OutFlag('Its experience is halved.')
  dxpHalved: boolean;

  @OutWhole('Casualty dice to be rolled (PLN-CAS-02).')
  casualtyDice: number;

  @OutWhole('Models dead without a die.')
  deadWithoutDice: number;

  @OutFlag('Its detachment is captured.')
  detachmentCaptured: boolean;

  @OutFlag('Its garrison is destroyed.')
  garrisonDestroyed: boolean;

  @OutFlag('Its detachment leaves the hex.')
  withdraws: boolean;
}

@ObjectType({ description: 'What follows when the report is confirmed. Nothing of it has happened yet.' })
export class PlanetaryForecast {
  @Out(() => SideRoles, 'Who wins; null: a draw.', nullable)
  winner: string | null;

  @OutId('Rule that decides.')
  rule: string;

  @Out(() => PlanetarySideForecast, 'The attacker.')
  attacker: PlanetarySideForecast;

  @Out(() => PlanetarySideForecast, 'The defender.')
  defender: PlanetarySideForecast;
}

@ObjectType({ description: 'Report of a battle fought at a real table (PLN-REP-01).' })
export class PlanetaryBattleReport {
  @OutId('Seat that entered it.')
  by: string;

  @OutWhole('Game turns that were played.')
  gameTurnsPlayed: number;

  @Out(() => PlanetaryScenarioReport, 'The scenario.')
  scenario: PlanetaryScenarioReport;

  @Out(() => PlanetarySideReport, 'The attacker.')
  attacker: PlanetarySideReport;

  @Out(() => PlanetarySideReport, 'The defender.')
  defender: PlanetarySideReport;

  @Out(() => PlanetaryDefenceReport, 'Defences.', list)
  defences: PlanetaryDefenceReport[];

  @Out(() => PlanetaryPrisonersReport, 'Single models that were taken prisoner (RACE-DE-09).', list)
  prisoners: PlanetaryPrisonersReport[];

  @Out(() => PlanetaryPossessionReport, 'Characters that a demon possessed (RACE-CH-06).', list)
  possessed: PlanetaryPossessionReport[];

  @Out(() => PlanetaryForecast, 'What follows when it is confirmed; null once it holds.', nullable)
  forecast: PlanetaryForecast | null;
}
