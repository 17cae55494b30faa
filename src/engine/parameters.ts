import {
  existing,
  itemAt,
  lookUp,
  violation,
  type Json,
  type RuleId,
  type Violation,
} from '../kernel/index.js';

/** A house rule: a figure or choice that a campaign may set for itself when it is opened. */
export interface ParameterDefinition<R extends RuleId = RuleId> {
  readonly name: string;
  readonly description: string;
  readonly rule: R;
  readonly default: Json;
  readonly range: ParameterRange;
}

export type ParameterRange =
  | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly nullable?: boolean }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly nullable?: boolean;
      /** Values go up from `min` in steps of so much, a power of two such as 0.5; absent = any value. */
      readonly step?: number;
    }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'choices'; readonly of: readonly string[] }
  | {
      readonly kind: 'integers';
      readonly length: number;
      readonly min: number;
      readonly max: number;
      readonly order?: ListOrder;
      /** Narrower bounds of single places, by index. */
      readonly at?: Readonly<Record<number, readonly [min: number, max: number]>>;
    }
  /** A table: figures by key. What is given may leave keys out; they keep their defaults. */
  | { readonly kind: 'table'; readonly of: Readonly<Record<string, ParameterRange>> };

export type ListOrder = 'rising' | 'not falling' | 'not rising';

export type ParameterValues = Readonly<Record<string, Json>>;

/** Defaults completed with what was given. */
export function completeParameters(
  definitions: readonly ParameterDefinition[],
  given: ParameterValues,
): ParameterValues {
  return Object.fromEntries(
    definitions.map(({ name, default: usual }) => {
      const { [name]: value = usual } = given;
      return [name, value];
    }),
  );
}

/**
 * House rules of a campaign that was opened earlier: what it began without takes its default, what there is no more stays as it
 * was set. In memory alone: what was stored stays as it is.
 */
export const presentParameters = (
  definitions: readonly ParameterDefinition[],
  opened: ParameterValues,
): ParameterValues => ({ ...opened, ...completeParameters(definitions, opened) });

/** House rules of a campaign: those given, else those of its scenario, else the defaults. */
export const openingParameters = (
  definitions: readonly ParameterDefinition[],
  scenario: { readonly parameters?: ParameterValues } | undefined,
  given: ParameterValues,
): ParameterValues => completeParameters(definitions, { ...scenario?.parameters, ...given });

/** Unknown names and values out of range, all of them. Paths start with `parameters`. */
export function checkParameters(
  definitions: readonly ParameterDefinition[],
  given: ParameterValues,
  unknownRule: RuleId,
): readonly Violation[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const definition = definitions.find((each) => each.name === name);
    if (!definition) {
      return [
        violation(unknownRule, 'UNKNOWN_PARAMETER', ['parameters', name], {
          name,
          known: definitions.map((each) => each.name),
        }),
      ];
    }
    return accepts(definition.range, value)
      ? []
      : [
          violation(definition.rule, 'PARAMETER_OUT_OF_RANGE', ['parameters', name], {
            name,
            value,
            range: describeRange(definition.range),
          }),
        ];
  });
}

/** Whether a value is within a range. */
export function accepts(range: ParameterRange, value: Json): boolean {
  switch (range.kind) {
    case 'integer':
    case 'number':
      return value === null ? range.nullable === true : acceptsNumber(range, value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && range.of.includes(value);
    case 'choices':
      return (
        Array.isArray(value) && value.every((each) => typeof each === 'string' && range.of.includes(each))
      );
    case 'integers':
      return Array.isArray(value) && acceptsList(range, value);
    case 'table':
      return isObject(value) && Object.entries(value).every(([key, each]) => acceptsEntry(range, key, each));
  }
}

function acceptsNumber(range: Extract<ParameterRange, { kind: 'integer' | 'number' }>, value: Json): boolean {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < range.min || value > range.max)
    return false;
  const step = range.kind === 'integer' ? 1 : range.step;
  return step === undefined || Number.isInteger((value - range.min) / step);
}

function acceptsList(range: Extract<ParameterRange, { kind: 'integers' }>, value: readonly Json[]): boolean {
  return (
    value.length === range.length &&
    value.every((each, place) => {
      const [min, max] = range.at?.[place] ?? [range.min, range.max];
      return typeof each === 'number' && Number.isInteger(each) && each >= min && each <= max;
    }) &&
    isInOrder(range.order, value as readonly number[])
  );
}

const isInOrder = (order: ListOrder | undefined, values: readonly number[]): boolean =>
  values.slice(1).every((each, index) => {
    const before = itemAt(values, index);
    if (order === 'rising') return each > before;
    if (order === 'not falling') return each >= before;
    return order === undefined || each <= before;
  });

