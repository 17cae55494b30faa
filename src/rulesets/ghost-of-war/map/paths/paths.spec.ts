import fc from 'fast-check';
import { fromOddRow, hexKey, parseHexKey, type HexKey } from '../../../../engine/hex/index.js';
import {
  arrivalRound,
  countedDistance,
  distancesFrom,
  findPath,
  isCharted,
  isWellCharted,
  journeyRounds,
  lineDelays,
  makeWarpMap,
  pathFaults,
  restartDelay,
  stormZone,
  travelRounds,
  weightOf,
  type WarpMap,
} from './index.js';

const field = (columns: number, rows: number, from = 0): HexKey[] =>
  Array.from({ length: columns * rows }, (_, each) =>
    hexKey({ q: from + (each % columns), r: from + Math.floor(each / columns) }),
  );

const route = (text: string): HexKey[] => text.split(' ');

const TERMS = { counting: 'together', chartedHalves: false, navigator: false } as const;

describe('GOW-MAP-05 Storms', () => {
  it('reach two hexes and count for three, however many lie over each other', () => {
    expect(stormZone(['0,0']).size).toBe(19);
    const map = makeWarpMap({ hexes: field(8, 8), stormCores: ['2,2', '3,2'], routes: [] });
    expect(['2,2', '4,2', '5,2', '6,2', '4,0', '9,9'].map((each) => weightOf(map, each))).toEqual([
      3, 3, 3, 1, 3, 0,
    ]);
  });
});

describe('GOW-MAP-04 Charted warp routes', () => {
  it('are charted both ways, step by step, in a storm too', () => {
    const map = makeWarpMap({
      hexes: field(4, 4),
      stormCores: ['1,0'],
      routes: [route('0,0 1,0 2,0'), route('2,0 2,1')],
    });
    expect(isCharted(map, '0,0', '1,0')).toBe(true);
    expect(isCharted(map, '1,0', '0,0')).toBe(true);
    expect(isCharted(map, '2,1', '2,0')).toBe(true);
    expect(isCharted(map, '1,0', '2,1')).toBe(false);
    expect(isCharted(map, '0,0', '2,0')).toBe(false);
  });
});

describe('W6 Travel', () => {
  const map = makeWarpMap({ hexes: field(12, 12, -4), stormCores: ['3,2'], routes: [] });
  const straight = route('0,0 1,0 2,0 3,0 4,0 5,0 6,0');
  const detour = route('0,0 1,-1 2,-1 3,-1 4,-1 5,-1 6,-1 6,0');

  it('straight through the storm: N 12, T 3 (GOW-TRV-02, -04)', () => {
    expect(countedDistance(map, straight, 'together')).toBe(12);
    expect(travelRounds(map, straight, 'together')).toBe(3);
    expect(countedDistance(map, straight, 'each')).toBe(13);
  });

  it('the service takes the detour: N 7, T 2 (GOW-TRV-03)', () => {
    expect(findPath(map, '0,0', '6,0', 'SHORT')).toEqual(detour);
    expect(countedDistance(map, detour, 'together')).toBe(7);
    expect(travelRounds(map, detour, 'together')).toBe(2);
  });

  it('ordered in round 4 it arrives in round 5, with an Expert Navigator in 4 (GOW-TRV-05, -10)', () => {
    expect(arrivalRound(4, journeyRounds(map, detour, TERMS))).toBe(5);
    expect(arrivalRound(4, journeyRounds(map, detour, { ...TERMS, navigator: true }))).toBe(4);
  });

  it('both ends count as the dearer one (GOW-TRV-02)', () => {
    expect(countedDistance(map, route('2,0 3,0'), 'together')).toBe(3);
    expect(countedDistance(map, route('3,0 2,0'), 'together')).toBe(3);
    expect(countedDistance(map, route('2,0 3,0'), 'each')).toBe(4);
    expect(countedDistance(map, ['0,0'], 'together')).toBe(0);
  });

  it('from neighbour to neighbour always one round, however counted (GOW-TRV-04)', () => {
    expect(countedDistance(map, route('3,2 3,1'), 'each')).toBe(6);
    expect(travelRounds(map, route('3,2 3,1'), 'each')).toBe(1);
  });

  it.each([
    [5, 1],
    [6, 2],
    [10, 2],
    [11, 3],
  ])('%i hexes of clear space take %i rounds (GOW-TRV-04)', (distance, rounds) => {
    const clear = makeWarpMap({ hexes: field(12, 1), stormCores: [], routes: [] });
    const path = findPath(clear, '0,0', `${distance},0`, 'SHORT')!;
    expect(countedDistance(clear, path, 'together')).toBe(distance);
    expect(travelRounds(clear, path, 'together')).toBe(rounds);
  });

  it('charted journeys are halved, rounded up, where the house rule says so (GOW-TRV-06)', () => {
    const clear = makeWarpMap({ hexes: field(14, 1), stormCores: [], routes: [field(13, 1)] });
    const path = findPath(clear, '0,0', '12,0', 'SHORT')!;
    expect(journeyRounds(clear, path, TERMS)).toBe(3);
    expect(journeyRounds(clear, path, { ...TERMS, chartedHalves: true })).toBe(2);
    expect(journeyRounds(clear, path, { ...TERMS, chartedHalves: true, navigator: true })).toBe(1);
    const uncharted = makeWarpMap({ hexes: field(14, 1), stormCores: [], routes: [field(8, 1)] });
    expect(journeyRounds(uncharted, path, { ...TERMS, chartedHalves: true })).toBe(3);
  });
});

