/** Entries by key, so that the order in which a table was entered decides nothing. */
export const entriesOf = <T>(table: Readonly<Record<string, T>>): readonly (readonly [string, T])[] =>
  Object.entries(table).sort(([one], [other]) => (one < other ? -1 : 1));

export const keysOf = (table: object): readonly string[] => Object.keys(table).sort();

export const valuesOf = <T>(table: Readonly<Record<string, T>>): readonly T[] =>
  entriesOf(table).map(([, value]) => value);
