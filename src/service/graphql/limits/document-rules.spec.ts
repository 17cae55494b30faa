import { parse } from 'graphql';
import { depthOf } from './document-rules.js';

describe('the depth of a document', () => {
  it.each([
    ['{ a }', 1],
    ['{ a { b { c } } d }', 3],
    ['{ a { ... on T { b } } }', 2],
    ['{ a { ...f } } fragment f on T { b { c } }', 3],
    ['{ ...f } fragment f on T { a { ...f } }', 1],
    ['{ __schema { types { fields { type { ofType { name } } } } } }', 0],
  ])('of %s is %i', (text, depth) => expect(depthOf(parse(text))).toBe(depth));
});
