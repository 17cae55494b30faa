import {
  jsonEvent,
  type AllStreamResolvedEvent,
  type EventData,
  type JSONType,
  type ResolvedEvent,
} from '@eventstore/db-client';
import canonicalize from 'canonicalize';
import { StoreUnavailable, type NewRecord, type StoredRecord } from '../event-store.port.js';

/** What stands beside the data of an event. */
interface Metadata {
  readonly hash: string;
  /** Names the append that stored the event, so that a repetition can be told from a first time. */
  readonly attempt: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The server keeps ids as UUIDs and bodies as JSON: what is neither would not come back as it went in. */
export function unfitForServer(records: readonly NewRecord[]): string | null {
  for (const { id, body } of records) {
    if (!UUID.test(id)) return `${id} is no UUID in lower case`;
    if (!isCanonical(body)) return `The body of record ${id} is no canonical JSON`;
  }
  return null;
}

function isCanonical(body: string): boolean {
  try {
    return canonicalize(JSON.parse(body)) === body;
  } catch {
    return false;
  }
}

export function toEvent(record: NewRecord, attempt: string): EventData {
  const metadata: Metadata = { hash: record.hash, attempt };
  const data = JSON.parse(record.body) as JSONType;
  return jsonEvent({ id: record.id, type: record.type, data, metadata: { ...metadata } });
}

/**
 * The record an event of the server holds; null for an event that is none of ours, by its stream or by its form.
 * @param prefix of the names of our streams on the server
 */
export function toRecord(
  { event, commitPosition }: ResolvedEvent | AllStreamResolvedEvent,
  prefix: string,
): StoredRecord | null {
  if (!event || !event.streamId.startsWith(prefix)) return null;
  const metadata = event.metadata as Partial<Metadata> | undefined;
  const position = event.position?.commit ?? commitPosition;
  const stream = event.streamId.slice(prefix.length);
  // Servers before 22.10 answer the highest number instead of a position.
  if (position === undefined || position > BigInt(Number.MAX_SAFE_INTEGER))
    throw new StoreUnavailable(
      'The server gives no positions in its streams; 22.10 or later is needed',
      stream,
    );
  const body = event.isJson ? canonicalize(event.data) : undefined;
  if (body === undefined || typeof metadata?.hash !== 'string') return null;
  return {
    stream,
    index: Number(event.revision),
    position,
    id: event.id,
    type: event.type,
    body,
    hash: metadata.hash,
  };
}

/** Which append stored an event. */
export const attemptOf = ({ event }: ResolvedEvent): string | undefined =>
  (event?.metadata as Partial<Metadata> | undefined)?.attempt;