describe('GOW-TRD-04 Path of a line', () => {
  const hexes = field(6, 6, -1);

  it('most charted steps, among paths of least counted distance', () => {
    const charted = route('0,0 0,1 1,1 2,1');
    const map = makeWarpMap({ hexes, stormCores: [], routes: [charted] });
    expect(findPath(map, '0,0', '2,1', 'CHARTED')).toEqual(charted);
    expect(findPath(map, '0,0', '2,1', 'SHORT')).toEqual(route('0,0 0,1 1,1 2,1'));
    const other = makeWarpMap({ hexes, stormCores: [], routes: [route('0,0 1,0 2,0')] });
    expect(findPath(other, '0,0', '2,1', 'CHARTED')).toEqual(route('0,0 1,0 2,0 2,1'));
    expect(findPath(other, '0,0', '2,1', 'SHORT')).toEqual(route('0,0 0,1 1,1 2,1'));
  });

  it('a charted way around is not taken when it counts more', () => {
    const map = makeWarpMap({ hexes, stormCores: [], routes: [route('0,0 1,-1 2,-1 2,0')] });
    expect(findPath(map, '0,0', '2,0', 'CHARTED')).toEqual(route('0,0 1,0 2,0'));
  });

  it('more charted steps beat fewer steps of the same counted distance', () => {
    const around = route('0,0 1,-1 2,-1 2,0');
    const map = makeWarpMap({
      hexes: ['0,0', '1,0', '2,0', '1,-1', '2,-1'],
      stormCores: [],
      routes: [around],
    });
    const weighted: WarpMap = { ...map, weights: map.keys.map((key) => (key === '1,0' ? 2 : 1)) };
    expect(findPath(weighted, '0,0', '2,0', 'CHARTED')).toEqual(around);
    expect(findPath(weighted, '0,0', '2,0', 'SHORT')).toEqual(route('0,0 1,0 2,0'));
  });

  it('none where there is no way; one hex where it goes nowhere', () => {
    const map = makeWarpMap({ hexes: ['0,0', '2,0'], stormCores: [], routes: [] });
    expect(findPath(map, '0,0', '2,0', 'SHORT')).toBeNull();
    expect(findPath(map, '0,0', '5,5', 'SHORT')).toBeNull();
    expect(findPath(map, '0,0', '0,0', 'CHARTED')).toEqual(['0,0']);
  });

  it('is well charted from two thirds on, over all legs together', () => {
    const map = makeWarpMap({ hexes: field(12, 1), stormCores: [], routes: [field(8, 1)] });
    const legs = (hexesOfFirst: number) => [field(8, 1).slice(0, hexesOfFirst + 1), field(12, 1).slice(7)];
    expect(isWellCharted(map, legs(7))).toBe(false); // 7 of 11
    const more = makeWarpMap({ hexes: field(12, 1), stormCores: [], routes: [field(9, 1)] });
    expect(isWellCharted(more, legs(7))).toBe(true); // 8 of 11
    expect(isWellCharted(map, [field(8, 1), route('7,0 8,0 9,0 10,0')])).toBe(true); // 7 of 10
    const three = makeWarpMap({ hexes: field(12, 1), stormCores: [], routes: [field(3, 1)] });
    expect(isWellCharted(three, [field(4, 1)])).toBe(true); // 2 of 3
    expect(isWellCharted(three, [])).toBe(false);
  });
});

