import { leadersBy, rankAmong } from './ranks.js';

describe('ranks', () => {
  it('count from 1, the same for equal totals', () => {
    const totals = [7, 3, 7, 0];
    expect(totals.map((each) => rankAmong(totals, each))).toEqual([1, 3, 1, 4]);
  });

  it('have all who share the most at their head, and nobody where there is nobody', () => {
    expect(leadersBy(['ab', 'c', 'de'], (each) => each.length)).toEqual(['ab', 'de']);
    expect(leadersBy<string>([], (each) => each.length)).toEqual([]);
  });
});
