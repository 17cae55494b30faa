import { existing } from '../kernel/index.js';

/**
 * Long work lets others have a turn now and then. Whoever pauses goes on in a turn of the event loop of their own: if all went on
 * in one, a hundred who pause would hold it as long as one who does not. Whoever answers somebody needs several turns: as long as turns are
 * taken, long work waits, but not without end.
 */

/** Milliseconds after which long work should pause. */
const SLICE_MS = 4;
/** Milliseconds under which nobody has taken a turn of the loop, and for which long work waits at most while somebody does. */
const TAKEN_MS = 0.2;
const MOST_WAIT_MS = 40;

const waiting: (() => void)[] = [];
let began = 0;

/** Resolves in a turn of the event loop in which nobody else goes on from a pause. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(wait);
  });
}

/** Whether the turn has taken long enough. */
export const isTime = (): boolean => performance.now() - began > SLICE_MS;

function wait(): void {
  const since = performance.now();
  let looked = since;
  const look = (): void => {
    const now = performance.now();
    const isTaken = now - looked > TAKEN_MS;
    looked = now;
    if (isTaken && now - since < MOST_WAIT_MS) setImmediate(look);
    else next();
  };
  setImmediate(look);
}

function next(): void {
  began = performance.now();
  existing(waiting.shift(), 'turn')();
  if (waiting.length > 0) setImmediate(wait);
}
