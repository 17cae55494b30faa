import { join } from 'node:path';
import type { EventStore } from '../../src/event-store/event-store.port.js';
import { openSqliteEventStore } from '../../src/event-store/sqlite/sqlite-event-store.js';
import { hashing } from '../../src/hashing/index.js';
import type { RecordedEvent } from '../../src/kernel/index.js';
import { eventOf } from '../../src/timelines/recording.js';
import { newChainCheck } from '../../src/timelines/verification/chain.js';
import { historyFor } from '../../src/timelines/verification/history.js';

/** A command as it lies in the store. */
export interface StoredCommand {
  readonly stream: string;
  readonly actor: string;
  readonly commandId: string;
  readonly ids: readonly string[];
}

interface Body {
  readonly timelineId: string;
  readonly revision: number;
  readonly kind: string;
  readonly actor: string;
  readonly commandId: string;
}

export interface Found {
  readonly commands: readonly StoredCommand[];
  readonly problems: readonly string[];
}

/** Reads a data directory while no service runs on it. */
export async function readStored(dataDir: string): Promise<Found> {
  const store = openSqliteEventStore({ file: join(dataDir, 'events.sqlite') });
  const found = await readFrom(store);
  await store.close();
  return found;
}

/**
 * Reads a store. Problems: gaps, broken chains, commands that do not begin with their input, that do not end, that are torn
 * apart or that stand there twice.
 */
export async function readFrom(store: EventStore): Promise<Found> {
  const commands: { stream: string; actor: string; commandId: string; ids: string[] }[] = [];
  const problems: string[] = [];
  const last = new Map<string, Body>();
  const timelines = new Map<string, RecordedEvent[]>();
  const seen = new Set<string>();
  const open = new Map<string, (typeof commands)[number]>();
  for await (const { stream, id, body: text, hash } of store.readAll(null)) {
    if (!stream.startsWith('timeline-')) continue;
    const body = JSON.parse(text) as Body;
    const before = last.get(stream);
    last.set(stream, body);
    if (before && body.revision !== before.revision + 1) problems.push(`${stream} ${body.revision}: gap`);
    if (!timelines.has(stream)) timelines.set(stream, []);
    timelines.get(stream)!.push(eventOf(text, hash));
    const key = JSON.stringify([stream, body.actor, body.commandId]);
    const current = open.get(stream);
    if (current?.commandId === body.commandId && current.actor === body.actor) {
      current.ids.push(id);
      if (body.kind === 'input') problems.push(`${key}: two inputs`);
      continue;
    }
    if (body.kind !== 'input') problems.push(`${key}: begins with ${body.kind}`);
    if (seen.has(key)) problems.push(`${key}: stands there twice`);
    seen.add(key);
    const command = { stream, actor: body.actor, commandId: body.commandId, ids: [id] };
    open.set(stream, command);
    commands.push(command);
  }
  for (const [stream, events] of timelines)
    if (!events.at(-1)!.last) problems.push(`${stream}: its last command does not end`);
  /** The whole history that a stream ends: of a fork, its parent's up to it first. */
  const historyOf = (events: readonly RecordedEvent[]): readonly RecordedEvent[] => {
    const [first] = events;
    if (first?.type !== 'timeline.Forked') return events;
    const { parent, revision } = first.data as { parent: string; revision: number };
    const shared = historyOf(timelines.get(`timeline-${parent}`) ?? []);
    return [...shared.filter((each) => each.revision <= revision), ...events];
  };
  for (const [stream, events] of timelines) {
    const chain = newChainCheck(hashing, 'all');
    const history = historyFor('all', historyOf(events), () => true, hashing);
    for await (const entry of history) chain.take(entry);
    problems.push(...chain.report().problems.map(({ message }) => `${stream}: ${message}`));
  }
  return { commands, problems };
}