describe('GOW-TRD-05 Delay', () => {
  const delays = (wares: number, legs: readonly number[], wellCharted: boolean, least = 1) =>
    lineDelays({ wares, legs, wellCharted, least });

  it('W7: a chain', () => {
    expect(delays(6, [2, 1], false)).toEqual([5, 6]);
    expect(delays(6, [2, 1], true)).toEqual([4, 5]);
  });

  it('W8: small delays', () => {
    expect(delays(1, [1], false)).toEqual([2]);
    expect(delays(1, [1], true)).toEqual([1]);
    expect(delays(3, [1], false)).toEqual([3]);
    expect(delays(3, [1], true)).toEqual([2]);
    expect(delays(4, [3], true)).toEqual([4]);
  });

  it('is at least what the house rule says; an Astropath saves a round, down to 1 (GOW-TRT-06)', () => {
    expect(delays(1, [1], true, 3)).toEqual([3]);
    expect(lineDelays({ wares: 6, legs: [2, 1], wellCharted: true, least: 1, saved: 1 })).toEqual([3, 4]);
    expect(lineDelays({ wares: 1, legs: [1], wellCharted: true, least: 1, saved: 1 })).toEqual([1]);
  });

  it('W17: after an interruption only the travel counts (GOW-TRD-11)', () => {
    expect([0, 1].map((stop) => restartDelay([2, 1], stop, false))).toEqual([2, 3]);
    expect([0, 1].map((stop) => restartDelay([1, 1], stop, true))).toEqual([1, 1]);
  });
});

describe('GOW-TRV-03 A path that is given', () => {
  const map = makeWarpMap({ hexes: field(4, 4), stormCores: [], routes: [] });

  it.each([
    ['0,0 1,0 2,0', []],
    ['0,0 2,0', [['HEXES_NOT_ADJACENT', 1]]],
    [
      '0,0 1,-1 2,-1 2,0',
      [
        ['HEX_NOT_ON_MAP', 1],
        ['HEX_NOT_ON_MAP', 2],
      ],
    ],
    ['0,0 1,0 0,1 1,0 2,0', [['HEX_TWICE', 3]]],
    ['1,0 2,0', [['PATH_STARTS_ELSEWHERE', 0]]],
    ['0,0 1,0', [['PATH_ENDS_ELSEWHERE', 1]]],
    [
      'nonsense',
      [
        ['PATH_STARTS_ELSEWHERE', 0],
        ['HEX_NOT_ON_MAP', 0],
        ['PATH_ENDS_ELSEWHERE', 0],
      ],
    ],
  ])('%s', (text, faults) => {
    const found = pathFaults(map, route(text), '0,0', '2,0');
    expect(found.map(({ code, index }) => [code, index])).toEqual(faults);
  });

  it('no path at all starts and ends elsewhere', () => {
    expect(pathFaults(map, [], '0,0', '2,0').map((each) => each.code)).toEqual([
      'PATH_STARTS_ELSEWHERE',
      'PATH_ENDS_ELSEWHERE',
    ]);
  });
});

