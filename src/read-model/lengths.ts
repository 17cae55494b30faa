import { existing } from '../kernel/index.js';
import type { ReadModelDatabase } from './database.js';

/** How many records of each stream are projected; kept in memory until it is written. */
export function openLengths(database: ReadModelDatabase) {
  const known = new Map<string, number>();
  const dirty = new Set<string>();
  const of = (stream: string): number => {
    const length = known.get(stream);
    if (length !== undefined) return length;
    const stored = Number(
      database.get('SELECT length FROM streams WHERE stream = ?', stream)?.['length'] ?? 0,
    );
    known.set(stream, stored);
    return stored;
  };
  const set = (stream: string, length: number): void => {
    known.set(stream, length);
    dirty.add(stream);
  };
  const write = (): void => {
    for (const stream of dirty) {
      database.run(
        'INSERT OR REPLACE INTO streams VALUES (?, ?)',
        stream,
        existing(known.get(stream), 'length of the stream'),
      );
    }
    dirty.clear();
  };
  return { of, set, write };
}
