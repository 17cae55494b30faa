import { Field, ID, InterfaceType, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../schema/scalars.js';
import { SeatType } from './seats.js';
import { RuleType } from './rules.js';

@ObjectType({ description: 'A figure or name that belongs to a message.' })
export class NamedValue {
  @Field(() => String, { description: 'What it is.' })
  name: string;

  @Field(() => String, { description: 'The value; JSON text where it is not a plain value.' })
  value: string;
}

@InterfaceType('UserError', {
  description: 'Why something was not done, whatever was asked: what is wrong, where, and by which rule.',
})
export abstract class UserErrorType {
  @Field(() => String, { description: 'The reason in plain words.' })
  message: string;

  @Field(() => [String], {
    description:
      'Path of the offending input from the arguments on, e.g. `input`, `orders`, `planetary`, `orders`, `2`, `battleOrder`, `target`; in a file its line follows.',
  })
  path: string[];

  @Field(() => RuleType, {
    nullable: true,
    description: 'The rule that forbids it; null where it is the form.',
  })
  rule: RuleType | null;
}

@ObjectType('ViolationPlace', { description: 'A place in what was sent that something is wrong with.' })
export class ViolationPlaceType {
  @Field(() => [String], { description: 'Path of the offending input from the arguments on.' })
  path: string[];

  @Field(() => [String], { description: "The same place in the ruleset's own command." })
  commandPath: string[];
}

@ObjectType('Violation', {
  implements: () => UserErrorType,
  description: 'One reason why something is not allowed.',
})
export class ViolationType implements UserErrorType {
  @Field(() => RuleType, {
    nullable: true,
    description:
      'The rule that forbids it; null where it is none of a game: the caller may not, there is no such thing, or something else stands against it.',
  })
  rule: RuleType | null;

  @Field(() => String, {
    description:
      'Stable code, unique within the rule, e.g. `TARGET_NOT_ADJACENT`; without a rule `FORBIDDEN`, `NOT_FOUND`, `ELSEWHERE`, `CONFLICT` or `COMMAND_ID_REUSED`.',
  })
  code: string;

  @Field(() => String, { description: 'The reason in plain words.' })
  message: string;

  @Field(() => [String], {
    description:
      'Path of the offending input from the arguments on, e.g. `input`, `orders`, `planetary`, `orders`, `2`, `battleOrder`, `target`.',
  })
  path: string[];

  @Field(() => [String], {
    description: "The same place in the ruleset's own command, e.g. `orders`, `2`, `target`.",
  })
  commandPath: string[];

  @Field(() => [ViolationPlaceType], {
    description:
      'All places that the same is said of, in order; `path` and `commandPath` are the first of them.',
  })
  places: ViolationPlaceType[];

  @Field(() => [NamedValue], { description: 'Figures and names behind the message.' })
  details: NamedValue[];
}

@ObjectType('Due', { description: 'Something that a seat must do, or may do, now.' })
export class DueType {
  @Field(() => SeatType, {
    nullable: true,
    description: 'Whom it is waited for; null where it is no seat of the campaign.',
  })
  seat: SeatType | null;

  @Field(() => String, { description: 'Stable code, e.g. `ORDERS_MISSING`.' })
  code: string;

  @Field(() => Boolean, { description: 'Whether the phase cannot close without it.' })
  mandatory: boolean;

  @Field(() => RuleType, { description: 'The rule that asks for it.' })
  rule: RuleType;

  @Field(() => ID, { description: 'Piece, battle or phase that it is about.' })
  subject: string;

  @Field(() => String, { description: 'What is due, in plain words.' })
  message: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the phase closes without it; null where no deadline is set.',
  })
  until: string | null;
}

@ObjectType('NeededRoll', {
  description:
    'A roll that must be thrown on the table: entered by its key as `dice`, or in its place in the list `faces`.',
})
export class NeededRollType {
  @Field(() => RuleType, { description: 'The rule that asks for it.' })
  rule: RuleType;

  @Field(() => String, { description: 'What for.' })
  purpose: string;

  @Field(() => String, { description: 'Whom or what it is thrown for.' })
  subject: string;

  @Field(() => Int, { description: 'Tells apart rolls that agree in everything else.' })
  counter: number;

  @Field(() => String, { description: 'What to throw, e.g. `2D6`.' })
  notation: string;

  @Field(() => Int, { description: 'Number of dice.' })
  count: number;

  @Field(() => Int, { description: 'Sides of each; of a draw, how many names it is drawn from.' })
  sides: number;

  @Field(() => [String], {
    nullable: true,
    description: 'Of a draw, the names that it is drawn from without putting them back; null for dice.',
  })
  from: readonly string[] | null;
}

@ObjectType({ isAbstract: true })
export abstract class DiceToThrow {
  @Field(() => Int, { description: 'How many faces they are, in one list.' })
  faces: number;

  @Field(() => [String], {
    description:
      'What to throw in plain words: rolls that are alike on one line, with their places in the list of faces.',
  })
  inOrder: string[];

  @Field(() => [NeededRollType], {
    description: 'The rolls one by one, in the order in which they are asked for.',
  })
  rolls: NeededRollType[];
}

@ObjectType({
  description:
    'A command stands and waits for dice from the table: nothing else is played before they are entered with `enterDice`.',
})
export class AwaitedDice extends DiceToThrow {}
