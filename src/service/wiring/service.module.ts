import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import type { AnyRuleset } from '../../engine/index.js';
import { formed } from '../../hashing/code-form.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import { COMMAND_HANDLERS } from '../commands/index.js';
import {
  CLOCK,
  EVENT_STORE,
  LOG,
  READ_MODEL,
  RULESETS,
  SERVICE_KEY,
  SETTINGS,
  type Clock,
} from '../ports.js';
import { QUERY_HANDLERS } from '../queries/index.js';
import { StoreWatch } from '../queries/store-watch.js';
import type { Settings } from '../settings.js';
import { loadServiceKey } from './key-file.js';
import { openLog } from './log.js';
import { CORE, FRONT_DOORS } from './providers.js';
import { ServiceLife } from './service-life.js';
import { hasRoom, openReadModelOf, openStore } from './stores.js';

/** What tests put in the place of the real thing. */
export interface Parts {
  readonly rulesets?: readonly AnyRuleset[];
  readonly store?: EventStore;
  readonly clock?: Clock;
}

/** The service below its API: command and query handlers, and the ports that the API uses beside them. */
@Module({})
export class ServiceModule {
  static forRoot(settings: Settings, parts: Parts = {}): DynamicModule {
    return {
      module: ServiceModule,
      global: true,
      imports: [CqrsModule.forRoot()],
      providers: [
        ...foundations(settings, parts),
        ...CORE,
        ...COMMAND_HANDLERS,
        ...QUERY_HANDLERS,
        ServiceLife,
      ],
      exports: [CqrsModule, SETTINGS, RULESETS, LOG, READ_MODEL, ...FRONT_DOORS],
    };
  }
}

/** Loaded only where nobody brings other ones: the tables of all rulesets take their time. */
const registered = async (): Promise<readonly AnyRuleset[]> =>
  formed((await import('../../rulesets/registry.js')).RULESETS);

const foundations = (settings: Settings, parts: Parts): readonly Provider[] => [
  { provide: SETTINGS, useValue: settings },
  { provide: RULESETS, useFactory: () => parts.rulesets ?? registered() },
  { provide: CLOCK, useValue: parts.clock ?? (() => new Date().toISOString()) },
  { provide: LOG, useFactory: () => openLog(settings.logLevel) },
  {
    provide: StoreWatch,
    inject: [LOG],
    useFactory: (log: Logger) => new StoreWatch(log, () => hasRoom(settings)),
  },
  {
    provide: EVENT_STORE,
    inject: [StoreWatch],
    useFactory: async (watch: StoreWatch) => watch.watched(parts.store ?? (await openStore(settings))),
  },
  {
    provide: SERVICE_KEY,
    inject: [EVENT_STORE],
    useFactory: (store: EventStore) => loadServiceKey(settings, store),
  },
  {
    provide: READ_MODEL,
    inject: [EVENT_STORE, RULESETS, StoreWatch],
    useFactory: (store: EventStore, rulesets: readonly AnyRuleset[], watch: StoreWatch) =>
      openReadModelOf(settings, store, rulesets, watch),
  },
];
