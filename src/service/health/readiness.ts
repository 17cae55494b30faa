import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { HealthCheckService, type HealthCheckResult } from '@nestjs/terminus';
import type { Readiness, ReadinessReport } from '../contracts/index.js';
import { PARTS, ReadModelHealth, StoreHealth } from './indicators.js';

/** Asks all parts of the service how they are. While the service ends it is not ready, however they are. */
@Injectable()
export class ReadinessCheck implements Readiness {
  constructor(
    private readonly health: HealthCheckService,
    private readonly store: StoreHealth,
    private readonly readModel: ReadModelHealth,
  ) {}

  async check(): Promise<ReadinessReport> {
    const { status, details } = await this.result();
    const parts = PARTS.flatMap((name) => {
      const part = details[name];
      return part ? [{ name, ready: part.status === 'up', detail: String(part['detail']) }] : [];
    });
    return { ready: status === 'ok', parts };
  }

  private async result(): Promise<HealthCheckResult> {
    try {
      return await this.health.check([() => this.store.check(), () => this.readModel.check()]);
    } catch (failed) {
      if (failed instanceof ServiceUnavailableException) return failed.getResponse() as HealthCheckResult;
      throw failed;
    }
  }
}
