import { existsSync } from 'node:fs';
import { serialize } from 'node:v8';
import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { AnyRuleset } from '../../engine/index.js';
import { eventOf, type Recording } from '../../timelines/recording.js';
import type { ServiceKey } from '../auth/service-key.js';
import { pause } from '../pause.js';
import { judgesHere, type Case, type Judged, type Judges } from '../play/judges.js';
import type { CaseSent, Heading, Piece } from './judging-thread.js';

/** Stands beside this module, compiled and bundled alike; sources that are run as they are have no thread. */
const THREAD = new URL('./judging-thread.js', import.meta.url);

/**
 * Bytes of a case under which it is judged sooner than sent: its phase closes in a few milliseconds. A rough measure: the same case may be
 * written in up to twice as many bytes, as the engine happens to keep its numbers and texts.
 */
const LEAST_BYTES = 65_536;

/** @param file of the compiled thread */
export const openJudges = (
  rulesets: readonly AnyRuleset[],
  key: ServiceKey,
  log: Logger,
  file = THREAD,
): Judges => (existsSync(file) ? new JudgesApart(rulesets, key, log, file) : judgesHere(rulesets, key));

/**
 * Judges weighty commands of large campaigns in a thread of their own, made when the first of them comes; all others where it is called. What
 * a thread that has ended leaves behind is judged here: it comes out the same.
 */
class JudgesApart implements Judges {
  private readonly here: Judges;
  private thread: Worker | null = null;
  private readonly underWay = new Map<number, (done: boolean) => void>();
  private numbers = 0;

  constructor(
    private readonly rulesets: readonly AnyRuleset[],
    private readonly key: ServiceKey,
    private readonly log: Logger,
    private readonly file: URL,
  ) {
    this.here = judgesHere(rulesets, key);
  }

  async judge(of: Case): Promise<Judged> {
    const ruleset = this.rulesets.find(({ meta }) => meta.code === of.ruleset);
    if (!ruleset || !isWeighty(ruleset, of)) return this.here.judge(of);
    const { key, ...dice } = of.dice;
    const bytes = serialize({ ...of, dice });
    if (bytes.length < LEAST_BYTES) return this.here.judge(of);
    const { port1: ours, port2: theirs } = new MessageChannel();
    try {
      return (await this.sent({ code: of.ruleset, form: ruleset.form, bytes, key, port: theirs }))
        ? await taken(ours)
        : await this.here.judge(of);
    } finally {
      ours.close();
    }
  }

  /** Resolves when the case is judged (true), or when the thread has ended before (false). */
  private sent(of: Omit<CaseSent, 'number'>): Promise<boolean> {
    this.thread ??= this.made();
    const { thread } = this;
    const number = ++this.numbers;
    return new Promise((resolve) => {
      this.underWay.set(number, resolve);
      // Idle it keeps no process from its end.
      thread.ref();
      thread.postMessage({ number, ...of } satisfies CaseSent, [of.port]);
    });
  }

  private made(): Worker {
    const thread = new Worker(this.file, { workerData: this.key.bytes });
    thread.on('message', (number: number) => {
      this.finish(number, true);
      if (this.underWay.size === 0) thread.unref();
    });
    thread.on('error', (err) =>
      this.log.error({ err }, 'The thread that judges has ended; what it had is judged beside all else'),
    );
    thread.on('exit', () => {
      if (this.thread === thread) this.thread = null;
      for (const number of this.underWay.keys()) this.finish(number, false);
    });
    return thread;
  }

  private finish(number: number, done: boolean): void {
    this.underWay.get(number)?.(done);
    this.underWay.delete(number);
  }

  async close(): Promise<void> {
    await this.thread?.terminate();
  }
}

/** The last face from a table may be what a weighty command waits for. */
function isWeighty({ weighty = [] }: AnyRuleset, { asked }: Case): boolean {
  if (asked.kind === 'command') return weighty.includes(asked.command.type);
  return asked.kind === 'faces' && weighty.length > 0;
}

/** Takes in what came through a port, each piece in a turn of its own. */
async function taken(port: MessagePort): Promise<Judged> {
  const heading = next(port) as Heading;
  if ('fault' in heading) throw heading.fault;
  const { verdict } = heading;
  if (verdict.kind !== 'accepted') return verdict;
  const recordings: Recording[] = [];
  for (;;) {
    await pause();
    const piece = next(port) as Piece | undefined;
    if (!piece) return { ...verdict, recordings };
    for (const [body, hash] of piece) recordings.push({ body, event: eventOf(body, hash) });
  }
}

const next = (port: MessagePort): unknown =>
  (receiveMessageOnPort(port) as { readonly message: unknown } | undefined)?.message;
