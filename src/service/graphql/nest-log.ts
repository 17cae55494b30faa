import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Where the framework tells why it did not start, or listen: whoever starts it says so in words. */
const START_FAILED: readonly unknown[] = ['ExceptionHandler', 'NestApplication'];

/**
 * The framework's own messages in the service's log; its chatter about modules and routes only at `debug`, and there too
 * the traces of what kept it from starting.
 */
export function nestLog(log: Logger): LoggerService {
  const context = (more: readonly unknown[]) => ({ context: more.at(-1) });
  return {
    log: (message: unknown, ...more: unknown[]) => log.debug(context(more), String(message)),
    debug: (message: unknown, ...more: unknown[]) => log.debug(context(more), String(message)),
    verbose: (message: unknown, ...more: unknown[]) => log.trace(context(more), String(message)),
    warn: (message: unknown, ...more: unknown[]) => log.warn(context(more), String(message)),
    error: (message: unknown, ...more: unknown[]) => {
      const level = START_FAILED.includes(more.at(-1)) ? 'debug' : 'error';
      log[level]({ ...context(more), error: message }, String(message));
    },
    fatal: (message: unknown, ...more: unknown[]) =>
      log.fatal({ ...context(more), error: message }, String(message)),
  };
}
