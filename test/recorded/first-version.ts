import { hashing } from '../../src/hashing/index.js';
import type { Json, JsonObject, RecordedEvent } from '../../src/kernel/index.js';
import { chainHash, eventBody, isWithheld, NO_HASH, type WithheldEvent } from '../../src/timelines/index.js';

/** A history as it was recorded before commands were chained as steps: each event with a hash of its own. */
export function withOwnHashes(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  let previous = NO_HASH;
  return events.map((event) => {
    const { stepSalt: _, last: __, postings: ___, salt, ...bare } = event;
    const data = dataOf(event, previous);
    const old = { ...bare, data, ...(event.audience.to === 'public' ? {} : { salt }) } as RecordedEvent;
    previous = chainHash(previous, eventBody(old, hashing), hashing);
    return { ...old, hash: previous };
  });
}

function dataOf({ type, data }: RecordedEvent, parentHash: string): JsonObject {
  if (type === 'timeline.Forked') return { ...data, parentHash };
  if (type !== 'timeline.TurnEnded') return data;
  const { books: _, ...rest } = data;
  return rest as JsonObject;
}

/** The lines of a file of version 1. */
export function linesOfFirstVersion(
  { campaignId, name, ruleset }: { campaignId: string; name: string; ruleset: object },
  entries: readonly (RecordedEvent | WithheldEvent)[],
): string[] {
  const starts = entries.filter((each, at) => each.timelineId !== entries[at - 1]?.timelineId);
  const header = {
    campaignId,
    format: 'warledger-timeline',
    lineage: starts.map(({ timelineId, revision }) => ({ timelineId, fromRevision: revision })),
    name,
    ruleset,
    timelineId: entries.at(-1)!.timelineId,
    version: 1,
  };
  const trailer = { trailer: true, events: entries.length, hash: entries.at(-1)!.hash };
  const shown = entries.map((each) => (isWithheld(each) ? each : { ...each }));
  return [header, ...shown, trailer].map((each) => hashing.canonical(each as unknown as Json));
}
