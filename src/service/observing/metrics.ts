import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import type { AppendResult } from '../../event-store/event-store.port.js';
import type { CommandAsked, Delivered, Gauge, Observer } from './observer.js';
import { timed, wordOfAppend, wordOfDelivery, wordOfPlay, type Ended } from './results.js';
import { Unprojected } from './unprojected.js';

type Labels = Readonly<Record<string, string>>;

/** What is measured over time; each is told in seconds. */
interface Measures {
  command(labels: Labels, seconds: number): void;
  append(labels: Labels, seconds: number): void;
  delivery(labels: Labels, seconds: number): void;
  deadline(labels: Labels, seconds: number): void;
  commit(seconds: number): void;
  projection(seconds: number): void;
}

const GAUGES: Readonly<Record<Gauge, string>> = {
  'deadlines-ahead': 'Deadlines of main timelines that are still to come.',
  'deadlines-due': 'Deadlines of main timelines that have passed: to be enforced, or left to the arbiter.',
  sockets: 'Sockets that are open.',
  subscriptions: 'Subscriptions that are open.',
};

/** From half a millisecond to ten seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures what it is told, for Prometheus. Labels are codes of this service: no name, no id and no token is among them. */
export class Metrics implements Observer {
  private readonly unprojected = new Unprojected((seconds) => this.measures.projection(seconds));
  private server: Server | null = null;

  private constructor(
    private readonly registry: Registry,
    private readonly measures: Measures,
    private readonly gauge: (name: string, help: string, count: () => number) => void,
  ) {
    gauge(
      'projection_waiting',
      'Streams with appends that the read model does not show yet.',
      () => this.unprojected.size,
    );
  }

  /** With those of the process: memory, processor, lag of the event loop. The library is loaded here. */
  static async open(): Promise<Metrics> {
    const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
    const registry = new Registry();
    const registers = [registry];
    collectDefaultMetrics({ register: registry });
    const histogram = (name: string, help: string, labelNames: string[] = []) =>
      new Histogram({ name: `warledger_${name}_seconds`, help, labelNames, buckets: BUCKETS, registers });
    const command = histogram('command', 'From asking for a command of play to its answer.', [
      'ruleset',
      'kind',
      'preview',
      'result',
    ]);
    const append = histogram('store_append', 'From asking for an append to its answer.', ['result']);
    const delivery = histogram('delivery', 'From sending something by a webhook or mail to its answer.', [
      'channel',
      'result',
    ]);
    const deadline = histogram('deadline', 'What follows from a deadline that has passed.', [
      'ruleset',
      'result',
    ]);
    const commit = histogram('store_commit', 'Commits of the embedded store, which end with the disk.');
    const projection = histogram('projection', 'From the answer to an append until the read model shows it.');
    return new Metrics(
      registry,
      {
        command: (labels, seconds) => command.observe(labels, seconds),
        append: (labels, seconds) => append.observe(labels, seconds),
        delivery: (labels, seconds) => delivery.observe(labels, seconds),
        deadline: (labels, seconds) => deadline.observe(labels, seconds),
        commit: (seconds) => commit.observe(seconds),
        projection: (seconds) => projection.observe(seconds),
      },
      (name, help, count) => {
        new Gauge({
          name: `warledger_${name}`,
          help,
          registers,
          collect() {
            this.set(count());
          },
        });
      },
    );
  }

  command({ ruleset, kind, preview }: CommandAsked, judged: Parameters<Observer['command']>[1]) {
    const ended = ({ result, seconds }: Ended): void =>
      this.measures.command({ ruleset, kind, preview: preview ? 'yes' : 'no', result }, seconds);
    return timed(judged, wordOfPlay, ended);
  }

  append(stream: string, appended: () => Promise<AppendResult>): Promise<AppendResult> {
    const ended = ({ result, seconds }: Ended): void => this.measures.append({ result }, seconds);
    return this.unprojected.append(stream, () => timed(appended, wordOfAppend, ended));
  }

  delivery<T extends Delivered>(channel: string, sent: () => Promise<T>): Promise<T> {
    const ended = ({ result, seconds }: Ended): void => this.measures.delivery({ channel, result }, seconds);
    return timed(sent, wordOfDelivery, ended);
  }

  deadline<T extends string>(ruleset: string, done: () => Promise<T>): Promise<T> {
    const ended = ({ result, seconds }: Ended): void => this.measures.deadline({ ruleset, result }, seconds);
    return timed(done, String, ended);
  }

  committed(seconds: number): void {
    this.measures.commit(seconds);
  }

  projected(stream: string, length: number): void {
    this.unprojected.projected(stream, length);
  }

  counts(gauge: Gauge, count: () => number): void {
    this.gauge(gauge.replace('-', '_'), GAUGES[gauge], count);
  }

  /** All of it in Prometheus' text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  /**
   * Answers `GET /metrics`, and nothing else, on a port of its own: whoever may measure is chosen by who reaches it.
   * @returns the port that it listens on
   */
  async listen(host: string, port: number): Promise<number> {
    this.server = createServer((request, response) => {
      const known = request.method === 'GET' && request.url === '/metrics';
      if (!known) return void response.writeHead(404).end();
      this.text().then(
        (text) => response.writeHead(200, { 'content-type': this.registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    this.server.listen(port, host);
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    if (!this.server) return;
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
