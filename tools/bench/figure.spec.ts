import { lineOf, textOf, type Figure } from './figure.js';
import { inPairs, median, ratioOf } from './repetition.js';

const figure = (target: Figure['target']): Figure => ({
  name: 'fork',
  description: 'one thing against another',
  unit: 'ms',
  target,
  measure: () => Promise.reject(new Error('not here')),
});

describe('a figure', () => {
  it('is met by its ratio where the ratio is judged', () => {
    const most = figure({ of: 'ratio', at: 'most', limit: 1.5 });
    const line = { name: 'fork', value: 12.35, unit: 'ms', ratio: 1.5, target: 1.5, met: true };
    expect(lineOf(most, { value: 12.3456, ratio: 1.5, spread: [1, 2] })).toEqual(line);
    expect(lineOf(most, { value: 0, ratio: 1.51, spread: [1, 2] }).met).toBe(false);
    expect(
      lineOf(figure({ of: 'ratio', at: 'least', limit: 3 }), { value: 0, ratio: 3, spread: [1, 4] }).met,
    ).toBe(true);
  });

  it('is met by its value where there is nothing beside it', () => {
    const limit = figure({ of: 'value', at: 'most', limit: 2 });
    expect(lineOf(limit, { value: 2.1, spread: [2, 3] })).toEqual({
      name: 'fork',
      value: 2.1,
      unit: 'ms',
      target: 2,
      met: false,
    });
  });

  it('has neither target nor verdict when it is only reported', () => {
    expect(lineOf(figure(null), { value: 5, spread: [4, 6] })).toEqual({
      name: 'fork',
      value: 5,
      unit: 'ms',
    });
    expect(textOf(figure(null), { value: 5, spread: [4, 6] })).not.toMatch(/met|MISSED/);
  });

  it('takes one line', () => {
    const text = textOf(figure({ of: 'ratio', at: 'most', limit: 2 }), {
      value: 5,
      ratio: 2.5,
      spread: [2, 3],
    });
    expect(text).toMatch(/^MISSED fork +5 ms +ratio 2\.50 +≤ 2 +\(2 … 3\) +one thing against another$/);
  });
});

describe('repetition', () => {
  it('measures in turns, forgets the warm-up and takes the median of the pairs', async () => {
    const order: string[] = [];
    const give = (name: string, values: number[]) => () => {
      order.push(name);
      return Promise.resolve(values.shift()!);
    };
    const pairs = await inPairs(3, 1, give('a', [9, 2, 6, 4]), give('b', [1, 1, 2, 1]));
    expect(order.join('')).toBe('abababab');
    expect(pairs).toEqual({ ours: [2, 6, 4], beside: [1, 2, 1] });
    expect(ratioOf(pairs)).toEqual({ ratio: 3, spread: [2, 4] });
  });

  it('takes the mean of the two in the middle', () => {
    expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5]);
  });
});
