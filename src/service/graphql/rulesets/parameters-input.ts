import type { Type } from '@nestjs/common';
import { InputType } from '@nestjs/graphql';
import {
  describeRange,
  isTable,
  plainName,
  tableOfFigures,
  type ParameterDefinition,
  type ParameterValues,
} from '../../../engine/index.js';
import type { Json } from '../../../kernel/index.js';
import { describedEnum } from '../schema/described-enum.js';
import { HouseRuleFigureInput, MOST_FIGURES } from '../schema/house-rule-value.js';
import { ChoiceField, DecimalField, FlagField, NestedField, WholeField } from '../schema/input-fields.js';

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
  for (const each of definitions) fieldOf(prefix, each)(Parameters.prototype, plainName(each.name));
  return Parameters;
}

function fieldOf(prefix: string, definition: ParameterDefinition): PropertyDecorator {
  const text = describe(definition);
  const range = definition.range.is === 'orNull' ? definition.range.of : definition.range;
  if (isTable(range))
    return NestedField(text, () => HouseRuleFigureInput, { optional: true, listOf: MOST_FIGURES });
  const [each, listOf] = range.is === 'list' ? [range.of, range.length] : [range, undefined];
  switch (each.is) {
    case 'number':
      return each.fraction
        ? DecimalField(text, { optional: true })
        : WholeField(text, {
            optional: true,
            min: INT_MIN,
            max: INT_MAX,
            ...(listOf !== undefined && { listOf: 200 }),
          });
    case 'word':
      return ChoiceField(text, choices(prefix, definition, each.words), {
        optional: true,
        ...(listOf !== undefined && { listOf: each.words.length }),
      });
    default:
      return FlagField(text, { optional: true });
  }
}

function describe({ name, description, range, rule, default: standard }: ParameterDefinition): string {
  const named = plainName(name) === name ? '' : ` House rule \`${name}\`.`;
  const figures = isTable(range)
    ? 'figures left out have their defaults'
    : `default ${JSON.stringify(standard)}`;
  return `${description} ${describeRange(range)}; ${figures}. ${rule}.${named}`;
}

/** House rules that were set, by name; those left out, or null where null is no value, have their defaults. */
export function parametersGiven(
  definitions: readonly ParameterDefinition[],
  input: Readonly<Record<string, unknown>>,
): ParameterValues {
  return Object.fromEntries(
    definitions.flatMap(({ name, range }) => {
      const value = input[plainName(name)];
      if (value === undefined) return [];
      return [[name, isTable(range) && Array.isArray(value) ? tableOfFigures(value) : (value as Json)]];
    }),
  );
}

function choices(prefix: string, definition: ParameterDefinition, of: readonly string[]) {
  const plain = plainName(definition.name);
  const name = `${prefix}${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
  return describedEnum(
    name,
    `Values of the house rule ${definition.name}.`,
    Object.fromEntries(of.map((value) => [value, `\`${value}\` (${definition.rule}).`])),
  );
}
