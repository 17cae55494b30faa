import type { PlanetaryPosition } from '../position.js';
import { blank } from '../state/blank.js';
import { readPosition } from '../start/read.js';
import { armiesByHex } from '../map/map.js';
import { moverOf } from './movers.js';
import { approachPath, reachable } from './paths.js';

const SEATS = [1, 2].map((number) => ({
  id: `seat-${number}`,
  number,
  name: `Player ${number}`,
  role: 'player' as const,
}));

const squad = { type: 'demo.veterans', ready: 10 };

function field(
  hexes: PlanetaryPosition['hexes'],
  enemy: string,
  also: PlanetaryPosition['detachments'] = [],
) {
  const state = readPosition(
    {
      map: { cols: 9, rows: 9 },
      players: SEATS.map(({ id }) => ({ seat: id, race: 'SOB' })),
      hexes: hexes ?? [],
      detachments: [
        { id: 'a', owner: 'seat-1', hex: '2,4', units: [squad] },
        { id: 'b', owner: 'seat-2', hex: enemy, units: [squad] },
        ...also,
      ],
    },
    blank({ seats: SEATS, parameters: {} }),
  );
  return { state, index: armiesByHex(state), mover: moverOf(state, 'a')! };
}

describe('PLN-MOV-06 approach moves', () => {
  it('of equally dear and long paths the one with the smallest directions is taken', () => {
    const { state, index, mover } = field([], '5,3');
    // East three times and north-east once in some order, up to a hex next to the target: east comes first.
    expect(approachPath(state, index, mover, '5,3')).toEqual(['3,4', '4,4']);
  });

  it('cost comes before the number of hexes', () => {
    const hexes = [3, 4].map((q) => ({ q, r: 4, terrain: 'hills' as const }));
    const { state, index, mover } = field(hexes, '5,4');
    expect(approachPath(state, index, mover, '5,4')).toEqual(['3,3', '4,3', '5,3']);
  });

  it('where no army is known to be the hex itself is the goal', () => {
    const { state, index, mover } = field([], '8,0');
    expect(approachPath(state, index, mover, '4,4')).toEqual(['3,4', '4,4']);
  });

  it('hexes where it may not end are no goal', () => {
    const friend = { id: 'c', owner: 'seat-1', hex: '4,4', units: [squad] };
    const { state, index, mover } = field([], '5,4', [friend]);
    expect(approachPath(state, index, mover, '5,4')).toEqual(['3,4', '4,4', '5,3']);
  });

  it('who is there already stays', () => {
    const { state, index, mover } = field([], '3,4');
    expect(approachPath(state, index, mover, '3,4')).toEqual([]);
  });

  it('where there is no path it stays', () => {
    const sea = ['3,4', '3,3', '2,3', '1,4', '1,5', '2,5'].map((key) => {
      const [q, r] = key.split(',').map(Number);
      return { q: q!, r: r!, terrain: 'sea' as const };
    });
    const { state, index, mover } = field(sea, '6,4');
    expect(approachPath(state, index, mover, '6,4')).toEqual([]);
  });
});

describe('PLN-TER-01 reachable hexes', () => {
  it('are those that the MP suffice for, with the least cost of each', () => {
    const { state, index, mover } = field(
      [
        { q: 2, r: 4, roads: [0] },
        { q: 3, r: 4, roads: [0] },
        { q: 3, r: 3, terrain: 'jungle' },
      ],
      '8,0',
    );
    const costs = Object.fromEntries(reachable(state, index, mover).map(({ hex, cost }) => [hex, cost]));
    expect(costs).toMatchObject({ '3,4': 1, '4,4': 2, '5,4': 4, '1,4': 2 });
    expect(costs).not.toHaveProperty('3,3');
    expect(costs).not.toHaveProperty('2,4');
  });
});
