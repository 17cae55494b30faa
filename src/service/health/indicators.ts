import { Injectable } from '@nestjs/common';
import { HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import type { EventStore } from '../../event-store/event-store.port.js';
import { reasonOf } from '../../event-store/reason.js';
import type { ReadModel } from '../../read-model/index.js';
import { Inject } from '../inject.js';
import { EVENT_STORE, READ_MODEL } from '../ports.js';
import { StoreWatch } from './store-watch.js';

/** The parts of the service, in the order in which they are told. */
export const PARTS = ['event store', 'read model'] as const;

interface State {
  readonly ready: boolean;
  readonly detail: string;
}

const said = (indicators: HealthIndicatorService, name: (typeof PARTS)[number], { ready, detail }: State) => {
  const indicator = indicators.check(name);
  return ready ? indicator.up({ detail }) : indicator.down({ detail });
};

/** Whether the event store answers, and takes appends. */
@Injectable()
export class StoreHealth {
  constructor(
    private readonly indicators: HealthIndicatorService,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly watch: StoreWatch,
  ) {}

  async check(): Promise<HealthIndicatorResult> {
    const state = await this.store.lastPosition().then(
      () => this.watch.state(),
      (error: unknown) => ({ ready: false, detail: reasonOf(error) }),
    );
    return said(this.indicators, 'event store', state);
  }
}

/** Whether the read model follows the event store. */
@Injectable()
export class ReadModelHealth {
  constructor(
    private readonly indicators: HealthIndicatorService,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly watch: StoreWatch,
  ) {}

  async check(): Promise<HealthIndicatorResult> {
    const state = await this.state().catch(() => ({
      ready: false,
      detail: 'the event store does not answer',
    }));
    return said(this.indicators, 'read model', state);
  }

  private async state(): Promise<State> {
    const { projector } = this.readModel;
    if ((await projector.agreement()) !== 'agrees')
      return { ready: false, detail: 'knows what the store no longer holds; start the service anew' };
    const last = await this.store.lastPosition();
    const known = projector.position();
    const ready = last === null || (known !== null && projector.following());
    // How far it is behind would tell everybody how much one command stored.
    const detail = known === last ? 'up to date' : 'behind the store';
    return { ready, detail: [detail, ...this.watch.company].join('; ') };
  }
}
