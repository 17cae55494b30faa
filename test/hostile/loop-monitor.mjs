/**
 * Loaded into a service that is probed (`node --import`): answers `reset` from the parent process with the longest time, in
 * milliseconds, for which the event loop has been held since the last one. On Linux it is the time that the loop's thread worked,
 * whatever else the machine does; elsewhere that of the clock.
 */
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { setInterval, setTimeout } from 'node:timers';

const TICK_MS = 2;
/** A hold is noted when it is over, in a turn after it. */
const NOTED_MS = 10;

/** Milliseconds that this thread has worked. */
function worked() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

let longest = 0;
let before = worked();
setInterval(() => {
  const now = worked();
  longest = Math.max(longest, now - before);
  before = now;
}, TICK_MS).unref();

process.on('message', (message) => {
  if (message !== 'reset') return;
  setTimeout(() => {
    process.send?.({ held: longest });
    longest = 0;
  }, NOTED_MS);
});
process.channel?.unref();
