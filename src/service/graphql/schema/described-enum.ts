import { registerEnumType } from '@nestjs/graphql';

/** GraphQL name of a value: `ghost-of-war` → `GHOST_OF_WAR`. */
export const enumName = (value: string): string =>
  value
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^(\d)/, '_$1')
    .toUpperCase();

/** Values of an enum by their GraphQL name. */
export type EnumValues = Readonly<Record<string, string>>;

/** Registers an enum whose values are given with their descriptions. */
export function describedEnum(
  name: string,
  description: string,
  values: Readonly<Record<string, string>>,
): EnumValues {
  const named = Object.fromEntries(Object.keys(values).map((value) => [enumName(value), value]));
  const valuesMap = Object.fromEntries(
    Object.entries(values).map(([value, text]) => [enumName(value), { description: text }]),
  );
  registerEnumType(named, { name, description, valuesMap });
  return named;
}
