import { Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';
import type { AnyRuleset } from '../../engine/index.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import { formed } from '../../hashing/code-form.js';
import { OBSERVER } from '../observing/observer.js';
import { StoreWatch } from '../health/store-watch.js';
import { Dealing } from '../dealing.js';
import { provider } from '../inject.js';
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
import type { Settings } from '../settings.js';
import { KeyedMutex } from '../keyed-mutex.js';
import { JUDGES, judgesHere } from '../play/judges.js';
import { openJudges } from './judges-apart.js';
import { loadServiceKey } from './key-file.js';
import { openLog } from './log.js';
import { Observers } from './observers.js';
import { hasRoom, openReadModelOf, openServedStore } from './stores.js';

/** What tests put in the place of the real thing. */
export interface Parts {
  readonly rulesets?: readonly AnyRuleset[];
  readonly store?: EventStore;
  readonly clock?: Clock;
  readonly log?: Logger;
}

/** Loaded only where nobody brings other ones: the tables of all rulesets take their time. */
const registered = async (): Promise<readonly AnyRuleset[]> =>
  formed((await import('../../rulesets/registry.js')).RULESETS);

const now: Clock = () => new Date().toISOString();

/** What everything else stands on: settings, log, clock, rulesets, stores and the service key. */
@Module({})
export class FoundationModule {
  static forRoot(settings: Settings, parts: Parts): DynamicModule {
    const { rulesets, store, clock = now, log = openLog(settings.logLevel) } = parts;
    const providers = [
      provider(SETTINGS, [], () => settings),
      provider(RULESETS, [], () => rulesets ?? registered()),
      provider(CLOCK, [], () => clock),
      provider(LOG, [], () => log),
      provider(Observers, [], () => Observers.open(settings, log)),
      provider(OBSERVER, [Observers], ({ all }) => all),
      provider(StoreWatch, [OBSERVER], (observer) => new StoreWatch(log, () => hasRoom(settings), observer)),
      provider(EVENT_STORE, [StoreWatch, OBSERVER], async (watch, observer) =>
        watch.watched(store ?? (await openServedStore(settings, watch, observer))),
      ),
      provider(SERVICE_KEY, [SETTINGS, EVENT_STORE], loadServiceKey),
      // The thread knows the rulesets of the registry, and no others.
      provider(JUDGES, [RULESETS, SERVICE_KEY, LOG], rulesets ? judgesHere : openJudges),
      provider(READ_MODEL, [SETTINGS, EVENT_STORE, RULESETS, StoreWatch], openReadModelOf),
      KeyedMutex,
      Dealing,
    ];
    return { module: FoundationModule, global: true, providers, exports: providers };
  }
}
