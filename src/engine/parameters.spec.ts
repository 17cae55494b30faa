import { flag, list, oneOf, orNull, type Json, type Shape } from '../kernel/index.js';
import { byKey, figuresBy, inSteps, wholeIn, wholes } from './house-rules.js';
import {
  checkParameters,
  completeParameters,
  describeRange,
  figureAt,
  plainName,
  withFigureAt,
} from './parameters.js';

const define = (range: Shape, name = 'limit') => ({
  name,
  description: 'A limit.',
  rule: 'TOY-SET-02',
  default: 3,
  range,
});

const RANGES: Record<string, { range: Shape; good: Json[]; bad: Json[]; words: string }> = {
  integer: {
    range: wholeIn(0, 5),
    good: [0, 5],
    bad: [-1, 6, 2.5, '3', null, true, [3], Number.NaN],
    words: 'integer 0…5',
  },
  'nullable integer': {
    range: orNull(wholeIn(1, 2)),
    good: [null, 1],
    bad: [0, false, ''],
    words: 'integer 1…2 or null',
  },
  'number in steps': {
    range: inSteps(0.5, 2, 0.5),
    good: [0.5, 1, 1.5, 2],
    bad: [0, 0.49, 0.75, 2.01, 2.5, Number.POSITIVE_INFINITY, Number.NaN, null, '1'],
    words: 'number 0.5…2 in steps of 0.5',
  },
  boolean: {
    range: flag,
    good: [true, false],
    bad: [0, 'true', null],
    words: 'true or false',
  },
  choice: {
    range: oneOf(['a', 'b']),
    good: ['a', 'b'],
    bad: ['c', '', null, 1, ['a']],
    words: 'one of a, b',
  },
  choices: {
    range: list(oneOf(['a', 'b'])),
    good: [[], ['a'], ['b', 'a']],
    bad: [['c'], 'a', ['a', 1], null],
    words: 'any of a, b',
  },
  integers: {
    range: wholes(2, 1, 6),
    good: [[1, 6]],
    bad: [[1], [1, 2, 3], [0, 1], [1, 7], [1, 1.5], ['1', '2'], 3, null],
    words: '2 integers 1…6',
  },
  'rising integers': {
    range: wholes(3, 0, 9, { order: 'rising', at: { 0: [0, 0] } }),
    good: [[0, 1, 9]],
    bad: [
      [1, 2, 3],
      [0, 2, 2],
      [0, 3, 2],
    ],
    words: '3 integers 0…9, rising, place 1 is 0',
  },
  'integers that do not fall': {
    range: wholes(2, 0, 9, { order: 'not falling', at: { 1: [4, 9] } }),
    good: [
      [4, 4],
      [0, 9],
    ],
    bad: [
      [0, 3],
      [5, 4],
    ],
    words: '2 integers 0…9, not falling, place 2 is 4…9',
  },
  'integers that do not rise': {
    range: wholes(2, 0, 9, { order: 'not rising' }),
    good: [
      [4, 4],
      [9, 0],
    ],
    bad: [[4, 5]],
    words: '2 integers 0…9, not rising',
  },
  table: {
    range: figuresBy({ a: wholeIn(1, 3), b: wholeIn(1, 3), c: byKey(['d'], () => flag) }),
    good: [{}, { a: 1 }, { a: 3, b: 1, c: {} }, { c: { d: false } }],
    bad: [null, [], 1, { a: 0 }, { x: 1 }, { constructor: 1 }, { a: null }, { c: { d: 1 } }, { c: true }],
    words: 'a, b: integer 1…3; c: (d: true or false)',
  },
};

describe.each(Object.entries(RANGES))('range: %s', (_name, { range, good, bad, words }) => {
  it.each(good.map((value) => [value]))('accepts %j', (value) => {
    expect(checkParameters([define(range)], { limit: value }, 'TOY-SET-01')).toEqual([]);
  });

  it.each(bad.map((value) => [value]))('refuses %j', (value) => {
    expect(checkParameters([define(range)], { limit: value }, 'TOY-SET-01')).toEqual([
      {
        rule: 'TOY-SET-02',
        code: 'PARAMETER_OUT_OF_RANGE',
        path: ['parameters', 'limit'],
        params: { name: 'limit', value, range: words },
      },
    ]);
  });

  it('is described in words', () => {
    expect(describeRange(range)).toBe(words);
  });
});

const INTEGER = wholeIn(0, 5);

it('all violations are found, unknown names among them', () => {
  const definitions = [define(INTEGER, 'first'), define(INTEGER, 'second')];
  const found = checkParameters(definitions, { first: 9, third: 1, second: -1 }, 'TOY-SET-01');
  expect(found.map((each) => [each.rule, each.code, each.path[1]])).toEqual([
    ['TOY-SET-02', 'PARAMETER_OUT_OF_RANGE', 'first'],
    ['TOY-SET-01', 'UNKNOWN_PARAMETER', 'third'],
    ['TOY-SET-02', 'PARAMETER_OUT_OF_RANGE', 'second'],
  ]);
  expect(found[1]?.params).toEqual({ name: 'third', known: ['first', 'second'] });
});

it('names that every object inherits are unknown too', () => {
  expect(checkParameters([define(INTEGER)], { constructor: 1, toString: 2 }, 'TOY-SET-01')).toHaveLength(2);
});

it('what is not given takes its default; a given null stays null', () => {
  const definitions = [define(INTEGER, 'first'), define(orNull(INTEGER), 'second')];
  expect(completeParameters(definitions, { second: null })).toEqual({ first: 3, second: null });
});

it('a figure that a table leaves out is that of the default', () => {
  const definition = { ...define(INTEGER), default: { a: { b: 1, c: 2 } } };
  expect(figureAt(definition, {}, ['a', 'b'])).toBe(1);
  expect(figureAt(definition, { limit: { a: { b: 7 } } }, ['a', 'b'])).toBe(7);
  expect(figureAt(definition, { limit: { a: { b: 7 } } }, ['a', 'c'])).toBe(2);
  expect(figureAt(definition, {}, ['a', 'x'])).toBeUndefined();
  expect(figureAt(definition, {}, ['toString'])).toBeUndefined();
  expect(figureAt(define(INTEGER), { limit: 4 })).toBe(4);
  expect(figureAt(define(INTEGER), {})).toBe(3);
});

it('a plain name has no dots and no placeholders', () => {
  expect(
    ['phaseHours', 'combat.lossTable', 'unitType.<id>.weight', 'planetType.<type>.*'].map(plainName),
  ).toEqual(['phaseHours', 'combatLossTable', 'unitTypeWeight', 'planetType']);
});

it('a figure of a table is changed without the others, whatever its key', () => {
  expect(withFigureAt({ a: { b: 1, c: 2 } }, ['a', 'b'], 7)).toEqual({ a: { b: 7, c: 2 } });
  expect(withFigureAt(undefined, ['a', 'b'], 7)).toEqual({ a: { b: 7 } });
  expect(withFigureAt(3, [], 7)).toBe(7);
  const odd = withFigureAt({}, ['__proto__', 'x'], 1);
  expect(Object.keys(odd as object)).toEqual(['__proto__']);
});
