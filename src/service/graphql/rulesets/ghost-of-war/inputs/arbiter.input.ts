import { InputType } from '@nestjs/graphql';
import type { Json } from '../../../../../kernel/index.js';
import type { GhostOfWarCommand } from '../../../../../rulesets/ghost-of-war/index.js';
import { ServiceError } from '../../../../contracts/index.js';
import { DecimalField, FlagField, IdField, NestedField, TextField } from '../../../schema/input-fields.js';
import { HouseRuleFigureInput, MOST_FIGURES, tableOf } from '../../parameters-input.js';
import { GhostOfWarChangeInput, toChange } from './gm.input.js';

/** Changes of one order of the arbiter. */
const MOST_CHANGES = 500;

const ReasonField = (): PropertyDecorator => TextField('Why.', { max: 2000 });

@InputType({ isOneOf: true, description: 'The value of a house rule: of the kind that the rule has.' })
export class GhostOfWarHouseRuleValueInput {
  @DecimalField('A figure.', { optional: true })
  number?: number | null;

  @FlagField('Yes or no.', { optional: true })
  flag?: boolean | null;

  @TextField('One of the words of a choice.', { optional: true })
  choice?: string | null;

  @DecimalField('A row of figures.', { optional: true, listOf: 200 })
  numbers?: number[] | null;

  @NestedField('A whole table.', () => HouseRuleFigureInput, { optional: true, listOf: MOST_FIGURES })
  figures?: HouseRuleFigureInput[] | null;
}

@InputType({ description: 'A house rule that the arbiter sets in S0 (GOW-GEN-05).' })
export class GhostOfWarHouseRuleInput {
  @IdField('Its name as in the catalog, or one figure of a table, e.g. `unitType.armor.weight`.')
  parameter: string;

  @NestedField('Its value.', () => GhostOfWarHouseRuleValueInput)
  value: GhostOfWarHouseRuleValueInput;

  @ReasonField()
  reason: string;
}

/** Exactly one member is set: the schema sees to it. */
const valueOf = ({ number, flag, choice, numbers, figures }: GhostOfWarHouseRuleValueInput): Json =>
  figures ? tableOf(figures) : (numbers ?? number ?? flag ?? choice ?? null);

@InputType({ description: 'Changes by the arbiter: all of them, or none (GOW-GEN-07).' })
export class GhostOfWarChangesInput {
  @NestedField('The changes, in order.', () => GhostOfWarChangeInput, { listOf: MOST_CHANGES })
  changes: GhostOfWarChangeInput[];

  @ReasonField()
  reason: string;
}

@InputType({ isOneOf: true, description: 'What only the arbiter may order.' })
export class GhostOfWarArbiterInput {
  @NestedField('Sets a house rule.', () => GhostOfWarHouseRuleInput, { optional: true })
  setHouseRule?: GhostOfWarHouseRuleInput | null;

  @NestedField('Changes the sector.', () => GhostOfWarChangesInput, { optional: true })
  makeChanges?: GhostOfWarChangesInput | null;

  @TextField('Ends the campaign, for this reason (GOW-GEN-10).', { optional: true, max: 2000 })
  endCampaign?: string | null;
}

export function toArbiterCommand(input: GhostOfWarArbiterInput): GhostOfWarCommand {
  const { setHouseRule, makeChanges, endCampaign } = input;
  if (setHouseRule) {
    const { parameter, value, reason } = setHouseRule;
    return { type: 'SetHouseRule', parameter, value: valueOf(value), reason };
  }
  if (makeChanges) {
    return { type: 'MakeGmChanges', changes: makeChanges.changes.map(toChange), reason: makeChanges.reason };
  }
  if (typeof endCampaign === 'string') return { type: 'EndCampaign', reason: endCampaign };
  throw new ServiceError('BAD_USER_INPUT', 'Exactly one order of the arbiter must be given.', ['arbiter']);
}
