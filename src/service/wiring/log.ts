import { pino, type Logger } from 'pino';

/** Structured log on standard output. Headers that carry tokens are struck out, whoever logs them. */
export const openLog = (level: string): Logger =>
  pino({
    level,
    // Faults are logged as `error`: without this an Error is logged as an empty object.
    serializers: { error: pino.stdSerializers.err },
    redact: [
      'token',
      'code',
      'authorization',
      '*.token',
      '*.code',
      '*.authorization',
      'req.headers.authorization',
    ],
  });
