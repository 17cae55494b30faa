import { isRollType, type DiceRolledData, type RecordedEvent } from '../kernel/index.js';
import { isPlatformType, type AnyRuleset } from '../engine/index.js';
import { currentShape } from '../timelines/replay.js';
import { audienceName, seatsOf, type Books } from './books.js';
import type { ReadModelDatabase } from './database.js';

/** Pieces that an event is about; of a roll, its subject. */
function piecesOf(ruleset: AnyRuleset, event: RecordedEvent): readonly string[] {
  if (isRollType(event.type)) return [(event.data as unknown as DiceRolledData).key.subject];
  return isPlatformType(event.type) ? [] : ruleset.pieces(currentShape(ruleset, event));
}

/** How rules and pieces stand in the column `tags`. */
export const ruleTag = (rule: string): string => ` r:${rule} `;
export const pieceTag = (piece: string): string => ` p:${piece} `;

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
  books: Books,
  timeline: number,
  ruleset: AnyRuleset,
  event: RecordedEvent,
): void {
  if (isPlatformType(event.type)) return;
  ruleset.postings(currentShape(ruleset, event)).forEach((posting, number) => {
    const { book, sum } = books.booked(timeline, event.audience, posting);
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
