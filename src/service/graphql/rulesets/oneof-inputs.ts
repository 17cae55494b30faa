import { InputType } from '@nestjs/graphql';

/*
 * Inputs with one member for each ruleset. They are declared empty: `registerFace` adds a field for each face
 * before the schema is made.
 */

@InputType({ isOneOf: true, description: 'Orders of one ruleset.' })
export class OrdersInput {
  readonly [ruleset: string]: unknown;
}

@InputType({ isOneOf: true, description: 'The result of a battle, or a step towards it, by one ruleset.' })
export class BattleResultInput {
  readonly [ruleset: string]: unknown;
}

@InputType({ isOneOf: true, description: 'The ruleset of a new campaign, with how it starts.' })
export class RulesetOpeningInput {
  readonly [ruleset: string]: unknown;
}
