import { Injectable } from '@nestjs/common';
import type { EventStore } from '../../event-store/event-store.port.js';
import { reasonOf } from '../../event-store/reason.js';
import type { ReadModel } from '../../read-model/index.js';
import type { Readiness, ReadinessReport } from '../contracts/index.js';
import { Inject } from '../inject.js';
import { EVENT_STORE, READ_MODEL } from '../ports.js';
import { StoreWatch } from './store-watch.js';

type Part = ReadinessReport['parts'][number];

/** Asks the store for an answer, and the read model how far behind it is. */
@Injectable()
export class ReadinessCheck implements Readiness {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly watch: StoreWatch,
  ) {}

  async check(): Promise<ReadinessReport> {
    const parts = await this.parts();
    return { ready: parts.every((each) => each.ready), parts };
  }

  private async parts(): Promise<readonly Part[]> {
    try {
      return [{ name: 'event store', ...(await this.watch.state()) }, await this.follower()];
    } catch (error) {
      return [{ name: 'event store', ready: false, detail: reasonOf(error) }];
    }
  }

  private async follower(): Promise<Part> {
    const { projector } = this.readModel;
    const name = 'read model';
    if ((await projector.agreement()) !== 'agrees')
      return { name, ready: false, detail: 'knows what the store no longer holds; start the service anew' };
    const last = await this.store.lastPosition();
    const known = projector.position();
    const follows = last === null || (known !== null && projector.following());
    // How far it is behind would tell everybody how much one command stored.
    const detail = known === last ? 'up to date' : 'behind the store';
    return { name, ready: follows, detail: [detail, ...this.watch.company].join('; ') };
  }
}
