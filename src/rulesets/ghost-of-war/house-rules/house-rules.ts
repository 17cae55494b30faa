import {
  figureAt,
  rangeAt,
  withFigureAt,
  type ParameterDefinition,
  type ParameterValues,
} from '../../../engine/index.js';
import { entryAt, lookUp, type Json, type Shape } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';
import {
  HOUSE_RULES,
  type ChoiceRule,
  type FlagRule,
  type HouseRuleName,
  type ListRule,
  type TableRule,
  type NumberRule,
} from './index.js';

const BY_NAME: Readonly<Record<string, ParameterDefinition<RuleId>>> = Object.fromEntries(
  HOUSE_RULES.map((each) => [each.name, each]),
);

const valueOf = (values: ParameterValues, name: HouseRuleName, path: readonly string[] = []) =>
  figureAt(entryAt(BY_NAME, name), values, path);

/** GOW-GEN-05: the number that holds in the campaign. */
export const figure = (values: ParameterValues, name: NumberRule): number => Number(valueOf(values, name));

/** GOW-GEN-05: whether a rule is in force. */
export const inForce = (values: ParameterValues, name: FlagRule): boolean => valueOf(values, name) === true;

/** GOW-GEN-05: the way that the club has chosen. */
export const chosen = <N extends ChoiceRule>(values: ParameterValues, name: N): ChoiceOf<N> =>
  String(valueOf(values, name)) as ChoiceOf<N>;

type ChoiceOf<N extends ChoiceRule> = Extract<(typeof HOUSE_RULES)[number], { name: N }>['default'];

/** GOW-GEN-05: several numbers in the order of the table. */
export const figures = (values: ParameterValues, name: ListRule): readonly number[] =>
  numbers(valueOf(values, name));

/** GOW-GEN-05: one number of a table; undefined where the table has none. */
export function tableFigure(
  values: ParameterValues,
  name: TableRule,
  ...path: readonly string[]
): number | undefined {
  const found = valueOf(values, name, path);
  return typeof found === 'number' ? found : undefined;
}

/** GOW-GEN-05: one row of numbers of a table. */
export const tableRow = (
  values: ParameterValues,
  name: TableRule,
  ...path: readonly string[]
): readonly number[] => numbers(valueOf(values, name, path));

const numbers = (value: Json | undefined): readonly number[] =>
  Array.isArray(value) ? value.map(Number) : [];

/** A house rule, or a figure within one, as an order names it. */
export interface NamedFigure {
  readonly definition: ParameterDefinition<RuleId>;
  /** Keys within its table; empty for the whole rule. */
  readonly path: readonly string[];
  readonly range: Shape;
}

/**
 * GOW-GEN-05: what `unitType.armor.weight`, `planetType.Hive World.slots.Minima` or `raid.target` names; null for an
 * unknown id.
 */
export function namedFigure(id: string): NamedFigure | null {
  const exact = lookUp(BY_NAME, id);
  if (exact) return { definition: exact, path: [], range: exact.range };
  for (const definition of Object.values(BY_NAME)) {
    const path = pathOf(definition.name, id);
    const range = path && rangeAt(definition.range, path);
    if (range) return { definition, path, range };
  }
  return null;
}

/** Keys that stand for the placeholders of a name, `<…>` for one and `*` for the rest; null when the id is another. */
function pathOf(name: string, id: string): readonly string[] | null {
  const parts = id.split('.');
  const pattern = name.split('.');
  const rest = pattern.at(-1) === '*';
  if (rest ? parts.length < pattern.length : parts.length !== pattern.length) return null;
  const fits = parts.every((part, place) => {
    const expected = pattern[place] ?? '*';
    return expected === '*' || expected.startsWith('<') || expected === part;
  });
  return fits ? parts.filter((_, place) => /^[<*]/.test(pattern[place] ?? '*')) : null;
}

/** GOW-GEN-05: house rules with one figure changed. */
export const withFigure = (
  values: ParameterValues,
  name: string,
  path: readonly string[],
  value: Json,
): ParameterValues => ({ ...values, [name]: withFigureAt(lookUp(values, name), path, value) });
