import { luckOf } from './luck.js';

describe('luck', () => {
  it('is of one seat, or nobody, and one kind of die', () => {
    expect(luckOf({ seat: 'red', sides: 6, rolls: 2, faces: [2, 1, 0, 0, 0, 1] })).toMatchObject({
      seat: 'red',
      rolls: 2,
      mean: 2.5,
      expectedMean: 3.5,
    });
    expect(
      luckOf({ seat: null, sides: 20, rolls: 1, faces: [...Array<number>(19).fill(0), 1] }),
    ).toMatchObject({
      mean: 20,
      expectedMean: 10.5,
    });
  });

  it('says how likely such faces are: exactly even ones certain, one face alone hardly', () => {
    expect(luckOf({ seat: 'red', sides: 6, rolls: 1, faces: [1, 1, 1, 1, 1, 1] })).toMatchObject({
      chiSquare: 0,
      p: 1,
    });
    expect(luckOf({ seat: 'red', sides: 6, rolls: 1, faces: [0, 0, 0, 0, 0, 60] }).p).toBeLessThan(1e-9);
  });
});
