import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { RULE_CATALOG, type RuleCatalog } from '../contracts/index.js';
import { Authentication } from './access/authentication.js';
import { SessionGuard } from './access/session.guard.js';
import { API_SETTINGS, type ApiSettings } from './api-settings.js';
import { apolloOptions } from './apollo-options.js';
import { HealthController } from './http/health.controller.js';
import { MapController } from './http/map.controller.js';
import { ReportController } from './http/report.controller.js';
import { TableController } from './http/table.controller.js';
import { TransferController } from './http/transfer.controller.js';
import { TimelineFaces } from './play.js';
import { BattleBriefs } from './reports/battle-briefs.js';
import { HandOvers } from './reports/hand-overs.js';
import { OrderSheets } from './reports/order-sheets.js';
import { Tables } from './reports/tables.js';
import { TurnReports } from './reports/turn-reports.js';
import {
  CampaignNoteResolver,
  CampaignResolver,
  CampaignSeatResolver,
  HeldSeatResolver,
  SeatResolver,
} from './resolvers/campaign.resolver.js';
import { CampaignChannelsResolver, ChannelResolver } from './resolvers/channel.resolver.js';
import { DeadlineResolver } from './resolvers/deadline.resolver.js';
import { EventResolver } from './resolvers/event.resolver.js';
import { HandOverResolver } from './resolvers/hand-over.resolver.js';
import { LineageResolver } from './resolvers/lineage.resolver.js';
import { OpeningResolver } from './resolvers/opening.resolver.js';
import { PlanResolver } from './resolvers/plan.resolver.js';
import { PlayResolver } from './resolvers/play.resolver.js';
import { PositionResolver, PostingResolver } from './resolvers/position.resolver.js';
import { QueryResolver } from './resolvers/query.resolver.js';
import { REFERENCE_RESOLVERS } from './resolvers/reference.resolvers.js';
import { ReportResolver } from './resolvers/report.resolver.js';
import { SubscriptionResolver } from './resolvers/subscription.resolver.js';
import { TimelineResolver } from './resolvers/timeline.resolver.js';
import { TokenResolver } from './resolvers/token.resolver.js';
import { Rules } from './rules.js';
import { TellingWords } from './telling/telling-words.js';
import type { RulesetFace } from './rulesets/face.js';
import { registerFaces } from './rulesets/faces.js';

export const RESOLVERS: readonly Type<unknown>[] = [
  QueryResolver,
  CampaignResolver,
  CampaignSeatResolver,
  CampaignChannelsResolver,
  ChannelResolver,
  DeadlineResolver,
  HandOverResolver,
  HeldSeatResolver,
  SeatResolver,
  CampaignNoteResolver,
  TimelineResolver,
  ReportResolver,
  PositionResolver,
  PostingResolver,
  EventResolver,
  PlanResolver,
  PlayResolver,
  OpeningResolver,
  LineageResolver,
  SubscriptionResolver,
  TokenResolver,
  ...REFERENCE_RESOLVERS,
];

export interface ApiParts {
  /** A global module that handles the commands and queries of the contracts, and exports CqrsModule, SESSIONS, EVENT_FEED and READINESS. */
  readonly core: DynamicModule;
  readonly faces: readonly RulesetFace[];
  readonly shelf: RuleCatalog;
  readonly settings: ApiSettings;
  /** Resolvers beside those of the API (a benchmark's empty mutation). */
  readonly extraResolvers?: readonly Type<unknown>[];
}

/** What the API's own parts share; the GraphQL module needs some of it before the resolvers exist. */
@Module({})
class SharedModule {
  static with(shelf: RuleCatalog, settings: ApiSettings): DynamicModule {
    const provided = [Authentication, Rules, TimelineFaces];
    return {
      module: SharedModule,
      global: true,
      providers: [
        { provide: API_SETTINGS, useValue: settings },
        { provide: RULE_CATALOG, useValue: shelf },
        ...provided,
        { provide: APP_GUARD, useClass: SessionGuard },
      ],
      exports: [API_SETTINGS, RULE_CATALOG, ...provided],
    };
  }
}

/** The GraphQL API and the few HTTP routes beside it. */
@Module({})
export class ApiModule {
  static with({ core, faces, shelf, settings, extraResolvers = [] }: ApiParts): DynamicModule {
    registerFaces(faces);
    return {
      module: ApiModule,
      imports: [
        core,
        SharedModule.with(shelf, settings),
        GraphQLModule.forRootAsync<ApolloDriverConfig>({
          driver: ApolloDriver,
          inject: [API_SETTINGS],
          useFactory: apolloOptions,
        }),
      ],
      controllers: [HealthController, MapController, ReportController, TableController, TransferController],
      providers: [
        ...RESOLVERS,
        TellingWords,
        TurnReports,
        BattleBriefs,
        OrderSheets,
        HandOvers,
        Tables,
        ...faces.flatMap((face) => face.resolvers),
        ...extraResolvers,
      ],
    };
  }
}
