import type { Type } from '@nestjs/common';
import { InputType } from '@nestjs/graphql';
import { describeRange, type ParameterDefinition } from '../../../engine/index.js';
import { describedEnum } from '../schema/described-enum.js';
import { ChoiceField, DecimalField, FlagField, WholeField } from '../schema/input-fields.js';

const INT_MIN = -2_147_483_648;
const INT_MAX = 2_147_483_647;

/**
 * The typed input of a ruleset's house rules: one optional field for each. Only the form is checked here; a value out
 * of range is refused by the ruleset, with the rule.
 */
export function parametersInput(prefix: string, definitions: readonly ParameterDefinition[]): Type<object> {
  const Parameters = class {};
  InputType(`${prefix}ParametersInput`, {
    description: 'House rules of the campaign; what is left out has its default.',
  })(Parameters);
  for (const each of definitions) fieldOf(prefix, each)(Parameters.prototype, each.name);
  return Parameters;
}

function fieldOf(prefix: string, definition: ParameterDefinition): PropertyDecorator {
  const { range } = definition;
  const text = `${definition.description} ${describeRange(range)}; default ${JSON.stringify(definition.default)}. ${definition.rule}.`;
  switch (range.kind) {
    case 'integer':
      return WholeField(text, { optional: true, min: INT_MIN, max: INT_MAX });
    case 'number':
      return DecimalField(text, { optional: true });
    case 'boolean':
      return FlagField(text, { optional: true });
    case 'choice':
      return ChoiceField(text, choices(prefix, definition, range.of), { optional: true });
    case 'choices':
      return ChoiceField(text, choices(prefix, definition, range.of), {
        optional: true,
        listOf: range.of.length,
      });
    case 'integers':
      return WholeField(text, { optional: true, min: INT_MIN, max: INT_MAX, listOf: 200 });
  }
}

function choices(prefix: string, definition: ParameterDefinition, of: readonly string[]) {
  const name = `${prefix}${definition.name.charAt(0).toUpperCase()}${definition.name.slice(1)}`;
  return describedEnum(
    name,
    `Values of the house rule ${definition.name}.`,
    Object.fromEntries(of.map((value) => [value, `\`${value}\` (${definition.rule}).`])),
  );
}
