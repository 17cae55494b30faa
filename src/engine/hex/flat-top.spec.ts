import { itemAt } from '../../kernel/index.js';
import {
  aheadBy,
  bearingTo,
  compassTo,
  edgeBetween,
  edgeKey,
  FLAT_DIRECTIONS,
  flatNeighbour,
  flatNeighbours,
  frontEdges,
  hexesOfEdge,
  opposite,
  parseEdgeKey,
  straightLines,
  turned,
} from './flat-top.js';
import { distance, hexKey, type Hex } from './hex.js';

const ORIGIN = { q: 0, r: 0 };
const AROUND: readonly Hex[] = Array.from({ length: 13 * 13 }, (_, place) => ({
  q: (place % 13) - 6,
  r: Math.floor(place / 13) - 6,
}));

const keys = (line: readonly Hex[]): readonly string[] => line.map(hexKey);

describe('flat-top hexes', () => {
  it('lie N, NE, SE, S, SW, NW', () => {
    expect(keys(flatNeighbours(ORIGIN))).toEqual(['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0']);
    for (const each of FLAT_DIRECTIONS) expect(compassTo(ORIGIN, flatNeighbour(ORIGIN, each))).toBe(each);
    expect(compassTo(ORIGIN, { q: 2, r: -1 })).toBeNull();
  });

  it('have one key for each edge, from both sides', () => {
    for (const each of FLAT_DIRECTIONS) {
      const other = flatNeighbour(ORIGIN, each);
      expect(edgeKey(other, opposite(each))).toBe(edgeKey(ORIGIN, each));
      expect(edgeBetween(ORIGIN, other)).toBe(edgeKey(ORIGIN, each));
    }
    expect(edgeKey({ q: 2, r: 3 }, 'SW')).toBe('1,4/NE');
    expect(edgeBetween(ORIGIN, { q: 2, r: 0 })).toBeNull();
  });

  it('read an edge back, and no other text', () => {
    expect(parseEdgeKey('2,-3/SW')).toEqual({ hex: { q: 2, r: -3 }, direction: 'SW' });
    expect(parseEdgeKey('2,-3')).toBeNull();
    expect(parseEdgeKey('2,-3/E')).toBeNull();
    expect(hexesOfEdge({ hex: ORIGIN, direction: 'SE' })).toEqual([ORIGIN, { q: 1, r: 0 }]);
  });

  it('have three front edges', () => {
    expect(frontEdges('N')).toEqual(['NW', 'N', 'NE']);
    expect(turned('NW', 1)).toBe('N');
  });

  it('tell ahead from behind, sideways neither', () => {
    expect(aheadBy(ORIGIN, 'N', { q: 1, r: -1 })).toBeGreaterThan(0);
    expect(aheadBy(ORIGIN, 'N', { q: 2, r: -1 })).toBe(0);
    expect(aheadBy(ORIGIN, 'N', { q: 2, r: 0 })).toBe(-2);
    expect(aheadBy(ORIGIN, 'N', ORIGIN)).toBe(0);
  });

  it('of the six neighbours three are ahead and three behind', () => {
    for (const facing of FLAT_DIRECTIONS) {
      const ahead = FLAT_DIRECTIONS.filter(
        (each) => aheadBy(ORIGIN, facing, flatNeighbour(ORIGIN, each)) > 0,
      );
      expect(new Set(ahead)).toEqual(new Set(frontEdges(facing)));
    }
  });

  it('draw one line along a row and two beside a corner', () => {
    expect(straightLines(ORIGIN, { q: 2, r: 0 }).map(keys)).toEqual([['0,0', '1,0', '2,0']]);
    expect(new Set(straightLines(ORIGIN, { q: 2, r: -1 }).map((line) => hexKey(itemAt(line, 1))))).toEqual(
      new Set(['1,-1', '1,0']),
    );
    expect(straightLines(ORIGIN, ORIGIN).map(keys)).toEqual([['0,0']]);
  });

  it('draw lines of adjacent hexes that are the same both ways', () => {
    for (const to of AROUND) {
      const there = straightLines(ORIGIN, to);
      const back = straightLines(to, ORIGIN).map((line) => keys(line).toReversed().join(' '));
      for (const line of there) {
        expect(line).toHaveLength(distance(ORIGIN, to) + 1);
        for (let step = 1; step < line.length; step++)
          expect(distance(itemAt(line, step - 1), itemAt(line, step))).toBe(1);
      }
      expect(new Set(back)).toEqual(new Set(there.map((line) => keys(line).join(' '))));
    }
  });

  it('give bearings clockwise from N', () => {
    expect(bearingTo(ORIGIN, { q: 0, r: -2 })).toBeCloseTo(0);
    expect(bearingTo(ORIGIN, { q: 3, r: -5 })).toBeCloseTo(36.6, 1);
    expect(bearingTo(ORIGIN, { q: 1, r: -2 })).toBeGreaterThanOrEqual(30);
    expect(bearingTo(ORIGIN, { q: -2, r: 1 })).toBeCloseTo(270);
  });
});
