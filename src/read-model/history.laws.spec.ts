import fc from 'fast-check';
import { openChronicle } from '../../test/recorded/chronicle.js';
import { TOY } from '../../test/toy/index.js';
import { openMemoryEventStore } from '../event-store/memory/memory-event-store.js';
import { openDatabase } from '../event-store/sqlite/driver.js';
import { hashing } from '../hashing/index.js';
import { eventBody } from '../timelines/index.js';
import { commonRevision } from '../timelines/lineage.js';
import { readModelDatabase } from './database.js';
import { openHistory, type History } from './history.js';
import { openSnapshots } from './snapshots.js';
import { timelineStream } from './streams.js';

interface Parent {
  readonly timelineId: string;
  readonly revision: number;
}
type Tree = ReadonlyMap<string, Parent | null>;

/** A tree of forks of forks: timeline n hangs on an earlier one, anywhere in its history or before it began. */
const trees: fc.Arbitrary<Tree> = fc
  .array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 40 })), { minLength: 1, maxLength: 8 })
  .map((forks) => {
    const entries = forks.map(([pick, revision], at): [string, Parent] => [
      `t${at + 1}`,
      { timelineId: `t${pick % (at + 1)}`, revision },
    ]);
    return new Map<string, Parent | null>([['t0', null], ...entries]);
  });

/** The history of a timeline written out event by event, as `stream:index`. */
function written(tree: Tree, timelineId: string, length: number): string[] {
  const parent = tree.get(timelineId)!;
  const shared = parent ? written(tree, parent.timelineId, parent.revision + 1) : [];
  const own = Array.from({ length: Math.max(0, length - shared.length) }, (_, at) => `${timelineId}:${at}`);
  return [...shared.slice(0, length), ...own];
}

const OPENED = openChronicle().events[0]!;

/** The history of such a tree, from a store that holds the first event of each timeline. */
async function historyOf(tree: Tree): Promise<History> {
  const store = openMemoryEventStore();
  for (const [timelineId, parent] of tree) {
    const data = { parent: parent?.timelineId, revision: parent?.revision, diceOrigin: 'same', amends: null };
    const event = parent
      ? { ...OPENED, timelineId, type: 'timeline.Forked', data: data as never }
      : { ...OPENED, timelineId };
    const body = eventBody(event, hashing);
    await store.append(timelineStream(timelineId), 0, [
      { id: event.id, type: event.type, body, hash: event.hash },
    ]);
  }
  const snapshots = openSnapshots(readModelDatabase(openDatabase(':memory:', {})));
  return openHistory(store, [TOY], snapshots);
}

describe('the stretches of a history', () => {
  it('agree with histories written out, for forks of forks at any revision', () =>
    fc.assert(
      fc.asyncProperty(trees, fc.nat(), fc.integer({ min: 0, max: 60 }), async (tree, pick, upTo) => {
        const timelineId = `t${pick % tree.size}`;
        const stretches = await (await historyOf(tree)).segments(timelineId, 0, upTo);
        const listed = stretches.flatMap(({ timelineId: id, from, to, index }) =>
          Array.from({ length: to - from + 1 }, (_, at) => `${id}:${index + at}`),
        );
        expect(listed).toEqual(written(tree, timelineId, upTo + 1));
      }),
      { seed: 3 },
    ));

  it('say of two timelines what they share', () =>
    fc.assert(
      fc.asyncProperty(
        trees,
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 41, max: 60 }),
        async (tree, one, other, head) => {
          const history = await historyOf(tree);
          const ids = [`t${one % tree.size}`, `t${other % tree.size}`] as const;
          const [left, right] = await Promise.all(ids.map((id) => history.segments(id, 0, head)));
          const [ours, theirs] = ids.map((id) => written(tree, id, head + 1));
          const differs = ours!.findIndex((each, at) => each !== theirs![at]);
          const expected = differs < 0 ? head : differs - 1;
          expect(commonRevision(left!, right!)).toBe(expected < 0 ? null : expected);
        },
      ),
      { seed: 4 },
    ));

  it('share nothing where they have nothing in common', () => {
    expect(commonRevision([{ timelineId: 'a', to: 1 }], [{ timelineId: 'b', to: 1 }])).toBeNull();
  });
});
