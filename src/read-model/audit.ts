import type { Moment } from '../kernel/index.js';
import type { Row } from '../event-store/sqlite/driver.js';
import type { ReadModelDatabase } from './database.js';
import { pieceTag, ruleTag } from './event-index.js';
import { openPostings, type Postings } from './postings.js';
import { openRolls, type Rolls } from './rolls.js';
import { Conditions, NUMBER, visible, within, type ViewedSegment } from './seeing.js';

export interface EventSearch {
  readonly turn?: number;
  readonly phase?: string;
  readonly actor?: string;
  readonly piece?: string;
  readonly rule?: string;
  readonly kinds?: readonly string[];
  readonly type?: string;
  readonly commandId?: string;
}

export interface FoundEvent {
  readonly timelineId: string;
  readonly revision: number;
  readonly step: number;
  /** True for a sealed input that this viewer sees as a sealed sheet only. */
  readonly sealed: boolean;
}

/** How a turn ended in one stream. */
export interface TurnEnd {
  readonly turn: number;
  /** Revision of `timeline.TurnEnded`. */
  readonly ended: number;
  /** Last revision that belongs to the turn: of its secret, where one was published. */
  readonly last: number;
  /** Last revision of the command that ended the turn. */
  readonly closed: number;
  /** Null where the viewer may not know it. */
  readonly checksum: string | null;
  /** When it ended. */
  readonly at: string;
}

/** How long one stream stood in a phase. */
export interface PhaseEnd extends Moment {
  /** Last revision after which it stood so. */
  readonly last: number;
  /** Step that left it; the last one while it stands so. */
  readonly step: number;
  /** When it was left. */
  readonly at: string;
}

/** Type under which a sealed sheet shows itself to those who may not read it. */
export const SEALED_TYPE = 'timeline.Sealed';

/** The audit trail and the ledger: which rows of a stretch a viewer may see. */
export interface Audit extends Postings, Rolls {
  /** At most so many, the oldest (so when left out) or the newest first. */
  events(
    segment: ViewedSegment,
    search: EventSearch,
    limit: number,
    first?: 'oldest' | 'newest',
  ): readonly FoundEvent[];
  /** Writes what is kept in memory: commands are found from then on. */
  flush(): void;
  /** First and last revision of a command in a timeline's own stream, if it was settled. */
  command(
    timelineId: string,
    actor: string,
    commandId: string,
  ): { readonly first: number; readonly last: number } | null;
  /** End of a turn within a timeline's own stream. */
  turnEnd(timelineId: string, turn: number): TurnEnd | null;
  turnEnds(segment: ViewedSegment): readonly TurnEnd[];
  /** Last revision in a timeline's own stream after which it stood in this turn and phase; without one, in its last. */
  phaseEnd(timelineId: string, turn: number, phase: string | null): number | null;
  /** First revision of a timeline's own stream after which it stood in this turn and phase; null where it began so. */
  phaseBegan(timelineId: string, turn: number, phase: string): number | null;
  /** Last event of a timeline's own stream whose type begins so; null where there is none. */
  lastOf(timelineId: string, typePrefix: string): number | null;
  /** In which turns and phases a timeline's own stream stood after the steps from a revision on, each with the last of them, in order. */
  phasesFrom(timelineId: string, revision: number): readonly PhaseEnd[];
  /** The turn that stands at its end after a revision of a timeline's own stream, in the step that ends it; null where none does. */
  turnEndedBy(timelineId: string, revision: number): number | null;
  /** The newest indexed event of a timeline's own stream up to a revision, with its step. */
  stepAt(timelineId: string, revision: number): { readonly revision: number; readonly step: number } | null;
  /** First and last revision of a step within a timeline's own stream. */
  step(timelineId: string, step: number): { readonly first: number; readonly last: number } | null;
  /** Revisions of a stretch that a viewer sees anything of, in order: events, and sealed sheets as such. */
  seen(segment: ViewedSegment): readonly number[];
}

/** Inputs that show themselves as sealed sheets to those who may not read them. */
const SEALED_SHEET = "audience IN ('sealed', 'sealed-arbiter') AND kind = 'input'";

