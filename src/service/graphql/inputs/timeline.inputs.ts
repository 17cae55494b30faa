import { ArgsType, InputType } from '@nestjs/graphql';
import {
  ChoiceField,
  FlagField,
  IdField,
  NestedField,
  TextField,
  WholeField,
} from '../schema/input-fields.js';
import { RulesetCodes } from '../rulesets/shared-enums.js';
import { MAX_FIRST, PageArgs } from '../schema/connection.js';
import { BattleStatuses, EventKinds } from '../schema/enums.js';

@InputType({
  description:
    'A moment of a timeline; nothing set is the head. A revision, or a turn, or a phase of a turn.',
})
export class MomentInput {
  @WholeField('As of the end of this revision.', { optional: true, min: 0 })
  revision?: number | null;

  @WholeField('As of the end of this turn.', { optional: true, min: 0, max: 100_000 })
  turn?: number | null;

  @TextField('With a turn: as of the end of this phase of it.', { optional: true, max: 60 })
  phase?: string | null;
}

@ArgsType()
export class AtArgs {
  @NestedField('When; the head when left out.', () => MomentInput, { optional: true })
  moment?: MomentInput | null;
}

@ArgsType()
export class TurnReportArgs {
  @IdField('The timeline.')
  timeline: string;

  @WholeField('Of which turn; the last one that has ended when left out.', {
    optional: true,
    min: 0,
    max: 100_000,
  })
  turn?: number | null;

  @NestedField('As far as it had come at this moment; the whole turn when left out.', () => MomentInput, {
    optional: true,
  })
  at?: MomentInput | null;
}

@ArgsType()
export class DiceArgs {
  @NestedField('As it stood at this moment; the head when left out.', () => MomentInput, { optional: true })
  at?: MomentInput | null;
}

@InputType({ description: 'Which campaigns.' })
export class CampaignFilterInput {
  @ChoiceField('Only of this ruleset.', RulesetCodes, { optional: true })
  ruleset?: string | null;

  @TextField('Only with this in the name.', { optional: true, max: 120 })
  nameContains?: string | null;

  @FlagField('Only those in which the token holds a seat.', { optional: true })
  mine?: boolean | null;

  @FlagField('Only those that wait for a seat that the token holds.', { optional: true })
  awaitingMe?: boolean | null;
}

@ArgsType()
export class CampaignsArgs extends PageArgs {
  @NestedField('Which ones.', () => CampaignFilterInput, { optional: true })
  filter?: CampaignFilterInput | null;
}

@InputType({ description: 'Which events.' })
export class EventFilterInput {
  @WholeField('Only of this turn.', { optional: true, min: 0, max: 100_000 })
  turn?: number | null;

  @TextField('Only of this phase.', { optional: true, max: 60 })
  phase?: string | null;

  @IdField('Only by this seat.', { optional: true })
  actor?: string | null;

  @IdField('Only about this piece.', { optional: true })
  piece?: string | null;

  @IdField('Only because of this rule.', { optional: true })
  rule?: string | null;

  @ChoiceField('Only of this kind.', EventKinds, { optional: true })
  kind?: string | null;

  @ChoiceField('Only of one of these kinds.', EventKinds, { optional: true, listOf: 3 })
  kinds?: string[] | null;

  @IdField('Only those that name this place, as far as the viewer sees them.', { optional: true })
  location?: string | null;

  @TextField('Only with this in the sentence, upper and lower case alike.', { optional: true, max: 120 })
  text?: string | null;

  @TextField('Only of this type.', { optional: true })
  type?: string | null;

  @IdField('Only of this command.', { optional: true })
  command?: string | null;

  @WholeField('Only from this revision on.', { optional: true, min: 0 })
  fromRevision?: number | null;

  @WholeField('Only up to this revision.', { optional: true, min: 0 })
  toRevision?: number | null;
}

@ArgsType()
export class EventsArgs extends PageArgs {
  @WholeField(
    `How many of the newest at most, 1–${MAX_FIRST}, those just before \`before\`; \`first\` is not looked at then.`,
    { optional: true, min: 1, max: MAX_FIRST },
  )
  last?: number | null;

  @TextField('Cursor before which to end; the end when left out.', { optional: true, max: 400 })
  before?: string | null;

  @NestedField('Which ones.', () => EventFilterInput, { optional: true })
  filter?: EventFilterInput | null;
}

