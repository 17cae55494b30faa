import { constants } from 'node:os';
import { pino, type DestinationStream, type Logger } from 'pino';

/** Whether a `code` is that of an error, like `ENOSPC`, `ERR_STREAM_DESTROYED` or a number: no code of an invite is. */
const isOfError = (code: unknown): boolean =>
  typeof code === 'number' || (typeof code === 'string' && (code in constants.errno || code.includes('_')));

/** Structured log on standard output. Tokens, codes of invites and headers that carry them are struck out, whoever logs them. */
export const openLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      // Faults are logged as `error`: without this an Error is logged as an empty object.
      serializers: { error: pino.stdSerializers.err },
      redact: {
        paths: [
          'token',
          'code',
          'authorization',
          '*.token',
          '*.code',
          '*.authorization',
          'req.headers.authorization',
        ],
        censor: (value: unknown, path: readonly string[]) =>
          path.at(-1) === 'code' && isOfError(value) ? value : '[Redacted]',
      },
    },
    destination,
  );
