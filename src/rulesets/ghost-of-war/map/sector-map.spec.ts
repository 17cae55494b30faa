import { findPath, weightOf } from './paths/index.js';
import { warpMapOf } from './sector-map.js';

const hex = { subSector: 'corvus', system: null };
const CHART = { hexes: { '0,0': hex, '1,0': hex, '2,0': hex }, storms: {}, routes: {} };

it('the map follows hexes, storms and routes, and is made once for the same ones', () => {
  const map = warpMapOf(CHART);
  expect(findPath(map, '0,0', '2,0', 'SHORT')).toEqual(['0,0', '1,0', '2,0']);
  expect(weightOf(map, '0,0')).toBe(1);
  expect(warpMapOf({ ...CHART })).toBe(map);

  const storm = { id: 'storm-1', kind: 'STORM' as const, core: ['2,0'] };
  const stormy = warpMapOf({ ...CHART, storms: { 'storm-1': storm } });
  expect(weightOf(stormy, '0,0')).toBe(3);
  const charted = warpMapOf({ ...CHART, routes: { r: { id: 'r', hexes: ['0,0', '1,0'] } } });
  expect(charted.charted.size).toBe(2);
  expect(weightOf(charted, '0,0')).toBe(1);
});
