import type { Json } from '../kernel/index.js';
import { checkParameters, completeParameters, describeRange, type ParameterRange } from './parameters.js';

const define = (range: ParameterRange, name = 'limit') => ({
  name,
  description: 'A limit.',
  rule: 'TOY-SET-02',
  default: 3,
  range,
});

const RANGES: Record<string, { range: ParameterRange; good: Json[]; bad: Json[]; words: string }> = {
  integer: {
    range: { kind: 'integer', min: 0, max: 5 },
    good: [0, 5],
    bad: [-1, 6, 2.5, '3', null, true, [3], Number.NaN],
    words: 'integer 0…5',
  },
  'nullable integer': {
    range: { kind: 'integer', min: 1, max: 2, nullable: true },
    good: [null, 1],
    bad: [0, false, ''],
    words: 'integer 1…2 or null',
  },
  number: {
    range: { kind: 'number', min: 0.5, max: 2 },
    good: [0.5, 1.25, 2],
    bad: [0.49, 2.01, Number.POSITIVE_INFINITY, Number.NaN, null, '1'],
    words: 'number 0.5…2',
  },
  boolean: {
    range: { kind: 'boolean' },
    good: [true, false],
    bad: [0, 'true', null],
    words: 'true or false',
  },
  choice: {
    range: { kind: 'choice', of: ['a', 'b'] },
    good: ['a', 'b'],
    bad: ['c', '', null, 1, ['a']],
    words: 'one of a, b',
  },
  choices: {
    range: { kind: 'choices', of: ['a', 'b'] },
    good: [[], ['a'], ['b', 'a']],
    bad: [['c'], 'a', ['a', 1], null],
    words: 'any of a, b',
  },
  integers: {
    range: { kind: 'integers', length: 2, min: 1, max: 6 },
    good: [[1, 6]],
    bad: [[1], [1, 2, 3], [0, 1], [1, 7], [1, 1.5], ['1', '2'], 3, null],
    words: '2 integers 1…6',
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

const INTEGER: ParameterRange = { kind: 'integer', min: 0, max: 5 };

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
  const definitions = [define(INTEGER, 'first'), define({ ...INTEGER, nullable: true }, 'second')];
  expect(completeParameters(definitions, { second: null })).toEqual({ first: 3, second: null });
});
