import type { AppendResult } from '../../event-store/event-store.port.js';

interface Stream {
  /** Appends that are not answered yet. */
  asked: number;
  /** How long the read model has shown it meanwhile: it may be before the answer. */
  shown: number;
  /** How long it is by the answers, and since when; null where none has come. */
  answered: { readonly length: number; readonly at: number } | null;
}

/** Appends that the read model does not show yet, and how long it takes to. */
export class Unprojected {
  private readonly streams = new Map<string, Stream>();

  /** @param took is told, once an append is shown, how many seconds after its answer that was; 0 where it was before */
  constructor(private readonly took: (seconds: number) => void) {}

  /** Streams that are longer by what was answered than the read model shows them. */
  get size(): number {
    return [...this.streams.values()].filter(({ answered }) => answered !== null).length;
  }

  async append(stream: string, appended: () => Promise<AppendResult>): Promise<AppendResult> {
    const waiting = this.streams.get(stream) ?? { asked: 0, shown: 0, answered: null };
    this.streams.set(stream, waiting);
    waiting.asked += 1;
    try {
      const result = await appended();
      if (result.ok)
        waiting.answered = { at: waiting.answered?.at ?? performance.now(), length: result.length };
      return result;
    } finally {
      waiting.asked -= 1;
      this.finish(stream, waiting);
    }
  }

  projected(stream: string, length: number): void {
    const waiting = this.streams.get(stream);
    if (!waiting) return;
    waiting.shown = Math.max(waiting.shown, length);
    this.finish(stream, waiting);
  }

  private finish(stream: string, { asked, shown, answered }: Stream): void {
    if (answered && shown < answered.length) return;
    if (answered) this.took((performance.now() - answered.at) / 1000);
    const waiting = this.streams.get(stream);
    if (waiting) waiting.answered = null;
    if (asked === 0) this.streams.delete(stream);
  }
}
