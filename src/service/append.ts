import { setTimeout as wait } from 'node:timers/promises';
import { itemAt, lastOf } from '../kernel/index.js';
import { sizeOf } from '../event-store/append-rules.js';
import type { AppendResult, EventStore, NewRecord } from '../event-store/event-store.port.js';
import { ServiceError } from './contracts/index.js';

const BEFORE_THE_SECOND_ATTEMPT_MS = 100;

type Answered = Extract<AppendResult, { ok: true } | { error: 'moved' }>;

/**
 * Appends; asks once more where the store gave no answer (the same ids make that safe).
 * Throws ServiceError STORE_UNAVAILABLE when there is still none or no room left, BAD_USER_INPUT when it is too much at once.
 */
export async function appendSurely(
  store: EventStore,
  stream: string,
  expected: number,
  records: readonly NewRecord[],
): Promise<Answered> {
  const first = await answered(store.append(stream, expected, records, { fresh: true }));
  if ('ok' in first) return first;
  await wait(BEFORE_THE_SECOND_ATTEMPT_MS);
  const second = await answered(store.append(stream, expected, records));
  if ('ok' in second) return second;
  throw new ServiceError(
    'STORE_UNAVAILABLE',
    `The event store does not answer (${second.reason}). Try again with the same commandId: it is stored once`,
  );
}

async function answered(append: Promise<AppendResult>): Promise<Answered | { readonly reason: string }> {
  const result = await append;
  if (result.ok || result.error === 'moved') return result;
  if (result.error === 'unreachable') return { reason: result.reason };
  const [code, why] =
    result.error === 'full'
      ? (['STORE_UNAVAILABLE', 'has no room left'] as const)
      : (['BAD_USER_INPUT', 'cannot take this'] as const);
  throw new ServiceError(code, `The event store ${why}; nothing was stored: ${result.reason}`);
}

/** Bytes of one part of what makes a new stream; a record that is larger is a part of its own. */
const PART_BYTES = 400_000;

/** Cuts records into parts that any store takes at once. */
export function partsOf(records: readonly NewRecord[]): readonly (readonly NewRecord[])[] {
  const parts: NewRecord[][] = [];
  let size = Infinity;
  for (const record of records) {
    size += sizeOf([record]);
    if (size > PART_BYTES) {
      parts.push([]);
      size = sizeOf([record]);
    }
    lastOf(parts).push(record);
  }
  return parts;
}

/**
 * Makes a new stream, in parts. Where an earlier try was interrupted, the same records are gone on with: they follow from
 * the time of the first.
 * @param recordsAt what the stream is made of, for the time at which its making began
 * @returns `stood` when all of it was there; `other` when something else is
 */
export async function makeStream(
  store: EventStore,
  stream: string,
  now: string,
  recordsAt: (at: string) => Promise<readonly NewRecord[]>,
): Promise<'made' | 'stood' | 'other'> {
  for (;;) {
    const standing = await standingIn(store, stream);
    const records = await recordsAt(standing.begunAt ?? now);
    if (standing.hashes.some((hash, at) => at < records.length && hash !== itemAt(records, at).hash))
      return 'other';
    let length = standing.hashes.length;
    if (length >= records.length) return 'stood';
    let moved = false;
    for (const part of partsOf(records.slice(length))) {
      const result = await appendSurely(store, stream, length, part);
      moved = !result.ok;
      // Another node makes the same stream: what it has stored is gone on with.
      if (moved) break;
      length += part.length;
    }
    if (!moved) return 'made';
  }
}

async function standingIn(store: EventStore, stream: string) {
  let begunAt: string | null = null;
  const hashes: string[] = [];
  for await (const { body, hash } of store.read(stream)) {
    begunAt ??= (JSON.parse(body) as { readonly at: string }).at;
    hashes.push(hash);
  }
  return { begunAt, hashes };
}