const isObject = (value: Json): value is { readonly [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function acceptsEntry(
  range: Extract<ParameterRange, { kind: 'table' }>,
  key: string,
  value: Json | undefined,
) {
  const entry = lookUp(range.of, key);
  return entry !== undefined && value !== undefined && accepts(entry, value);
}

/** E.g. `integer 0…5`, `true or false`, `one of a, b`. */
export function describeRange(range: ParameterRange): string {
  switch (range.kind) {
    case 'integer':
    case 'number': {
      const step = range.kind === 'number' && range.step !== undefined ? ` in steps of ${range.step}` : '';
      return `${range.kind} ${range.min}…${range.max}${step}${range.nullable ? ' or null' : ''}`;
    }
    case 'boolean':
      return 'true or false';
    case 'choice':
      return `one of ${range.of.join(', ')}`;
    case 'choices':
      return `any of ${range.of.join(', ')}`;
    case 'integers':
      return describeList(range);
    case 'table':
      return describeTable(range);
  }
}

function describeList({
  length,
  min,
  max,
  order,
  at,
}: Extract<ParameterRange, { kind: 'integers' }>): string {
  const places = Object.entries(at ?? {}).map(
    ([place, [least, most]]) =>
      `place ${Number(place) + 1} is ${least === most ? least : `${least}…${most}`}`,
  );
  return [`${length} integers ${min}…${max}`, ...(order ? [order] : []), ...places].join(', ');
}

/** Keys with the same range are named together. */
function describeTable({ of }: Extract<ParameterRange, { kind: 'table' }>): string {
  const keysByRange = new Map<string, string[]>();
  for (const [key, range] of Object.entries(of)) {
    const text = range.kind === 'table' ? `(${describeRange(range)})` : describeRange(range);
    keysByRange.set(text, [...(keysByRange.get(text) ?? []), key]);
  }
  return [...keysByRange].map(([text, keys]) => `${keys.join(', ')}: ${text}`).join('; ');
}

/**
 * The figure at a path of a table, or the whole value where the path is empty: what the campaign has set, else the
 * default. Undefined where neither has it.
 */
export function figureAt(
  definition: ParameterDefinition,
  values: ParameterValues,
  path: readonly string[] = [],
): Json | undefined {
  const given = valueAt(lookUp(values, definition.name), path);
  return given === undefined ? valueAt(definition.default, path) : given;
}

function valueAt(value: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (found, key) => (found !== undefined && isObject(found) ? lookUp(found, key) : undefined),
    value,
  );
}

/** What a house rule says, by its range. */
export type ValueOf<R extends ParameterRange> = R extends { readonly kind: 'integer' | 'number' }
  ? number | (R extends { readonly nullable: true } ? null : never)
  : R extends { readonly kind: 'boolean' }
    ? boolean
    : R extends { readonly kind: 'choice'; readonly of: readonly (infer C)[] }
      ? C
      : R extends { readonly kind: 'choices'; readonly of: readonly (infer C)[] }
        ? readonly C[]
        : R extends { readonly kind: 'integers' }
          ? readonly number[]
          : Json;

type Named<D extends readonly ParameterDefinition[], N> = Extract<D[number], { readonly name: N }>;

/**
 * Makes the function by which the rules of a ruleset read its house rules: by names that there are, as what they are. What a
 * campaign has not set is the default.
 */
export const figuresOf =
  <const D extends readonly ParameterDefinition[]>(definitions: D) =>
  <N extends D[number]['name']>(
    { parameters }: { readonly parameters: ParameterValues },
    name: N,
  ): ValueOf<Named<D, N>['range']> =>
    figureAt(
      existing(
        definitions.find((each) => each.name === name),
        'definition',
      ),
      parameters,
    ) as ValueOf<Named<D, N>['range']>;

/** A table with one figure changed; an empty path is the whole value. */
export function withFigureAt(table: Json | undefined, path: readonly string[], value: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const within = table !== undefined && isObject(table) ? table : {};
  return { ...within, [key]: withFigureAt(lookUp(within, key), rest, value) };
}

/** The name of a ruleset where names have no dashes: `ghost-of-war` → `ghostOfWar`. */
export const memberName = (code: string): string =>
  code.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The name of a house rule where names have no dots and placeholders: `supply.shortagePenalty` → `supplyShortagePenalty`. */
export const plainName = (name: string): string =>
  name
    .split('.')
    .filter((each) => /^\w+$/.test(each))
    .map((each, place) => (place === 0 ? each : each.charAt(0).toUpperCase() + each.slice(1)))
    .join('');
