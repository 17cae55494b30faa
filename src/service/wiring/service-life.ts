import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Logger } from 'pino';
import type { EventStore } from '../../event-store/event-store.port.js';
import type { ReadModel } from '../../read-model/index.js';
import { Campaigns } from '../campaigns/campaigns.js';
import { Adjudicator } from '../play/adjudicator.js';
import { Deadlines } from '../play/deadlines.js';
import { Turnstile } from '../play/turnstile.js';
import { EVENT_STORE, LOG, READ_MODEL } from '../ports.js';

/** Starts when the read model has caught up with the store; ends when the commands under way are answered. */
@Injectable()
export class ServiceLife implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(LOG) private readonly log: Logger,
    private readonly adjudicator: Adjudicator,
    private readonly turnstile: Turnstile,
    private readonly campaigns: Campaigns,
    private readonly deadlines: Deadlines,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { projector } = this.readModel;
    projector.follow((error) => this.log.error({ err: error }, 'The read model does not get on'));
    await projector.caughtUp();
    this.deadlines.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.deadlines.stop();
    await Promise.all([this.adjudicator.drain(), this.turnstile.drain()]);
  }

  async onApplicationShutdown(): Promise<void> {
    this.campaigns.close();
    await this.readModel.close();
    await this.store.close();
  }
}
