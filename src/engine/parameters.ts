import { violation, type Json, type RuleId, type Violation } from '../kernel/index.js';

/** A house rule: a figure or choice that a campaign may set for itself when it is opened. */
export interface ParameterDefinition {
  readonly name: string;
  readonly description: string;
  readonly rule: RuleId;
  readonly default: Json;
  readonly range: ParameterRange;
}

export type ParameterRange =
  | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly nullable?: boolean }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly nullable?: boolean }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'choices'; readonly of: readonly string[] }
  | { readonly kind: 'integers'; readonly length: number; readonly min: number; readonly max: number };

export type ParameterValues = Readonly<Record<string, Json>>;

/** Defaults completed with what was given. */
export function completeParameters(
  definitions: readonly ParameterDefinition[],
  given: ParameterValues,
): ParameterValues {
  return Object.fromEntries(
    definitions.map((each) => [each.name, given[each.name] === undefined ? each.default : given[each.name]!]),
  );
}

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

function accepts(range: ParameterRange, value: Json): boolean {
  switch (range.kind) {
    case 'integer':
    case 'number':
      if (value === null) return range.nullable === true;
      return (
        typeof value === 'number' &&
        (range.kind === 'number' ? Number.isFinite(value) : Number.isInteger(value)) &&
        value >= range.min &&
        value <= range.max
      );
    case 'boolean':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && range.of.includes(value);
    case 'choices':
      return (
        Array.isArray(value) && value.every((each) => typeof each === 'string' && range.of.includes(each))
      );
    case 'integers':
      return (
        Array.isArray(value) &&
        value.length === range.length &&
        value.every((each) => Number.isInteger(each) && each >= range.min && each <= range.max)
      );
  }
}

/** E.g. `integer 0…5`, `true or false`, `one of a, b`. */
export function describeRange(range: ParameterRange): string {
  switch (range.kind) {
    case 'integer':
    case 'number':
      return `${range.kind} ${range.min}…${range.max}${range.nullable ? ' or null' : ''}`;
    case 'boolean':
      return 'true or false';
    case 'choice':
      return `one of ${range.of.join(', ')}`;
    case 'choices':
      return `any of ${range.of.join(', ')}`;
    case 'integers':
      return `${range.length} integers ${range.min}…${range.max}`;
  }
}
