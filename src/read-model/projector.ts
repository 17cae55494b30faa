import {
  StoreUnavailable,
  type EventStore,
  type StoredRecord,
  type Subscription,
} from '../event-store/event-store.port.js';
import type { AnyRuleset } from '../engine/index.js';
import { SPOILED, type ReadModelDatabase } from './database.js';
import type { History } from './history.js';
import { projectCampaigns } from './project-campaign.js';
import { projectTimelines } from './project-timeline.js';
import type { Snapshots } from './snapshots.js';
import { administrationOf, eventOf, streamOf } from './streams.js';

/** Between a broken subscription and the next attempt. */
const RETRY_MS = 1000;

/** How far the read model has come, and who waits for it. */
export interface Projector {
  /** Follows the store from the checkpoint on; old records first. */
  follow(failed: (error: unknown) => void): void;
  /** Number of records of a stream that are projected. */
  length(stream: string): number;
  /** Resolves when so many records of a stream are projected (true), or when the time is up (false). */
  reached(stream: string, length: number, withinMs: number): Promise<boolean>;
  /** Resolves when everything that stood in the store at the call is projected. Throws StoreUnavailable. */
  caughtUp(withinMs?: number): Promise<void>;
  /** Called with every projected record's stream and new length. */
  onProjected(listener: (stream: string, length: number) => void): () => void;
  /** Position of the newest projected record; null before the first. */
  position(): bigint | null;
  /** False while the subscription is broken. */
  following(): boolean;
  /** True for a stream that could not be projected to its end: what is known of it must not be shown. */
  spoiled(stream: string): boolean;
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
  const knows = (code: string): boolean => rulesets.some((each) => each.meta.code === code);
  const timelines = projectTimelines(database, history, snapshots, knows);
  const lengths = openLengths(database);
  const listeners = new Set<(stream: string, length: number) => void>();
  let position = readPosition(database);
  let subscription: Subscription | null = null;
  let retry: NodeJS.Timeout | null = null;
  let closed = false;
  let broken = false;
  let report: (error: unknown) => void = () => undefined;
  const spoiled = new Set<string>();

  database.beforeCommit(() => {
    lengths.write();
    if (position !== null) writeFact(database, 'position', String(position));
  });

  const apply = async (record: StoredRecord): Promise<void> => {
    const stream = streamOf(record.stream);
    if (stream?.kind === 'campaign') campaigns.apply(administrationOf(record));
    else if (stream?.kind === 'timeline') await timelines.apply(eventOf(record));
    else if (stream?.kind === 'service') projectService(database, record);
  };

  /** One history that a ruleset cannot read shall not keep all others from being read. */
  const spoil = (record: StoredRecord, error: unknown): void => {
    if (error instanceof StoreUnavailable) throw error;
    spoiled.add(record.stream);
    writeFact(database, SPOILED, record.stream);
    report(new Error(`Record ${record.index} of ${record.stream} cannot be projected`, { cause: error }));
  };

  const project = async (record: StoredRecord): Promise<void> => {
    if (record.index >= lengths.of(record.stream)) {
      if (!spoiled.has(record.stream)) await apply(record).catch((error: unknown) => spoil(record, error));
      lengths.set(record.stream, record.index + 1);
    }
    position = record.position;
    for (const listener of listeners) listener(record.stream, record.index + 1);
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
    subscription = store.subscribe(position, project, (error) => {
      if (closed) return;
      broken = true;
      failed(error);
      retry = setTimeout(() => follow(failed), RETRY_MS).unref();
    });
  };

  return {
    follow,
    length: (stream) => lengths.of(stream),
    reached: (stream, length, withinMs) => until(() => lengths.of(stream) >= length, withinMs),
    caughtUp: async (withinMs) => {
      const last = await store.lastPosition();
      if (last !== null)
        await until(() => closed || (position !== null && position >= last), withinMs ?? null);
    },
    onProjected: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    position: () => position,
    following: () => subscription !== null && !broken,
    spoiled: (stream) => spoiled.has(stream),
    close: async () => {
      closed = true;
      if (retry) clearTimeout(retry);
      await subscription?.close();
      for (const listener of [...listeners]) listener('', 0);
    },
  };
}

function openLengths(database: ReadModelDatabase) {
  const known = new Map<string, number>();
  const dirty = new Set<string>();
  const of = (stream: string): number => {
    const length = known.get(stream);
    if (length !== undefined) return length;
    const stored = Number(
      database.get('SELECT length FROM streams WHERE stream = ?', stream)?.['length'] ?? 0,
    );
    known.set(stream, stored);
    return stored;
  };
  const set = (stream: string, length: number): void => {
    known.set(stream, length);
    dirty.add(stream);
  };
  const write = (): void => {
    for (const stream of dirty) {
      database.run('INSERT OR REPLACE INTO streams VALUES (?, ?)', stream, known.get(stream)!);
    }
    dirty.clear();
  };
  return { of, set, write };
}

const readPosition = (database: ReadModelDatabase): bigint | null => {
  const row = database.get("SELECT value FROM facts WHERE key = 'position'");
  return row ? BigInt(String(row['value'])) : null;
};

function writeFact(database: ReadModelDatabase, key: string, value: string): void {
  database.run('INSERT OR REPLACE INTO facts VALUES (?, ?)', key, value);
}

function projectService(database: ReadModelDatabase, record: StoredRecord): void {
  if (record.type !== 'service.AdminTokenSet') return;
  const { hash } = (JSON.parse(record.body) as { data: { hash: string } }).data;
  writeFact(database, 'admin-token', hash);
}
