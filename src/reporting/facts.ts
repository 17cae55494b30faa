import type { Json } from '../kernel/index.js';
import { figure, inWords, list, section, type Block, type Section } from './paper.js';

type Members = Readonly<Record<string, Json>>;

const isMembers = (value: Json | undefined): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Several things with members: they stand in a table. */
const isRows = (value: Json | undefined): value is readonly Members[] =>
  Array.isArray(value) && value.length > 0 && (value as readonly Json[]).every(isMembers);

/** What is there to be told; what is null or empty is not, nor are keys, by which programs know what has a name beside them. */
const toldIn = (value: Members): readonly (readonly [string, Json])[] =>
  Object.entries(value).filter(
    ([name, each]) => each !== null && !(Array.isArray(each) && each.length === 0) && !/[a-z]Key$/.test(name),
  );

/** Any value with named members as something to be read: a section for each of them. Empty where it has none. */
export function sectionsOf(value: Json, named: (id: string) => string): readonly Section[] {
  return isMembers(value)
    ? toldIn(value).flatMap(([name, each]) => sectionsUnder(titled(name), each, named))
    : [];
}

const titled = (name: string): string => {
  const words = inWords(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Members that hold several things have sections of their own, under the title of what they are members of. */
function sectionsUnder(title: string, value: Json, named: (id: string) => string): readonly Section[] {
  if (isRows(value)) return section(title, tableOf(value, named));
  if (!isMembers(value)) return section(title, list(linesOf(value, named)));
  const told = toldIn(value);
  const isWide = (each: Json): boolean =>
    isRows(each) || (isMembers(each) && Object.values(each).some(isRows));
  const lines = told
    .filter(([, each]) => !isWide(each))
    .flatMap(([name, each]) => namedLines(name, each, named));
  return [
    ...section(title, list(lines)),
    ...told
      .filter(([, each]) => isWide(each))
      .flatMap(([name, each]) => sectionsUnder(`${title}: ${inWords(name)}`, each, named)),
  ];
}

/** A row for each; a column that none of them fills is left out. */
function tableOf(rows: readonly Members[], named: (id: string) => string): Block {
  const columns = [...new Set(rows.flatMap((row) => toldIn(row).map(([name]) => name)))];
  return {
    is: 'table',
    head: columns.map(titled),
    rows: rows.map((row) => columns.map((name) => cellOf(row[name], named))),
  };
}

const cellOf = (value: Json | undefined, named: (id: string) => string): string =>
  value === undefined || value === null ? '' : flat(value, named);

function linesOf(value: Json, named: (id: string) => string): readonly string[] {
  return Array.isArray(value)
    ? (value as readonly Json[]).map((each) => flat(each, named))
    : [flat(value, named)];
}

/** A line for each member of a value with names, or of a list. */
function namedLines(name: string, value: Json, named: (id: string) => string): readonly string[] {
  const lines = isMembers(value)
    ? toldIn(value).flatMap(([inner, each]) => namedLines(inner, each, named))
    : linesOf(value, named);
  return lines.map((line) => `${inWords(name)}: ${line}`);
}

function flat(value: Json, named: (id: string) => string): string {
  if (typeof value === 'string') return inNames(value, named);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return figure(value);
  if (value === null) return 'none';
  if (Array.isArray(value)) return (value as readonly Json[]).map((each) => flat(each, named)).join(', ');
  return toldIn(value as Members)
    .map(([name, each]) => `${inWords(name)} ${flat(each, named)}`)
    .join(', ');
}

/** The name of an id, or the words of a code. */
function inNames(value: string, named: (id: string) => string): string {
  const name = named(value);
  return name === value && /^[A-Z][A-Z_]+$/.test(value) ? inWords(value) : name;
}
