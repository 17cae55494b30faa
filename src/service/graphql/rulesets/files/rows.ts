/** Entries of a file. */
export const MOST_ROWS = 1000;
export const TOO_MANY_ROWS = `At most ${MOST_ROWS} entries are taken at once.`;
/** Columns of a table. */
export const MOST_COLUMNS = 100;

/** Something wrong in a file, and where. */
export interface Problem {
  /** From 1. */
  readonly line: number;
  /** From 1: of a table the number of the column, of JSON the character in the line. */
  readonly column: number;
  /** Column or field that it is about; null for the row, or the file, as a whole. */
  readonly field: string | null;
  readonly message: string;
}

/** What stands in a field: text of a table, any value of JSON. */
export interface Cell {
  readonly value: unknown;
  readonly line: number;
  readonly column: number;
}

/** One entry of a file: fields that are not empty, by name. */
export interface Row {
  readonly line: number;
  readonly column: number;
  readonly cells: ReadonlyMap<string, Cell>;
}

export interface Rows {
  readonly rows: readonly Row[];
  readonly problems: readonly Problem[];
}

export type Format = 'CSV' | 'JSON';

/** A text as a club sends it. */
export interface ClubFile {
  readonly format: Format;
  readonly text: string;
}
