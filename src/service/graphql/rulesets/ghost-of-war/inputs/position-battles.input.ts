import { InputType } from '@nestjs/graphql';
import type {
  Battle,
  BattleMethod,
  BattleResult,
  Coalition,
  Domain,
  EnteredReport,
  Outcome,
  Participant,
  Scale,
  Side,
} from '../../../../../rulesets/ghost-of-war/index.js';
import { ChoiceField, FlagField, IdField, NestedField, WholeField } from '../../../schema/input-fields.js';
import { plain } from '../../../schema/plain.js';
import {
  BattleMethods,
  BattleStatuses,
  Domains,
  Outcomes,
  ParticipantKinds,
  Scales,
  Sides,
} from '../enums.js';
import { GhostOfWarBattleReportInput, GhostOfWarLossInput, toReport } from './report.input.js';
import { MOST_ROUNDS } from './position-sector.input.js';

const figure = { min: 0, max: 1_000_000_000 } as const;

@InputType({ description: 'A line of the force sheet (GOW-CBT-18).' })
export class GhostOfWarParticipantInput {
  @IdField('Unit or planet.')
  id: string;

  @ChoiceField('Which of them.', ParticipantKinds)
  kind: Participant['kind'];

  @IdField('Its faction.')
  faction: string;

  @WholeField('Weight.', figure)
  weight: number;

  @WholeField('Base CE.', figure)
  baseCe: number;

  @WholeField('Effective CE.', figure)
  effectiveCe: number;

  @WholeField('Strength (GOW-CBT-06).', figure)
  strength: number;
}

@InputType({ description: 'A side of a battle.' })
export class GhostOfWarCoalitionInput {
  @IdField('Factions, by their order.', { listOf: 100 })
  factions: string[];

  @NestedField('Who fights.', () => GhostOfWarParticipantInput, { listOf: 2000 })
  participants: GhostOfWarParticipantInput[];

  @WholeField('Strength.', figure)
  strength: number;

  @WholeField('Percent of all strength.', { min: 0, max: 100 })
  share: number;

  @IdField('Characters on the battlefield.', { optional: true, listOf: 200 })
  characters?: string[] | null;
}

const toCoalition = ({ characters, ...input }: GhostOfWarCoalitionInput): Coalition => ({
  ...plain(input),
  characters: characters ?? [],
});

@InputType({ description: 'A report that waits.' })
export class GhostOfWarEnteredReportInput {
  @ChoiceField('Side that reported.', Sides)
  side: Side;

  @IdField('Faction that spoke; left out for the arbiter.', { optional: true })
  by?: string | null;

  @NestedField('The report.', () => GhostOfWarBattleReportInput)
  report: GhostOfWarBattleReportInput;
}

@InputType({ description: 'The totals of a battle that was rolled (GOW-CBT-07).' })
export class GhostOfWarTotalsInput {
  @WholeField('Of the attacker.', { min: -1_000_000_000, max: 1_000_000_000 })
  attacker: number;

  @WholeField('Of the defender.', { min: -1_000_000_000, max: 1_000_000_000 })
  defender: number;
}

@InputType({ description: 'The result of a battle of the past.' })
export class GhostOfWarPastResultInput {
  @ChoiceField('Outcome for the attacker.', Outcomes)
  outcome: Outcome;

  @ChoiceField('Scale.', Scales)
  scale: Scale;

  @ChoiceField('Who held the field.', Sides)
  fieldHolder: Side;

  @NestedField('CE lost.', () => GhostOfWarLossInput, { optional: true, listOf: 2000 })
  losses?: GhostOfWarLossInput[] | null;

  @NestedField('Totals; left out where it was reported.', () => GhostOfWarTotalsInput, { optional: true })
  totals?: GhostOfWarTotalsInput | null;
}

const byId = (losses: readonly GhostOfWarLossInput[] | null | undefined): Readonly<Record<string, number>> =>
  Object.fromEntries((losses ?? []).map(({ id, ceLoss }) => [id, ceLoss]));

