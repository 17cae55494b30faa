import { hashing } from '../../src/hashing/index.js';
import { lastOf, type RecordedEvent, type Seat } from '../../src/kernel/index.js';
import {
  chainHash,
  commandsOf,
  eventBody,
  eventDigest,
  leavesOf,
  NO_HASH,
  readersOf,
  stepHash,
  wholeOf,
} from '../../src/timelines/index.js';

/** Hashes a changed history anew, as a forger would. */
export function rehash(events: readonly RecordedEvent[], seats: readonly Seat[]): readonly RecordedEvent[] {
  let previous = NO_HASH;
  return commandsOf(events).flatMap((command) => {
    const stepSalt = lastOf(command).stepSalt;
    if (stepSalt === undefined) {
      return command.map((event) => {
        previous = chainHash(previous, eventBody(event, hashing), hashing);
        return { ...event, hash: previous };
      });
    }
    const digested = command.map((event) => ({
      audience: event.audience,
      digest: eventDigest(wholeOf(event), hashing),
    }));
    const leaves = leavesOf(stepSalt, digested, readersOf(seats), hashing);
    previous = stepHash(previous, leaves, hashing);
    return command.map((event) => ({ ...event, hash: previous }));
  });
}
