import { stateOf } from '../../../../../test/planetary/spec-table.js';
import { options } from '../../options.js';

const STATE = stateOf({
  turn: 3,
  phase: 'BUILD',
  map: { cols: 12, rows: 9 },
  players: [
    { seat: 'seat-1', race: 'EL', capitalHex: '2,3' },
    { seat: 'seat-2', race: 'ORK' },
    { seat: 'seat-3', race: 'ORK' },
  ],
  hexes: [
    {
      q: 2,
      r: 3,
      controller: 'seat-1',
      urban: { size: 4, bp: 800, buildings: [{ type: 'BARRACKS' }, { type: 'ESPIONAGE_CENTER' }] },
    },
  ],
  detachments: [
    {
      id: 'a',
      owner: 'seat-1',
      hex: '2,4',
      units: [{ id: 'a1', type: 'demo.line', ready: 6, dead: 3, options: [{ key: 'heavyWeapon', lost: 1 }] }],
    },
    { id: 'b', owner: 'seat-1', hex: '2,3', unarmed: true, units: [{ type: 'demo.tank', ready: 1 }] },
    { id: 'c', owner: 'seat-1', hex: '7,6', units: [{ type: 'demo.line', ready: 6, dead: 3 }] },
  ],
});

const offered = (piece: string, state = STATE) =>
  (options(state, 'seat-1', piece) ?? []).map((each) => [
    each.order,
    each.target,
    each.cost && `${each.cost.amount} ${each.cost.measure}`,
    each.barred.map((one) => one.code),
  ]);

describe('options of armies in the Build phase', () => {
  it('replaces the losses of a unit where that may be done (PLN-DET-08)', () => {
    expect(offered('a')).toContainEqual(['Reinforce', 'a1', '50 BP of 2,3', []]);
    expect(offered('c').map(([order]) => order)).not.toContain('Reinforce');
  });

  it('adds units that the hex makes, and says why others are barred (PLN-DET-11)', () => {
    const [, , , barred] = offered('a').find((each) => each[1] === 'demo.tank')!;
    expect(barred).toEqual(expect.arrayContaining(['NO_BUILDING_FOR_UNIT', 'WRONG_SIZE']));
  });

  it('arms what was released (PLN-CPT-07)', () => {
    expect(offered('b')).toContainEqual(['Rearm', null, '38 BP of 2,3', []]);
  });

  it('names lists, units and people that a hex makes (PLN-DET-06, PLN-SPD-01, PLN-BLD-07, PLN-BLD-13)', () => {
    const hex = offered('2,3');
    expect(hex).toContainEqual(['BuildDetachment', 'NORMAL', '750 BP of 2,3', ['LOSSES_FIRST']]);
    expect(hex).toContainEqual(['BuildDetachment', 'FAST', '750 BP of 2,3', ['LOSSES_FIRST']]);
    expect(hex).toContainEqual([
      'BuildDetachment',
      'unit demo.tank',
      '150 BP of 2,3',
      ['LOSSES_FIRST', 'NO_BUILDING_FOR_UNIT'],
    ]);
    expect(hex).toContainEqual(['BuildSpy', null, '100 BP of 2,3', []]);
    expect(hex).toContainEqual(['BuildDiplomat', null, '100 BP of 2,3', ['NO_EMBASSY']]);
  });

  it('answers nothing of the kind in other phases', () => {
    expect(offered('a', { ...STATE, phase: 'AIR_ORDERS' })).toEqual([]);
  });
});
