import { numbersBroken } from './special-detachments.js';

describe('PLN-SPD-01 Numbers of special detachments', () => {
  it('takes the examples of the rulebook (worked example E1)', () => {
    expect(numbersBroken({ normal: 2, typeI: 0, typeII: 1 })).toEqual([]);
    expect(numbersBroken({ normal: 6, typeI: 2, typeII: 3 })).toEqual([]);
    expect(numbersBroken({ normal: 6, typeI: 3, typeII: 3 })).toEqual(['NORMAL']);
  });

  it('rounds one in three and one in five up, and names each limit broken', () => {
    expect(numbersBroken({ normal: 4, typeI: 2, typeII: 0 })).toEqual([]);
    expect(numbersBroken({ normal: 4, typeI: 3, typeII: 0 })).toEqual([]);
    expect(numbersBroken({ normal: 5, typeI: 4, typeII: 0 })).toEqual(['TYPE_I']);
    expect(numbersBroken({ normal: 3, typeI: 0, typeII: 2 })).toEqual(['TYPE_II']);
    expect(numbersBroken({ normal: 0, typeI: 1, typeII: 0 })).toEqual(['NORMAL']);
    expect(numbersBroken({ normal: 0, typeI: 0, typeII: 0 })).toEqual([]);
  });
});