const toResult = ({ losses, totals, ...input }: GhostOfWarPastResultInput): BattleResult => ({
  ...plain(input),
  losses: byId(losses),
  totals: totals ? { attacker: totals.attacker, defender: totals.defender } : null,
});

@InputType({ description: 'A battle that is under way, or is past.' })
export class GhostOfWarBattleInput {
  @IdField('Its id.')
  id: string;

  @WholeField('Its round.', { min: 0, max: MOST_ROUNDS })
  round: number;

  @ChoiceField('On a planet or in the void.', Domains)
  domain: Domain;

  @IdField('Planet, or system.')
  location: string;

  @NestedField('Attackers.', () => GhostOfWarCoalitionInput)
  attacker: GhostOfWarCoalitionInput;

  @NestedField('Defenders.', () => GhostOfWarCoalitionInput)
  defender: GhostOfWarCoalitionInput;

  @FlagField('Somebody counts as defender (GOW-CBT-02). True when left out.', { optional: true })
  defended?: boolean | null;

  @FlagField('Surprise attack.', { optional: true })
  surprise?: boolean | null;

  @FlagField('Shock assault.', { optional: true })
  shock?: boolean | null;

  @FlagField('The defender has declared one too.', { optional: true })
  counterShock?: boolean | null;

  @ChoiceField('Side with void supremacy (GOW-CBT-07).', Sides, { optional: true })
  orbital?: Side | null;

  @ChoiceField('Scale.', Scales)
  scale: Scale;

  @ChoiceField('Method that the attacker chose.', BattleMethods, { optional: true })
  attackerMethod?: BattleMethod | null;

  @ChoiceField('Method that the defender chose.', BattleMethods, { optional: true })
  defenderMethod?: BattleMethod | null;

  @ChoiceField('Method that holds.', BattleMethods, { optional: true })
  method?: BattleMethod | null;

  @ChoiceField('Status.', BattleStatuses)
  status: Battle['status'];

  @NestedField('Reports, one of a side at most.', () => GhostOfWarEnteredReportInput, {
    optional: true,
    listOf: 2,
  })
  reports?: GhostOfWarEnteredReportInput[] | null;

  @NestedField('The report that counted.', () => GhostOfWarBattleReportInput, { optional: true })
  settledBy?: GhostOfWarBattleReportInput | null;

  @NestedField('CE that friendly fire cost (GOW-CBT-12).', () => GhostOfWarLossInput, {
    optional: true,
    listOf: 2000,
  })
  friendlyFire?: GhostOfWarLossInput[] | null;

  @NestedField('Its result.', () => GhostOfWarPastResultInput, { optional: true })
  result?: GhostOfWarPastResultInput | null;
}

export function toBattle(input: GhostOfWarBattleInput): Battle {
  const reportOf = (side: Side): EnteredReport | null => {
    const entry = input.reports?.find((each) => each.side === side);
    return entry ? { by: entry.by ?? null, report: toReport(entry.report) } : null;
  };
  const { id, round, domain, location, scale, status } = input;
  return {
    id,
    round,
    domain,
    location,
    attacker: toCoalition(input.attacker),
    defender: toCoalition(input.defender),
    defended: input.defended ?? true,
    surprise: input.surprise ?? false,
    shock: input.shock ?? false,
    counterShock: input.counterShock ?? false,
    orbital: input.orbital ?? null,
    scale,
    chosen: { attacker: input.attackerMethod ?? null, defender: input.defenderMethod ?? null },
    method: input.method ?? null,
    status,
    reports: { attacker: reportOf('attacker'), defender: reportOf('defender') },
    settledBy: input.settledBy ? toReport(input.settledBy) : null,
    friendlyFire: byId(input.friendlyFire),
    result: input.result ? toResult(input.result) : null,
  };
}
