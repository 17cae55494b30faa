import type { RecordedEvent } from '../kernel/index.js';
import type { StoredRecord } from '../event-store/event-store.port.js';
import { eventOf as recordedEvent } from '../timelines/recording.js';
import type { RecordedAdministration } from './campaign-record.js';

/** Names of the streams of the event store. */
export const campaignStream = (campaignId: string): string => `campaign-${campaignId}`;
export const timelineStream = (timelineId: string): string => `timeline-${timelineId}`;
/** Holds the encrypted key of the dice of a campaign (of old: the root of those of a timeline): never exported, in no answer. */
export const diceStream = (id: string): string => `dice-${id}`;
export const SERVICE_STREAM = 'service';

/** What a stream name says about itself; null for streams that are not ours. */
export function streamOf(
  name: string,
): { readonly kind: 'campaign' | 'timeline' | 'dice' | 'service'; readonly id: string } | null {
  if (name === SERVICE_STREAM) return { kind: 'service', id: name };
  const [, kind, id] = /^(campaign|timeline|dice)-(.+)$/.exec(name) ?? [];
  return kind && id ? { kind: kind as 'campaign' | 'timeline' | 'dice', id } : null;
}

/** A timeline's event as it was recorded. */
export const eventOf = (record: StoredRecord): RecordedEvent => recordedEvent(record.body, record.hash);

export const administrationOf = (record: StoredRecord): RecordedAdministration =>
  JSON.parse(record.body) as RecordedAdministration;
