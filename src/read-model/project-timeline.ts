import { LRUCache } from 'lru-cache';
import { newEdit, type Edit, type Moment, type RecordedEvent } from '../kernel/index.js';
import type { AnyRuleset, Played, TurnEndedData } from '../engine/index.js';
import type { ReadModelDatabase } from './database.js';
import { isSameStep } from '../timelines/lineage.js';
import { replayOne } from '../timelines/replay.js';
import { indexEvent, indexPostings } from './event-index.js';
import type { History, TimelineFacts } from './history.js';
import { SNAPSHOT_INTERVAL, type Snapshots } from './snapshots.js';

/** Timelines whose end is kept folded, so that their next event costs one step. */
const OPEN_TAILS = 160;

/** The end of a timeline while it is being projected. */
interface Tail {
  readonly facts: TimelineFacts;
  readonly ruleset: AnyRuleset;
  /** Row of the timeline. */
  readonly number: number;
  readonly edit: Edit;
  played: Played | undefined;
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

export interface TimelineProjection {
  /** Takes in the events of one command: readers see all of them or none. */
  apply(events: readonly RecordedEvent[]): Promise<void>;
}

/** Keeps the directory of timelines, the index of their events and postings, their turns and their snapshots. */
export function projectTimelines(
  database: ReadModelDatabase,
  history: History,
  snapshots: Snapshots,
  knows: (rulesetCode: string) => boolean,
): TimelineProjection {
  const tails = new LRUCache<string, Tail>({
    max: OPEN_TAILS,
    dispose: (tail) => writeTail(database, tail),
  });
  database.beforeCommit(() => {
    for (const tail of tails.values()) writeTail(database, tail);
  });

  const openTail = async (event: RecordedEvent): Promise<Tail | null> => {
    const facts = await history.facts(event.timelineId);
    if (!facts || !knows(facts.ruleset.code)) return null;
    const ruleset = history.ruleset(facts.ruleset.code);
    const before = event.revision === 0 ? undefined : await history.at(event.timelineId, event.revision - 1);
    const last = event.revision === 0 ? event : await history.event(event.timelineId, event.revision - 1);
    const known = database.get('SELECT number FROM timelines WHERE id = ?', facts.id);
    const step = last && last !== event ? nextStep(database, last, event) : 0;
    return {
      facts,
      ruleset,
      number: known ? Number(known['number']) : insertTimeline(database, facts, event, step),
      edit: newEdit(),
      played: before,
      last: last ?? event,
      snapshotAt: snapshotBefore(event.revision),
      command: commandBefore(database, known ? Number(known['number']) : null, event, step),
      dirty: false,
    };
  };

  const goOn = (tail: Tail, event: RecordedEvent): void => {
    take(database, tail, event);
    if (!tail.played || event.revision - tail.snapshotAt < SNAPSHOT_INTERVAL) return;
    snapshots.put(event.timelineId, event.revision, tail.ruleset, tail.played);
    tail.snapshotAt = event.revision;
  };

  return {
    apply: async (events) => {
      const first = events[0]!;
      const tail = tails.get(first.timelineId) ?? (await openTail(first));
      if (!tail) return;
      tails.set(first.timelineId, tail);
      try {
        database.whole(() => events.forEach((event) => goOn(tail, event)));
      } catch (error) {
        // Half a command must not be written with the next commit.
        tail.dirty = false;
        tails.delete(first.timelineId);
        throw error;
      }
    },
  };
}

/** Where the last snapshot before a revision would stand had the tail been open all along. */
const snapshotBefore = (revision: number): number =>
  Math.floor(revision / SNAPSHOT_INTERVAL) * SNAPSHOT_INTERVAL;

/** Step of an event after the one before it: a fork's first event, and the first of another command, begin one. */
function nextStep(database: ReadModelDatabase, before: RecordedEvent, event: RecordedEvent): number {
  const sql = `SELECT step FROM events
    WHERE timeline = (SELECT number FROM timelines WHERE id = ?) AND revision = ?`;
  const row = database.get(sql, before.timelineId, before.revision);
  if (!row) throw new Error(`${before.timelineId} is not projected up to revision ${before.revision}`);
  return Number(row['step']) + (isSameStep(before, event) ? 0 : 1);
}

/** A tail that is opened in the middle of a command goes on with it. */
function commandBefore(
  database: ReadModelDatabase,
  timeline: number | null,
  event: RecordedEvent,
  step: number,
): Tail['command'] {
  const row =
    timeline === null
      ? undefined
      : database.get(
          'SELECT first FROM commands WHERE timeline = ? AND actor = ? AND command = ?',
          timeline,
          event.actor,
          event.commandId,
        );
  return {
    actor: event.actor,
    id: event.commandId,
    first: row ? Number(row['first']) : event.revision,
    step,
    endsTurn: true,
  };
}

function take(database: ReadModelDatabase, tail: Tail, event: RecordedEvent): void {
  const { ruleset, number } = tail;
  if (tail.last !== event && !isSameStep(tail.last, event)) {
    writeCommand(database, tail);
    const { actor, commandId: id, revision: first } = event;
    tail.command = { actor, id, first, step: tail.command.step + 1, endsTurn: false };
  }
  const before = tail.played && ruleset.moment(tail.played.state);
  tail.played = replayOne(ruleset, tail.played, event, tail.edit);
  const after = tail.played && ruleset.moment(tail.played.state);
  if (before && (before.turn !== after?.turn || before.phase !== after.phase)) {
    writePhase(database, number, before, event.revision - 1);
  }
  tail.last = event;
  tail.dirty = true;
  indexEvent(database, number, tail.command.step, ruleset, event);
  indexPostings(database, number, ruleset, event);
  if (event.type === 'timeline.TurnEnded') endTurn(database, tail, event);
  if (event.type === 'dice.SecretPublished') {
    const sql = 'UPDATE turns SET last = ? WHERE timeline = ? AND turn = ?';
    database.run(sql, event.revision, number, Number(event.data['turn']));
  }
}

function endTurn(database: ReadModelDatabase, tail: Tail, event: RecordedEvent): void {
  const { turn, checksum } = event.data as unknown as TurnEndedData;
  const { revision } = event;
  const sql = 'INSERT OR REPLACE INTO turns VALUES (?, ?, ?, ?, ?, ?)';
  database.run(sql, tail.number, turn, revision, revision, revision, checksum);
  tail.command = { ...tail.command, endsTurn: true };
}

function insertTimeline(
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

function writeTail(database: ReadModelDatabase, tail: Tail): void {
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
  writePhase(database, number, moment, last.revision);
}

function writeCommand(database: ReadModelDatabase, { number, command, last }: Tail): void {
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

/** Notes the last revision, so far, after which the state stood at a moment. */
function writePhase(
  database: ReadModelDatabase,
  timeline: number,
  { turn, phase }: Moment,
  last: number,
): void {
  database.run('INSERT OR REPLACE INTO phases VALUES (?, ?, ?, ?)', timeline, turn, phase, last);
}
