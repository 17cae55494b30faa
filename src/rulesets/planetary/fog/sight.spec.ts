import { stateOf } from '../../../../test/planetary/spec-table.js';
import type { PositionStronghold, PositionUnit } from '../position.js';
import { armiesByHex } from '../map/map.js';
import { placeRadius } from './sight.js';

const SCOUTS: PositionUnit = { type: 'demo.scouts', ready: 5 };
const LINE: PositionUnit = { type: 'demo.line', ready: 5 };
const RADAR: PositionStronghold['defences'] = [{ type: 'radarTower' }];

/** Radius of the hex 3,3 with a Stronghold, its garrison, and a Capital or not. */
function radius(stronghold: PositionStronghold | null, garrison: PositionUnit | null, capital: boolean) {
  const state = stateOf({
    map: { cols: 9, rows: 9 },
    players: [{ seat: 'seat-1', race: 'SOB', ...(capital ? { capitalHex: '3,3' } : {}) }],
    hexes: [{ q: 3, r: 3, controller: 'seat-1', urban: { size: 4 }, ...(stronghold ? { stronghold } : {}) }],
    garrisons: garrison ? [{ owner: 'seat-1', hex: '3,3', units: [garrison] }] : [],
  });
  return placeRadius(state, state.hexes['3,3']!, armiesByHex(state));
}

describe('PLN-SIG-02 radii of places', () => {
  it.each([
    ['a Camp', { type: 'CAMP' }, null, false, 1],
    ['a Camp with a garrison', { type: 'CAMP' }, LINE, false, 1],
    ['a Camp with a radar tower', { type: 'CAMP', defences: RADAR }, null, false, 2],
    ['a Camp with scouts in its garrison', { type: 'CAMP' }, SCOUTS, false, 2],
    ['radar and scouts together', { type: 'CAMP', defences: RADAR }, SCOUTS, false, 2],
    ['an Urban hex', null, null, false, null],
    ['a Capital without Stronghold', null, null, true, 2],
    ['a Capital Fortification', { type: 'CAPITAL_FORTIFICATION' }, null, true, 2],
    ['it with radar', { type: 'CAPITAL_FORTIFICATION', defences: RADAR }, null, true, 3],
    ['it with scouts', { type: 'CAPITAL_FORTIFICATION' }, SCOUTS, true, 3],
    ['it with both', { type: 'CAPITAL_FORTIFICATION', defences: RADAR }, SCOUTS, true, 3],
  ] as const)('%s (worked example E7)', (_, stronghold, garrison, capital, expected) => {
    expect(radius(stronghold, garrison, capital)).toBe(expected);
  });
});