describe('the path found is the best of all paths', () => {
  const AREA = field(4, 3);
  const maps = fc
    .record({
      hexes: fc.subarray(AREA, { minLength: 2 }),
      stormCores: fc.array(fc.constantFrom('-1,0', '0,3', '5,0', '2,1', '4,4'), { maxLength: 2 }),
      routes: fc.array(fc.constantFrom(...field(4, 3).map((each) => [each])), { maxLength: 2 }),
      steps: fc.array(fc.tuple(fc.constantFrom(...AREA), fc.constantFrom(...AREA)), { maxLength: 8 }),
    })
    .map(({ hexes, stormCores, routes, steps }) => ({
      hexes,
      map: makeWarpMap({ hexes, stormCores, routes: [...routes, ...steps] }),
    }));

  /** Every way without a hex twice, in no order. */
  function allPaths(map: WarpMap, path: readonly HexKey[], goal: HexKey): (readonly HexKey[])[] {
    const here = path.at(-1)!;
    if (here === goal) return [path];
    return map.neighbours[map.numbers.get(here)!]!.map((each) => map.keys[each]!)
      .filter((each) => !path.includes(each))
      .flatMap((each) => allPaths(map, [...path, each], goal));
  }

  const rank = (map: WarpMap, path: readonly HexKey[], charted: boolean): number[] => [
    countedDistance(map, path, 'together'),
    charted ? -path.slice(1).filter((each, i) => isCharted(map, path[i]!, each)).length : 0,
    path.length,
    ...path.map((each) => map.numbers.get(each)!),
  ];

  const compareRanks = (a: number[], b: number[]) => {
    const differs = a.findIndex((each, i) => each !== b[i]);
    return differs < 0 ? 0 : a[differs]! - b[differs]!;
  };

  it.each(['SHORT', 'CHARTED'] as const)('%s', (by) => {
    fc.assert(
      fc.property(maps, fc.nat(), fc.nat(), ({ map, hexes }, a, b) => {
        const [from, to] = [hexes[a % hexes.length]!, hexes[b % hexes.length]!];
        const best = allPaths(map, [from], to).toSorted((x, y) =>
          compareRanks(rank(map, x, by === 'CHARTED'), rank(map, y, by === 'CHARTED')),
        )[0];
        expect(findPath(map, from, to, by)).toEqual(best ?? null);
      }),
      { numRuns: 150 },
    );
  });

  it.each(['together', 'each'] as const)('its N is that of all distances: ends %s', (counting) => {
    fc.assert(
      fc.property(maps, fc.nat(), ({ map, hexes }, a) => {
        const from = hexes[a % hexes.length]!;
        const found = distancesFrom(map, from, counting);
        for (const to of hexes) {
          const path = findPath(map, from, to, 'SHORT');
          expect(found.get(map.numbers.get(to)!)).toBe(
            path ? countedDistance(map, path, counting) : undefined,
          );
        }
      }),
    );
  });

  it('hexes are numbered in the order (q,r), numbers as numbers', () => {
    const map = makeWarpMap({ hexes: ['10,0', '9,0', '-1,5', '-1,-5', 'x'], stormCores: [], routes: [] });
    expect(map.keys).toEqual(['-1,-5', '-1,5', '9,0', '10,0']);
  });
});

it('a large map is crossed', () => {
  const hexes = Array.from({ length: 2000 }, (_, each) =>
    hexKey(fromOddRow(each % 50, Math.floor(each / 50))),
  );
  const map = makeWarpMap({ hexes, stormCores: hexes.filter((_, each) => each % 97 === 0), routes: [hexes] });
  const path = findPath(map, hexes[0]!, hexes.at(-1)!, 'CHARTED')!;
  expect(pathFaults(map, path, hexes[0]!, hexes.at(-1)!)).toEqual([]);
  expect(parseHexKey(path.at(-1)!)).toEqual(fromOddRow(49, 39));
});
