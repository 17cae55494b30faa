import { Controller, Get, HttpCode, Res } from '@nestjs/common';
import { READINESS, type Readiness } from '../../contracts/index.js';
import { Inject } from '../../inject.js';
import { Public } from '../access/session.guard.js';

interface Reply {
  status(code: number): Reply;
  send(body: unknown): unknown;
}

@Public()
@Controller('health')
export class HealthController {
  constructor(@Inject(READINESS) private readonly readiness: Readiness) {}

  /** Readiness: 200 when the service can do its work, else 503, also while it ends; the parts say why. */
  @Get(['', 'ready'])
  async ready(@Res() reply: Reply): Promise<void> {
    const report = await this.readiness.check();
    reply.status(report.ready ? 200 : 503).send(report);
  }

  /** Liveness: the process answers. */
  @Get('live')
  @HttpCode(200)
  live(): { readonly alive: true } {
    return { alive: true };
  }
}
