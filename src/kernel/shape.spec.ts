import {
  choice,
  closed,
  completed,
  decimal,
  either,
  flag,
  hex,
  list,
  misfits,
  named,
  oneOf,
  optional,
  orNull,
  pair,
  record,
  said,
  such,
  table,
  tableOf,
  text,
  textLike,
  whole,
  words,
  type Shape,
  type Shaped,
} from './index.js';

const ORDER = choice('order', {
  MARCH: record({
    units: list(text),
    to: textLike(/^-?\d+,-?\d+$/),
    slowly: optional(flag),
    via: orNull(text),
  }),
  PAY: record({
    goods: tableOf(['Food', 'Ore'], whole(0, 9, { rule: 'R-2' }), { rule: 'R-1', code: 'NO_SUCH' }),
    share: table(flag),
  }),
  SWAP: record({ both: pair(text), captured: either(oneOf(['AUTO']), list(text)) }),
});

type Order = Shaped<typeof ORDER>;

const found = (shape: Shape, value: unknown) =>
  misfits(shape, value).map(({ code, path }) => [code, path.join('.')]);

describe('misfits', () => {
  it('finds nothing in what fits, whatever else stands there', () => {
    const march: Order = { order: 'MARCH', units: ['a'], to: '1,-2', via: null };
    const pay: Order = { order: 'PAY', goods: { Food: 9 }, share: { red: true } };
    const swap: Order = { order: 'SWAP', both: ['a', 'b'], captured: 'AUTO' };
    expect([march, pay, swap].map((each) => found(ORDER, { ...each, more: 1 }))).toEqual([[], [], []]);
    expect(found(ORDER, { order: 'SWAP', both: ['a', 'b'], captured: ['x'] })).toEqual([]);
  });

  it('names every place, with the rule of a bound or a word', () => {
    expect(
      found(ORDER, { order: 'MARCH', units: ['a', 2, null], to: 'home', slowly: 'yes', via: 3 }),
    ).toEqual([
      ['WRONG_FORM', 'units.1'],
      ['WRONG_FORM', 'units.2'],
      ['WRONG_FORM', 'to'],
      ['WRONG_FORM', 'slowly'],
      ['WRONG_FORM', 'via'],
    ]);
    expect(misfits(ORDER, { order: 'PAY', goods: { Food: 1.5, Wine: 1, Ore: -1 } })).toEqual([
      {
        rule: 'R-2',
        code: 'OUT_OF_RANGE',
        path: ['goods', 'Food'],
        params: { Food: 1.5, field: 'Food', value: 1.5, min: 0, max: 9 },
      },
      {
        rule: 'R-1',
        code: 'NO_SUCH',
        path: ['goods', 'Wine'],
        params: { Wine: 'Wine', word: 'Wine', known: ['Food', 'Ore'] },
      },
      {
        rule: 'R-2',
        code: 'OUT_OF_RANGE',
        path: ['goods', 'Ore'],
        params: { Ore: -1, field: 'Ore', value: -1, min: 0, max: 9 },
      },
      { rule: null, code: 'MISSING', path: ['share'], params: { member: 'share' } },
    ]);
    expect(found(ORDER, { order: 'SWAP', both: ['a'], captured: 'SOME' })).toEqual([
      ['WRONG_FORM', 'both'],
      ['WRONG_FORM', 'captured'],
    ]);
  });

  it.each([
    [null],
    [[]],
    ['MARCH'],
    [3],
    [undefined],
    [{}],
    [{ order: 'FLY' }],
    [{ order: null }],
    [{ order: 'toString' }],
  ])('does not take %j for a choice', (value) => expect(misfits(ORDER, value)).toHaveLength(1));

  it('reads no member that a value only inherits', () =>
    expect(found(record({ constructor: text }), {})).toEqual([['MISSING', 'constructor']]));
});

describe('completed', () => {
  it('says null where null was left out, and nothing else', () => {
    const march = { order: 'MARCH', units: ['a'], to: '0,0', note: 'kept' };
    expect(completed(list(ORDER), [march])).toEqual([{ ...march, via: null }]);
    expect(completed(either(text, record({ to: orNull(text) })), {})).toEqual({ to: null });
    expect(completed(orNull(record({ to: orNull(text) })), { to: 'x' })).toEqual({ to: 'x' });
  });
});

describe('what is closed, short, or holds', () => {
  const EDIT = closed({
    of: text,
    cost: optional(such((value) => Number(value) % 2 === 0, 'an even number')),
    units: optional(list(text, 2)),
  });

  it('lets in what is said and what is left out', () => {
    expect(found(EDIT, { of: 'a' })).toEqual([]);
    expect(found(EDIT, { of: 'a', cost: 4, units: ['b', 'c'] })).toEqual([]);
  });

  it('names other members, null for what may be left out, too many, and what does not hold', () => {
    expect(found(EDIT, { of: 'a', cost: 3, units: ['b', 'c', 'd'], speed: 2 })).toEqual([
      ['WRONG_FORM', 'cost'],
      ['WRONG_FORM', 'units'],
      ['UNKNOWN_WORD', 'speed'],
    ]);
    expect(found(EDIT, { of: 'a', cost: null })).toEqual([['WRONG_FORM', 'cost']]);
  });
});

describe('what people are told of a value', () => {
  const KIND = words('Kind', 'Kind of a place.', { SHORE: 'By the sea.', INLAND: 'Anywhere else.' });
  const PLACE = named(
    'Place',
    'A place.',
    record({ kind: said('Its kind.', KIND), hex: said('Where.', hex) }),
  );

  it('stands beside the shape and changes nothing of what fits it', () => {
    expect(PLACE).toMatchObject({ name: 'Place', about: 'A place.' });
    expect(PLACE.members.kind).toMatchObject({
      said: 'Its kind.',
      name: 'Kind',
      meanings: { SHORE: 'By the sea.' },
    });
    expect(found(PLACE, { kind: 'SHORE', hex: '-1,2' })).toEqual([]);
    expect(found(PLACE, { kind: 'shore', hex: 'A1' })).toEqual([
      ['UNKNOWN_WORD', 'kind'],
      ['WRONG_FORM', 'hex'],
    ]);
  });

  it('lets fractions in where a number may have one', () => {
    expect(found(record({ part: decimal }), { part: 0.5 })).toEqual([]);
    expect(found(record({ part: decimal, times: whole() }), { part: Number.NaN, times: 0.5 })).toHaveLength(
      2,
    );
  });
});
