import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { OutKey } from '../schema/output-fields.js';
import type { CheckResult, VerificationReport } from '../../../timelines/reports.js';
import { CheckResults, ImpactResults, VerificationChecks, VerificationVerdicts } from '../schema/enums.js';
import { PhaseCodes } from '../rulesets/shared-enums.js';
import { LocationDifference, PieceDifference } from './changes.js';
import { SeatType } from './seats.js';
import { RuleType } from './rules.js';
import { RulesInForceType } from './timelines.js';
import { ViolationType } from './violations.js';

@ObjectType({ description: 'Where two timelines first differ.' })
export class FirstDifference {
  @Field(() => Int, { description: 'Turn.' })
  turn: number;

  @Field(() => PhaseCodes, { description: 'Phase of that turn.' })
  phase: string;

  @Field(() => String, { nullable: true, description: 'What happened on this timeline.' })
  left: string | null;

  @Field(() => String, { nullable: true, description: 'What happened on the other.' })
  right: string | null;
}

@ObjectType({ description: 'A field of a piece or place that differs.' })
export class FieldDifference {
  @OutKey('The piece or place.')
  id: string;

  @Field(() => String, { description: 'The field.' })
  field: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its value on this timeline; null where it is not there.',
  })
  left: string | null;

  @Field(() => String, { nullable: true, description: 'Its value on the other; null where it is not there.' })
  right: string | null;
}

@ObjectType({ description: 'An account that differs.' })
export class AmountDifference {
  @Field(() => String, { description: 'The account.' })
  of: string;

  @Field(() => Float, { description: 'Amount on this timeline.' })
  left: number;

  @Field(() => Float, { description: 'Amount on the other.' })
  right: number;
}

@ObjectType({ description: 'A standing that differs.' })
export class StandingDifference {
  @Field(() => SeatType, { nullable: true, description: 'The seat; null where it is none of the campaign.' })
  seat: SeatType | null;

  @Field(() => Float, { description: 'Total on this timeline.' })
  left: number;

  @Field(() => Float, { description: 'Total on the other.' })
  right: number;
}

@ObjectType({ description: 'Whether both timelines ended a turn in the same state.' })
export class TurnAgreement {
  @Field(() => Int, { description: 'The turn.' })
  turn: number;

  @Field(() => Boolean, { description: 'Whether the checksums agree.' })
  same: boolean;
}

@ObjectType({ description: 'Two timelines side by side, as the viewer may know both.' })
export class Comparison {
  @Field(() => Int, {
    nullable: true,
    description: 'Last revision that both share; null when they share none.',
  })
  commonRevision: number | null;

  @Field(() => FirstDifference, {
    nullable: true,
    description: 'Where they first differ; null when one is the beginning of the other.',
  })
  firstDifference: FirstDifference | null;

  @Field(() => [PieceDifference], {
    description: 'Pieces that differ, each whole on both sides: the first is this timeline.',
  })
  pieceChanges: PieceDifference[];

  @Field(() => [LocationDifference], { description: 'Places that differ, likewise.' })
  locationChanges: LocationDifference[];

  @Field(() => [FieldDifference], { description: 'Pieces that differ, field by field.' })
  pieces: FieldDifference[];

  @Field(() => [FieldDifference], { description: 'Places that differ, field by field.' })
  locations: FieldDifference[];

  @Field(() => [AmountDifference], { description: 'Accounts whose balances differ.' })
  balances: AmountDifference[];

  @Field(() => [StandingDifference], { description: 'Seats whose standings differ.' })
  standings: StandingDifference[];

  @Field(() => [TurnAgreement], { description: 'Turn by turn, whether the states agree.' })
  turns: TurnAgreement[];
}

@ObjectType({ description: 'What became of a later input under an amendment.' })
export class InputImpact {
  @Field(() => Int, { description: 'Its revision in the amended timeline’s parent.' })
  revision: number;

  @Field(() => SeatType, { nullable: true, description: 'Seat that gave it; null for the service itself.' })
  actor: SeatType | null;

