import fc from 'fast-check';
import { drawnNames, facesOfDraw, type Audience, type RollKey } from '../kernel/index.js';
import { chiSquareOfEqual, chiSquareTail } from '../projections/chi-square.js';
import { drawFaces } from './faces.js';
import { scriptedDice, tableDice } from './sources.js';

const SECRET = '5a'.repeat(32);
const PUBLIC: Audience = { to: 'public' };
const keyOf = (subject: string): RollKey => ({
  ruleset: 'toy',
  turn: 1,
  phase: 'DRAW',
  rule: 'TOY-ACT-01',
  purpose: 'deck',
  subject,
  counter: 0,
});
const shuffled = (names: readonly string[], subject: string): readonly string[] =>
  drawnNames(names, drawFaces(SECRET, keyOf(subject), names.length, names.length, 1));

describe('a draw without putting back', () => {
  it('gives each name once, and the shorter draw as the beginning of the longer', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 120 }),
        fc.string(),
        (names, subject) => {
          const all = shuffled(names, subject);
          expect([...all].sort()).toEqual([...names].sort());
          const first = drawFaces(SECRET, keyOf(subject), 1, names.length, 1);
          expect(drawnNames(names, first)).toEqual(all.slice(0, 1));
        },
      ),
      { seed: 81, numRuns: 100 },
    );
  });

  it('is fair: each of 24 orders, and each card of a deck of 49 at each end, comes equally often', () => {
    const orders = new Map<string, number>();
    for (let deal = 0; deal < 24_000; deal++) {
      const order = shuffled(['a', 'b', 'c', 'd'], `deal ${deal}`).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquareTail(chiSquareOfEqual([...orders.values()]), 23)).toBeGreaterThan(0.001);
    const deck = Array.from({ length: 49 }, (_, at) => String(at));
    for (const place of [0, 24, 48]) {
      const counts = deck.map(() => 0);
      for (let deal = 0; deal < 4900; deal++) counts[Number(shuffled(deck, `deck ${deal}`)[place])]! += 1;
      expect(chiSquareTail(chiSquareOfEqual(counts), 48)).toBeGreaterThan(0.001);
    }
  });

  it('draws no more than there are', () => {
    expect(() => drawFaces(SECRET, keyOf('x'), 4, 3, 1)).toThrow(RangeError);
    expect(drawFaces(SECRET, keyOf('x'), 1, 1, 1)).toEqual([1]);
  });
});

describe('names from a real deck', () => {
  const DECK = ['recon', 'recon', 'decoy', 'surprise'];
  const draw = (drawn: readonly string[], count = drawn.length) =>
    tableDice([{ rule: 'TOY-ACT-01', purpose: 'deck', subject: 's', faces: [], drawn }]).throw(
      keyOf('s'),
      count,
      DECK.length,
      false,
      PUBLIC,
      undefined,
      DECK,
    );

  it('are the places among those left; equal names are alike', () => {
    expect(draw(['decoy', 'recon', 'recon'])).toMatchObject({ faces: [3, 1, 1], source: 'table' });
    expect(drawnNames(DECK, [3, 1, 1])).toEqual(['decoy', 'recon', 'recon']);
  });

  it('are refused where they are not among those left, or are too few', () => {
    expect(draw(['recon', 'decoy', 'decoy'])).toEqual({
      code: 'NOT_AMONG_THEM',
      given: ['recon', 'decoy', 'decoy'],
      index: 0,
      name: 2,
    });
    expect(draw(['recon'], 2)).toMatchObject({ code: 'WRONG_COUNT' });
    expect(facesOfDraw(DECK, ['titan'], 1, 3)).toMatchObject({ code: 'NOT_AMONG_THEM', index: 3, name: 0 });
  });

  it('stand among the faces of a script', () => {
    const dice = scriptedDice([4, { draw: ['decoy'] }, 2]);
    const roll = (subject: string, from?: readonly string[]) =>
      dice.throw(keyOf(subject), 1, from?.length ?? 6, false, PUBLIC, undefined, from);
    expect(roll('one')).toMatchObject({ faces: [4] });
    expect(roll('two', DECK)).toMatchObject({ faces: [3] });
    expect(roll('three')).toMatchObject({ faces: [2] });
  });
});
