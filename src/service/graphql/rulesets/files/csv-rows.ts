import { CsvError, parse, type Info } from 'csv-parse/sync';
import {
  MOST_COLUMNS,
  MOST_ROWS,
  TOO_MANY_ROWS,
  type Cell,
  type Problem,
  type Row,
  type Rows,
} from './rows.js';

interface Line {
  readonly record: readonly string[];
  readonly info: Info;
}

/** Lines that are looked at, the silent ones among them: no more are needed to know that there are too many. */
const LINES = 2 * MOST_ROWS;

/** Rows of a table: a line of names, then one line for each entry; separated by commas, semicolons or tabs. */
export function csvRows(text: string): Rows {
  const delimiter = separatorOf(text);
  try {
    const lines = parse(text, {
      bom: true,
      info: true,
      trim: true,
      delimiter,
      relax_column_count: true,
      to: LINES,
    }) as unknown as readonly Line[];
    return rowsOf(lines);
  } catch (error) {
    if (error instanceof CsvError) return { rows: [], problems: [brokenTable(error)] };
    throw error;
  }
}

/** The one of the usual separators that the first line with anything in it has most of. */
function separatorOf(text: string): string {
  const first = text.split(/\r?\n/).find((line) => line.trim() !== '' && !line.startsWith('#')) ?? '';
  const count = (mark: string): number => first.split(mark).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

const brokenTable = (error: CsvError): Problem => {
  const { lines, column } = error as unknown as { readonly lines?: number; readonly column?: number };
  return {
    line: lines ?? 1,
    column: (typeof column === 'number' ? column : 0) + 1,
    field: null,
    message: error.message,
  };
};

/** Empty lines, and lines that begin with `#`, say nothing. */
const isSilent = ({ record }: Line): boolean =>
  record.every((each) => each === '') || record[0]?.startsWith('#') === true;

function rowsOf(lines: readonly Line[]): Rows {
  const problems: Problem[] = [];
  const rows: Row[] = [];
  let names: readonly string[] | null = null;
  let end = 0;
  for (const each of lines) {
    const line = end + 1;
    end = each.info.lines;
    if (isSilent(each)) continue;
    const columns = each.record.length;
    if (columns > MOST_COLUMNS || rows.length === MOST_ROWS) {
      const message = columns > MOST_COLUMNS ? `A table has at most ${MOST_COLUMNS} columns.` : TOO_MANY_ROWS;
      return { rows: [], problems: [{ line, column: 1, field: null, message }] };
    }
    if (names) {
      rows.push(rowOf(each.record, names, line));
      const extra = each.record.slice(names.length).findIndex((text) => text !== '');
      if (extra >= 0) {
        const column = names.length + extra + 1;
        problems.push({ line, column, field: null, message: 'There is no name above this column.' });
      }
    } else {
      names = each.record;
      problems.push(...twiceNamed(names, line));
    }
  }
  if (lines.length === LINES) problems.push({ line: end, column: 1, field: null, message: TOO_MANY_ROWS });
  if (!names) problems.push({ line: 1, column: 1, field: null, message: 'The file is empty.' });
  return { rows, problems };
}

function rowOf(record: readonly string[], names: readonly string[], line: number): Row {
  const cells = names.flatMap((name, place): [string, Cell][] => {
    const value = record[place] ?? '';
    return value === '' ? [] : [[name, { value, line, column: place + 1 }]];
  });
  return { line, column: 1, cells: new Map(cells) };
}

const twiceNamed = (names: readonly string[], line: number): readonly Problem[] =>
  names.flatMap((name, place) =>
    name !== '' && names.indexOf(name) !== place
      ? [{ line, column: place + 1, field: name, message: `The column ${name} is there twice.` }]
      : [],
  );
