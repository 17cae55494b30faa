import { Field, Float, ID, ObjectType } from '@nestjs/graphql';
import { ViolationType } from './violations.js';
import { JsonScalar } from '../schema/scalars.js';

@ObjectType({ description: 'What something costs.' })
export class Cost {
  @Field(() => Float, { description: 'How much.' })
  amount: number;

  @Field(() => String, { description: 'Of what, e.g. `MP`.' })
  measure: string;
}

@ObjectType({ description: 'A figure that something is reckoned from.' })
export class OptionFigure {
  @Field(() => String, { description: 'What it is, e.g. `armour`.' })
  name: string;

  @Field(() => Float, { description: 'How much.' })
  value: number;
}

@ObjectType({ description: 'One thing that a piece may do now.' })
export class PieceOption {
  @Field(() => String, { description: 'The order or command, e.g. `ATTACK`.' })
  order: string;

  @Field(() => ID, { nullable: true, description: 'What it is aimed at; null where it needs no target.' })
  target: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Which of several ways of doing it, e.g. `FLY_HIGH`; null where there is only one.',
  })
  how?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Hexes it leads through, the last one last; null where it leads nowhere.',
  })
  path?: readonly string[] | null;

  @Field(() => Cost, {
    nullable: true,
    description: 'What it costs, below zero what it brings; null where it is free.',
  })
  cost: Cost | null;

  @Field(() => [OptionFigure], {
    nullable: true,
    description:
      'What it comes to, step by step, as far as the viewer may know it: of an attack its base, what is added, armour and damage. Null where nothing is reckoned.',
  })
  arithmetic?: readonly OptionFigure[] | null;

  @Field(() => Boolean, { description: 'Whether it is allowed now.' })
  legal: boolean;

  @Field(() => [ViolationType], { description: 'Why it is barred; empty when it is legal.' })
  barred: ViolationType[];

  @Field(() => String, { description: 'It in a plain sentence, e.g. `First Column: attack East Column`.' })
  sentence: string;

  @Field(() => Boolean, {
    description: 'Whether it goes on a sheet, together with orders of other pieces; else it is done at once.',
  })
  onSheet: boolean;

  @Field(() => ID, {
    nullable: true,
    description:
      'Stands for exactly this order: give it to `giveOrders`. Null for what is only a part of a command.',
  })
  key: string | null;

  @Field(() => JsonScalar, {
    nullable: true,
    description:
      'Where people say what only a table shows: the order as far as it is known, as the input of the orders of its ruleset. A member that is null has to be said; what is left out may be. Null where there is nothing to say.',
  })
  draft: unknown;
}

@ObjectType({ description: "What one of the viewer's own pieces may do." })
export class PieceOptions {
  @Field(() => ID, { description: 'The piece.' })
  piece: string;

  @Field(() => [PieceOption], {
    description: 'Everything it may do, and what it may not do with the reason.',
  })
  options: PieceOption[];
}
