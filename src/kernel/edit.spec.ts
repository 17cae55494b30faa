import { editIn, newEdit } from './edit.js';

interface Sample {
  readonly count: number;
  readonly list: readonly number[];
  readonly inner: { readonly deep: { readonly n: number } };
}

const frozen = (): Sample =>
  Object.freeze({
    count: 1,
    list: Object.freeze([1, 2]),
    inner: Object.freeze({ deep: Object.freeze({ n: 1 }) }),
  });

describe('an edit', () => {
  it('copies what it did not make and hands out the same copy afterwards', () => {
    const edit = newEdit();
    const original = frozen();
    const copy = edit(original);
    expect(copy).not.toBe(original);
    expect(copy).toEqual(original);
    expect(edit(copy)).toBe(copy);
  });

  it('copies the first time only what is touched', () => {
    const original = frozen();
    const copy = newEdit()(original);
    copy.count = 2;
    expect(original.count).toBe(1);
    expect(copy.inner).toBe(original.inner);
  });

  it('copies arrays as arrays', () => {
    const original = frozen();
    const edit = newEdit();
    const copy = edit(original);
    editIn(edit, copy, 'list').push(3);
    expect(copy.list).toEqual([1, 2, 3]);
    expect(Array.isArray(copy.list)).toBe(true);
    expect(original.list).toEqual([1, 2]);
  });

  it('does not count the copies of another edit as its own', () => {
    const first = newEdit()(frozen());
    const second = newEdit()(first);
    second.count = 9;
    expect(first.count).toBe(1);
  });
});

describe('editIn', () => {
  it('puts the copy into its parent and leaves the original as it was', () => {
    const original = frozen();
    const edit = newEdit();
    const copy = edit(original);
    const deep = editIn(edit, editIn(edit, copy, 'inner'), 'deep');
    deep.n = 2;
    expect(copy.inner.deep.n).toBe(2);
    expect(editIn(edit, editIn(edit, copy, 'inner'), 'deep')).toBe(deep);
    expect(original.inner.deep.n).toBe(1);
  });
});
