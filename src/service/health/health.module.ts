import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { READINESS } from '../contracts/index.js';
import { ReadModelHealth, StoreHealth } from './indicators.js';
import { ReadinessCheck } from './readiness.js';

/** Whether the service can do its work. What is wrong is logged where it is noticed, not each time somebody asks. */
@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  providers: [StoreHealth, ReadModelHealth, { provide: READINESS, useClass: ReadinessCheck }],
  exports: [READINESS],
})
export class HealthModule {}
