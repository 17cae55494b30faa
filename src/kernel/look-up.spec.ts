import { lookUp } from './look-up.js';

it('finds what a record has itself', () => {
  expect(lookUp({ a: 1 }, 'a')).toBe(1);
});

it.each(['b', 'constructor', 'toString', '__proto__', 'hasOwnProperty'])('does not find %s', (key) => {
  expect(lookUp({ a: 1 }, key)).toBeUndefined();
});
