import { InputType } from '@nestjs/graphql';
import type {
  BattleReport,
  ReportedSide,
  ReportedUnit,
  SideRole,
} from '../../../../../rulesets/planetary/index.js';
import {
  ChoiceField,
  FlagField,
  IdField,
  NestedField,
  TextField,
  WholeField,
} from '../../../schema/input-fields.js';
import {
  DefenceResults,
  ReportedTreatments,
  SideRoles,
  StrongholdFates,
  UnitEnds,
  UnitRoles,
  VehicleFates,
} from '../enums.js';
import { plain } from '../../../schema/plain.js';

/** Game turns of a real battle; far more than anybody plays. */
const MOST_GAME_TURNS = 100;

@InputType({ description: 'The scenario of the battle (PLN-PRE-03).' })
export class PlanetaryScenarioReportInput {
  @FlagField('Whether one was played.')
  used: boolean;

  @TextField('Its name.', { optional: true, max: 120 })
  name?: string | null;

  @ChoiceField('Who fulfilled its aim.', SideRoles, { listOf: 2 })
  fulfilledBy: SideRole[];
}

@InputType({ description: 'Wounds lost by a model that was not removed.' })
export class PlanetaryWoundsInput {
  @IdField('The model.')
  model: string;

  @WholeField('Wounds lost.', { min: 1, max: 100 })
  wounds: number;
}

@InputType({ description: 'What became of a vehicle.' })
export class PlanetaryVehicleReportInput {
  @IdField('The vehicle: a model.')
  model: string;

  @ChoiceField('Its fate.', VehicleFates)
  fate: NonNullable<ReportedUnit['vehicles']>[number]['fate'];
}

@InputType({ description: 'So many models of a unit lost.' })
export class PlanetaryReportedLossInput {
  @IdField("Key of the models' type; may be left out where the unit has only one.", { optional: true })
  type?: string | null;

  @WholeField('How many.', { min: 1, max: 400 })
  count: number;
}

@InputType({ description: 'What became of a unit that took part.' })
export class PlanetaryUnitReportInput {
  @IdField('The unit.')
  unit: string;

  @ChoiceField('How it took part.', UnitRoles)
  role: ReportedUnit['role'];

  @WholeField('Game turn in which it arrived: reserve, reinforcement, orbit.', {
    optional: true,
    min: 1,
    max: MOST_GAME_TURNS,
  })
  arrivedGameTurn?: number | null;

  @IdField('Models, not vehicles, that were taken off as casualties.', { optional: true, listOf: 400 })
  modelsRemoved?: string[] | null;

  @NestedField(
    'Instead of names, where it does not matter which: how many were lost, vehicles too. The last ones fall. Of a unit that was wiped out nothing need be said.',
    () => PlanetaryReportedLossInput,
    { optional: true, listOf: 20 },
  )
  losses?: PlanetaryReportedLossInput[] | null;

  @NestedField('Wounds lost by models that were not removed.', () => PlanetaryWoundsInput, {
    optional: true,
    listOf: 400,
  })
  survivorWoundsLost?: PlanetaryWoundsInput[] | null;

  @NestedField('Its vehicles; those left out are unharmed.', () => PlanetaryVehicleReportInput, {
    optional: true,
    listOf: 100,
  })
  vehicles?: PlanetaryVehicleReportInput[] | null;

  @ChoiceField('Where it was at the end.', UnitEnds)
  end: ReportedUnit['end'];

  @FlagField('It broke off the table: whether its leadership test was passed (PLN-AFT-02).', {
    optional: true,
  })
  leadershipPassed?: boolean | null;

  @WholeField('Unit XP gained, where the campaign counts it (PLN-EXP-01).', {
    optional: true,
    min: 0,
    max: 100,
  })
  xpGained?: number | null;

  @FlagField('The transport that belongs to it by its type was destroyed (RACE-PROD-04).', { optional: true })
  transportLost?: boolean | null;
}

@InputType({ description: 'What is reported of a side.' })
export class PlanetarySideReportInput {
  @WholeField(
    "Victory points by the tabletop game's own rules for enemy models destroyed, without scenario bonus.",
    {
      min: -100_000,
      max: 100_000,
    },
  )
  victoryPoints: number;

