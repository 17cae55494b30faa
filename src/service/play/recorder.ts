import type { NewRecord } from '../../event-store/event-store.port.js';
import { hashing } from '../../hashing/index.js';
import { itemAt, type DraftEvent, type RecordedEvent, type Seat } from '../../kernel/index.js';
import { recordEvents, type Recording } from '../../timelines/recording.js';
import type { ServiceKey } from '../auth/service-key.js';
import { ServiceError } from '../contracts/index.js';
import { eventId } from '../identity.js';
import type { TimelineHead } from './timeline-heads.js';

export interface RecordedCommand {
  readonly timelineId: string;
  readonly commandId: string;
  readonly actor: string;
  readonly spokenBy?: string | undefined;
  readonly at: string;
  readonly seats: readonly Seat[];
  readonly revision: number;
  readonly previousHash: string;
}

/** A command behind a place in the timeline. */
export const placed = (
  { facts, played }: Pick<TimelineHead, 'facts' | 'played'>,
  { revision, hash: previousHash }: Pick<TimelineHead, 'revision' | 'hash'>,
  command: Pick<RecordedCommand, 'commandId' | 'actor' | 'spokenBy' | 'at'>,
): RecordedCommand => ({
  ...command,
  timelineId: facts.id,
  seats: played.seats,
  revision: revision + 1,
  previousHash,
});

/** Makes records of a command's events: ids and salts follow from what the command is. */
export function recordCommand(
  key: ServiceKey,
  command: RecordedCommand,
  drafts: readonly DraftEvent[],
): readonly Recording[] {
  const { timelineId, actor, commandId, at } = command;
  const made = (purpose: string, ...place: readonly (string | number)[]): string =>
    key.derive(purpose, timelineId, actor, commandId, at, ...place).toString('hex');
  const places = placesAmongEqual(drafts);
  return recordEvents(
    drafts,
    {
      ...command,
      newId: (index) => eventId(at, made('id', ...itemAt(places, index))),
      newSalt: (index) => made('salt', ...itemAt(places, index)).slice(0, 32),
      stepSalt: made('step').slice(0, 32),
    },
    hashing,
  );
}

/** Bytes of the largest event of play that is stored. */
const LARGEST_EVENT_BYTES = 262_144;

/** Throws BAD_USER_INPUT where a command would store an event that is too large to be borne for ever. */
export function checkSizes(recordings: readonly Recording[]): void {
  // No character has more than three bytes.
  const large = recordings.find(
    ({ body }) => 3 * body.length > LARGEST_EVENT_BYTES && Buffer.byteLength(body) > LARGEST_EVENT_BYTES,
  );
  if (!large) return;
  const kilobytes = Math.ceil(Buffer.byteLength(large.body) / 1024);
  throw new ServiceError(
    'BAD_USER_INPUT',
    large.event.kind === 'input'
      ? `This command has ${kilobytes} KiB, and 256 KiB is the most that is stored at once; nothing was stored: give it in several smaller ones`
      : `What follows from this command has ${kilobytes} KiB in one event (${large.event.type}), and 256 KiB is the most; nothing was stored`,
  );
}

export const eventsOf = (recordings: readonly Recording[]): readonly RecordedEvent[] =>
  recordings.map((each) => each.event);

export const recordsOf = (recordings: readonly Recording[]): readonly NewRecord[] =>
  recordings.map(({ event, body }) => ({ id: event.id, type: event.type, body, hash: event.hash }));

/** Places of events among those of the same audience: neither ids nor salts follow from what others were told. */
function placesAmongEqual(
  drafts: readonly DraftEvent[],
): readonly (readonly [audience: string, place: number])[] {
  const counts = new Map<string, number>();
  return drafts.map(({ audience }) => {
    const text = JSON.stringify(audience);
    const place = counts.get(text) ?? 0;
    counts.set(text, place + 1);
    return [text, place];
  });
}
