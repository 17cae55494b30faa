import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AuthModule } from '../auth/auth.module.js';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { DeadlinesModule } from '../deadlines/deadlines.module.js';
import { DemoCampaign } from '../demo/demo-campaign.js';
import { HealthModule } from '../health/health.module.js';
import { OpeningModule } from '../opening/opening.module.js';
import { PlayModule } from '../play/play.module.js';
import { QueriesModule } from '../queries/queries.module.js';
import { TellingModule } from '../telling/telling.module.js';
import type { Settings } from '../settings.js';
import { FoundationModule, type Parts } from './foundation.module.js';
import { ServiceLife } from './service-life.js';

const FEATURES = [
  AuthModule,
  CampaignsModule,
  PlayModule,
  DeadlinesModule,
  OpeningModule,
  QueriesModule,
  TellingModule,
  HealthModule,
];

/** The service below its API: command and query handlers, and the ports that the API uses beside them. */
@Module({})
export class ServiceModule {
  static forRoot(settings: Settings, parts: Parts = {}): DynamicModule {
    const foundation = FoundationModule.forRoot(settings, parts);
    return {
      module: ServiceModule,
      global: true,
      imports: [CqrsModule.forRoot(), foundation, ...FEATURES],
      providers: [ServiceLife, DemoCampaign],
      exports: [foundation, ...FEATURES, DemoCampaign],
    };
  }
}
