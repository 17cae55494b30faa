import type { Logger } from 'pino';
import { commandLog } from '../observing/command-log.js';
import type { Metrics } from '../observing/metrics.js';
import { together, type Observer } from '../observing/observer.js';
import type { Traces } from '../observing/traces.js';
import type { Settings } from '../settings.js';

/** What watches over the service, as the settings say; nothing is loaded that they do not ask for. */
export class Observers {
  constructor(
    readonly all: Observer,
    private readonly metrics: Metrics | null,
    private readonly traces: Traces | null,
  ) {}

  static async open({ metrics: measured, tracesUrl }: Settings, log: Logger): Promise<Observers> {
    const metrics = measured === 'on' ? await (await import('../observing/metrics.js')).Metrics.open() : null;
    const traces = tracesUrl ? await (await import('../observing/traces.js')).Traces.open(tracesUrl) : null;
    const wanted = [commandLog(log), metrics, traces].filter((each) => each !== null);
    return new Observers(together(wanted), metrics, traces);
  }

  /** Begins to answer who measures. Null where nobody does, else the port. Throws where the address cannot be listened on. */
  async listen({ host, metricsPort }: Pick<Settings, 'host' | 'metricsPort'>): Promise<number | null> {
    return this.metrics ? this.metrics.listen(host, metricsPort) : null;
  }

  /** The last of all to end. */
  async close(): Promise<void> {
    await Promise.all([this.metrics?.close(), this.traces?.close()]);
  }
}
