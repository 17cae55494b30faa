import { lastOf, type RecordedEvent } from '../../kernel/index.js';
import type { FoldedTimeline } from '../../engine/index.js';
import type { NewRecord } from '../../event-store/event-store.port.js';
import type { Recording } from '../../timelines/recording.js';
import type { PlayResult } from '../contracts/index.js';
import type { StoredCommand } from './judgement.js';
import { eventsOf, recordsOf } from './recorder.js';
import type { TimelineHead } from './timeline-heads.js';

/** What one of a batch of commands will be answered once the batch is stored. */
export type Ruling =
  | { readonly kind: 'answer'; readonly result: PlayResult }
  | { readonly kind: 'error'; readonly error: unknown }
  | { readonly kind: 'done'; readonly deed: StoredCommand; readonly repeated: boolean };

/** Commands of one timeline on their way into one append, each judged on what the ones before it did. */
export class CommandBatch {
  readonly records: NewRecord[] = [];
  readonly events: RecordedEvent[] = [];
  private readonly deeds = new Map<string, StoredCommand>();

  constructor(public head: TimelineHead) {}

  /** What an earlier command of the same batch did under this actor and commandId. */
  deed(actor: string, commandId: string): StoredCommand | null {
    return this.deeds.get(JSON.stringify([actor, commandId])) ?? null;
  }

  /** Each command that it holds, as it leaves the timeline. */
  done(): Iterable<StoredCommand> {
    return this.deeds.values();
  }

  add(
    actor: string,
    commandId: string,
    recordings: readonly Recording[],
    played: FoldedTimeline,
  ): StoredCommand {
    const step = this.head.step + 1;
    const deed = { events: eventsOf(recordings), step, played };
    const last = lastOf(deed.events);
    this.deeds.set(JSON.stringify([actor, commandId]), deed);
    this.records.push(...recordsOf(recordings));
    this.events.push(...deed.events);
    this.head = { ...this.head, played, revision: last.revision, step, hash: last.hash, at: last.at };
    return deed;
  }
}
