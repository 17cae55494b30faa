import type { RecordedEvent } from '../kernel/index.js';
import type { StoredRecord } from '../event-store/event-store.port.js';
import { eventOf as recordedEvent } from '../timelines/recording.js';
import type { RecordedAdministration } from './campaign-record.js';
import type { RecordedChannelEvent } from './channel-record.js';

/** Names of the streams of the event store. */
export const campaignStream = (campaignId: string): string => `campaign-${campaignId}`;
export const timelineStream = (timelineId: string): string => `timeline-${timelineId}`;
/** Holds the encrypted key of the dice of a campaign (of old: the root of those of a timeline): never exported, in no answer. */
export const diceStream = (id: string): string => `dice-${id}`;
/** Holds one way by which people are told of a campaign: never exported. It is cleared when the channel is removed. */
export const channelStream = (id: string): string => `channel-${id}`;
export const SERVICE_STREAM = 'service';

/** Kinds of streams of which there are many. */
type NamedStream = 'campaign' | 'timeline' | 'dice' | 'channel';

/** What a stream name says about itself; null for streams that are not ours. */
export function streamOf(
  name: string,
): { readonly kind: NamedStream | 'service'; readonly id: string } | null {
  if (name === SERVICE_STREAM) return { kind: 'service', id: name };
  const [, kind, id] = /^(campaign|timeline|dice|channel)-(.+)$/.exec(name) ?? [];
  return kind && id ? { kind: kind as NamedStream, id } : null;
}

/** A record that is stored and cannot be read, by its stream and its place there. */
export class DamagedRecord extends Error {
  constructor(
    readonly stream: string,
    readonly index: number,
    readonly reason: string,
  ) {
    super(`Record ${index} of the stream ${stream} in the event store cannot be read: ${reason}`);
    this.name = 'DamagedRecord';
  }
}

/** What a record says. Throws DamagedRecord where it says nothing. */
export function readRecord<T>({ stream, index }: StoredRecord, read: () => T): T {
  try {
    const said = read();
    if (typeof said === 'object' && said !== null) return said;
  } catch (fault) {
    throw new DamagedRecord(stream, index, String(fault));
  }
  throw new DamagedRecord(stream, index, 'it is no event');
}

/** A timeline's event as it was recorded. Throws DamagedRecord. */
export const eventOf = (record: StoredRecord): RecordedEvent =>
  readRecord(record, () => recordedEvent(record.body, record.hash));

/** Throws DamagedRecord. */
export const administrationOf = (record: StoredRecord): RecordedAdministration =>
  readRecord(record, () => JSON.parse(record.body) as RecordedAdministration);

/** Throws DamagedRecord. */
export const channelEventOf = (record: StoredRecord): RecordedChannelEvent =>
  readRecord(record, () => JSON.parse(record.body) as RecordedChannelEvent);
