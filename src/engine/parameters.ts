import {
  existing,
  fits,
  lookUp,
  violation,
  type Json,
  type Members,
  type RuleId,
  type Shape,
  type Shaped,
  type Violation,
} from '../kernel/index.js';

/** A house rule: a figure or choice that a campaign may set for itself when it is opened. */
export interface ParameterDefinition<R extends RuleId = RuleId> {
  readonly name: string;
  readonly description: string;
  readonly rule: R;
  readonly default: Json;
  /** Figures, flags, words, lists of them, and tables: records whose members may be left out and keep their defaults. */
  readonly range: Shape;
}

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
    return fits(definition.range, value)
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

/** E.g. `integer 0…5`, `true or false`, `one of a, b`. */
export function describeRange(range: Shape): string {
  switch (range.is) {
    case 'number': {
      const steps = range.step === undefined ? '' : ` in steps of ${range.step}`;
      return `${range.fraction ? 'number' : 'integer'} ${range.min}…${range.max}${steps}`;
    }
    case 'flag':
      return 'true or false';
    case 'word':
      return `one of ${range.words.join(', ')}`;
    case 'orNull':
      return `${describeRange(range.of)} or null`;
    case 'optional':
      return describeRange(range.of);
    case 'list':
      return range.of.is === 'word' ? `any of ${range.of.words.join(', ')}` : describeList(range);
    case 'record':
      return describeTable(range.members);
    default:
      return range.is;
  }
}

function describeList({ of, length, order, places }: Extract<Shape, { readonly is: 'list' }>): string {
  const narrower = Object.entries(places ?? {}).map(
    ([place, each]) => `place ${Number(place) + 1} is ${boundsOf(each)}`,
  );
  return [`${length} integers ${boundsOf(of)}`, ...(order ? [order] : []), ...narrower].join(', ');
}

const boundsOf = (of: Shape): string => {
  if (of.is !== 'number') return describeRange(of);
  return of.min === of.max ? `${of.min}` : `${of.min}…${of.max}`;
};

/** Keys with the same range are named together. */
function describeTable(members: Members): string {
  const keysByRange = new Map<string, string[]>();
  for (const [key, range] of Object.entries(members)) {
    const text = isTable(range) ? `(${describeRange(range)})` : describeRange(range);
    keysByRange.set(text, [...(keysByRange.get(text) ?? []), key]);
  }
  return [...keysByRange].map(([text, keys]) => `${keys.join(', ')}: ${text}`).join('; ');
}

/** Whether a house rule is a table of figures. */
export const isTable = (range: Shape): boolean =>
  range.is === 'optional' ? isTable(range.of) : range.is === 'record';

/** The range of one figure of a table, or of the whole where the path is empty; undefined where there is none. */
export const rangeAt = (range: Shape, path: readonly string[]): Shape | undefined =>
  path.reduce<Shape | undefined>((found, key) => {
    const each = found?.is === 'record' ? lookUp(found.members, key) : undefined;
    return each?.is === 'optional' ? each.of : each;
  }, range);

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

const isObject = (value: Json): value is { readonly [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valueAt(value: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (found, key) => (found !== undefined && isObject(found) ? lookUp(found, key) : undefined),
    value,
  );
}

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
  ): Shaped<Named<D, N>['range']> =>
    figureAt(
      existing(
        definitions.find((each) => each.name === name),
        'definition',
      ),
      parameters,
    ) as Shaped<Named<D, N>['range']>;

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
