import { existing } from '../kernel/index.js';

/**
 * Long work lets others have a turn now and then. Whoever pauses goes on in a turn of the event loop of their own: if all went on
 * in one, a hundred who pause would hold it as long as one who does not.
 */

/** Milliseconds after which long work should pause. */
const SLICE_MS = 4;

const waiting: (() => void)[] = [];
let began = 0;

/** Resolves in a turn of the event loop in which nobody else goes on from a pause. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(next);
  });
}

/** Whether the turn has taken long enough. */
export const isTime = (): boolean => performance.now() - began > SLICE_MS;

function next(): void {
  began = performance.now();
  existing(waiting.shift(), 'turn')();
  if (waiting.length > 0) setImmediate(next);
}
