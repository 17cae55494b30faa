import { stateOf } from '../../../../test/planetary/spec-table.js';
import type { BattleFacts } from '../state/battle-facts.js';
import { battleVp, sideValue } from './victory-points.js';

describe('PLN-VPS-01 VP of the winner, at the borders of every row', () => {
  it.each([
    [1251, 1],
    [1250, 2],
    [751, 2],
    [750, 3],
    [501, 3],
    [500, 4],
    [251, 4],
    [250, 5],
    [1, 5],
    [0, 6],
    [-250, 6],
    [-251, 7],
    [-500, 7],
    [-501, 8],
    [-750, 8],
    [-751, 10],
    [-1250, 10],
    [-1251, 15],
  ])('a difference of %i is worth %i', (difference, vp) => {
    expect(battleVp('attacker', { attacker: 1500 + difference, defender: 1500 })).toEqual({
      attacker: vp,
      defender: 0,
    });
    expect(battleVp('defender', { attacker: 1500, defender: 1500 + difference })).toEqual({
      attacker: 0,
      defender: vp,
    });
  });
});

describe('PLN-VPS-02 VP of a draw, at the borders of every row', () => {
  it.each([
    [751, 0, 7],
    [750, 1, 5],
    [501, 1, 5],
    [500, 2, 4],
    [251, 2, 4],
    [250, 3, 3],
    [0, 3, 3],
  ])('a difference of %i gives the larger army %i, the smaller %i', (difference, larger, smaller) => {
    expect(battleVp(null, { attacker: 500 + difference, defender: 500 })).toEqual({
      attacker: larger,
      defender: smaller,
    });
    expect(battleVp(null, { attacker: 500, defender: 500 + difference })).toEqual({
      attacker: smaller,
      defender: larger,
    });
  });
});

describe('PLN-VPS-03 Value of a side', () => {
  const units = (...all: readonly { id: string; type: string; ready: number }[]) => ({ units: all });
  const state = stateOf({
    turn: 2,
    phase: 'BATTLE',
    map: { cols: 9, rows: 9 },
    players: [
      { seat: 'seat-1', race: 'SOB' },
      { seat: 'seat-2', race: 'SOB' },
    ],
    detachments: [
      { id: 'a', owner: 'seat-1', hex: '4,4', ...units({ id: 'a1', type: 'demo.heavy', ready: 5 }) },
      { id: 'g', owner: 'seat-1', hex: '5,4', ...units({ id: 'g1', type: 'demo.mortars', ready: 3 }) },
      { id: 'b', owner: 'seat-2', hex: '4,4', ...units({ id: 'b1', type: 'demo.line', ready: 10 }) },
    ],
    battles: [{ id: 'fight', hex: '4,4', attacker: 'a', origin: '5,4' }],
  });
  const took = (army: string, unit: string, role: string) => ({ army, unit, role });
  const valueWith = (...took: readonly object[]) => {
    const facts = { sides: { attacker: { units: took }, defender: { units: [] } } } as unknown as BattleFacts;
    return sideValue(state, state.battles['fight']!, facts, 'attacker');
  };

  it('counts bombarding units half, rounded down', () => {
    const mortars = valueWith(took('g', 'g1', 'reinforcement'));
    expect(mortars).toBeGreaterThan(0);
    expect(valueWith(took('a', 'a1', 'initial'))).toBe(75);
    expect(valueWith(took('a', 'a1', 'initial'), took('g', 'g1', 'bombarding'))).toBe(
      75 + Math.floor(mortars / 2),
    );
    expect(valueWith(took('a', 'a1', 'initial'), took('g', 'g1', 'reinforcement'))).toBe(75 + mortars);
  });
});
