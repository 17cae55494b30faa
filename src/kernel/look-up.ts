/**
 * The entry that a record has itself; undefined for names that every object inherits (`constructor`), so that ids
 * made up by a client never find anything.
 */
export const lookUp = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