  @Field(() => String, { description: 'Its type.' })
  type: string;

  @Field(() => ImpactResults, { description: 'What became of it.' })
  result: string;

  @Field(() => [ViolationType], { description: 'Why it is no longer allowed; empty otherwise.' })
  violations: ViolationType[];
}

@ObjectType({ description: 'What an amendment changes.' })
export class Impact {
  @Field(() => Int, { description: 'Revision of the amended command.' })
  amendedRevision: number;

  @Field(() => [InputImpact], { description: 'Later inputs, judged again, in order.' })
  inputs: InputImpact[];

  @Field(() => Comparison, { description: 'The old timeline (left) beside the new one (right).' })
  comparison: Comparison;
}

@ObjectType({ description: 'Something that is not as it should be.' })
export class VerificationProblem {
  @Field(() => Int, { description: 'Revision that is wrong.' })
  revision: number;

  @Field(() => String, { description: 'What is wrong.' })
  message: string;
}

@ObjectType({ description: 'One check of a timeline.' })
export class VerificationCheck {
  @Field(() => VerificationChecks, { description: 'What was checked.' })
  name: string;

  @Field(() => CheckResults, { description: 'What it came to.' })
  result: CheckResult;

  @Field(() => Int, {
    description: 'Number of things looked at: events, rolls, postings, turns or commands.',
  })
  examined: number;

  @Field(() => Int, {
    description:
      'Number of things that are there and could not be looked at: turns whose position was noted in the form of an earlier version.',
  })
  passedOver: number;

  @Field(() => [VerificationProblem], { description: 'What is wrong; empty unless the check has failed.' })
  problems: VerificationProblem[];
}

/** What the rules of today would decide otherwise; where it stands, each says in its own way. */
@ObjectType({ isAbstract: true })
export abstract class DecidedOtherwise {
  @Field(() => String, { description: 'Type of the first event that would be another.' })
  type: string;

  @Field(() => [RuleType], { description: 'Rules behind what was decided and what would be.' })
  rules: RuleType[];

  @Field(() => String, { description: 'Version of the ruleset that decided it.' })
  version: string;

  @Field(() => String, { description: 'What was decided, and what would be.' })
  message: string;
}

@ObjectType('JudgedOtherwise', {
  description:
    'A command that the rules of today would decide in another way than the version that decided it. It stands as it was decided; only an amendment by the arbiter would judge it again.',
})
export class JudgedOtherwiseType extends DecidedOtherwise {
  @Field(() => Int, { description: 'Revision of the command.' })
  revision: number;
}

@ObjectType({ description: 'Whether a timeline is sound, and what was looked at to say so.' })
export class Verification {
  @Field(() => Boolean, {
    description:
      'Whether nothing that was examined is wrong. What was not examined this does not vouch for: see the checks.',
  })
  sound: boolean;

  @Field(() => VerificationVerdicts, { description: 'Sound, sound but judged otherwise today, or broken.' })
  verdict: VerificationReport['verdict'];

  @Field(() => [RulesInForceType], {
    description:
      'Versions of the ruleset that judged the timeline, oldest first, as far as the viewer is told.',
  })
  rules: RulesInForceType[];

  @Field(() => Int, {
    description: 'Number of commands that the rules of today would decide in another way.',
  })
  commandsJudgedOtherwise: number;

  @Field(() => [JudgedOtherwiseType], {
    description: 'The first fifty of them, oldest first. No fault of the timeline.',
  })
  judgedOtherwise: JudgedOtherwiseType[];

  @Field(() => Int, { description: 'Number of events that the viewer is shown or told of.' })
  events: number;

  @Field(() => Int, {
    description: 'Of these, those that nobody could change without changing the hash of the head.',
  })
  bound: number;

  @Field(() => Int, { description: 'Of these, those whose content the viewer may not see yet.' })
  withheld: number;

  @Field(() => Int, { description: 'Number of dice rolls.' })
  rolls: number;

  @Field(() => [VerificationCheck], { description: 'Check by check.' })
  checks: VerificationCheck[];
}
