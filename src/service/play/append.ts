import { setTimeout as wait } from 'node:timers/promises';
import type { AppendResult, EventStore, NewRecord } from '../../event-store/event-store.port.js';
import { ServiceError } from '../contracts/index.js';

const BEFORE_THE_SECOND_ATTEMPT_MS = 100;

type Answered = Extract<AppendResult, { ok: true } | { error: 'moved' }>;

/**
 * Appends; asks once more where the store gave no answer (the same ids make that safe).
 * Throws ServiceError STORE_UNAVAILABLE when there is still none, or when the store takes no more.
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
  const why = result.error === 'full' ? 'has no room left' : 'cannot take this';
  throw new ServiceError('STORE_UNAVAILABLE', `The event store ${why}; nothing was stored: ${result.reason}`);
}
