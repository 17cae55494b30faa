import { gunzipSync, gzipSync } from 'node:zlib';
import {
  binaryEvent,
  jsonEvent,
  type AllStreamResolvedEvent,
  type EventData,
  type JSONType,
  type RecordedEvent,
  type ResolvedEvent,
} from '@eventstore/db-client';
import canonicalize from 'canonicalize';
import { itemAt } from '../../kernel/index.js';
import { sizeOf } from '../append-rules.js';
import { StoreUnavailable, type NewRecord, type StoredRecord } from '../event-store.port.js';

/** What stands beside the data of an event. */
interface Metadata {
  readonly hash: string;
  /** Names the append that stored the event, so that a repetition can be told from a first time. */
  readonly attempt: string;
  /** How the body is packed, where it is. */
  readonly packed?: 'gzip';
}

/** Bytes of an append above which its bodies are packed, and of a body that is worth it. */
const PACKED_APPEND = 500_000;
const PACKED_BODY = 1000;

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

/**
 * The records of an append as the server takes them: as JSON, or packed where they are so many that the server might find
 * them too large.
 */
export function toEvents(records: readonly NewRecord[], attempt: string): readonly EventData[] {
  const large = sizeOf(records) > PACKED_APPEND;
  return records.map(({ id, type, body, hash }) => {
    const metadata: Metadata = { hash, attempt };
    if (large && body.length > PACKED_BODY) {
      return binaryEvent({ id, type, data: gzipSync(body), metadata: { ...metadata, packed: 'gzip' } });
    }
    return jsonEvent({ id, type, data: JSON.parse(body) as JSONType, metadata: { ...metadata } });
  });
}

/** What an append of these records counts for on the server, in bytes. */
export function sizeOnServer(records: readonly NewRecord[], events: readonly EventData[]): number {
  const saved = events.map(({ data }, at) =>
    data instanceof Uint8Array ? Buffer.byteLength(itemAt(records, at).body) - data.length : 0,
  );
  return sizeOf(records) - saved.reduce((sum, each) => sum + each, 0);
}

const bodyOf = (event: RecordedEvent, { packed }: Partial<Metadata> = {}): string | undefined => {
  if (event.isJson) return canonicalize(event.data);
  return packed === 'gzip' ? gunzipSync(event.data as Uint8Array).toString() : undefined;
};

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
  const body = bodyOf(event, metadata);
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
