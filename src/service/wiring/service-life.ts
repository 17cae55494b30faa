import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Logger } from 'pino';
import type { EventStore } from '../../event-store/event-store.port.js';
import type { ReadModel } from '../../read-model/index.js';
import { Campaigns } from '../campaigns/campaigns.js';
import { Inject } from '../inject.js';
import { Unfinished } from '../opening/unfinished.js';
import { Adjudicator } from '../play/adjudicator.js';
import { Deadlines } from '../deadlines/deadlines.js';
import { JUDGES, type Judges } from '../play/judges.js';
import { OBSERVER, type Observer } from '../observing/observer.js';
import { EVENT_STORE, LOG, READ_MODEL } from '../ports.js';
import { Teller } from '../telling/teller.js';
import { KeyedMutex } from '../keyed-mutex.js';
import { Observers } from './observers.js';

/** How long the read model may stand still before the service starts all the same. */
const NO_PROGRESS_MS = 5_000;

/** Starts when the read model has caught up with the store; ends when the commands under way are answered. */
@Injectable()
export class ServiceLife implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(LOG) private readonly log: Logger,
    private readonly adjudicator: Adjudicator,
    @Inject(JUDGES) private readonly judges: Judges,
    private readonly mutex: KeyedMutex,
    private readonly campaigns: Campaigns,
    private readonly deadlines: Deadlines,
    private readonly unfinished: Unfinished,
    private readonly teller: Teller,
    @Inject(OBSERVER) private readonly observer: Observer,
    private readonly observers: Observers,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { projector } = this.readModel;
    projector.onProjected((stream, length) => this.observer.projected(stream, length));
    projector.follow((error) => this.log.error({ err: error }, 'The read model does not get on'));
    await this.caughtUp();
    this.deadlines.start();
    this.unfinished.start();
  }

  /** Waits as long as the read model gets on; a page that the disk does not give back shall not keep the service from its users. */
  private async caughtUp(): Promise<void> {
    const { projector } = this.readModel;
    const last = await this.store.lastPosition();
    for (;;) {
      const before = projector.position();
      await projector.caughtUp(NO_PROGRESS_MS);
      const position = projector.position();
      if ((position ?? -1n) >= (last ?? -1n)) return;
      if (position !== before) continue;
      return this.log.error(
        { position: String(position) },
        'The read model does not get on: the service starts without it',
      );
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.deadlines.stop(), this.unfinished.stop(), this.teller.stop()]);
    await Promise.all([this.adjudicator.drain(), this.mutex.drain()]);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.judges.close();
    this.campaigns.close();
    await this.readModel.close();
    await this.store.close();
    await this.observers.close();
  }
}
