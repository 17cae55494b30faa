import fc from 'fast-check';
import {
  compareHexes,
  DIRECTIONS,
  directionTo,
  distance,
  fromOddRow,
  hexKey,
  isAdjacent,
  neighbour,
  neighbours,
  oppositeDirection,
  parseHexKey,
  toOddRow,
  turnDirection,
  type Hex,
} from './hex.js';

const coordinate = fc.integer({ min: -500, max: 500 });
const hexes = fc.record({ q: coordinate, r: coordinate });
const directions = fc.constantFrom(...DIRECTIONS);
const sum = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });

describe('distance', () => {
  it.each([
    [{ q: 0, r: 0 }, { q: 3, r: 0 }, 3],
    [{ q: 0, r: 0 }, { q: 2, r: -2 }, 2],
    [{ q: 0, r: 0 }, { q: 2, r: 2 }, 4],
    [{ q: -1, r: 3 }, { q: 2, r: 1 }, 3],
  ])('from %j to %j is %i', (from, to, steps) => {
    expect(distance(from, to)).toBe(steps);
  });

  it('is a metric that does not depend on where the map begins', () => {
    fc.assert(
      fc.property(hexes, hexes, hexes, (a, b, c) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, a)).toBe(0);
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
        expect(distance(sum(a, c), sum(b, c))).toBe(distance(a, b));
        expect(Number.isInteger(distance(a, b))).toBe(true);
      }),
    );
  });

  it('is the number of steps straight ahead', () => {
    fc.assert(
      fc.property(hexes, directions, fc.nat({ max: 30 }), (from, direction, steps) => {
        let to: Hex = from;
        for (let step = 0; step < steps; step++) to = neighbour(to, direction);
        expect(distance(from, to)).toBe(steps);
      }),
    );
  });
});

describe('neighbours', () => {
  it('go round from E over NE, NW, W, SW to SE, with r growing southward', () => {
    expect(neighbours({ q: 2, r: 2 }).map(hexKey)).toEqual(['3,2', '3,1', '2,1', '1,2', '1,3', '2,3']);
  });

  it('are six different hexes one step away, each in its direction, and lead back', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        const around = neighbours(hex);
        expect(new Set(around.map(hexKey)).size).toBe(6);
        around.forEach((each, at) => {
          expect(isAdjacent(hex, each)).toBe(true);
          expect(directionTo(hex, each)).toBe(at);
          expect(neighbour(each, oppositeDirection(DIRECTIONS[at]!))).toEqual(hex);
        });
      }),
    );
  });

  it('are all that is adjacent', () => {
    fc.assert(
      fc.property(hexes, hexes, (a, b) => {
        expect(isAdjacent(a, b)).toBe(directionTo(a, b) !== null);
      }),
    );
    expect(directionTo({ q: 0, r: 0 }, { q: 1, r: 1 })).toBeNull();
    expect(directionTo({ q: 0, r: 0 }, { q: 0, r: 0 })).toBeNull();
  });
});

describe('directions', () => {
  it('turn round in six', () => {
    expect([turnDirection(5, 1), turnDirection(0, -1), turnDirection(2, 12), turnDirection(1, -13)]).toEqual([
      0, 5, 2, 0,
    ]);
  });

  it('turn back to where they were', () => {
    fc.assert(
      fc.property(directions, fc.integer({ min: -60, max: 60 }), (direction, by) => {
        expect(turnDirection(turnDirection(direction, by), -by)).toBe(direction);
        expect(oppositeDirection(oppositeDirection(direction))).toBe(direction);
      }),
    );
  });
});

describe('odd rows', () => {
  it.each([
    [0, 0, '0,0'],
    [0, 1, '0,1'],
    [1, 2, '0,2'],
    [4, 3, '3,3'],
    [0, -1, '1,-1'],
  ])('column %i of row %i is %s', (col, row, key) => {
    expect(hexKey(fromOddRow(col, row))).toBe(key);
  });

  it('lie half a hex to the right: SE of an even row keeps its column, of an odd row goes one on', () => {
    expect(toOddRow(neighbour(fromOddRow(3, 2), 5))).toEqual({ col: 3, row: 3 });
    expect(toOddRow(neighbour(fromOddRow(3, 3), 5))).toEqual({ col: 4, row: 4 });
  });

  it('go there and back', () => {
    fc.assert(
      fc.property(hexes, coordinate, coordinate, (hex, col, row) => {
        const { col: column, row: line } = toOddRow(hex);
        expect(fromOddRow(column, line)).toEqual(hex);
        expect(toOddRow(fromOddRow(col, row))).toEqual({ col, row });
      }),
    );
  });
});

describe('hex keys', () => {
  it('go there and back', () => {
    fc.assert(fc.property(hexes, (hex) => expect(parseHexKey(hexKey(hex))).toEqual(hex)));
  });

  it.each(['', '1', '1,', '1,2,3', ' 1,2', '1,2\n', 'a,b', '1.5,2', '--1,2', '1234567,0'])(
    '%j is none',
    (text) => {
      expect(parseHexKey(text)).toBeNull();
    },
  );
});

it('hexes are ordered row by row', () => {
  const unordered = [
    { q: 1, r: 1 },
    { q: 0, r: 2 },
    { q: 5, r: 0 },
    { q: 0, r: 1 },
  ];
  expect(unordered.sort(compareHexes).map(hexKey)).toEqual(['5,0', '0,1', '1,1', '0,2']);
});
