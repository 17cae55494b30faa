import type { DraftEvent, RecordedEvent } from '../../kernel/index.js';
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
  return recordEvents(
    drafts,
    {
      ...command,
      newId: (index) => eventId(at, timelineId, actor, commandId, index),
      newSalt: (index) =>
        key
          .derive('salt', timelineId, revision + index, at)
          .toString('hex')
          .slice(0, 32),
    },
    hashing,
  );
}

export const eventsOf = (recordings: readonly Recording[]): readonly RecordedEvent[] =>
  recordings.map((each) => each.event);

export const recordsOf = (recordings: readonly Recording[]): readonly NewRecord[] =>
  recordings.map(({ event, body }) => ({ id: event.id, type: event.type, body, hash: event.hash }));
