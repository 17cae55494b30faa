import { pino, type Logger } from 'pino';

/** Structured log on standard output. Headers that carry tokens are struck out, whoever logs them. */
export const openLog = (level: string): Logger =>
  pino({
    level,
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
