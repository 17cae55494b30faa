import { Injectable } from '@nestjs/common';
import { mayKnow } from '../../engine/index.js';
import { StoreUnavailable } from '../../event-store/event-store.port.js';
import { hashing } from '../../hashing/index.js';
import { EVERYTHING, type JsonObject, type RecordedEvent } from '../../kernel/index.js';
import type { ReadModel, Segment } from '../../read-model/index.js';
import { STORED_EVENT } from '../../timelines/export/line-shapes.js';
import type { Reader } from '../../timelines/steps.js';
import { historyFor, type HistoryEntry } from '../../timelines/verification/history.js';
import { Inject } from '../inject.js';
import { isTime, pause } from '../pause.js';
import { type TimelineView, TimelineAccess } from '../play/timeline-access.js';
import { READ_MODEL } from '../ports.js';

interface Marked {
  readonly event: RecordedEvent;
  readonly known: boolean;
}

/** A record that is stored and cannot be read. */
export class UnreadableRecord extends Error {
  constructor(
    readonly revision: number,
    cause: unknown,
  ) {
    super(`The record of revision ${revision} cannot be read: ${String(cause)}`, { cause });
    this.name = 'UnreadableRecord';
  }
}

/** Histories as their viewer may know them. */
@Injectable()
export class VisibleHistory {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly access: TimelineAccess,
  ) {}

  /** The events that the viewer may read, in order. */
  async *events(view: TimelineView, from: number, to: number): AsyncGenerator<RecordedEvent> {
    for await (const { event, known } of this.marked(view, from, to)) if (known) yield event;
  }

  /** The whole history for a proof, as far as whole commands go: of what is hidden, what binds it alone. */
  async *entries(view: TimelineView): AsyncGenerator<HistoryEntry> {
    const readable = new WeakSet<RecordedEvent>();
    async function* all(marked: AsyncIterable<Marked>): AsyncGenerator<RecordedEvent> {
      for await (const { event, known } of marked) {
        if (known) readable.add(event);
        yield event;
      }
    }
    const reader = this.readerOf(view);
    const open = this.isOver(view) ? EVERYTHING : view.viewer;
    const events = all(this.marked(view, 0, await this.end(view), open));
    yield* historyFor(reader, events, (event) => readable.has(event), hashing);
  }

  /** Whose view it is, by public facts alone: who the viewer is, never what the history happens to hide. */
  readerOf(view: TimelineView): Reader {
    const { viewer } = view;
    const isSeat = viewer.kind === 'seat';
    if (viewer.kind === 'all' || (isSeat && viewer.role === 'arbiter') || this.isOver(view)) return 'all';
    return isSeat && viewer.role === 'player' ? `seat:${viewer.seat}` : 'public';
  }

  /** When a campaign is over everything in it is public. */
  private isOver({ campaign }: TimelineView): boolean {
    return this.readModel.directory.timeline(campaign.mainTimeline)?.over ?? false;
  }

  /** Last revision of a command that the viewer may know all of in time: a capped view may end within one. */
  async end({ facts, last }: TimelineView): Promise<number> {
    const { steps } = this.readModel;
    const range = await steps.range(facts.id, await steps.of(facts.id, last));
    return range && range.last > last ? range.first - 1 : last;
  }

  private async *marked(
    view: TimelineView,
    from: number,
    to: number,
    viewer = view.viewer,
  ): AsyncGenerator<Marked> {
    for (const segment of await this.access.segments(view, from, to)) {
      for await (const event of this.stored(segment)) {
        yield { event, known: mayKnow(view.ruleset.meta, event.audience, viewer, segment.now) };
        // Others are answered in between.
        if (isTime()) await pause();
      }
    }
  }

  /** Throws UnreadableRecord where a record has not the form of an event. */
  private async *stored({ timelineId, from, to }: Omit<Segment, 'index'>): AsyncGenerator<RecordedEvent> {
    const events = this.readModel.history.events(timelineId, from, to)[Symbol.asyncIterator]();
    for (let revision = from; ; revision += 1) {
      const next = await events.next().catch((fault: unknown) => {
        if (fault instanceof StoreUnavailable) throw fault;
        throw new UnreadableRecord(revision, fault);
      });
      if (next.done) return;
      const fault = STORED_EVENT(next.value as unknown as JsonObject, '');
      if (fault !== undefined) throw new UnreadableRecord(revision, fault);
      yield next.value;
    }
  }
}
