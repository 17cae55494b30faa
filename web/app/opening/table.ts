import { parse } from 'csv-parse/browser/esm/sync';
import type { InputType } from '../forms/types.js';
import type { Members, Value } from '../forms/values.js';

/** Rows of a table, or what cannot be read in it, by line. */
export type Read = { readonly rows: readonly Members[] } | { readonly slips: readonly string[] };

/** What a column says: a member of an entry, or of the entries of a list of it, as `units.type`. */
export interface Column {
  readonly name: string;
  /** Member of the entry that is a list; null for a member of the entry itself. */
  readonly list: string | null;
  readonly member: string;
  readonly read: (text: string) => Value | undefined;
}

const YES = ['yes', 'y', 'true', 'x', '1'];
const NO = ['no', 'n', 'false', '0', '-'];

const flagIn = (text: string): boolean | undefined =>
  YES.includes(text.toLowerCase()) ? true : NO.includes(text.toLowerCase()) ? false : undefined;

type Field = InputType['fields'][number];

const oneIn = ({ type, kind }: Field): ((text: string) => Value | undefined) => {
  if (kind === 'ENUM') return (text) => text.toUpperCase().replace(/[ -]/g, '_');
  if (type === 'Boolean') return flagIn;
  if (type === 'Int' || type === 'Float')
    return (text) => (Number.isNaN(Number(text)) ? undefined : Number(text));
  return (text) => text;
};

function readerOf(field: Field): Column['read'] {
  const one = oneIn(field);
  if (!field.isList) return one;
  return (text) => {
    const parts = text.split('|').map((each) => one(each.trim()));
    return parts.includes(undefined) ? undefined : parts;
  };
}

/** Columns that a table of such entries may have; `lists`: what the entries of its own lists are. */
export function columnsOf(
  { fields }: InputType,
  lists: Readonly<Record<string, InputType>>,
): readonly Column[] {
  return fields.flatMap((field): Column[] => {
    const { name, kind, isList } = field;
    if (kind !== 'INPUT_OBJECT') return [{ name, list: null, member: name, read: readerOf(field) }];
    const inner = isList ? lists[name] : undefined;
    return (inner?.fields ?? [])
      .filter((each) => each.kind !== 'INPUT_OBJECT')
      .map((each) => ({ name: `${name}.${each.name}`, list: name, member: each.name, read: readerOf(each) }));
  });
}

/** The usual separator that the first line has most of. */
const separatorOf = (text: string): string => {
  const [first = ''] = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const times = (mark: string): number => first.split(mark).length;
  return ['\t', ';', ','].reduce((best, each) => (times(each) > times(best) ? each : best));
};

/**
 * Reads a table as spreadsheets copy or save it: a line of names, then a line for each entry. A line that says nothing but members
 * of a list goes on with the entry above it.
 */
export function rowsIn(text: string, columns: readonly Column[]): Read {
  const lines = parse(text, {
    bom: true,
    trim: true,
    delimiter: separatorOf(text),
    relax_column_count: true,
    skip_empty_lines: true,
    comment: '#',
    comment_no_infix: true,
  });
  const [names = [], ...entries] = lines;
  const known = names.map((name) => columns.find((each) => each.name.toLowerCase() === name.toLowerCase()));
  const slips = names.flatMap((name, at) =>
    known[at] || name === '' ? [] : [`There is no column “${name}”.`],
  );
  const rows: Members[] = [];
  for (const [at, line] of entries.entries()) {
    const said = line.flatMap((cell, place) => {
      const column = known[place];
      if (!column || cell === '') return [];
      const value = column.read(cell);
      if (value === undefined) slips.push(`Entry ${at + 1}: “${cell}” cannot be ${column.name}.`);
      return [{ column, value }];
    });
    takeIn(rows, said);
  }
  if (slips.length === 0 && rows.length === 0) slips.push('There is no entry below the line of names.');
  return slips.length > 0 ? { slips } : { rows };
}

interface Said {
  readonly column: Column;
  readonly value: Value | undefined;
}

function takeIn(rows: Members[], said: readonly Said[]): void {
  const own = said.filter(({ column }) => column.list === null);
  const goesOn = own.length === 0 && rows.length > 0;
  const before = goesOn ? rows.at(-1)! : {};
  const inner = Object.groupBy(
    said.filter(({ column }) => column.list !== null),
    ({ column }) => column.list!,
  );
  const lists = Object.entries(inner).map(([list, members]) => [
    list,
    [...((before[list] as readonly Value[] | undefined) ?? []), membersOf(members ?? [])],
  ]);
  const row: Members = { ...before, ...membersOf(own), ...Object.fromEntries(lists) };
  if (goesOn) rows[rows.length - 1] = row;
  else if (said.length > 0) rows.push(row);
}

const membersOf = (said: readonly Said[]): Members =>
  Object.fromEntries(said.map(({ column, value }) => [column.member, value]));
