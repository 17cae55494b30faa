import { placeIn, suggestionFor, textAt } from './where.js';

const INPUT = {
  timeline: 't-1',
  battle: 'b1',
  orders: {
    planetary: { battleOrders: { orders: [{ detachment: 'd1' }, { detachment: 'd2', target: '3,4' }] } },
  },
  marches: [{ movementOrder: { piece: 'd3', path: ['1,1'] } }, { airSupport: { squadron: 'q1' } }],
  dice: [{ faces: [1] }],
};

it.each([
  [
    ['orders', '1', 'target'],
    ['input', 'orders', 'planetary', 'battleOrders', 'orders', '1', 'target'],
  ],
  [
    ['orders', '0', 'target'],
    ['input', 'orders', 'planetary', 'battleOrders', 'orders', '0', 'target'],
  ],
  [['battle'], ['input', 'battle']],
  [
    ['marches', '0', 'path', '0'],
    ['input', 'marches', '0', 'movementOrder', 'path', '0'],
  ],
  [
    ['marches', '1', 'squadron'],
    ['input', 'marches', '1', 'airSupport', 'squadron'],
  ],
  [
    ['marches', '1', 'army'],
    ['input', 'marches', '1', 'airSupport', 'army'],
  ],
  [
    ['marches', '0'],
    ['input', 'marches', '0'],
  ],
  [
    ['dice', '0', 'faces'],
    ['input', 'dice', '0', 'faces'],
  ],
  [
    ['nowhere', 'at', 'all'],
    ['input', 'nowhere', 'at', 'all'],
  ],
  [[], ['input']],
])('finds %j of a command in the input', (path, place) => {
  expect(placeIn(INPUT, path)).toEqual(place);
});

it('reads the text at a place', () => {
  expect(textAt(INPUT, placeIn(INPUT, ['orders', '1', 'target']))).toBe('3,4');
  expect(textAt(INPUT, placeIn(INPUT, ['orders', '1']))).toBeNull();
  expect(textAt(INPUT, ['input', 'nothing', 'there'])).toBeNull();
});

it('suggests names that are near, and nothing for a name that is known', () => {
  const known = new Set(['west-1', 'west-2', 'east-1', 'convoy-7']);
  expect(suggestionFor('conwoy-7', known)).toBe(' Did you mean "convoy-7"?');
  expect(suggestionFor('wset-1', known)).toContain('"west-1"');
  expect(suggestionFor('west-1', known)).toBe('');
  expect(suggestionFor('something else', known)).toBe('');
  expect(suggestionFor(null, known)).toBe('');
});
