import { stateOf } from '../../../../test/planetary/spec-table.js';
import type { PlanetaryPosition, PositionDetachment } from '../position.js';
import type { MoveClass } from '../state/index.js';
import {
  armiesByHex,
  inEnemyZoc,
  inFriendlyZoc,
  isRoadStep,
  isUnoccupiedFor,
  nearestUnoccupied,
} from './map.js';

const FEET: ReadonlySet<MoveClass> = new Set<MoveClass>(['infantry']);

const detachment = (id: string, owner: string, hex: string): PositionDetachment => ({
  id,
  owner,
  hex,
  units: [{ type: 'demo.line', ready: 5 }],
});

const position = (more: Partial<PlanetaryPosition>): PlanetaryPosition => ({
  map: { cols: 9, rows: 9 },
  players: [
    { seat: 'seat-1', race: 'SOB' },
    { seat: 'seat-2', race: 'SOB' },
  ],
  ...more,
});

describe('PLN-GEN-05 zone of control', () => {
  const enemy = detachment('b', 'seat-2', '4,3');
  const zoc = (more: Partial<PlanetaryPosition>, hex: string, seat = 'seat-1') => {
    const state = stateOf(position(more));
    return inEnemyZoc(state, armiesByHex(state), hex, seat);
  };

  it('reaches the six adjacent hexes, and no further (worked example E14)', () => {
    expect(zoc({ detachments: [enemy] }, '3,4')).toBe(true);
    expect(zoc({ detachments: [enemy] }, '4,3')).toBe(true);
    expect(zoc({ detachments: [enemy] }, '3,5')).toBe(false);
  });

  it('leaves out a hex that the other side occupies (worked example E14)', () => {
    const garrisons = [{ owner: 'seat-1', hex: '3,4', units: [{ type: 'demo.line', ready: 5 }] }];
    const hexes = [{ q: 3, r: 4, controller: 'seat-1', stronghold: { type: 'CAMP' as const } }];
    expect(zoc({ detachments: [enemy], garrisons, hexes }, '3,4')).toBe(false);
  });

  it('holds a hex that an own army occupies only while the enemy is in it too, in a battle not yet fought', () => {
    const both = [enemy, detachment('a', 'seat-1', '4,3')];
    expect(zoc({ detachments: both }, '4,3')).toBe(true);
    expect(zoc({ detachments: both }, '4,3', 'seat-2')).toBe(true);
    expect(zoc({ detachments: [enemy, detachment('a', 'seat-1', '5,3')] }, '5,3')).toBe(false);
  });

  it('is no enemy zone for an ally or a partner, and a friendly one for the ally', () => {
    const treaties = [{ players: ['seat-1', 'seat-2'], kind: 'ALLIANCE' as const }];
    expect(zoc({ detachments: [enemy], treaties }, '3,4')).toBe(false);
    const state = stateOf(position({ detachments: [enemy], treaties }));
    expect(inFriendlyZoc(state, armiesByHex(state), '3,4', 'seat-1')).toBe(true);
    expect(inFriendlyZoc(state, armiesByHex(state), '3,5', 'seat-1')).toBe(false);
  });

  it('is exerted by NPC armies against everybody', () => {
    const npc = { ...enemy, owner: 'npc' };
    expect(zoc({ detachments: [npc] }, '3,4', 'seat-1')).toBe(true);
    expect(zoc({ detachments: [npc] }, '3,4', 'seat-2')).toBe(true);
  });
});

describe('PLN-GEN-04 unoccupied', () => {
  const free = (more: Partial<PlanetaryPosition>) => {
    const state = stateOf(position(more));
    return isUnoccupiedFor(state, armiesByHex(state), '3,3', 'seat-1');
  };
  const camp = (controller: string) => [{ q: 3, r: 3, controller, stronghold: { type: 'CAMP' as const } }];
  const garrison = (owner: string) => [{ owner, hex: '3,3', units: [{ type: 'demo.line', ready: 5 }] }];

  it('is barred by any detachment, and by a garrison that is not friendly', () => {
    expect(free({ detachments: [detachment('a', 'seat-1', '3,3')] })).toBe(false);
    expect(free({ hexes: camp('seat-2'), garrisons: garrison('seat-2') })).toBe(false);
    expect(free({ hexes: camp('seat-1'), garrisons: garrison('seat-1') })).toBe(true);
  });

  it('is not barred by an empty Stronghold, a convoy, a spy or a diplomat', () => {
    const piece = { owner: 'seat-2', hex: '3,3' };
    expect(
      free({
        hexes: camp('seat-2'),
        convoys: [{ ...piece, bp: 50 }],
        spies: [{ ...piece, centerHex: '1,1' }],
        diplomats: [piece],
      }),
    ).toBe(true);
  });
});

describe('PLN-GEN-09 nearest unoccupied hex', () => {
  const from = (more: Partial<PlanetaryPosition>, classes = FEET) =>
    nearestUnoccupied(stateOf(position(more)), '3,3', 'seat-1', classes);
  const here = detachment('a', 'seat-1', '3,3');

  it('is the hex itself when it is free, whatever its terrain', () => {
    expect(from({ hexes: [{ q: 3, r: 3, terrain: 'jungle' }] }, new Set<MoveClass>(['wheeled']))).toBe('3,3');
  });

  it('goes by canonical order among equals: by r, then q', () => {
    expect(from({ detachments: [here] })).toBe('3,2');
  });

  it('prefers an own hex', () => {
    expect(from({ detachments: [here], hexes: [{ q: 3, r: 4, controller: 'seat-1' }] })).toBe('3,4');
  });

  it('prefers, among own or among other hexes, one out of enemy ZOC', () => {
    expect(from({ detachments: [here, detachment('b', 'seat-2', '4,1')] })).toBe('2,3');
  });

  it('leaves out sea, closed terrain without road, and a partner', () => {
    const hexes = [
      { q: 3, r: 2, terrain: 'sea' as const },
      { q: 4, r: 2, terrain: 'hills' as const },
      { q: 2, r: 3, controller: 'seat-2' },
    ];
    const treaties = [{ players: ['seat-1', 'seat-2'], kind: 'NON_AGGRESSION_PACT' as const }];
    const wheels = new Set<MoveClass>(['wheeled']);
    expect(from({ detachments: [here], hexes, treaties }, wheels)).toBe('4,3');
    const road = hexes.map((each) => (each.q === 4 ? { ...each, roads: [0] } : each));
    expect(from({ detachments: [here], hexes: road, treaties }, wheels)).toBe('4,2');
  });
});

describe('PLN-MAP-04 road steps', () => {
  const step = (hexes: PlanetaryPosition['hexes'], a: string, b: string) => {
    const state = stateOf(position({ hexes }));
    return isRoadStep(state.hexes[a]!, state.hexes[b]!);
  };

  it('need a link, or an Urban hex on one side and roads on both', () => {
    expect(step([{ q: 3, r: 3, roads: [0] }], '3,3', '4,3')).toBe(true);
    expect(step([{ q: 3, r: 3, roads: [0] }], '4,3', '3,3')).toBe(true);
    expect(
      step(
        [
          { q: 3, r: 3, roads: [0] },
          { q: 3, r: 4, roads: [0] },
        ],
        '3,3',
        '3,4',
      ),
    ).toBe(false);
    expect(
      step(
        [
          { q: 3, r: 3, urban: { size: 1 } },
          { q: 3, r: 4, roads: [0] },
        ],
        '3,3',
        '3,4',
      ),
    ).toBe(true);
    expect(step([{ q: 3, r: 3, urban: { size: 1 } }], '3,3', '3,4')).toBe(false);
  });
});
