import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { canonical } from './canonical.js';

describe('canonical JSON', () => {
  it('is what another implementation of RFC 8785 writes', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        expect(canonical(value as never)).toBe(canonicalize(value));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [
      'names that look like numbers',
      { 10: 'b', 2: 'c', a: 'a', 1: 'd' },
      '{"1":"d","10":"b","2":"c","a":"a"}',
    ],
    ['names by code units', { '\u20ac': 1, '\r': 2, '\ud83d\ude00': 3, '\ufb33': 4, ö: 5, '': 6 }, null],
    ['numbers', [0, -0, 1e21, 1e-7, 0.1, 123456789012345680000, 5e-324], null],
    ['texts', ['"\\/\b\f\n\r\t\u0001\u007f\u2028', '😀', "it's"], null],
    ['members that are undefined', { b: undefined, a: [undefined, null] }, '{"a":[null,null]}'],
    ['special names', JSON.parse('{"__proto__":1,"constructor":{"toString":[]}}'), null],
  ])('writes %s', (_, value: unknown, text) => {
    expect(canonical(value as never)).toBe(text ?? canonicalize(value));
  });

  it.each([[NaN], [[Infinity]], [{ a: '\ud800' }], [{ '\udc00': 1 }], ['\ude00\ud83d']])(
    'refuses %p',
    (value) => {
      expect(() => canonical(value as never)).toThrow();
    },
  );
});
