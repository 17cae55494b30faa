import fc from 'fast-check';
import { tooMuchJson } from './json-size.js';

const limits = { jsonDepth: 3, values: 10 };

describe('the size of a JSON text', () => {
  it.each([
    ['{"a":[[1]]}', null],
    ['[[[[]]]]', 'nested'],
    ['[[[{', 'nested'],
    ['["[[[[[[[[", "\\"[[[[["]', null],
    ['["\\\\", [[[]]]]', 'nested'],
    ['[1,2,3,4,5,6,7,8,9,0]', null],
    ['[1,2,3,4,5,6,7,8,9,0,1]', 'values'],
    ['{"a":"1,2,3,4,5,6,7,8,9,10,11,12"}', null],
    ['"never ends [[[[[[[[', null],
  ])('of %s', (text, why) => {
    const found = tooMuchJson(text, limits);
    if (why === null) expect(found).toBeNull();
    else expect(found).toContain(why);
  });

  it('is measured as it is, whatever the JSON', () => {
    const depthOf = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 0, max: 6 }), (value, jsonDepth) => {
        const refused = tooMuchJson(JSON.stringify(value), { jsonDepth, values: 1e6 }) !== null;
        expect(refused).toBe(depthOf(value) > jsonDepth);
      }),
    );
  });
});
