import type { ReadOptions } from './event-store.port.js';

/** The records of one read: from `first` to `last`, both inclusive, walked in steps of `step`, at most `count`. */
export interface ReadRange {
  readonly first: number;
  readonly last: number;
  readonly step: 1 | -1;
  readonly count: number;
}

/** What read options mean for a stream of this length; null when there is nothing to read. */
export function readRange(options: ReadOptions, length: number): ReadRange | null {
  const forwards = options.direction !== 'backwards';
  const limit = options.limit ?? Number.MAX_SAFE_INTEGER;
  const from = options.from ?? (forwards ? 0 : length - 1);
  const to = options.to ?? (forwards ? length - 1 : 0);
  const first = forwards ? Math.max(from, 0) : Math.min(from, length - 1);
  const last = forwards ? Math.min(to, length - 1) : Math.max(to, 0);
  const count = Math.min(limit, (forwards ? last - first : first - last) + 1);
  return count > 0 ? { first, last, step: forwards ? 1 : -1, count } : null;
}
