import type { Json } from '../kernel/index.js';
import { figure, inWords } from './paper.js';

type Members = Readonly<Record<string, Json>>;

/** A member of a sheet, in words. */
export interface Fact {
  readonly title: string;
  readonly lines: readonly string[];
}

const isMembers = (value: Json | undefined): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is there to be told; what is null or empty is not. */
const toldIn = (value: Members): readonly (readonly [string, Json])[] =>
  Object.entries(value).filter(([, each]) => each !== null && !(Array.isArray(each) && each.length === 0));

/** Any value with named members as something to be read. Empty where it has none. */
export function factsOf(value: Json, named: (id: string) => string): readonly Fact[] {
  if (!isMembers(value)) return [];
  return toldIn(value).map(([name, each]) => ({ title: titled(name), lines: linesOf(each, named) }));
}

const titled = (name: string): string => {
  const words = inWords(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A line for each member of a list, or of members with names; those within them on the same line. */
function linesOf(value: Json, named: (id: string) => string): readonly string[] {
  if (Array.isArray(value)) return value.map((each) => flat(each, named));
  if (!isMembers(value)) return [flat(value, named)];
  return toldIn(value).flatMap(([name, each]) => {
    const lines = linesOf(each, named);
    return lines.map((line) => `${inWords(name)}: ${line}`);
  });
}

function flat(value: Json, named: (id: string) => string): string {
  if (typeof value === 'string') return inNames(value, named);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return figure(value);
  if (value === null) return 'none';
  if (Array.isArray(value)) return (value as readonly Json[]).map((each) => flat(each, named)).join(', ');
  return toldIn(value as Members)
    .map(([name, each], at) => (at === 0 ? flat(each, named) : `${inWords(name)} ${flat(each, named)}`))
    .join(' · ');
}

/** The name of an id, or the words of a code. */
function inNames(value: string, named: (id: string) => string): string {
  const name = named(value);
  return name === value && /^[A-Z][A-Z_]+$/.test(value) ? inWords(value) : name;
}
