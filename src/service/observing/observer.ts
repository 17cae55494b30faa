import type { AppendResult } from '../../event-store/event-store.port.js';
import type { PlayResult } from '../contracts/index.js';
import { token } from '../inject.js';

/** A command of play, as far as whoever watches over the service may know it: nobody's name, no token, nothing that was said. */
export interface CommandAsked {
  /** Code of the ruleset. */
  readonly ruleset: string;
  readonly kind: 'command' | 'faces' | 'ruling' | 'entropy';
  readonly preview: boolean;
  /** Its idempotency key, for the log alone. */
  readonly commandId: string;
  /** Id of the request that brought it; null for what the service does itself. */
  readonly requestId: string | null;
}

/** What became of something that was sent, as far as whoever watches may know it: not where it went, nor what was answered. */
export interface Delivered {
  readonly taken: boolean;
}

/** What can be counted at any moment. */
export type Gauge = 'deadlines-ahead' | 'deadlines-due' | 'sockets' | 'subscriptions';

/** Is told what the service does, and changes nothing of it. */
export interface Observer {
  /** Has a command judged. */
  command(asked: CommandAsked, judged: () => Promise<PlayResult>): Promise<PlayResult>;
  /** Has records appended to a stream. */
  append(stream: string, appended: () => Promise<AppendResult>): Promise<AppendResult>;
  /** Has something sent by a channel of a kind. */
  delivery<T extends Delivered>(channel: string, sent: () => Promise<T>): Promise<T>;
  /** Has done, in a campaign of a ruleset, what follows from a deadline that has passed; answers in one of few words. */
  deadline<T extends string>(ruleset: string, done: () => Promise<T>): Promise<T>;
  /** A commit of the embedded store took so many seconds to be as safe as it is to be. */
  committed(seconds: number): void;
  /** So many records of a stream are projected. */
  projected(stream: string, length: number): void;
  /** Names what can be asked for how many there are. */
  counts(gauge: Gauge, count: () => number): void;
}

/** Takes note of nothing. */
export const UNOBSERVING: Observer = {
  command: (_asked, judged) => judged(),
  append: (_stream, appended) => appended(),
  delivery: (_channel, sent) => sent(),
  deadline: (_ruleset, done) => done(),
  committed: () => undefined,
  projected: () => undefined,
  counts: () => undefined,
};

/** Several of them as one; the first is the outermost. */
export const together = (observers: readonly Observer[]): Observer =>
  observers.reduceRight(
    (inner, outer) => ({
      command: (asked, judged) => outer.command(asked, () => inner.command(asked, judged)),
      append: (stream, appended) => outer.append(stream, () => inner.append(stream, appended)),
      delivery: (channel, sent) => outer.delivery(channel, () => inner.delivery(channel, sent)),
      deadline: (ruleset, done) => outer.deadline(ruleset, () => inner.deadline(ruleset, done)),
      committed: (seconds) => [outer, inner].forEach((each) => each.committed(seconds)),
      projected: (stream, length) => [outer, inner].forEach((each) => each.projected(stream, length)),
      counts: (gauge, count) => [outer, inner].forEach((each) => each.counts(gauge, count)),
    }),
    UNOBSERVING,
  );

export const OBSERVER = token<Observer>('Observer');
