import { stateOf } from '../../../../test/planetary/spec-table.js';
import { options } from '../options.js';

const STATE = stateOf({
  turn: 3,
  phase: 'MOVEMENT_ORDERS',
  map: { cols: 12, rows: 9 },
  players: [
    { seat: 'seat-1', race: 'SM', capitalHex: '2,3' },
    { seat: 'seat-2', race: 'SOB' },
  ],
  hexes: [
    { q: 2, r: 3, controller: 'seat-1', urban: { size: 4 } },
    { q: 4, r: 4, terrain: 'jungle' },
    { q: 5, r: 4, terrain: 'jungle' },
  ],
  detachments: [
    {
      id: 'a',
      owner: 'seat-1',
      hex: '3,4',
      units: [
        { type: 'demo.veterans', ready: 10 },
        { type: 'demo.veterans', ready: 10 },
      ],
    },
    {
      id: 'f',
      owner: 'seat-1',
      hex: '3,5',
      units: [
        { type: 'demo.skimmer', ready: 3 },
        { type: 'demo.skimmer', ready: 3 },
        { type: 'demo.skimmer', ready: 3 },
      ],
    },
  ],
});

const of = (piece: string, order: string, target: string, how?: string, state = STATE) =>
  (options(state, 'seat-1', piece) ?? []).find(
    (each) => each.order === order && each.target === target && each.how === how,
  );

describe('options of movement', () => {
  it('tells the path by which a hex is reached, with its MP (PLN-MOR-02)', () => {
    expect(of('a', 'SPECIFIED_PATH', '5,3')).toMatchObject({
      path: ['4,3', '5,3'],
      cost: { amount: 4, measure: 'MP' },
      barred: [],
    });
    expect(of('a', 'SPECIFIED_PATH', '4,4')).toBeUndefined();
    expect(of('a', 'SPECIFIED_PATH', '5,3', 'FLY_HIGH')).toBeUndefined();
  });

  it('flies high with skimmers, over anything for 1 MP a hex (PLN-MOR-10, PLN-TER-06)', () => {
    expect(of('f', 'SPECIFIED_PATH', '5,4', 'FLY_HIGH')).toMatchObject({
      path: ['4,5', '5,4'],
      cost: { amount: 2, measure: 'MP' },
      barred: [],
    });
    expect(of('f', 'FOLLOW', 'a', 'FLY_HIGH')).toMatchObject({ barred: [] });
  });

  it('is closed for who has locked the phase (PLN-GEN-12)', () => {
    const locked = { ...STATE, locked: ['seat-1'] };
    expect(of('a', 'SPECIFIED_PATH', '5,3', undefined, locked)?.barred.map((each) => each.code)).toEqual([
      'PHASE_LOCKED',
    ]);
  });
});
