import type { EventStore } from '../../event-store/event-store.port.js';
import type { ReadModel } from '../../read-model/index.js';
import type { Readiness, ReadinessReport } from '../contracts/index.js';

type Part = ReadinessReport['parts'][number];

/** Asks the store for an answer, and the read model how far behind it is. */
export class ReadinessCheck implements Readiness {
  constructor(
    private readonly store: EventStore,
    private readonly readModel: ReadModel,
  ) {}

  async check(): Promise<ReadinessReport> {
    const parts = await this.parts();
    return { ready: parts.every((each) => each.ready), parts };
  }

  private async parts(): Promise<readonly Part[]> {
    try {
      const last = await this.store.lastPosition();
      const known = this.readModel.projector.position();
      const follows = last === null || (known !== null && this.readModel.projector.following());
      const detail = known === last ? 'up to date' : `at ${known ?? 'the start'} of ${last ?? 'nothing'}`;
      return [
        { name: 'event store', ready: true, detail: 'answers' },
        { name: 'read model', ready: follows, detail },
      ];
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      return [{ name: 'event store', ready: false, detail }];
    }
  }
}
