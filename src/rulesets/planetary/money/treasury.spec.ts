import { stateOf } from '../../../../test/planetary/spec-table.js';
import { treasuryHex } from './treasury.js';

const state = (capitalHex?: string) =>
  stateOf({
    map: { cols: 9, rows: 9 },
    players: [
      { seat: 'seat-1', race: 'SOB', ...(capitalHex ? { capitalHex } : {}) },
      { seat: 'seat-2', race: 'SOB' },
    ],
    hexes: [
      { q: 1, r: 1, controller: 'seat-1', urban: { size: 1 } },
      { q: 3, r: 3, controller: 'seat-1', urban: { size: 3 } },
      { q: 3, r: 1, controller: 'seat-1', urban: { size: 3 } },
      { q: 5, r: 5, urban: { size: 4 } },
    ],
  });

describe('PLN-GEN-10 treasury hex', () => {
  it('is the Capital, however small', () => {
    expect(treasuryHex(state('1,1'), 'seat-1')).toBe('1,1');
  });

  it('is, without one, the largest Urban hex, by canonical order among equals', () => {
    expect(treasuryHex(state(), 'seat-1')).toBe('3,1');
  });

  it('is none without an Urban hex', () => {
    expect(treasuryHex(state(), 'seat-2')).toBeNull();
  });
});
