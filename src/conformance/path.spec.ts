import { parsePath, valueAt, withoutValueAt, withValueAt } from './path.js';

const ROOT = {
  units: { a: { hp: 3, 'x.y': 1 }, '3,4': 'hex' },
  list: [
    { id: 'one', n: 1 },
    { id: 'two', n: null },
  ],
};

describe('valueAt', () => {
  it.each([
    ['units.a.hp', 3],
    ['units.3,4', 'hex'],
    ['units.a["x.y"]', 1],
    ['list[1].id', 'two'],
    ['list[id=two].n', null],
    ['list.length', 2],
    ['list[2]', undefined],
    ['list[id=three].n', undefined],
    ['units.b.hp', undefined],
    ['units.a.hp.more', undefined],
    ['units.toString', undefined],
  ])('finds %s', (path, value) => {
    expect(valueAt(ROOT, path)).toEqual(value);
  });
});

describe('parsePath', () => {
  it.each(['', 'a[', 'a..b', 'a[]', 'a]'])('knows no path %j', (path) => {
    expect(() => parsePath(path)).toThrow();
  });
});

describe('withValueAt', () => {
  it('changes a copy, the rest is shared', () => {
    const changed = withValueAt(ROOT, 'units.a.hp', 9) as typeof ROOT;
    expect(changed.units.a.hp).toBe(9);
    expect(ROOT.units.a.hp).toBe(3);
    expect(changed.list).toBe(ROOT.list);
  });

  it('makes missing objects, appends to lists, finds elements', () => {
    expect(withValueAt(ROOT, 'units.b.c', 1)).toMatchObject({ units: { b: { c: 1 } } });
    expect(valueAt(withValueAt(ROOT, 'list[+]', { id: 'three' }), 'list[2].id')).toBe('three');
    expect(valueAt(withValueAt(ROOT, 'list[id=two].n', 5), 'list[1].n')).toBe(5);
  });

  it('refuses to go through a plain value or to an element that is not there', () => {
    expect(() => withValueAt(ROOT, 'units.a.hp.x', 1)).toThrow('goes through a plain value');
    expect(() => withValueAt(ROOT, 'list[id=three].n', 1)).toThrow('no such element');
  });
});

describe('withoutValueAt', () => {
  it('removes keys and elements from a copy', () => {
    expect(withoutValueAt(ROOT, 'list[id=one]')).toMatchObject({ list: [{ id: 'two' }] });
    expect(valueAt(withoutValueAt(ROOT, 'units.a'), 'units')).toEqual({ '3,4': 'hex' });
    expect(ROOT.list).toHaveLength(2);
  });

  it('refuses to remove what is not there', () => {
    expect(() => withoutValueAt(ROOT, 'units.zz')).toThrow('nothing to remove at units.zz');
  });
});