  @FlagField('Whether it surrendered.', { optional: true })
  surrendered?: boolean | null;

  @WholeField('Game turn of its surrender.', { optional: true, min: 1, max: MOST_GAME_TURNS })
  surrenderGameTurn?: number | null;

  @FlagField('Whether it declared retreat.', { optional: true })
  retreatDeclared?: boolean | null;

  @WholeField('Game turn of its retreat.', { optional: true, min: 1, max: MOST_GAME_TURNS })
  retreatGameTurn?: number | null;

  @FlagField('Both retreated in one game turn: whether it said so first.', { optional: true })
  retreatDeclaredFirst?: boolean | null;

  @NestedField('Every unit that took part.', () => PlanetaryUnitReportInput, { listOf: 200 })
  units: PlanetaryUnitReportInput[];

  @FlagField('If it wins: whether captives are killed (PLN-AFT-05).', { optional: true })
  killCaptives?: boolean | null;

  @ChoiceField('If it wins: what becomes of the Stronghold.', StrongholdFates, { optional: true })
  strongholdFate?: ReportedSide['strongholdFate'] | null;

  @ChoiceField('If it wins: how the Urban hex is treated.', ReportedTreatments, { optional: true })
  urbanTreatment?: ReportedSide['urbanTreatment'] | null;

  @WholeField('If it withdraws: directions 0…5, best first.', { optional: true, listOf: 6, min: 0, max: 5 })
  withdrawalPreference?: number[] | null;
}

@InputType({ description: 'What became of a defence of the Stronghold.' })
export class PlanetaryDefenceReportInput {
  @IdField('The defence.')
  defence: string;

  @ChoiceField('Its state at the end.', DefenceResults)
  result: BattleReport['defences'][number]['result'];

  @ChoiceField('Who held it at the end.', SideRoles)
  controlledBy: SideRole;
}

@InputType({ description: 'Models of a unit that the enemy took prisoner (RACE-DE-09).' })
export class PlanetaryPrisonersReportInput {
  @IdField('The unit.')
  unit: string;

  @IdField('Its models, each of them among those removed.', { listOf: 200 })
  models: string[];

  @WholeField('BP of one: its value without special weapons. May be left out for guardsmen and ogryns.', {
    optional: true,
    min: 0,
    max: 10_000,
  })
  basicValuePerModel?: number | null;
}

@InputType({ description: 'A character that a demon possessed (RACE-CH-06).' })
export class PlanetaryPossessionReportInput {
  @IdField('The model.')
  model: string;

  @FlagField('Whether the demon was killed; if not, the character is unharmed.')
  demonKilled: boolean;
}

@InputType({
  description:
    'Report of a battle that was fought at a real table (PLN-REP-01). What follows from it is computed.',
})
export class PlanetaryBattleReportInput {
  @WholeField('Game turns that were played.', { min: 0, max: MOST_GAME_TURNS })
  gameTurnsPlayed: number;

  @NestedField('The scenario.', () => PlanetaryScenarioReportInput)
  scenario: PlanetaryScenarioReportInput;

  @NestedField('The attacker.', () => PlanetarySideReportInput)
  attacker: PlanetarySideReportInput;

  @NestedField('The defender.', () => PlanetarySideReportInput)
  defender: PlanetarySideReportInput;

  @NestedField('Defences of the Stronghold, where there is one.', () => PlanetaryDefenceReportInput, {
    listOf: 200,
  })
  defences: PlanetaryDefenceReportInput[];

  @NestedField('Single models that were taken prisoner (RACE-DE-09).', () => PlanetaryPrisonersReportInput, {
    optional: true,
    listOf: 200,
  })
  prisoners?: PlanetaryPrisonersReportInput[] | null;

  @NestedField('Characters that a demon possessed (RACE-CH-06).', () => PlanetaryPossessionReportInput, {
    optional: true,
    listOf: 100,
  })
  possessed?: PlanetaryPossessionReportInput[] | null;
}

/** The report as the core takes it. */
export const toReport = (input: PlanetaryBattleReportInput): BattleReport => plain(input);
