import { itemAt, lastOf, type RecordedEvent } from '../kernel/index.js';
import {
  StoreUnavailable,
  type EventStore,
  type StoredRecord,
  type Subscription,
} from '../event-store/event-store.port.js';
import type { Row } from '../event-store/sqlite/driver.js';
import { LRUCache } from 'lru-cache';
import type { AnyRuleset, FoldedTimeline } from '../engine/index.js';
import { SPOILED, type ReadModelDatabase } from './database.js';
import { Gathering, type CommandRecord, type CommandRecords } from './gathering.js';
import type { History } from './history.js';
import { openLengths } from './lengths.js';
import { projectCampaigns } from './project-campaign.js';
import { projectChannels } from './project-channel.js';
import { projectTimelines } from './project-timeline.js';
import type { Snapshots } from './snapshots.js';
import { administrationOf, channelEventOf, DamagedRecord, streamOf, timelineStream } from './streams.js';

/** Between a broken subscription and the next attempt. */
const RETRY_MS = 1000;
/** After so long without news, commands that do not say where they end are looked at. */
const QUIET_MS = 100;

/** Commands that were judged and are not projected yet, of all timelines; beyond that they are folded again. */
const EXPECTED = 500;

/** A record up to which everything is projected. */
export interface Mark {
  readonly position: bigint;
  readonly stream: string;
  readonly index: number;
  readonly hash: string;
}

export type Agreement = 'agrees' | 'lost' | 'other';

/** See `Projector.agreement`. */
export async function agreementWith(store: EventStore, mark: Mark | null): Promise<Agreement> {
  if (!mark) return 'agrees';
  const { stream, index, hash, position } = mark;
  for await (const found of store.read(stream, { from: index, to: index }))
    return found.hash === hash && found.position === position ? 'agrees' : 'other';
  return 'lost';
}

/** How far the read model has come, and who waits for it. What one command stored becomes visible as a whole. */
export interface Projector {
  /** Follows the store from the checkpoint on; old records first. */
  follow(failed: (error: unknown) => void): void;
  /** Number of records of a stream that are projected: up to the end of a command. */
  length(stream: string): number;
  /** Resolves when so many records of a stream are projected (true), or when the time is up (false). */
  reached(stream: string, length: number, withinMs: number): Promise<boolean>;
  /** Resolves when everything that stood in the store at the call is projected. Throws StoreUnavailable. */
  caughtUp(withinMs?: number): Promise<void>;
  /**
   * Takes what whoever judges a command has folded, before it is stored: the timeline after a step that ends with an event of
   * this hash. What is stored so need not be folded again; what is stored otherwise is.
   */
  expect(timelineId: string, hash: string, folded: FoldedTimeline): void;
  /** Called with the stream and its new length whenever a command is projected. */
  onProjected(listener: (stream: string, length: number) => void): () => void;
  /** Position up to which every record is projected; null before the first. */
  position(): bigint | null;
  /**
   * Whether the store still holds the newest projected record as it was: `lost` where there is none at its place, `other`
   * where another one is. Throws StoreUnavailable.
   */
  agreement(): Promise<Agreement>;
  /** False while the subscription is broken. */
  following(): boolean;
  /** What kept a stream from being projected to its end: what is known of it is not all; null where nothing did. */
  damage(stream: string): DamagedRecord | null;
  close(): Promise<void>;
}

