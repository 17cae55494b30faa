import type { Attributes, SpanStatusCode, Tracer } from '@opentelemetry/api';
import type { AppendResult } from '../../event-store/event-store.port.js';
import type { PlayResult } from '../contracts/index.js';
import { UNOBSERVING, type CommandAsked, type Delivered, type Observer } from './observer.js';
import { wordOfAppend, wordOfDelivery, wordOfPlay } from './results.js';
import { Unprojected } from './unprojected.js';

/**
 * Traces commands and appends, deadlines that have passed, what is sent, commits to the disk and how long the read model is behind, over OTLP/HTTP. An
 * append that several commands share stands under the first of them, and so do the commit and the read model, which others share with them.
 */
export class Traces implements Observer {
  readonly counts = UNOBSERVING.counts;
  private readonly unprojected = new Unprojected((seconds) => this.past('projection', seconds));

  private constructor(
    private readonly tracer: Tracer,
    private readonly failed: SpanStatusCode,
    private readonly end: () => Promise<void>,
  ) {}

  /** @param url where spans are sent, e.g. `http://127.0.0.1:4318/v1/traces`. The libraries are loaded here. */
  static async open(url: string): Promise<Traces> {
    const [api, hooks, sdk, resources, otlp] = await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ]);
    const contexts = new hooks.AsyncLocalStorageContextManager().enable();
    api.context.setGlobalContextManager(contexts);
    const provider = new sdk.TracerProvider({
      resource: resources.resourceFromAttributes({ 'service.name': 'warledger' }),
      spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new otlp.OTLPTraceExporter({ url }) })],
    });
    return new Traces(provider.getTracer('warledger'), api.SpanStatusCode.ERROR, async () => {
      await provider.shutdown();
      api.context.disable();
    });
  }

  command({ ruleset, kind, preview, requestId }: CommandAsked, judged: () => Promise<PlayResult>) {
    const about = { 'warledger.ruleset': ruleset, 'warledger.kind': kind, 'warledger.preview': preview };
    const request = requestId === null ? {} : { 'warledger.request_id': requestId };
    return this.traced('command', { ...about, ...request }, judged, wordOfPlay);
  }

  append(stream: string, appended: () => Promise<AppendResult>): Promise<AppendResult> {
    const traced = () => this.traced('store.append', {}, appended, wordOfAppend);
    return this.unprojected.append(stream, traced);
  }

  delivery<T extends Delivered>(channel: string, sent: () => Promise<T>): Promise<T> {
    return this.traced('delivery', { 'warledger.channel': channel }, sent, wordOfDelivery);
  }

  deadline<T extends string>(ruleset: string, done: () => Promise<T>): Promise<T> {
    return this.traced('deadline', { 'warledger.ruleset': ruleset }, done, String);
  }

  committed(seconds: number): void {
    this.past('store.commit', seconds);
  }

  projected(stream: string, length: number): void {
    this.unprojected.projected(stream, length);
  }

  /** Sends what is not sent yet. */
  close(): Promise<void> {
    return this.end().catch(() => undefined);
  }

  /** What ends now and took so long. */
  private past(name: string, seconds: number): void {
    const end = Date.now();
    this.tracer.startSpan(name, { startTime: end - seconds * 1000 }).end(end);
  }

  private traced<T>(
    name: string,
    attributes: Attributes,
    done: () => Promise<T>,
    word: (value: T) => string,
  ): Promise<T> {
    return this.tracer.startActiveSpan(name, { attributes }, async (span) => {
      try {
        const value = await done();
        span.setAttribute('warledger.result', word(value));
        return value;
      } catch (error) {
        // Messages may hold what somebody has written: the log has them.
        span.setStatus({ code: this.failed });
        throw error;
      } finally {
        span.end();
      }
    });
  }
}
