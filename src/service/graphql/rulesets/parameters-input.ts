import type { Type } from '@nestjs/common';
import { InputType } from '@nestjs/graphql';
import {
  describeRange,
  plainName,
  withFigureAt,
  type ParameterDefinition,
  type ParameterValues,
} from '../../../engine/index.js';
import type { Json } from '../../../kernel/index.js';
import { describedEnum } from '../schema/described-enum.js';
import {
  ChoiceField,
  DecimalField,
  FlagField,
  NestedField,
  TextField,
  WholeField,
} from '../schema/input-fields.js';

const INT_MIN = -2_147_483_648;
const INT_MAX = 2_147_483_647;

/** More figures than any table of house rules has. */
export const MOST_FIGURES = 1000;

@InputType('HouseRuleFigureInput', { description: 'One figure of a table of house rules, or one row of it.' })
export class HouseRuleFigureInput {
  @TextField('Keys of the table joined by dots, e.g. `Hive World.slots.Minima` or `S1`.')
  figure: string;

  @DecimalField('The figure; exactly one of `number` and `numbers`.', { optional: true })
  number?: number | null;

  @DecimalField('The row, where the table has rows.', { optional: true, listOf: 20 })
  numbers?: number[] | null;
}

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
  const { range } = definition;
  const text = describe(definition);
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
    case 'table':
      return NestedField(text, () => HouseRuleFigureInput, { optional: true, listOf: MOST_FIGURES });
  }
}

function describe({ name, description, range, rule, default: standard }: ParameterDefinition): string {
  const named = plainName(name) === name ? '' : ` House rule \`${name}\`.`;
  const figures =
    range.kind === 'table' ? 'figures left out have their defaults' : `default ${JSON.stringify(standard)}`;
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
      return [[name, range.kind === 'table' && Array.isArray(value) ? tableOf(value) : (value as Json)]];
    }),
  );
}

/** A table of house rules, of the figures that are given. */
export const tableOf = (figures: readonly HouseRuleFigureInput[]): Json =>
  figures.reduce<Json>(
    (table, { figure, number, numbers }) => withFigureAt(table, figure.split('.'), number ?? numbers ?? null),
    {},
  );

function choices(prefix: string, definition: ParameterDefinition, of: readonly string[]) {
  const plain = plainName(definition.name);
  const name = `${prefix}${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
  return describedEnum(
    name,
    `Values of the house rule ${definition.name}.`,
    Object.fromEntries(of.map((value) => [value, `\`${value}\` (${definition.rule}).`])),
  );
}
