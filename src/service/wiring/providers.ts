import type { Provider } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { AnyRuleset } from '../../engine/index.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import type { ReadModel } from '../../read-model/index.js';
import { AdminToken } from '../auth/admin-token.js';
import type { ServiceKey } from '../auth/service-key.js';
import { SessionBook } from '../auth/session-book.js';
import { CampaignLog } from '../campaigns/campaign-log.js';
import { Campaigns } from '../campaigns/campaigns.js';
import { Unfinished } from '../campaigns/unfinished.js';
import { EVENT_FEED, READINESS, SESSIONS } from '../contracts/index.js';
import { DemoCampaign } from '../demo/demo-campaign.js';
import { Adjudicator } from '../play/adjudicator.js';
import { Branches } from '../play/branches.js';
import { Comparisons } from '../play/comparisons.js';
import { Deadlines } from '../play/deadlines.js';
import { DiceKeys } from '../play/dice-keys.js';
import { DiceVault } from '../play/dice-vault.js';
import { Feed } from '../play/feed.js';
import { Forks } from '../play/forks.js';
import { Moments } from '../play/moments.js';
import { Previews } from '../play/previews.js';
import { TimelineHeads } from '../play/timeline-heads.js';
import { TimelineViews } from '../play/timeline-views.js';
import { Turnstile } from '../play/turnstile.js';
import { VisibleHistory } from '../play/visible-history.js';
import { CLOCK, EVENT_STORE, LOG, READ_MODEL, RULESETS, SERVICE_KEY, SETTINGS } from '../ports.js';
import { TimelineEntries } from '../queries/directory.handlers.js';
import { EventReader } from '../queries/event-reader.js';
import { Openings } from '../queries/openings.js';
import { ReadinessCheck } from '../queries/readiness.js';
import { StoreWatch } from '../queries/store-watch.js';
import type { Settings } from '../settings.js';

/** What the API may ask for by name, beside the buses. */
export const FRONT_DOORS = [SESSIONS, EVENT_FEED, READINESS, AdminToken, DemoCampaign] as const;

/** The parts of the service that its handlers share. */
export const CORE: readonly Provider[] = [
  { provide: Turnstile, useFactory: () => new Turnstile() },
  {
    provide: Campaigns,
    inject: [READ_MODEL],
    useFactory: (readModel: ReadModel) => new Campaigns(readModel),
  },
  {
    provide: CampaignLog,
    inject: [EVENT_STORE, READ_MODEL],
    useFactory: (store: EventStore, readModel: ReadModel) => new CampaignLog(store, readModel),
  },
  {
    provide: TimelineViews,
    inject: [READ_MODEL, Campaigns],
    useFactory: (readModel: ReadModel, campaigns: Campaigns) => new TimelineViews(readModel, campaigns),
  },
  {
    provide: TimelineHeads,
    inject: [EVENT_STORE, READ_MODEL, SETTINGS],
    useFactory: (store: EventStore, readModel: ReadModel, settings: Settings) =>
      new TimelineHeads(store, readModel, settings.cachedTimelines),
  },
  {
    provide: DiceVault,
    inject: [EVENT_STORE, SERVICE_KEY],
    useFactory: (store: EventStore, key: ServiceKey) => new DiceVault(store, key, new DiceKeys(store, key)),
  },
  {
    provide: Moments,
    inject: [READ_MODEL, TimelineHeads, TimelineViews],
    useFactory: (readModel: ReadModel, heads: TimelineHeads, views: TimelineViews) =>
      new Moments(readModel, heads, views),
  },
  {
    provide: TimelineEntries,
    inject: [READ_MODEL, TimelineViews, Moments],
    useFactory: (...parts: ConstructorParameters<typeof TimelineEntries>) => new TimelineEntries(...parts),
  },
  {
    provide: EventReader,
    inject: [READ_MODEL, TimelineViews],
    useFactory: (readModel: ReadModel, views: TimelineViews) => new EventReader(readModel, views),
  },
  {
    provide: Openings,
    inject: [READ_MODEL],
    useFactory: (readModel: ReadModel) => new Openings(readModel),
  },
  {
    provide: VisibleHistory,
    inject: [READ_MODEL, TimelineViews],
    useFactory: (readModel: ReadModel, views: TimelineViews) => new VisibleHistory(readModel, views),
  },
  {
    provide: Comparisons,
    inject: [READ_MODEL, TimelineViews, VisibleHistory],
    useFactory: (...parts: ConstructorParameters<typeof Comparisons>) => new Comparisons(...parts),
  },
  {
    provide: Branches,
    inject: [READ_MODEL, Campaigns, TimelineViews],
    useFactory: (...parts: ConstructorParameters<typeof Branches>) => new Branches(...parts),
  },
  {
    provide: Forks,
    inject: [EVENT_STORE, READ_MODEL, TimelineViews, DiceVault, SERVICE_KEY],
    useFactory: (...parts: ConstructorParameters<typeof Forks>) => new Forks(...parts),
  },
  {
    provide: EVENT_FEED,
    inject: [READ_MODEL, TimelineViews, EventReader],
    useFactory: (...parts: ConstructorParameters<typeof Feed>) => new Feed(...parts),
  },
  {
    provide: READINESS,
    inject: [EVENT_STORE, READ_MODEL, StoreWatch],
    useFactory: (...parts: ConstructorParameters<typeof ReadinessCheck>) => new ReadinessCheck(...parts),
  },
  {
    provide: SESSIONS,
    inject: [READ_MODEL],
    useFactory: (readModel: ReadModel) => new SessionBook(readModel),
  },
  {
    provide: AdminToken,
    inject: [EVENT_STORE, READ_MODEL, CLOCK, SERVICE_KEY],
    useFactory: (...parts: ConstructorParameters<typeof AdminToken>) => new AdminToken(...parts),
  },
  {
    provide: DemoCampaign,
    inject: [CommandBus, EVENT_STORE, TimelineHeads, RULESETS],
    useFactory: (
      commands: CommandBus,
      store: EventStore,
      heads: TimelineHeads,
      rulesets: readonly AnyRuleset[],
    ) => new DemoCampaign(commands, store, heads, rulesets),
  },
  {
    provide: Previews,
    inject: [TimelineHeads, SERVICE_KEY, CLOCK],
    useFactory: (...parts: ConstructorParameters<typeof Previews>) => new Previews(...parts),
  },
  {
    provide: Adjudicator,
    inject: [
      EVENT_STORE,
      READ_MODEL,
      TimelineHeads,
      TimelineViews,
      Campaigns,
      DiceVault,
      Previews,
      SERVICE_KEY,
      CLOCK,
    ],
    useFactory: (...parts: ConstructorParameters<typeof Adjudicator>) => new Adjudicator(...parts),
  },
  {
    provide: Deadlines,
    inject: [READ_MODEL, RULESETS, TimelineHeads, Campaigns, Adjudicator, CLOCK, LOG],
    useFactory: (...parts: ConstructorParameters<typeof Deadlines>) => new Deadlines(...parts),
  },
  {
    provide: Unfinished,
    inject: [EVENT_STORE, READ_MODEL, CLOCK, LOG],
    useFactory: (...parts: ConstructorParameters<typeof Unfinished>) => new Unfinished(...parts),
  },
];
