import type { RecordedEvent } from '../../kernel/index.js';
import { mayKnow } from '../../engine/index.js';
import { hashing } from '../../hashing/index.js';
import type { ReadModel } from '../../read-model/index.js';
import type { Reader } from '../../timelines/steps.js';
import { historyFor, type HistoryEntry } from '../../timelines/verification/history.js';
import { isTime, pause } from '../pause.js';
import type { TimelineView, TimelineViews } from './timeline-views.js';

interface Told {
  readonly event: RecordedEvent;
  readonly known: boolean;
}

/** Histories as their viewer may know them. */
export class VisibleHistory {
  constructor(
    private readonly readModel: ReadModel,
    private readonly views: TimelineViews,
  ) {}

  /** The events that the viewer may read, in order. */
  async *events(view: TimelineView, from: number, to: number): AsyncGenerator<RecordedEvent> {
    for await (const { event, known } of this.told(view, from, to)) if (known) yield event;
  }

  /** The whole history for a proof, as far as whole commands go: of what is hidden, what binds it alone. */
  async *entries(view: TimelineView): AsyncGenerator<HistoryEntry> {
    const readable = new WeakSet<RecordedEvent>();
    async function* all(told: AsyncIterable<Told>): AsyncGenerator<RecordedEvent> {
      for await (const { event, known } of told) {
        if (known) readable.add(event);
        yield event;
      }
    }
    const events = all(this.told(view, 0, await this.end(view)));
    yield* historyFor(readerOf(view), events, (event) => readable.has(event), hashing);
  }

  /** Last revision of a command that the viewer may know all of in time: a capped view may end within one. */
  async end({ facts, last }: TimelineView): Promise<number> {
    const { steps } = this.readModel;
    const range = await steps.range(facts.id, await steps.of(facts.id, last));
    return range && range.last > last ? range.first - 1 : last;
  }

  private async *told(view: TimelineView, from: number, to: number): AsyncGenerator<Told> {
    for (const segment of await this.views.segments(view, from, to)) {
      for await (const event of this.readModel.history.events(segment.timelineId, segment.from, segment.to)) {
        yield { event, known: mayKnow(view.ruleset.meta, event.audience, view.viewer, segment.now) };
        // Others are answered in between.
        if (isTime()) await pause();
      }
    }
  }
}

/** By public facts alone: who the viewer is, never what the history happens to hide. */
export function readerOf({ viewer }: Pick<TimelineView, 'viewer'>): Reader {
  if (viewer.kind === 'all' || (viewer.kind === 'seat' && viewer.role === 'arbiter')) return 'all';
  return viewer.kind === 'seat' && viewer.role === 'player' ? `seat:${viewer.seat}` : 'public';
}
