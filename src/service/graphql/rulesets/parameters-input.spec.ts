import type { ParameterDefinition } from '../../../engine/index.js';
import { closed, whole } from '../../../kernel/index.js';
import { parametersGiven } from './parameters-input.js';

const define = (name: string, range: ParameterDefinition['range']): ParameterDefinition => ({
  name,
  description: 'A limit.',
  rule: 'TOY-SET-02',
  default: null,
  range,
});

const DEFINITIONS = [define('raid.target', whole(1, 6)), define('loss.table', closed({}))];

it('house rules come in by plain names and go on by their own', () => {
  expect(parametersGiven(DEFINITIONS, { raidTarget: 3 })).toEqual({ 'raid.target': 3 });
  expect(parametersGiven(DEFINITIONS, { raidTarget: null, other: 1 })).toEqual({ 'raid.target': null });
});

it('figures of a table come in one by one', () => {
  const lossTable = [
    { figure: 'S1', numbers: [1, 2] },
    { figure: 'a.b', number: 0 },
    { figure: 'a.c', number: 4 },
    { figure: '__proto__.d', number: 5 },
    { figure: 'e' },
  ];
  const given = parametersGiven(DEFINITIONS, { lossTable })['loss.table'] as Record<string, unknown>;
  expect(Object.keys(given)).toEqual(['S1', 'a', '__proto__', 'e']);
  expect(given['S1']).toEqual([1, 2]);
  expect(given['a']).toEqual({ b: 0, c: 4 });
  expect(given['e']).toBeNull();
});
