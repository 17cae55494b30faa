import fc from 'fast-check';
import { commonRevision, lineageOf, locate, type Parent } from './lineage.js';

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

describe('lineageOf', () => {
  it('agrees with histories written out, for forks of forks at any revision', () => {
    fc.assert(
      fc.property(trees, fc.nat(), fc.integer({ min: 0, max: 60 }), (tree, pick, upTo) => {
        const timelineId = `t${pick % tree.size}`;
        const lineage = lineageOf(timelineId, (id) => tree.get(id), upTo);
        if (!lineage.ok) throw new Error('the tree is whole');
        const listed = lineage.segments.flatMap(({ timelineId: id, start, end }) =>
          Array.from({ length: end! - start + 1 }, (_, at) => `${id}:${at}`),
        );
        expect(listed).toEqual(written(tree, timelineId, upTo + 1));
        const place = locate(lineage.segments, upTo)!;
        expect(`${place.timelineId}:${place.index}`).toBe(listed.at(-1));
      }),
      { seed: 3 },
    );
  });

  it('says of two timelines what they share', () => {
    fc.assert(
      fc.property(trees, fc.nat(), fc.nat(), fc.integer({ min: 41, max: 60 }), (tree, one, other, head) => {
        const ids = [`t${one % tree.size}`, `t${other % tree.size}`] as const;
        const [left, right] = ids.map((id) => lineageOf(id, (each) => tree.get(each), head));
        const [ours, theirs] = ids.map((id) => written(tree, id, head + 1));
        const differs = ours!.findIndex((each, at) => each !== theirs![at]);
        const expected = differs < 0 ? head : differs - 1;
        if (!left!.ok || !right!.ok) throw new Error('the tree is whole');
        expect(commonRevision(left!.segments, right!.segments)).toBe(expected < 0 ? null : expected);
      }),
      { seed: 4 },
    );
  });
});

describe('lineageOf, where the tree is broken', () => {
  it('names a timeline that is not known', () => {
    expect(lineageOf('x', () => undefined)).toEqual({ ok: false, timelineId: 'x' });
    const parentOf = (id: string) => (id === 'x' ? { timelineId: 'y', revision: 3 } : undefined);
    expect(lineageOf('x', parentOf)).toEqual({ ok: false, timelineId: 'y' });
  });

  it('names a timeline that descends from itself', () => {
    const parentOf = (id: string) => ({ timelineId: id === 'x' ? 'y' : 'x', revision: 3 });
    expect(lineageOf('x', parentOf)).toEqual({ ok: false, timelineId: 'x' });
  });

  it('leaves the last segment open where no end is asked for', () => {
    const parentOf = (id: string) => (id === 'fork' ? { timelineId: 'main', revision: 4 } : null);
    expect(lineageOf('fork', parentOf)).toEqual({
      ok: true,
      segments: [
        { timelineId: 'main', start: 0, end: 4 },
        { timelineId: 'fork', start: 5, end: null },
      ],
    });
    expect(locate([{ timelineId: 'fork', start: 5, end: null }], 9)).toEqual({
      timelineId: 'fork',
      index: 4,
    });
    expect(locate([{ timelineId: 'main', start: 0, end: 4 }], 5)).toBeUndefined();
    expect(
      commonRevision([{ timelineId: 'a', start: 0, end: 1 }], [{ timelineId: 'b', start: 0, end: 1 }]),
    ).toBeNull();
  });
});
