import { namingOf } from './names.js';

const seats = [
  { id: 'seat-1', name: 'West' },
  { id: 'seat-12', name: 'The $& of 12' },
  { id: 'seat-3', name: 'Twin' },
  { id: 'seat-4', name: 'Twin' },
];

describe('namingOf', () => {
  const named = namingOf(seats);

  it('puts the names of seats for their ids', () => {
    expect(named('Initiative: seat-1 3, seat-12 2.')).toBe('Initiative: West 3, The $& of 12 2.');
    expect(named('Battle b1-1: west-1 of seat-1 is won by seat-1.')).toBe(
      'Battle b1-1: west-1 of West is won by West.',
    );
  });

  it('leaves pieces, seats of other campaigns and names that two seats share as they are', () => {
    for (const sentence of [
      'seat-1.u2 and seat-1-d3 and my-seat-1 stand.',
      'seat-9 is none of these.',
      'seat-3 and seat-4.',
    ])
      expect(named(sentence)).toBe(sentence);
  });
});
