import { LRUCache } from 'lru-cache';
import { itemAt, lastOf, newEdit, type Moment, type RecordedEvent } from '../kernel/index.js';
import type { AnyRuleset, FoldedTimeline, TurnEndedData } from '../engine/index.js';
import type { ReadModelDatabase } from './database.js';
import { isSameStep } from '../timelines/lineage.js';
import { replayOne } from '../timelines/replay.js';
import { openBooks } from './books.js';
import { indexEvent, indexPostings } from './event-index.js';
import { indexRoll } from './rolls.js';
import type { History, TimelineFacts } from './history.js';
import { SNAPSHOT_INTERVAL, type Snapshots } from './snapshots.js';
import { insertTimeline, writeCommand, writePhase, writeTail, type Tail } from './timeline-rows.js';

/** Timelines whose end is kept folded, so that their next event costs one step. */
const OPEN_TAILS = 160;

/** Events above which others have their turn while a command is projected, and after how many milliseconds. */
const LONG_COMMAND = 100;
const SLICE_MS = 5;

/** A phase that events leave, and the last revision before. */
interface Left {
  readonly moment: Moment;
  readonly last: number;
  /** When it was left. */
  readonly at: string;
}

/** What the events of a command come to. */
interface Ahead {
  readonly played: FoldedTimeline | undefined;
  readonly left: readonly Left[];
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

  /**
   * Indexes the events of a command, and folds them where nobody has: no reader sees any of it before the timeline's row says that it goes so
   * far, and so others have their turn in between.
   * @returns the timeline after the events, and where they leave a phase
   */
  const prepare = async (
    tail: Tail,
    events: readonly RecordedEvent[],
    folded: FoldedTimeline | undefined,
  ): Promise<Ahead> => {
    const { ruleset, number } = tail;
    const folding = tail.played && folded ? known(ruleset, events, folded) : foldingOn(tail);
    const pausing = events.length > LONG_COMMAND;
    // Whoever reads in between has the row written as it was before.
    if (pausing) writeTail(database, tail);
    let { last } = tail;
    let { step } = tail.command;
    let began = performance.now();
    for (const event of events) {
      if (last !== event && !isSameStep(last, event)) step += 1;
      last = event;
      indexEvent(database, number, step, ruleset, event);
      indexPostings(database, books, number, ruleset, event);
      indexRoll(database, number, event);
      folding.take(event);
      if (!pausing || performance.now() - began < SLICE_MS) continue;
      await new Promise((resolve) => setImmediate(resolve));
      began = performance.now();
    }
    return folding.ahead();
  };

  const goOn = (tail: Tail, events: readonly RecordedEvent[], { played, left }: Ahead): void => {
    for (const event of events) take(database, tail, event);
    for (const { moment, last, at } of left) writePhase(database, tail.number, moment, last, at);
    tail.played = played;
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
        await database.whole(async () => goOn(tail, events, await prepare(tail, events, folded)));
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

/** Goes on to one event more: to its step, and to the end of a turn. */
function take(database: ReadModelDatabase, tail: Tail, event: RecordedEvent): void {
  const { number } = tail;
  if (tail.last !== event && !isSameStep(tail.last, event)) {
    writeCommand(database, tail);
    const { actor, commandId: id, revision: first } = event;
    tail.command = { actor, id, first, step: tail.command.step + 1, endsTurn: false };
  }
  tail.last = event;
  tail.dirty = true;
  if (event.type === 'timeline.TurnEnded') endTurn(database, tail, event);
  if (event.type === 'dice.SecretPublished') {
    const sql = 'UPDATE turns SET last = ? WHERE timeline = ? AND turn = ?';
    database.run(sql, event.revision, number, Number(event.data['turn']));
  }
}

/** These stand at the moment that they end, whatever the state stands at already. */
const CLOSING: readonly string[] = ['timeline.TurnEnded', 'dice.SecretPublished'];

/** Comes, event by event, to what they come to. */
interface Folding {
  take(event: RecordedEvent): void;
  ahead(): Ahead;
}

function foldingOn({ ruleset, edit, ...tail }: Tail): Folding {
  let { played } = tail;
  const left: Left[] = [];
  return {
    take: (event) => {
      const before = played && ruleset.moment(played.state);
      played = replayOne(ruleset, played, event, edit);
      const after = played && ruleset.moment(played.state);
      if (before && after && !isSameMoment(before, after))
        left.push({ moment: before, last: event.revision - 1, at: event.at });
    },
    ahead: () => ({ played, left }),
  };
}

/** Where events leave a phase is told without folding them: an event says at which moment the state stood before it. */
function known(ruleset: AnyRuleset, events: readonly RecordedEvent[], played: FoldedTimeline): Folding {
  const within = events.filter(({ type }) => !CLOSING.includes(type));
  const end = ruleset.moment(played.state);
  const left = within.flatMap((event, index) =>
    isSameMoment(event, within[index + 1] ?? end)
      ? []
      : [{ moment: event, last: event.revision - 1, at: event.at }],
  );
  return { take: () => undefined, ahead: () => ({ played, left }) };
}

const isSameMoment = (one: Moment, other: Moment): boolean =>
  one.turn === other.turn && one.phase === other.phase;

function endTurn(database: ReadModelDatabase, tail: Tail, event: RecordedEvent): void {
  const { turn, checksum } = event.data as unknown as TurnEndedData;
  const { revision } = event;
  const sql = 'INSERT OR REPLACE INTO turns VALUES (?, ?, ?, ?, ?, ?, ?)';
  database.run(sql, tail.number, turn, revision, revision, revision, checksum, event.at);
  tail.command = { ...tail.command, endsTurn: true };
}
