import type { AnyRuleset, FoldedTimeline } from '../engine/index.js';
import type { Edit, Moment, RecordedEvent } from '../kernel/index.js';
import type { ReadModelDatabase } from './database.js';
import type { TimelineFacts } from './history.js';

/** The end of a timeline while it is being projected. */
export interface Tail {
  readonly facts: TimelineFacts;
  readonly ruleset: AnyRuleset;
  /** Row of the timeline. */
  readonly number: number;
  readonly edit: Edit;
  played: FoldedTimeline | undefined;
  last: RecordedEvent;
  snapshotAt: number;
  command: {
    readonly actor: string;
    readonly id: string;
    readonly first: number;
    /** Number of the command in the timeline's whole history: what its readers count by. */
    readonly step: number;
    readonly endsTurn: boolean;
  };
  dirty: boolean;
}

/** Puts a timeline into the directory, not whole yet; the number of its row. */
export function insertTimeline(
  database: ReadModelDatabase,
  facts: TimelineFacts,
  first: RecordedEvent,
  step: number,
): number {
  return database.run(
    `INSERT INTO timelines (id, campaign, facts, revision, step, hash, at, turn, phase, over, whole)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0)`,
    facts.id,
    facts.campaignId,
    JSON.stringify(facts),
    first.revision,
    step,
    first.hash,
    first.at,
    first.turn,
    first.phase,
  );
}

/** Says how far a timeline goes. */
export function writeTail(database: ReadModelDatabase, tail: Tail): void {
  const { facts, ruleset, played, last, number, command } = tail;
  if (!tail.dirty || !played) return;
  tail.dirty = false;
  const moment = ruleset.moment(played.state);
  database.run(
    'UPDATE timelines SET revision = ?, step = ?, hash = ?, at = ?, turn = ?, phase = ?, over = ?, whole = ? WHERE number = ?',
    last.revision,
    command.step,
    last.hash,
    last.at,
    moment.turn,
    moment.phase,
    ruleset.isOver(played.state) ? 1 : 0,
    last.revision - facts.base + 1 >= facts.records ? 1 : 0,
    number,
  );
  database.run(
    'UPDATE campaigns SET last_activity = max(last_activity, ?) WHERE id = ?',
    last.at,
    facts.campaignId,
  );
  writeCommand(database, tail);
  writePhase(database, number, moment, last.revision, last.at);
}

export function writeCommand(database: ReadModelDatabase, { number, command, last }: Tail): void {
  database.run(
    'INSERT OR REPLACE INTO commands VALUES (?, ?, ?, ?, ?)',
    number,
    command.actor,
    command.id,
    command.first,
    last.revision,
  );
  const steps = 'INSERT OR REPLACE INTO steps VALUES (?, ?, ?, ?)';
  database.run(steps, number, command.step, command.first, last.revision);
  if (!command.endsTurn) return;
  // What follows the end of a turn in the same command belongs to what was decided when it ended.
  const sql = 'UPDATE turns SET closed = ? WHERE timeline = ? AND ended BETWEEN ? AND ?';
  database.run(sql, last.revision, number, command.first, last.revision);
}

/** Notes the last revision, so far, after which the state stood at a moment, and when it was left. */
export function writePhase(
  database: ReadModelDatabase,
  timeline: number,
  { turn, phase }: Moment,
  last: number,
  at: string,
): void {
  database.run('INSERT OR REPLACE INTO phases VALUES (?, ?, ?, ?, ?)', timeline, turn, phase, last, at);
}
