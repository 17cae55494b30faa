import { blank } from '../state/blank.js';
import type { GhostOfWarState } from '../state/index.js';
import { openBooks } from './books.js';

const lot = (from: string, amount: number, resource = 'Food') => ({ stop: 0, resource, amount, from });

/** A line with goods set aside at its first stop. */
const withAside = (...setAside: readonly object[]): GhostOfWarState =>
  ({
    ...blank({ seats: [], parameters: {} }),
    lines: { line: { owner: 'guard', origin: 'home', setAside } },
    factions: { guard: { seat: 'seat-1', stock: {} } },
  }) as unknown as GhostOfWarState;

const used = (state: GhostOfWarState, ...amounts: readonly number[]) => {
  const books = openBooks(state);
  return amounts.map((amount) => {
    books.take('line/0', 'Food', amount);
    return [...books.bookings().values()].flat().map((each) => [each.amount, each.from]);
  });
};

describe('GOW-TRD-08 goods set aside', () => {
  it('are used in the order in which they came, and each booking says whose they were', () => {
    const state = withAside(lot('home', 3), lot('farm', 3), lot('home', 3), lot('far', 9, 'Men'));
    expect(used(state, 2, 3, 9)).toEqual([
      [[-2, 'home']],
      [
        [-1, 'home'],
        [-2, 'farm'],
      ],
      [
        [-1, 'farm'],
        [-3, 'home'],
      ],
    ]);
  });

  it('need no holder where all came from one', () => {
    expect(used(withAside(lot('home', 3), lot('home', 3)), 4)).toEqual([[[-4, undefined]]]);
  });
});
