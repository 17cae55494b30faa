import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** The framework's own messages in the service's log; its chatter about modules and routes only at `debug`. */
export function nestLog(log: Logger): LoggerService {
  const context = (more: readonly unknown[]) => ({ context: more.at(-1) });
  return {
    log: (message: unknown, ...more: unknown[]) => log.debug(context(more), String(message)),
    debug: (message: unknown, ...more: unknown[]) => log.debug(context(more), String(message)),
    verbose: (message: unknown, ...more: unknown[]) => log.trace(context(more), String(message)),
    warn: (message: unknown, ...more: unknown[]) => log.warn(context(more), String(message)),
    error: (message: unknown, ...more: unknown[]) =>
      log.error({ ...context(more), error: message }, String(message)),
    fatal: (message: unknown, ...more: unknown[]) =>
      log.fatal({ ...context(more), error: message }, String(message)),
  };
}
