import { entryAt, existing, foundIn, itemAt, lastOf, lookUp } from './look-up.js';

it('finds what a record has itself', () => {
  expect(lookUp({ a: 1 }, 'a')).toBe(1);
});

it.each(['b', 'constructor', 'toString', '__proto__', 'hasOwnProperty'])('does not find %s', (key) => {
  expect(lookUp({ a: 1 }, key)).toBeUndefined();
});

describe('what must be there', () => {
  it('is an entry of a record', () => {
    expect(entryAt({ a: 1 }, 'a')).toBe(1);
    expect(entryAt({ 6: 'dense' }, 6)).toBe('dense');
    expect(() => entryAt({ a: 1 }, 'b')).toThrow('There is no "b", and there must be one');
    expect(() => entryAt({ a: 1 }, 'constructor')).toThrow('"constructor"');
  });

  it('is an item of a list, or its last', () => {
    expect(itemAt([1, 2, 3], 1)).toBe(2);
    expect(lastOf([1, 2, 3])).toBe(3);
    expect(() => itemAt([1, 2, 3], 3)).toThrow('There is no item 3 in a list of 3, and there must be one');
    expect(() => itemAt([1, 2, 3], -1)).toThrow('item -1 in a list of 3');
    expect(() => lastOf([])).toThrow('item -1 in a list of 0');
  });

  it('is a value, nothing and false too', () => {
    expect(existing(0, 'number')).toBe(0);
    expect(existing(false, 'answer')).toBe(false);
    expect(() => existing(null, 'report')).toThrow('There is no report, and there must be one');
    expect(() => existing(undefined, 'report')).toThrow('report');
  });
});

describe('entries of a record by keys', () => {
  const record = { one: 1, two: 2 };

  it('are found for the keys that it has itself, in the order of the keys', () => {
    expect(['two', 'constructor', 'one', 'three'].flatMap(foundIn(record))).toEqual([2, 1]);
  });

  it('are none where there is no key', () => {
    expect(lookUp(record, null)).toBeUndefined();
    expect(lookUp({ null: 1, undefined: 1 }, undefined)).toBeUndefined();
    expect(lookUp({ null: 1 }, null)).toBeUndefined();
  });
});
