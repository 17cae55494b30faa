import { stateOf } from '../../../../test/planetary/spec-table.js';
import { options } from '../options.js';
import type { PlanetaryPosition } from '../position.js';
import type { RaceKey } from '../state/index.js';

const position = (race: RaceKey, phase: PlanetaryPosition['phase']): PlanetaryPosition => ({
  turn: 3,
  ...(phase === undefined ? {} : { phase }),
  map: { cols: 12, rows: 9 },
  players: [
    { seat: 'seat-1', race, capitalHex: '2,3' },
    { seat: 'seat-2', race: 'SM' },
  ],
  hexes: [
    {
      q: 2,
      r: 3,
      controller: 'seat-1',
      urban: { size: 4, bp: 200, buildings: [{ type: 'PRISON' }] },
      stronghold: { type: 'FORTIFICATION', defences: [{ id: 'bunk', type: 'bunker' }] },
    },
    { q: 4, r: 3, controller: 'seat-1', urban: { size: 2 } },
  ],
  detachments: [
    {
      id: 'a',
      owner: 'seat-1',
      hex: '2,3',
      units: [
        { id: 'lord', type: 'CH.mightyChampion', models: [{ state: 'ready', points: 100 }] },
        { type: 'demo.veterans', ready: 10 },
        { type: 'demo.veterans', ready: 10 },
      ],
    },
    { id: 'c', owner: 'seat-2', prison: '2,3', units: [{ type: 'demo.line', ready: 10 }] },
  ],
});

const offered = (race: RaceKey, phase: PlanetaryPosition['phase'], named: string, order: string) =>
  (options(stateOf(position(race, phase)), 'seat-1', named) ?? [])
    .filter((each) => each.order === order)
    .map((each) => [each.target, each.cost?.amount ?? null, each.barred.map((one) => one.code)]);

describe('options of what only some races do', () => {
  it('offers a new Capital to a race that moves it, and says what bars it (RACE-DE-03)', () => {
    expect(offered('DE', 'BUILD', '4,3', 'MoveCapital')).toEqual([
      [null, 100, ['TARGET_WITHOUT_STRONGHOLD', 'TARGET_WITHOUT_ARMY']],
    ]);
    expect(offered('CH', 'BUILD', '4,3', 'MoveCapital')).toEqual([]);
  });

  it('offers the conversion of a captive to a race that converts (RACE-CH-11)', () => {
    expect(offered('CH', 'BUILD', 'c', 'AttemptConversion')).toEqual([[null, 25, []]]);
    expect(offered('DE', 'BUILD', 'c', 'AttemptConversion')).toEqual([]);
  });

  it('offers a shrine of each building by each leader (RACE-CH-07)', () => {
    expect(offered('CH', 'MOVEMENT_ORDERS', 'a', 'CLAIM_AREA')).toEqual([
      [null, null, []],
      ['bunk', null, []],
      ['bunk', null, ['STOCK_TOO_SMALL']],
    ]);
    expect(offered('DE', 'MOVEMENT_ORDERS', 'a', 'CLAIM_AREA')).toEqual([[null, null, []]]);
  });

  it('offers raids two hexes away, and no such attacks (RACE-DE-05)', () => {
    const targets = (race: RaceKey, order: string) =>
      offered(race, 'BATTLE_ORDERS', 'a', order).map(([to]) => to);
    expect(targets('DE', 'RAID')).toContain('4,3');
    expect(targets('DE', 'ATTACK')).not.toContain('4,3');
    expect(targets('CH', 'RAID')).not.toContain('4,3');
  });
});
