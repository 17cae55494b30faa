import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { unreachable } from '../append-rules.js';
import type { AppendResult, ClearResult } from '../event-store.port.js';
import { reasonOf } from '../reason.js';
import type { Append } from './group-commit.js';
import type { Writer } from './writer.js';
import { sent, type WritingAnswer, type WritingAsked, type WritingTask } from './writing-messages.js';

/** Stands beside this module, compiled and bundled alike; null for sources that are run as they are. */
export function writingThread(): URL | null {
  const file = new URL('./writing-thread.js', import.meta.url);
  return existsSync(file) ? file : null;
}

type Answer = WritingAnswer['answer'];

/**
 * Has a thread of its own write, made when there is something to write. One that ends leaves unknown whether it has stored what it had: that is
 * answered so, and whoever asks again asks another thread.
 */
export class WriterApart implements Writer {
  private thread: Worker | null = null;
  /** What the thread was asked and has not answered, oldest first. */
  private underWay: {
    readonly answer: (answer: Answer) => void;
    readonly ended: (reason: string) => void;
  }[] = [];

  constructor(
    private readonly file: URL,
    private readonly task: WritingTask,
    private readonly committed: (seconds: number) => void = () => undefined,
    private readonly ended: (error: Error) => void = () => undefined,
  ) {}

  store(group: readonly Append[]): Promise<readonly AppendResult[]> {
    return new Promise((resolve) =>
      this.ask(
        { store: group.map(sent) },
        (answer) => resolve(answer as readonly AppendResult[]),
        (reason) => resolve(group.map(() => unreachable(reason))),
      ),
    );
  }

  clear(stream: string, expected: number): Promise<ClearResult> {
    return new Promise((resolve) =>
      this.ask(
        { clear: { stream, expected } },
        (answer) => resolve(answer as ClearResult),
        (reason) => resolve({ ok: false, error: 'unreachable', reason }),
      ),
    );
  }

  async close(): Promise<void> {
    const { thread } = this;
    this.thread = null;
    if (!thread) return;
    const gone = once(thread, 'exit');
    thread.ref();
    thread.postMessage('close' satisfies WritingAsked);
    await gone;
  }

  private ask(asked: WritingAsked, answer: (answer: Answer) => void, ended: (reason: string) => void): void {
    const thread = (this.thread ??= this.made());
    this.underWay.push({ answer, ended });
    // Idle it keeps no process from its end.
    thread.ref();
    thread.postMessage(asked);
  }

  private made(): Worker {
    const thread = new Worker(this.file, { workerData: this.task });
    let error = new Error('it stopped');
    thread.on('message', ({ answer, commits }: WritingAnswer) => {
      this.underWay.shift()?.answer(answer);
      if (this.underWay.length === 0) thread.unref();
      commits.forEach(this.committed);
    });
    thread.on('error', (fault: Error) => (error = fault));
    thread.on('exit', () => {
      if (this.thread !== thread) return;
      this.thread = null;
      this.ended(error);
      const reason = `The thread that writes has ended (${reasonOf(error)})`;
      for (const { ended } of this.underWay.splice(0)) ended(reason);
    });
    return thread;
  }
}
