import type { DraftEvent, RecordedEvent, Seat } from '../../kernel/index.js';
import type { NewRecord } from '../../event-store/event-store.port.js';
import { recordEvents, type Recording } from '../../timelines/recording.js';
import type { ServiceKey } from '../auth/service-key.js';
import { hashing } from '../../hashing/index.js';
import { eventId } from './identity.js';

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

/** Makes records of a command's events: ids and salts follow from what the command is. */
export function recordCommand(
  key: ServiceKey,
  command: RecordedCommand,
  drafts: readonly DraftEvent[],
): readonly Recording[] {
  const { timelineId, actor, commandId, at, revision } = command;
  const salt = (purpose: string, place: number): string =>
    key.derive(purpose, timelineId, place, at).toString('hex').slice(0, 32);
  const places = placesAmongEqual(drafts);
  return recordEvents(
    drafts,
    {
      ...command,
      // The place in its command, which counts what is hidden before it, cannot be found out from an id.
      newId: (index) =>
        eventId(at, key.derive('id', timelineId, actor, commandId, ...places[index]!).toString('hex')),
      newSalt: (index) => salt('salt', revision + index),
      stepSalt: salt('step', revision),
    },
    hashing,
  );
}

export const eventsOf = (recordings: readonly Recording[]): readonly RecordedEvent[] =>
  recordings.map((each) => each.event);

export const recordsOf = (recordings: readonly Recording[]): readonly NewRecord[] =>
  recordings.map(({ event, body }) => ({ id: event.id, type: event.type, body, hash: event.hash }));

/** Places of events among those of the same audience: an id tells its readers nothing of what others were told. */
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
