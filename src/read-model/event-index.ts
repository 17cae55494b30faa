import {
  existing,
  isRollType,
  type Audience,
  type DiceRolledData,
  type Posting,
  type RecordedEvent,
} from '../kernel/index.js';
import { isPlatformType, type AnyRuleset } from '../engine/index.js';
import { currentShape } from '../timelines/replay.js';
import type { ReadModelDatabase } from './database.js';

/** Pieces that an event is about; of a roll, its subject. */
function piecesOf(ruleset: AnyRuleset, event: RecordedEvent): readonly string[] {
  if (isRollType(event.type)) return [(event.data as unknown as DiceRolledData).key.subject];
  return isPlatformType(event.type) ? [] : ruleset.pieces(currentShape(ruleset, event));
}

/** How rules and pieces stand in the column `tags`. */
export const ruleTag = (rule: string): string => ` r:${rule} `;
export const pieceTag = (piece: string): string => ` p:${piece} `;

/** How an audience is named in the column `audience`; `sealed-arbiter` opens to the arbiter alone. */
const audienceName = (audience: Audience): string =>
  audience.to === 'sealed' && audience.then === 'arbiter' ? 'sealed-arbiter' : audience.to;

const seatsOf = (audience: Audience): string =>
  audience.to === 'seats' || audience.to === 'sealed' ? ` ${audience.seats.join(' ')} ` : '';

/** One row of the audit trail, in its step; its payload stays in the event store. */
export function indexEvent(
  database: ReadModelDatabase,
  timeline: number,
  step: number,
  ruleset: AnyRuleset,
  event: RecordedEvent,
): void {
  const { audience } = event;
  const sealed = audience.to === 'sealed' ? audience.until : null;
  database.run(
    'INSERT OR REPLACE INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    timeline,
    event.revision,
    step,
    event.turn,
    event.phase,
    event.actor,
    event.kind,
    event.type,
    event.commandId,
    [...event.because.map(ruleTag), ...piecesOf(ruleset, event).map(pieceTag)].join(''),
    audienceName(audience),
    seatsOf(audience),
    sealed ? sealed.turn : null,
    sealed ? ruleset.meta.phases.findIndex((each) => each.code === sealed.phase) : null,
  );
}

export function indexPostings(
  database: ReadModelDatabase,
  timeline: number,
  ruleset: AnyRuleset,
  event: RecordedEvent,
): void {
  if (isPlatformType(event.type)) return;
  ruleset.postings(currentShape(ruleset, event)).forEach((posting, number) => {
    const { book, sum } = booked(database, timeline, event.audience, posting);
    database.run(
      'INSERT OR REPLACE INTO postings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      timeline,
      event.revision,
      number,
      event.id,
      event.turn,
      event.phase,
      posting.account,
      posting.measure,
      posting.seat,
      posting.amount,
      posting.rule,
      posting.cause,
      book,
      sum,
    );
  });
}

/**
 * Books a posting: a book holds the postings of an account that the same readers see, each with the sum so far, so that a balance
 * is looked up and not added up. What is sealed is in no book: who sees it changes with time.
 */
function booked(
  database: ReadModelDatabase,
  timeline: number,
  audience: Audience,
  { account, measure, seat, amount }: Posting,
): { readonly book: number | null; readonly sum: number | null } {
  if (audience.to === 'sealed') return { book: null, sum: null };
  const key = [timeline, account, measure, seat ?? '', audienceName(audience), seatsOf(audience)];
  const upsert = `INSERT INTO books (timeline, account, measure, seat, audience, seats, sum) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (timeline, account, measure, seat, audience, seats) DO UPDATE SET sum = sum + excluded.sum`;
  database.run(upsert, ...key, amount);
  const sql = `SELECT number, sum FROM books
    WHERE timeline = ? AND account = ? AND measure = ? AND seat = ? AND audience = ? AND seats = ?`;
  const book = existing(database.get(sql, ...key), 'book');
  return { book: Number(book['number']), sum: Number(book['sum']) };
}
