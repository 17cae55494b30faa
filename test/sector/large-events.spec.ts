import { compareCommand } from '../../src/timelines/readjudicate.js';
import { recordEvents } from '../../src/timelines/recording.js';
import { hashing } from '../../src/hashing/index.js';
import type { DraftEvent } from '../../src/kernel/index.js';
import { ARBITER, ghostOfWar, playersOf } from '../../tools/bench/table.js';
import { roundClosed, sheetsHandedIn } from '../../tools/bench/sector-round.js';

/** Nearly 4,000 units: twice the sector that the benchmark plays. */
const SIDE = 14;
const LARGEST_EVENT = 256 * 1024;

const recorded = (drafts: readonly DraftEvent[]) =>
  recordEvents(
    drafts,
    {
      timelineId: 'benchmark',
      commandId: 'close',
      actor: ARBITER,
      at: '2025-01-10T19:30:00.000Z',
      seats: playersOf(2),
      revision: 100,
      previousHash: '0'.repeat(64),
      newId: (index) => `event-${index}`,
      newSalt: (index) => `salt-${index}`,
      stepSalt: 'step',
    },
    hashing,
  );

describe('a round of a sector of 4,000 units', () => {
  const ordered = sheetsHandedIn(SIDE);
  const now = [...roundClosed(ordered)];
  /** As it was stored before outcomes were cut. */
  const before = [...roundClosed(ordered, { ...ghostOfWar, growing: {} })];

  it('stores no event of more than 256 KiB', () => {
    const large = (tables: typeof now) =>
      tables
        .flatMap(({ events }) => recorded(events))
        .filter(({ body }) => Buffer.byteLength(body) > LARGEST_EVENT)
        .map(({ event }) => event.type);
    expect(large(before)).toContain('ghost-of-war.SupplyUpkeepPaid');
    expect(large(now)).toEqual([]);
  });

  it('comes to what it came to when such events were stored whole', () => {
    expect(now.at(-1)!.played).toEqual(before.at(-1)!.played);
  });

  it('is judged again alike where such events were stored whole, but for books that are not theirs', () => {
    const stored = before.map(({ events }) => recorded(events).map(({ event }) => event));
    expect(stored.map((each, at) => compareCommand(ghostOfWar, now[at]!.events, each))).toEqual(
      stored.map(() => undefined),
    );
    const at = stored.findIndex((each) => each.some(({ type }) => type === 'ghost-of-war.SupplyUpkeepPaid'));
    const forged = stored[at]!.map((event) =>
      event.type === 'ghost-of-war.SupplyUpkeepPaid'
        ? { ...event, postings: event.postings!.slice(1) }
        : event,
    );
    expect(compareCommand(ghostOfWar, now[at]!.events, forged)?.path).toMatch(/^postings/);
  });
});