export function openAudit(database: ReadModelDatabase): Audit {
  return {
    ...openPostings(database),
    ...openRolls(database),
    events: (segment, search, limit, first = 'oldest') => {
      const may = visible(segment);
      const where = within(segment, 'events');
      const readable = readableSearch(search);
      const stub = stubSearch(search);
      where.among('kind', search.kinds);
      where.add(
        `((${[may.sql, ...readable.parts].join(' AND ')})${stub ? ` OR (${stub.sql})` : ''})`,
        ...may.values,
        ...readable.values,
        ...(stub?.values ?? []),
      );
      // Left to itself, SQLite looks through all kinds in the order of the rows; of several, the order is worth more.
      const events = search.kinds?.length === 1 ? 'events INDEXED BY events_of_kind' : 'events';
      const sql = `SELECT revision, step, ${may.sql} AS readable FROM ${events} WHERE ${where.sql}
        ORDER BY revision ${first === 'oldest' ? 'ASC' : 'DESC'} LIMIT ?`;
      return database.all(sql, ...may.values, ...where.values, limit).map((row) => ({
        timelineId: segment.timelineId,
        revision: Number(row['revision']),
        step: Number(row['step']),
        sealed: Number(row['readable']) === 0,
      }));
    },
    flush: () => database.flush(),
    command: (timelineId, actor, commandId) => {
      const row = database.get(
        `SELECT first, last FROM commands WHERE timeline = ${NUMBER} AND actor = ? AND command = ?`,
        timelineId,
        actor,
        commandId,
      );
      return row ? { first: Number(row['first']), last: Number(row['last']) } : null;
    },
    turnEnd: (timelineId, turn) => {
      database.flush();
      const sql = `SELECT *, 1 AS readable FROM turns WHERE timeline = ${NUMBER} AND turn = ?`;
      const row = database.get(sql, timelineId, turn);
      return row ? turnEndRow(row) : null;
    },
    turnEnds: (segment) => {
      database.flush();
      const may = visible(segment);
      const sql = `SELECT turns.turn, last, closed, ended, checksum, turns.at, ${may.sql} AS readable FROM turns
        JOIN events ON events.timeline = turns.timeline AND events.revision = turns.ended
        WHERE turns.timeline = ${NUMBER} AND ended BETWEEN ? AND ? ORDER BY turns.turn`;
      const { timelineId, from, to } = segment;
      return database.all(sql, ...may.values, timelineId, from, to).map(turnEndRow);
    },
    phaseEnd: (timelineId, turn, phase) => {
      database.flush();
      const sql = `SELECT max(last) AS last FROM phases
        WHERE timeline = ${NUMBER} AND turn = ? AND phase = coalesce(?, phase)`;
      const last = database.get(sql, timelineId, turn, phase)?.['last'] ?? null;
      return last === null ? null : Number(last);
    },
    phaseBegan: (timelineId, turn, phase) => {
      database.flush();
      const sql = `SELECT max(last) AS before FROM phases WHERE timeline = ${NUMBER} AND NOT (turn = ? AND phase = ?)`;
      const before = database.get(sql, timelineId, turn, phase)?.['before'] ?? null;
      return before === null ? null : Number(before) + 1;
    },
    lastOf: (timelineId, typePrefix) => {
      database.flush();
      const sql = `SELECT revision FROM events WHERE timeline = ${NUMBER} AND substr(type, 1, ?) = ?
        ORDER BY revision DESC LIMIT 1`;
      const row = database.get(sql, timelineId, typePrefix.length, typePrefix);
      return row ? Number(row['revision']) : null;
    },
    phasesFrom: (timelineId, revision) => {
      database.flush();
      const sql = `SELECT turn, phase, last, at, (
          SELECT max(step) FROM events
          WHERE events.timeline = phases.timeline AND events.revision BETWEEN phases.last AND phases.last + 1
        ) AS step FROM phases WHERE timeline = ${NUMBER} AND last >= ? ORDER BY last`;
      return database.all(sql, timelineId, revision).map((row) => ({
        turn: Number(row['turn']),
        phase: String(row['phase']),
        last: Number(row['last']),
        step: Number(row['step']),
        at: String(row['at']),
      }));
    },
    turnEndedBy: (timelineId, revision) => {
      database.flush();
      const sql = `SELECT max(turns.turn) AS turn FROM events
        JOIN steps ON steps.timeline = events.timeline AND steps.step = events.step
        JOIN turns ON turns.timeline = events.timeline AND turns.ended BETWEEN steps.first AND steps.last
        WHERE events.timeline = ${NUMBER} AND events.revision = ? AND (turns.ended <= ? OR ? >= (
          SELECT max(phases.last) FROM phases WHERE phases.timeline = turns.timeline AND phases.turn = turns.turn
        ))`;
      const turn = database.get(sql, timelineId, revision, revision, revision)?.['turn'] ?? null;
      return turn === null ? null : Number(turn);
    },
    stepAt: (timelineId, revision) => {
      const sql = `SELECT revision, step FROM events
        WHERE timeline = ${NUMBER} AND revision <= ? ORDER BY revision DESC LIMIT 1`;
      const row = database.get(sql, timelineId, revision);
      return row ? { revision: Number(row['revision']), step: Number(row['step']) } : null;
    },
    step: (timelineId, step) => {
      database.flush();
      const sql = `SELECT first, last FROM steps WHERE timeline = ${NUMBER} AND step = ?`;
      const row = database.get(sql, timelineId, step);
      return row ? { first: Number(row['first']), last: Number(row['last']) } : null;
    },
    seen: (segment) => {
      const may = visible(segment);
      const where = within(segment, 'events');
      where.add(`(${may.sql} OR (${SEALED_SHEET}))`, ...may.values);
      const sql = `SELECT revision FROM events WHERE ${where.sql} ORDER BY revision`;
      return database.all(sql, ...where.values).map((row) => Number(row['revision']));
    },
  };
}

function readableSearch(search: EventSearch): Conditions {
  const where = new Conditions();
  where.equal('turn', search.turn);
  where.equal('phase', search.phase);
  where.equal('actor', search.actor);
  where.equal('type', search.type);
  where.equal('command', search.commandId);
  if (search.piece !== undefined) where.add('instr(tags, ?) > 0', pieceTag(search.piece));
  if (search.rule !== undefined) where.add('instr(tags, ?) > 0', ruleTag(search.rule));
  return where;
}

/**
 * Sealed inputs that the viewer may not read are found as sealed sheets, by what everybody knows of them.
 * A search by piece, rule, type or command finds none: finding one would tell what is in it.
 */
function stubSearch(search: EventSearch): Conditions | null {
  const { piece, rule, commandId, type = SEALED_TYPE, kinds = ['input'] } = search;
  if (piece !== undefined || rule !== undefined || commandId !== undefined) return null;
  if (type !== SEALED_TYPE || !kinds.includes('input')) return null;
  const where = new Conditions();
  where.add(SEALED_SHEET);
  where.equal('turn', search.turn);
  where.equal('phase', search.phase);
  where.equal('actor', search.actor);
  return where;
}

const turnEndRow = (row: Row): TurnEnd => ({
  turn: Number(row['turn']),
  ended: Number(row['ended']),
  last: Number(row['last']),
  closed: Number(row['closed']),
  checksum: Number(row['readable']) === 1 ? String(row['checksum']) : null,
  at: String(row['at']),
});