export function openProjector(
  store: EventStore,
  database: ReadModelDatabase,
  history: History,
  snapshots: Snapshots,
  rulesets: readonly AnyRuleset[],
): Projector {
  const campaigns = projectCampaigns(database);
  const channels = projectChannels(database);
  const knows = (code: string): boolean => rulesets.some((each) => each.meta.code === code);
  const timelines = projectTimelines(database, history, snapshots, knows);
  const lengths = openLengths(database);
  const gathering = new Gathering<Mark | null>();
  const inTurn = oneByOne();
  const listeners = new Set<(stream: string, length: number) => void>();
  /** Where a reader must begin so that it misses nothing, and the newest record that was read. */
  let mark = readMark(database);
  let read = mark;
  let subscription: Subscription | null = null;
  let retry: NodeJS.Timeout | null = null;
  let quiet: NodeJS.Timeout | null = null;
  let closed = false;
  let broken = false;
  let report: (error: unknown) => void = () => undefined;
  const spoiled = new Map<string, DamagedRecord>();
  const expected = new LRUCache<string, FoldedTimeline>({ max: EXPECTED });

  database.beforeCommit(() => {
    lengths.write();
    if (mark) writeFact(database, MARK, JSON.stringify({ ...mark, position: String(mark.position) }));
  });

  const taken = ({ stream, hash }: StoredRecord): FoldedTimeline | undefined => {
    const key = `${stream} ${hash}`;
    const folded = expected.get(key);
    expected.delete(key);
    return folded;
  };

  const apply = async (records: CommandRecords): Promise<void> => {
    const stream = streamOf(itemAt(records, 0).stream);
    if (stream?.kind === 'timeline') await timelines.apply(records.map(eventSaid), taken(lastOf(records)));
    else if (stream?.kind === 'campaign')
      await database.whole(() => records.forEach((record) => campaigns.apply(administrationOf(record))));
    else if (stream?.kind === 'channel') records.forEach((record) => channels.apply(channelEventOf(record)));
    else if (stream?.kind === 'service') records.forEach((record) => projectService(database, record));
  };

  /** One history that cannot be read shall not keep all others from being read. */
  const spoil = ({ index, stream }: StoredRecord, error: unknown): void => {
    if (error instanceof StoreUnavailable) throw error;
    const damage = error instanceof DamagedRecord ? error : new DamagedRecord(stream, index, String(error));
    spoiled.set(stream, damage);
    gathering.drop(stream);
    writeFact(database, SPOILED, stream);
    report(damage);
  };

  const project = async (records: CommandRecords): Promise<void> => {
    const { stream, index } = lastOf(records);
    const fresh = records.filter((record) => record.index >= lengths.of(stream));
    const [first] = fresh;
    if (first) {
      if (first.index > lengths.of(stream)) spoil(first, new Error('Records before it are missing'));
      else if (!spoiled.has(stream)) await apply(fresh).catch((error: unknown) => spoil(first, error));
      lengths.set(stream, index + 1);
    }
    for (const listener of listeners) listener(stream, index + 1);
  };

  const gathered = (record: StoredRecord): readonly CommandRecords[] => {
    try {
      return gathering.take(record, read);
    } catch (fault) {
      spoil(record, fault);
      return [];
    }
  };

  /** Whoever waits for records of a stream that cannot be projected shall not wait without end. */
  const passBy = (stream: string, length: number): void => {
    lengths.set(stream, Math.max(length, lengths.of(stream)));
    for (const listener of listeners) listener(stream, length);
  };

  const take = async (record: StoredRecord): Promise<void> => {
    const { position, stream, index, hash } = record;
    if (!spoiled.has(stream)) for (const records of gathered(record)) await project(records);
    if (spoiled.has(stream)) passBy(stream, index + 1);
    read = { position, stream, index, hash };
    goOn();
  };

  const goOn = (): void => {
    const oldest = gathering.oldest();
    mark = oldest === undefined ? read : oldest;
    if (oldest !== undefined && !closed) quiet ??= setTimeout(look, QUIET_MS);
    for (const listener of listeners) listener('', 0);
  };

  /** Old records do not say where a command ends: it has ended where nothing more is stored in its stream. */
  const look = (): void => {
    quiet = null;
    void inTurn(async () => {
      for (const { stream, index } of gathering.waiting()) {
        if (closed || (await store.length(stream)) > index + 1) continue;
        await project(gathering.records(stream));
        gathering.close(stream);
      }
      goOn();
    }).catch(report);
  };

  const until = (done: () => boolean, withinMs: number | null): Promise<boolean> =>
    new Promise((resolve) => {
      if (done()) return resolve(true);
      const timer = withinMs === null ? null : setTimeout(() => finish(false), withinMs);
      const check = (): void => void (done() && finish(true));
      const finish = (answer: boolean): void => {
        if (timer) clearTimeout(timer);
        listeners.delete(check);
        resolve(answer);
      };
      listeners.add(check);
    });

  const follow = (failed: (error: unknown) => void): void => {
    broken = false;
    report = failed;
    gathering.clear();
    read = mark;
    const deliver = (record: StoredRecord): Promise<void> => inTurn(() => take(record));
    subscription = store.subscribe(mark?.position ?? null, deliver, (error) => {
      if (closed) return;
      broken = true;
      failed(error);
      retry = setTimeout(() => follow(failed), RETRY_MS);
    });
  };

  return {
    follow,
    length: (stream) => lengths.of(stream),
    reached: (stream, length, withinMs) => until(() => lengths.of(stream) >= length, withinMs),
    caughtUp: async (withinMs) => {
      const last = await store.lastPosition();
      const there = (): boolean => closed || (mark?.position ?? -1n) >= (last ?? -1n);
      await until(there, withinMs ?? null);
    },
    expect: (timelineId, hash, folded) => void expected.set(`${timelineStream(timelineId)} ${hash}`, folded),
    onProjected: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    position: () => mark?.position ?? null,
    agreement: () => agreementWith(store, mark),
    following: () => subscription !== null && !broken,
    damage: (stream) => spoiled.get(stream) ?? null,
    close: async () => {
      closed = true;
      if (retry) clearTimeout(retry);
      if (quiet) clearTimeout(quiet);
      await subscription?.close();
      await inTurn(async () => undefined);
      for (const listener of [...listeners]) listener('', 0);
    },
  };
}

/** What was read belongs to nobody else. */
const eventSaid = ({ said, hash }: CommandRecord): RecordedEvent =>
  Object.assign(said as RecordedEvent, { hash });

/** Runs what is asked of it one after the other. */
function oneByOne(): <T>(work: () => Promise<T>) => Promise<T> {
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = before.then(work);
    before = turn.catch(() => undefined);
    return turn;
  };
}

/** Key of the fact that holds the mark. */
const MARK = 'mark';
export const MARK_OF = `SELECT value FROM facts WHERE key = '${MARK}'`;

/** The mark that a row of `MARK_OF` holds. */
export function markOf({ value }: Row): Mark {
  const { position, ...rest } = JSON.parse(String(value)) as Mark & { readonly position: string };
  return { ...rest, position: BigInt(position) };
}

function readMark(database: ReadModelDatabase): Mark | null {
  const row = database.get(MARK_OF);
  return row ? markOf(row) : null;
}

function writeFact(database: ReadModelDatabase, key: string, value: string): void {
  database.run('INSERT OR REPLACE INTO facts VALUES (?, ?)', key, value);
}

function projectService(database: ReadModelDatabase, record: StoredRecord): void {
  if (record.type !== 'service.AdminTokenSet') return;
  const { hash } = (JSON.parse(record.body) as { data: { hash: string } }).data;
  writeFact(database, 'admin-token', hash);
}
