import { stateOf } from '../../../../test/planetary/spec-table.js';
import type { PlanetaryPosition, PositionUnit } from '../position.js';
import type { MoveClass } from '../state/index.js';
import { mayLand, mayStepInBattle, moveClasses, stepCost } from './terrain.js';

const classes = (...each: readonly MoveClass[]): ReadonlySet<MoveClass> => new Set(each);

const stateWith = (hexes: PlanetaryPosition['hexes'], units: readonly PositionUnit[] = []) =>
  stateOf({
    map: { cols: 9, rows: 9 },
    players: [
      { seat: 'seat-1', race: 'SOB' },
      { seat: 'seat-2', race: 'SOB' },
    ],
    hexes,
    detachments: [{ id: 'a', owner: 'seat-1', hex: '0,5', units }],
  });

describe('PLN-TER-01 cost to enter', () => {
  const cost = (hexes: PlanetaryPosition['hexes'], from: string, to: string, who = classes('tracked')) => {
    const state = stateWith(hexes);
    return stepCost(who, state.hexes[from]!, state.hexes[to]!);
  };
  const river = [
    { q: 1, r: 5, terrain: 'hills' as const },
    { q: 2, r: 5, rivers: [3] },
  ];

  it('is that of the terrain, and 2 more over a river edge (worked example E15)', () => {
    expect(cost(river, '0,5', '1,5')).toBe(4);
    expect(cost(river, '1,5', '2,5')).toBe(4);
  });

  it('is half on a road, which bridges rivers (worked example E15)', () => {
    const links = [
      { q: 1, r: 5, terrain: 'hills' as const, roads: [3, 0] },
      { q: 2, r: 5, rivers: [3] },
    ];
    expect(cost(links, '0,5', '1,5') + cost(links, '1,5', '2,5')).toBe(3);
  });

  it('is without the river for skimmers alone', () => {
    expect(cost(river, '1,5', '2,5', classes('skimmer'))).toBe(2);
    expect(cost(river, '1,5', '2,5', classes('skimmer', 'infantry'))).toBe(4);
  });
});

describe('PLN-TER-02, PLN-TER-05 access', () => {
  const may = (terrain: 'hills' | 'forest' | 'jungle' | 'sea' | 'plains', ...who: readonly MoveClass[]) => {
    const state = stateWith([{ q: 1, r: 5, terrain }]);
    return mayStepInBattle(classes(...who), state.hexes['0,5']!, state.hexes['1,5']!);
  };

  it.each([
    ['infantry', ['hills', 'forest', 'jungle']],
    ['tracked', ['hills']],
    ['wheeled', []],
    ['walker', ['forest']],
    ['skimmer', ['hills', 'forest', 'jungle']],
  ] as const)('%s enters plains and %j, never the sea', (who, open) => {
    const found = (['hills', 'forest', 'jungle', 'sea'] as const).filter((terrain) => may(terrain, who));
    expect(found).toEqual(open);
    expect(may('plains', who)).toBe(true);
  });

  it('lands nobody on sea, nor where a class has no access though there is a road', () => {
    const state = stateWith([
      { q: 1, r: 5, terrain: 'forest', roads: [0] },
      { q: 1, r: 6, terrain: 'sea' },
    ]);
    expect(mayLand(classes('tracked'), state.hexes['1,5']!)).toBe(false);
    expect(mayLand(classes('infantry'), state.hexes['1,5']!)).toBe(true);
    expect(mayLand(classes('skimmer'), state.hexes['1,6']!)).toBe(false);
  });
});

describe('PLN-TER-03 move classes', () => {
  const present = (units: readonly PositionUnit[]) => {
    const state = stateWith([], units);
    return [...moveClasses(state, state.detachments['a']!)].sort();
  };

  it('leave out units without a living model', () => {
    expect(
      present([
        { type: 'demo.line', ready: 5 },
        { type: 'demo.tank', dead: 1 },
      ]),
    ).toEqual(['infantry']);
  });

  it('count the damaged and the wounded', () => {
    expect(
      present([
        { type: 'demo.line', wounded: 5 },
        { type: 'demo.tank', damaged: 1 },
      ]),
    ).toEqual(['infantry', 'tracked']);
  });

  it('take a mounted unit with its transport, unless that is dead', () => {
    const mounted = (state: PositionUnit) =>
      present([
        { id: 't', ...state },
        { type: 'demo.line', ready: 5, mountedIn: 't' },
      ]);
    expect(mounted({ type: 'demo.skimmer', ready: 1 })).toEqual(['skimmer']);
    expect(mounted({ type: 'demo.skimmer', dead: 1 })).toEqual(['infantry']);
  });

  it('take a unit with the transport of its own, and whoever rides a bike as that (RACE-PROD-10)', () => {
    expect(present([{ type: 'DE.raiderSquad', ready: 5 }])).toEqual(['skimmer']);
    expect(
      present([
        { type: 'DE.raiderSquad', ready: 5, mountedIn: 't' },
        { id: 't', type: 'DE.raider', dead: 1 },
      ]),
    ).toEqual(['infantry']);
    const on = (key: string) => present([{ type: 'EL.farseer', ready: 1, wargear: [{ key, points: 30 }] }]);
    expect(on('jetbike')).toEqual(['skimmer']);
    expect(on('bike')).toEqual(['wheeled']);
    expect(on('spear')).toEqual(['infantry']);
  });
});