@ArgsType()
export class EventArgs {
  @WholeField('Its revision.', { min: 0 })
  revision: number;

  @WholeField('Its place among what the viewer sees of the revision.', { min: 0, defaultValue: 0 })
  place: number;
}

@ArgsType()
export class TimelinesArgs {
  @WholeField(`How many at most, 1–${MAX_FIRST}.`, { min: 1, max: MAX_FIRST, defaultValue: 100 })
  first: number;

  @IdField('The timeline after which to begin; the start when left out.', { optional: true })
  after?: string | null;
}

@ArgsType()
export class DueArgs {
  @IdField('Only from this seat; from all when left out.', { optional: true })
  seat?: string | null;
}

@ArgsType()
export class CompareArgs {
  @IdField('The other timeline.')
  with: string;

  @NestedField('When on this timeline; the head when left out.', () => MomentInput, { optional: true })
  at?: MomentInput | null;

  @NestedField('When on the other; the head when left out.', () => MomentInput, { optional: true })
  withAt?: MomentInput | null;
}

@InputType({ description: 'Which trade lines.' })
export class TradeLineFilterInput {
  @IdField('Only of this seat.', { optional: true })
  owner?: string | null;

  @TextField('Only of this kind.', { optional: true })
  kind?: string | null;
}

@ArgsType()
export class TradeLinesArgs {
  @NestedField('Which ones.', () => TradeLineFilterInput, { optional: true })
  filter?: TradeLineFilterInput | null;
}

@InputType({ description: 'Which units.' })
export class UnitFilterInput {
  @IdField('Only this one.', { optional: true })
  key?: string | null;

  @IdField('Only of this seat.', { optional: true })
  owner?: string | null;

  @TextField('Only of this kind.', { optional: true })
  kind?: string | null;

  @IdField('Only at this location.', { optional: true })
  location?: string | null;
}

@ArgsType()
export class UnitsArgs extends PageArgs {
  @NestedField('Which ones.', () => UnitFilterInput, { optional: true })
  filter?: UnitFilterInput | null;
}

@InputType({ description: 'Which postings.' })
export class LedgerFilterInput {
  @TextField('Only of this account.', { optional: true })
  account?: string | null;

  @TextField('Only of this measure, e.g. `VP`.', { optional: true })
  measure?: string | null;

  @IdField("Only of this seat's accounts.", { optional: true })
  seat?: string | null;

  @WholeField('Only of this turn.', { optional: true, min: 0, max: 100_000 })
  turn?: number | null;

  @IdField('Only because of this rule.', { optional: true })
  rule?: string | null;
}

@ArgsType()
export class LedgerArgs extends PageArgs {
  @NestedField('Which ones.', () => LedgerFilterInput, { optional: true })
  filter?: LedgerFilterInput | null;
}

@InputType({ description: 'Which battles.' })
export class BattleFilterInput {
  @ChoiceField('Only in this state.', BattleStatuses, { optional: true })
  status?: string | null;

  @IdField('Only with this seat in it.', { optional: true })
  seat?: string | null;

  @WholeField('Only of this turn.', { optional: true, min: 0, max: 100_000 })
  turn?: number | null;
}

@ArgsType()
export class BattlesArgs {
  @NestedField('Which ones.', () => BattleFilterInput, { optional: true })
  filter?: BattleFilterInput | null;
}

@ArgsType()
export class PieceArgs {
  @IdField(
    'The piece; the own seat, for what is done without a piece; in rulesets that say so also a hex, a captive or the seat of another player.',
  )
  piece: string;
}

@ArgsType()
export class PiecesArgs {
  @IdField('Which ones, those left out that are not the viewer’s; all of its own when left out.', {
    optional: true,
    listOf: 200,
  })
  pieces?: string[] | null;
}

@ArgsType()
export class SinceArgs {
  @NestedField('The earlier moment.', () => MomentInput)
  since: MomentInput;
}

@ArgsType()
export class IdArgs {
  @IdField('Its id.')
  id: string;
}

@ArgsType()
export class TimelineEventsArgs {
  @IdField('The timeline.')
  timeline: string;

  @WholeField('Events after this revision first; only new ones when left out.', { optional: true, min: -1 })
  after?: number | null;
}

@ArgsType()
export class CampaignArgs {
  @IdField('The campaign.')
  campaign: string;
}
