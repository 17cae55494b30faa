import { itemAt } from '../../../../kernel/index.js';
import type { Reader } from './fields.js';
import { csvRows } from './csv-rows.js';
import { jsonRows } from './json-rows.js';
import type { ClubFile, Problem, Row, Rows } from './rows.js';

/** Fields of an entry and how each is read. */
export type Fields<T> = { readonly [K in keyof T]-?: Reader<NonNullable<T[K]>> };

/** Entries of a file with the lines in which they stand, and all that is wrong. */
export interface Entries<T> {
  readonly entries: readonly T[];
  readonly lines: readonly number[];
  readonly problems: readonly Problem[];
}

/** Reads a file whole: every problem of every line is told. `needed`: fields that each entry must have. */
export function readEntries<T>(
  { format, text }: ClubFile,
  fields: Fields<T>,
  needed: readonly (keyof T & string)[],
  most: number,
): Entries<T> {
  const { rows, problems }: Rows = format === 'CSV' ? csvRows(text) : jsonRows(text);
  const read = rows.map((row) => readRow(row, fields, needed));
  const tooMany: readonly Problem[] =
    rows.length > most
      ? [
          {
            line: itemAt(rows, most).line,
            column: 1,
            field: null,
            message: `There may be at most ${most} entries.`,
          },
        ]
      : [];
  const none: readonly Problem[] =
    rows.length === 0 && problems.length === 0
      ? [{ line: 1, column: 1, field: null, message: 'There is no entry.' }]
      : [];
  return {
    entries: read.map((each) => each.entry),
    lines: rows.map((each) => each.line),
    problems: [...problems, ...tooMany, ...none, ...read.flatMap((each) => each.problems)],
  };
}

function readRow<T>(
  row: Row,
  fields: Fields<T>,
  needed: readonly (keyof T & string)[],
): { readonly entry: T; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const entry: Record<string, unknown> = {};
  for (const [name, { value, line, column }] of row.cells) {
    const reader = Object.hasOwn(fields, name)
      ? (fields as Record<string, Reader<unknown>>)[name]
      : undefined;
    if (!reader) {
      const known = Object.keys(fields).join(', ');
      problems.push({
        line,
        column,
        field: name,
        message: `There is no field ${name}. There are: ${known}.`,
      });
      continue;
    }
    const read = reader(value);
    if ('wrong' in read) problems.push({ line, column, field: name, message: read.wrong });
    else entry[name] = read.value;
  }
  for (const name of needed.filter((each) => !row.cells.has(each))) {
    problems.push({ line: row.line, column: row.column, field: name, message: `${name} is missing.` });
  }
  return { entry: entry as T, problems };
}
