import { stateOf } from '../../../test/planetary/spec-table.js';
import { options } from './options.js';
import type { PlanetaryPosition } from './position.js';

const POSITION: PlanetaryPosition = {
  turn: 3,
  phase: 'BUILD',
  map: { cols: 12, rows: 9 },
  players: [
    { seat: 'seat-1', race: 'SOB', capitalHex: '2,3' },
    { seat: 'seat-2', race: 'ORK' },
    { seat: 'seat-3', race: 'ORK' },
  ],
  hexes: [
    {
      q: 2,
      r: 3,
      controller: 'seat-1',
      urban: { size: 4, bp: 190, buildings: [{ type: 'PRISON' }] },
      stronghold: { type: 'FORTIFICATION', defences: [{ type: 'weaponTower' }] },
    },
    { q: 4, r: 3, controller: 'seat-1', urban: { size: 2, bp: 90 } },
    { q: 2, r: 5, controller: 'seat-1' },
    { q: 3, r: 5, controller: 'seat-1' },
    { q: 6, r: 3, controller: 'seat-2' },
  ],
};

const STATE = stateOf(POSITION);
const offered = (hex: string, state = STATE) =>
  (options(state, 'seat-1', hex) ?? []).map((each) => [
    each.order,
    each.target,
    each.cost && `${each.cost.amount} ${each.cost.measure}`,
    each.barred.map((one) => one.code),
  ]);

describe('options of a hex in the Build phase', () => {
  it('names the price, who pays, and every reason why something is barred', () => {
    const capital = offered('2,3');
    expect(capital).toContainEqual(['BuildBuilding', 'BARRACKS', '50 BP of 2,3', []]);
    expect(capital).toContainEqual(['BuildBuilding', 'PRISON', '100 BP of 2,3', ['BUILDING_STANDS']]);
    expect(capital).toContainEqual(['BuildBuilding', 'EMBASSY', '300 BP of 2,3', ['STOCK_TOO_SMALL']]);
    expect(capital).toContainEqual(['DisbandBuilding', 'PRISON', null, []]);
    expect(capital).toContainEqual([
      'UpgradeStronghold',
      'CAPITAL_FORTIFICATION',
      '250 BP of 4,3',
      ['STOCK_TOO_SMALL'],
    ]);
    expect(capital).toContainEqual(['BuildDefence', 'groundTurret HEAVY_BOLTERS', '65 BP of 2,3', []]);
    expect(capital).toContainEqual(['ConvertTower', '2,3.x1 radarTower', '25 BP of 4,3', []]);
  });

  it('asks every Urban hex that may pay for a place', () => {
    expect(offered('2,5')).toEqual([
      ['FoundVillage', null, '200 BP of 2,3', ['STOCK_TOO_SMALL']],
      ['BuildStronghold', 'CAMP', '100 BP of 2,3', []],
      ['FoundVillage', null, '200 BP of 4,3', ['STOCK_TOO_SMALL']],
      ['BuildStronghold', 'CAMP', '100 BP of 4,3', ['STOCK_TOO_SMALL']],
      ['BuildRoad', '3,5', '50 BP of 2,3', []],
      ['BuildRoad', '3,5', '50 BP of 4,3', []],
    ]);
  });

  it('offers free roads in the set-up, and nothing but them and the works of turn 0', () => {
    const start = { urbanSizes: [], yields: [], placed: true, freeRoads: 1 };
    const starts = { 'seat-1': start, 'seat-2': start, 'seat-3': start };
    const setUp = offered('2,5', { ...STATE, phase: 'SET_UP', starts });
    expect(setUp).toContainEqual(['FreeRoad', '3,5', null, []]);
    expect(setUp.map(([order]) => order)).not.toContain('BuildRoad');
  });

  it('knows no hexes of others, and nothing in other phases', () => {
    expect(options(STATE, 'seat-1', '6,3')).toBeNull();
    expect(offered('2,3', { ...STATE, phase: 'BATTLE_ORDERS' })).toEqual([]);
  });
});
