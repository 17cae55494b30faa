import type { Logger } from 'pino';
import { UNOBSERVING, type Observer } from './observer.js';
import { timed, wordOfPlay } from './results.js';

/** One line for each command of play, with its id and that of its request: never who gave it, nor what it says. */
export const commandLog = (log: Logger): Observer => ({
  ...UNOBSERVING,
  command: (asked, judged) =>
    timed(judged, wordOfPlay, ({ result, seconds }) =>
      log.info({ ...asked, result, ms: Math.round(seconds * 1000) }, 'Judged'),
    ),
});
