import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { SeatType } from './seats.js';
import { OutKey } from '../schema/output-fields.js';
import { BattleStatuses, GivingUps, UnitFates } from '../schema/enums.js';
import { BattleMethods } from '../rulesets/shared-enums.js';
import { RuleType } from './rules.js';
import { JsonScalar } from '../schema/scalars.js';

@ObjectType({ description: 'Who fights together in a battle, and how it stands with them.' })
export class BattleSide {
  @Field(() => String, { description: 'E.g. `attacker`.' })
  role: string;

  @Field(() => SeatType, { nullable: true, description: 'The seat; null for nobody.' })
  seat: SeatType | null;

  @Field(() => [ID], { description: 'Pieces that take part, as far as the viewer may know them.' })
  pieces: string[];

  @Field(() => Float, { nullable: true, description: 'Value; null where the viewer may not know it.' })
  value: number | null;

  @Field(() => Boolean, {
    description:
      'Whether it has entered its half of the report, as far as the viewer may know; false where a ruleset has no halves.',
  })
  halfEntered: boolean;
}

@ObjectType({ description: 'What a battle did to a unit.' })
export class OutcomeUnit {
  @OutKey('The unit.')
  id: string;

  @Field(() => ID, { nullable: true, description: 'Piece that it belongs to, where that is said.' })
  piece: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Models lost, or points of damage; null for all that it had, where nobody counted.',
  })
  lost: number | null;

  @Field(() => UnitFates, { description: 'How it ended.' })
  fate: string;
}

@ObjectType({ description: 'What a battle did to a side.' })
export class OutcomeSide {
  @Field(() => String, { description: 'E.g. `attacker`; as in the sides of the battle.' })
  role: string;

  @Field(() => SeatType, { nullable: true, description: 'Who leads it; null for nobody.' })
  seat: SeatType | null;

  @Field(() => Boolean, { description: 'Whether it won; in a draw neither did.' })
  won: boolean;

  @Field(() => Boolean, { description: 'Whether it stays master of the ground.' })
  holdsField: boolean;

  @Field(() => GivingUps, { description: 'Whether it gave up before the end.' })
  gaveUp: string;

  @Field(() => Float, { description: "Points in the tabletop game's own measure; more is better." })
  score: number;

  @Field(() => [String], { description: 'Objectives that it holds, took or fulfilled.' })
  objectives: string[];

  @Field(() => [OutcomeUnit], { description: 'Every unit that took part.' })
  units: OutcomeUnit[];
}

@ObjectType({
  description: 'How a battle ended at the table, in terms of no ruleset: what a campaign takes up from it.',
})
export class BattleOutcome {
  @Field(() => Int, { description: 'Game turns that were fought, the last one included.' })
  turns: number;

  @Field(() => [OutcomeSide], { description: 'Both sides, in the order of the battle.' })
  sides: OutcomeSide[];
}

@ObjectType({ description: 'An engagement that waits for its result, or has one.' })
export class Battle {
  @OutKey('Its id.')
  id: string;

  @Field(() => ID, { description: 'Where.' })
  location: string;

  @Field(() => Int, { description: 'In which turn.' })
  turn: number;

  @Field(() => BattleStatuses, { description: 'How far it has come.' })
  status: string;

  @Field(() => BattleMethods, {
    nullable: true,
    description: 'How it is or was resolved; null while undecided.',
  })
  method: string | null;

  @Field(() => [BattleSide], { description: 'Who fights.' })
  sides: BattleSide[];

  @Field(() => [SeatType], { description: 'Who won; empty for a draw or while undecided.' })
  winners: SeatType[];

  @Field(() => Boolean, { description: 'Whether it was drawn.' })
  drawn: boolean;

  @Field(() => [String], { description: 'What followed, in plain words.' })
  consequences: string[];

  @Field(() => [RuleType], { description: 'Rules that decided it.' })
  because: RuleType[];

  @Field(() => JsonScalar, {
    nullable: true,
    description:
      'Its report as far as the viewer knows it, as the input of the battle result of its ruleset. A member that is null has to be said; what is left out may be. Null where none can be entered.',
  })
  draft: unknown;

  @Field(() => JsonScalar, {
    nullable: true,
    description:
      "The half of its report that the viewer may enter for the own side, as `draft` holds the whole. Null where none can be entered, and for the arbiter, who may enter each side's.",
  })
  halfDraft: unknown;

  @Field(() => [String], {
    description:
      'Steps that the viewer may say at this moment: members of the battle result of its ruleset, e.g. `postpone`. Whether what is said with one is right is judged when it is said.',
  })
  steps: string[];

  @Field(() => Boolean, { description: 'Whether the viewer may confirm the report of it.' })
  mayConfirm: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may dispute it.' })
  mayDispute: boolean;

  @Field(() => BattleOutcome, {
    nullable: true,
    description:
      'What was fought at a table, once it is said. Null before, of a quick battle, and where the viewer may not know it.',
  })
  outcome: BattleOutcome | null;
}
