import { battleVp } from './victory-points.js';

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
    expect(battleVp('attacker', { attacker: 1500 + difference, defender: 1500 })).toEqual({ attacker: vp, defender: 0 });
    expect(battleVp('defender', { attacker: 1500, defender: 1500 + difference })).toEqual({ attacker: 0, defender: vp });
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
    expect(battleVp(null, { attacker: 500 + difference, defender: 500 })).toEqual({ attacker: larger, defender: smaller });
    expect(battleVp(null, { attacker: 500, defender: 500 + difference })).toEqual({ attacker: smaller, defender: larger });
  });
});
