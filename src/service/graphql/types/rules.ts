import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { NodeType } from '../schema/node.js';
import { JsonScalar } from '../schema/scalars.js';
import { PhaseCodes, RulesetCodes } from '../rulesets/shared-enums.js';

@ObjectType('Rule', { implements: () => NodeType, description: 'One numbered rule of a catalog.' })
export class RuleType implements NodeType {
  @Field(() => ID, { description: 'E.g. `PLN-QBT-04`.' })
  id: string;

  @Field(() => String, { description: 'The catalog it stands in, e.g. `planetary`.' })
  catalog: string;

  @Field(() => String, { description: 'Its title.' })
  title: string;

  @Field(() => String, { description: 'Its full text, Markdown.' })
  text: string;

  @Field(() => String, { description: 'That text without its ruling and its source, which stand apart.' })
  prose: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What was decided where the rulebook is silent or contradicts itself; null where it is clear.',
  })
  ruling: string | null;

  @Field(() => String, { nullable: true, description: 'Section of the rulebook.' })
  source: string | null;

  @Field(() => String, { description: 'Page of this service that shows the rule.' })
  path: string;
}

@ObjectType({ description: 'A phase of the turn.' })
export class Phase {
  @Field(() => PhaseCodes, { description: 'Code used in moments and filters, e.g. `BATTLE_ORDERS`.' })
  code: string;

  @Field(() => String, { description: 'Name in the rulebook.' })
  title: string;

  @Field(() => RuleType, { description: 'The rule that describes it.' })
  rule: RuleType;
}

@ObjectType('Scenario', { description: 'A named starting position.' })
export class ScenarioType {
  @Field(() => String, { description: 'Its code.' })
  code: string;

  @Field(() => String, { description: 'Its title.' })
  title: string;

  @Field(() => String, { description: 'What it is like.' })
  description: string;

  @Field(() => Int, { description: 'Fewest players.' })
  minPlayers: number;

  @Field(() => Int, { description: 'Most players.' })
  maxPlayers: number;

  @Field(() => JsonScalar, { description: 'The `ruleset` of `createCampaign` that opens it, ready to send.' })
  opening: unknown;
}

@ObjectType('ParameterDefinition', { description: 'A house rule that a campaign may set when it is opened.' })
export class ParameterDefinitionType {
  @Field(() => String, { description: 'Its name in the parameters of the ruleset.' })
  name: string;

  @Field(() => String, { description: 'What it decides.' })
  description: string;

  @Field(() => String, { description: 'Value when nothing is said, as JSON text.' })
  default: string;

  @Field(() => String, { description: 'What may be set, in words.' })
  range: string;

  @Field(() => RuleType, { description: 'The rule that it belongs to.' })
  rule: RuleType;
}

@ObjectType('Ruleset', { description: 'A set of rules by which the service adjudicates campaigns.' })
export class RulesetType {
  @Field(() => RulesetCodes, { description: 'Its code.' })
  code: string;

  @Field(() => String, { description: 'Semantic version; a campaign stays with the one it was opened with.' })
  version: string;

  @Field(() => String, { description: 'Its title.' })
  title: string;

  @Field(() => String, { description: 'Author, title and edition of the rulebook.' })
  rulebook: string;

  @Field(() => [Phase], { description: 'The phases of a turn, in order.' })
  phases: Phase[];

  @Field(() => [ScenarioType], { description: 'Named starting positions.' })
  scenarios: ScenarioType[];

  @Field(() => [ParameterDefinitionType], { description: 'House rules that a campaign may set.' })
  parameters: ParameterDefinitionType[];

  @Field(() => Boolean, {
    description: 'Whether the arbiter may take in unit types from a file of the club.',
  })
  takesUnitTypes: boolean;
}
