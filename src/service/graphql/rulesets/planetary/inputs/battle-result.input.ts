import { InputType } from '@nestjs/graphql';
import type {
  CasualtyStep,
  PlanetaryCommand,
  SideRole,
  TabletopOption,
} from '../../../../../rulesets/planetary/index.js';
import {
  ChoiceField,
  FlagField,
  IdField,
  NestedField,
  TextField,
  WholeField,
} from '../../../schema/input-fields.js';
import { CasualtySteps, SideRoles, TabletopOptions } from '../enums.js';
import { YesField } from '../fields.js';
import { plain } from '../../../schema/plain.js';
import { PlanetaryBattleReportInput, toReport } from './report.input.js';

const SIDE = "Which side, where the arbiter answers for one: an NPC's, an absent player's.";

@InputType({ description: 'One step of losses: names a unit, a vehicle or a defence.' })
export class PlanetaryCasualtyStepInput {
  @IdField('The unit.', { optional: true })
  unit?: string | null;

  @IdField('The vehicle, where a unit has several.', { optional: true })
  model?: string | null;

  @IdField('The defence.', { optional: true })
  defence?: string | null;

  @ChoiceField('How much of it.', CasualtySteps)
  step: CasualtyStep['step'];

  @IdField('Which models fall; the last ready ones when left out.', { optional: true, listOf: 200 })
  fallen?: string[] | null;
}

@InputType({
  description: "A side's pick among the enemy's units: up to a quarter of his losses (PLN-QBT-05).",
})
export class PlanetaryOpponentPickInput {
  @NestedField('Half-steps; none to pass.', () => PlanetaryCasualtyStepInput, { listOf: 400 })
  steps: PlanetaryCasualtyStepInput[];

  @ChoiceField(SIDE, SideRoles, { optional: true })
  side?: SideRole | null;
}

@InputType({ description: "A side's own losses, beside those that the enemy picked (PLN-QBT-06)." })
export class PlanetaryCasualtiesInput {
  @NestedField('The steps.', () => PlanetaryCasualtyStepInput, { listOf: 400 })
  steps: PlanetaryCasualtyStepInput[];

  @FlagField('If it wins: whether captives are killed (PLN-CPT-08).', { optional: true })
  killCaptives?: boolean | null;

  @ChoiceField(SIDE, SideRoles, { optional: true })
  side?: SideRole | null;
}

@InputType({
  description: 'Order in which the units of an army are filled up before the battle (PLN-BAT-05).',
})
export class PlanetaryFillUpInput {
  @IdField('The army.')
  army: string;

  @IdField('Its units, best first.', { listOf: 200 })
  units: string[];
}

@InputType({
  description:
    'Asks for the battle brief: forces, terrain, special rules, set-up (PLN-PRE). Holds what both agreed.',
})
export class PlanetaryBriefInput {
  @FlagField('Both agreed to leave the terrain roll out.', { optional: true })
  skipTerrain?: boolean | null;

  @WholeField('Game turns agreed; random game length when left out.', { optional: true, min: 1, max: 100 })
  gameTurns?: number | null;

  @FlagField('Whether a scenario is played; a die decides when left out.', { optional: true })
  scenario?: boolean | null;

  @TextField('Mission agreed.', { optional: true, max: 120 })
  mission?: string | null;

  @FlagField('Sentries are used.', { optional: true })
  sentries?: boolean | null;

  @FlagField('It is fought by night.', { optional: true })
  night?: boolean | null;

  @ChoiceField(
    'Options agreed for this battle, beside those of the campaign (PLN-OPT-02).',
    TabletopOptions,
    {
      optional: true,
      listOf: 9,
    },
  )
  tabletopOptions?: TabletopOption[] | null;
}

@InputType({ description: "The arbiter's decision on a disputed report (PLN-REP-04)." })
export class PlanetaryDecisionInput {
  @TextField('Why.', { max: 2000 })
  reason: string;

  @NestedField('The report that holds; the one entered when left out.', () => PlanetaryBattleReportInput, {
    optional: true,
  })
  report?: PlanetaryBattleReportInput | null;
}

@InputType({ isOneOf: true, description: 'The result of a battle, or a step towards it.' })
export class PlanetaryBattleResultInput {
  @YesField('Agrees to a quick battle; the arbiter orders one (PLN-BAT-01).')
  agreeQuick?: boolean | null;

  @NestedField("Quick battle: picks among the enemy's units.", () => PlanetaryOpponentPickInput, {
    optional: true,
  })
  opponentPick?: PlanetaryOpponentPickInput | null;

  @NestedField('Quick battle: chooses the own losses.', () => PlanetaryCasualtiesInput, { optional: true })
  casualties?: PlanetaryCasualtiesInput | null;

  @NestedField('Full battle: in which order units are filled up.', () => PlanetaryFillUpInput, {
    optional: true,
  })
  fillUpOrder?: PlanetaryFillUpInput | null;

  @NestedField('Full battle: rolls the battle brief.', () => PlanetaryBriefInput, { optional: true })
  issueBrief?: PlanetaryBriefInput | null;

  @YesField('Full battle: the owner of the Stronghold rolls the terrain again (PLN-PRE-01).')
  rerollTerrain?: boolean | null;

  @NestedField('Full battle: what happened at the table.', () => PlanetaryBattleReportInput, {
    optional: true,
  })
  report?: PlanetaryBattleReportInput | null;

  @NestedField('Arbiter: decides a disputed report.', () => PlanetaryDecisionInput, { optional: true })
  decideDispute?: PlanetaryDecisionInput | null;

  @YesField('Wants the battle put off to the next turn; the arbiter orders it (PLN-BAT-03).')
  postpone?: boolean | null;

  @YesField('Objects to a further postponement (PLN-BAT-03).')
  objectPostponement?: boolean | null;
}

/** The word about a battle as the core takes it. Exactly one member is set: the schema sees to it. */
export function toBattleCommand(battle: string, input: PlanetaryBattleResultInput): PlanetaryCommand {
  const { opponentPick, casualties, fillUpOrder, issueBrief, report, decideDispute } = input;
  if (opponentPick) return { type: 'PickOpponentCasualties', battle, ...plain(opponentPick) };
  if (casualties) return { type: 'ChooseCasualties', battle, ...plain(casualties) };
  if (fillUpOrder) return { type: 'SetFillUpOrder', battle, ...plain(fillUpOrder) };
  if (issueBrief) return { type: 'IssueBattleBrief', battle, agreed: plain(issueBrief) };
  if (report) return { type: 'EnterBattleReport', battle, report: toReport(report) };
  if (decideDispute) return { type: 'DecideDispute', battle, ...plain(decideDispute) };
  if (input.rerollTerrain) return { type: 'RerollTerrain', battle };
  if (input.postpone) return { type: 'PostponeBattle', battle };
  if (input.objectPostponement) return { type: 'ObjectPostponement', battle };
  return { type: 'AgreeQuickBattle', battle };
}
