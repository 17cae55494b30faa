import { LRUCache } from 'lru-cache';
import { itemAt, lastOf, newEdit, type Edit, type Moment, type RecordedEvent } from '../kernel/index.js';
import type { AnyRuleset, FoldedTimeline, TurnEndedData } from '../engine/index.js';
import type { ReadModelDatabase } from './database.js';
import { isSameStep } from '../timelines/lineage.js';
import { replayOne } from '../timelines/replay.js';
import { openBooks, type Books } from './books.js';
import { indexEvent, indexPostings } from './event-index.js';
import { indexRoll } from './rolls.js';
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

export interface TimelineProjection {
  /**
   * Takes in the events of one command: readers see all of them or none.
   * @param folded the timeline after them, where somebody has it at hand; else they are folded here
   */
  apply(events: readonly RecordedEvent[], folded?: FoldedTimeline): Promise<void>;
}

/** Keeps the directory of timelines, the index of their events and postings, their turns and their snapshots. */
export function projectTimelines(
  database: ReadModelDatabase,
  history: History,
  snapshots: Snapshots,
  knows: (rulesetCode: string) => boolean,
): TimelineProjection {
  const books = openBooks(database);
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
    const first = event.revision === 0;
    const before = first ? null : await history.event(facts.id, event.revision - 1);
    const own = before?.timelineId === facts.id ? before : null;
    const command = own ? commandOf(database, own, facts) : firstCommand(database, before, event);
    const known = database.get('SELECT number FROM timelines WHERE id = ?', facts.id);
    return {
      facts,
      ruleset,
      number: known ? Number(known['number']) : insertTimeline(database, facts, event, command.step),
      edit: newEdit(),
      played: first ? undefined : await history.at(facts.id, event.revision - 1),
      last: own ?? event,
      snapshotAt: snapshotBefore(event.revision),
      command,
      dirty: false,
    };
  };

  const goOn = (tail: Tail, event: RecordedEvent): void => {
    take(database, books, tail, event);
    foldOn(database, tail, event);
    keepSnapshot(tail, event);
  };

  const goOnTo = (tail: Tail, events: readonly RecordedEvent[], folded: FoldedTimeline): void => {
    for (const event of events) take(database, books, tail, event);
    leavePhases(database, tail, events, folded);
    tail.played = folded;
    keepSnapshot(tail, lastOf(events));
  };

  const keepSnapshot = (tail: Tail, { timelineId, revision }: RecordedEvent): void => {
    if (!tail.played || revision - tail.snapshotAt < SNAPSHOT_INTERVAL) return;
    snapshots.put(timelineId, revision, tail.ruleset, tail.played);
    tail.snapshotAt = revision;
  };

  return {
    apply: async (events, folded) => {
      const first = itemAt(events, 0);
      const tail = tails.get(first.timelineId) ?? (await openTail(first));
      if (!tail) return;
      tails.set(first.timelineId, tail);
      const { command, last, dirty } = tail;
      try {
        database.whole(() =>
          folded && tail.played ? goOnTo(tail, events, folded) : events.forEach((event) => goOn(tail, event)),
        );
      } catch (error) {
        // Half a command must not be written with the next commit; what was whole before it must.
        if (dirty) writeCommand(database, { ...tail, command, last });
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

/** The command that the last projected event of a timeline belongs to: a tail opened after it goes on with it, or ends it. */
function commandOf(
  database: ReadModelDatabase,
  last: RecordedEvent,
  { base }: TimelineFacts,
): Tail['command'] {
  const step = stepOf(database, last);
  const sql = `SELECT revision FROM events
    WHERE timeline = (SELECT number FROM timelines WHERE id = ?) AND revision < ? AND step < ?
    ORDER BY revision DESC LIMIT 1`;
  const before = database.get(sql, last.timelineId, last.revision, step);
  const first = before ? Number(before['revision']) + 1 : base;
  return { actor: last.actor, id: last.commandId, first, step, endsTurn: true };
}

/** The command that a timeline begins with: the step after the last that a fork shares with its parent, or the first of all. */
function firstCommand(
  database: ReadModelDatabase,
  shared: RecordedEvent | null,
  { actor, commandId: id, revision: first }: RecordedEvent,
): Tail['command'] {
  return { actor, id, first, step: shared ? stepOf(database, shared) + 1 : 0, endsTurn: false };
}

function stepOf(database: ReadModelDatabase, { timelineId, revision }: RecordedEvent): number {
  const sql = `SELECT step FROM events
    WHERE timeline = (SELECT number FROM timelines WHERE id = ?) AND revision = ?`;
  const row = database.get(sql, timelineId, revision);
  if (!row) throw new Error(`${timelineId} is not projected up to revision ${revision}`);
  return Number(row['step']);
}

function take(database: ReadModelDatabase, books: Books, tail: Tail, event: RecordedEvent): void {
  const { ruleset, number } = tail;
  if (tail.last !== event && !isSameStep(tail.last, event)) {
    writeCommand(database, tail);
    const { actor, commandId: id, revision: first } = event;
    tail.command = { actor, id, first, step: tail.command.step + 1, endsTurn: false };
  }
  tail.last = event;
  tail.dirty = true;
  indexEvent(database, number, tail.command.step, ruleset, event);
  indexPostings(database, books, number, ruleset, event);
  indexRoll(database, number, event);
  if (event.type === 'timeline.TurnEnded') endTurn(database, tail, event);
  if (event.type === 'dice.SecretPublished') {
    const sql = 'UPDATE turns SET last = ? WHERE timeline = ? AND turn = ?';
    database.run(sql, event.revision, number, Number(event.data['turn']));
  }
}

/** Folds one event more, and notes where it leaves a phase. */
function foldOn(database: ReadModelDatabase, tail: Tail, event: RecordedEvent): void {
  const { ruleset, number } = tail;
  const before = tail.played && ruleset.moment(tail.played.state);
  tail.played = replayOne(ruleset, tail.played, event, tail.edit);
  const after = tail.played && ruleset.moment(tail.played.state);
  if (before && after && !isSameMoment(before, after))
    writePhase(database, number, before, event.revision - 1);
}

/** These stand at the moment that they end, whatever the state stands at already. */
const CLOSING: readonly string[] = ['timeline.TurnEnded', 'dice.SecretPublished'];

/** Notes where events leave a phase, without folding them: an event says at which moment the state stood before it. */
function leavePhases(
  database: ReadModelDatabase,
  { ruleset, number }: Tail,
  events: readonly RecordedEvent[],
  { state }: FoldedTimeline,
): void {
  const within = events.filter(({ type }) => !CLOSING.includes(type));
  const end = ruleset.moment(state);
  for (const [at, event] of within.entries()) {
    if (!isSameMoment(event, within[at + 1] ?? end)) writePhase(database, number, event, event.revision - 1);
  }
}

const isSameMoment = (one: Moment, other: Moment): boolean =>
  one.turn === other.turn && one.phase === other.phase;

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
