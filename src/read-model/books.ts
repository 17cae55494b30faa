import { LRUCache } from 'lru-cache';
import type { Audience, Posting } from '../kernel/index.js';
import type { SqlValue } from '../event-store/sqlite/driver.js';
import type { ReadModelDatabase } from './database.js';

/** How an audience is named in the column `audience`; `sealed-arbiter` opens to the arbiter alone. */
export const audienceName = (audience: Audience): string =>
  audience.to === 'sealed' && audience.then === 'arbiter' ? 'sealed-arbiter' : audience.to;

export const seatsOf = (audience: Audience): string =>
  audience.to === 'seats' || audience.to === 'sealed' ? ` ${audience.seats.join(' ')} ` : '';

/** Books whose sums are kept at hand: what is played on these days. */
const OPEN_BOOKS = 10_000;

interface Book {
  readonly number: number;
  sum: number;
}

/** Where a posting stands: in which book, and what that comes to with it. */
export interface Booked {
  readonly book: number | null;
  readonly sum: number | null;
}

/**
 * Books postings: a book holds the postings of an account that the same readers see, each with the sum so far, so that a balance
 * is looked up and not added up. What is sealed is in no book: who sees it changes with time.
 */
export interface Books {
  booked(timeline: number, audience: Audience, posting: Posting): Booked;
}

export function openBooks(database: ReadModelDatabase): Books {
  const open = new LRUCache<string, Book>({ max: OPEN_BOOKS });

  const find = (key: readonly SqlValue[]): Book => {
    const columns = '(timeline, account, measure, seat, audience, seats)';
    const found = database.get(`SELECT number FROM books WHERE ${columns} = (?, ?, ?, ?, ?, ?)`, ...key);
    const number = found
      ? Number(found['number'])
      : database.run(`INSERT INTO books ${columns} VALUES (?, ?, ?, ?, ?, ?)`, ...key);
    const newest = 'SELECT sum FROM postings WHERE book = ? ORDER BY revision DESC, number DESC LIMIT 1';
    return { number, sum: Number(database.get(newest, number)?.['sum'] ?? 0) };
  };

  return {
    booked: (timeline, audience, { account, measure, seat, amount }) => {
      if (audience.to === 'sealed') return { book: null, sum: null };
      const key = [timeline, account, measure, seat ?? '', audienceName(audience), seatsOf(audience)];
      const name = JSON.stringify(key);
      const book = open.get(name) ?? find(key);
      open.set(name, book);
      book.sum += amount;
      return { book: book.number, sum: book.sum };
    },
  };
}
