import type { AnyRuleset, BoardView } from '../../../engine/index.js';
import { inShort, namesIn, sentenceWithNames, withNames } from './things.js';

const piece = (
  id: string,
  name: string,
  parts: BoardView['pieces'][number]['parts'] = [],
  owner: string | null = null,
) => ({
  id,
  name,
  kind: 'unit',
  owner,
  location: null,
  strength: null,
  status: 'ready',
  parts,
});
const place = (id: string, name: string) => ({
  id,
  name,
  kind: 'place' as const,
  q: null,
  r: null,
  terrain: null,
  owner: null,
  contents: [],
  lastSeenTurn: null,
});

const board: BoardView = {
  turn: 1,
  phase: 'MOVE',
  locations: [place('3,1', 'Town 3,1'), place('atria', 'Atria'), place('atria-system', 'Atria')],
  pieces: [
    piece('ne-1', 'First of NE', [
      { id: 'ne-1.u1', name: 'Line Squad' },
      { id: 'ne-1.u2', name: 'Line Squad' },
      { id: 'ne-1.u3', name: 'Tank' },
    ]),
    piece('one', 'Twin'),
    piece('two', 'Twin'),
    piece('r-1', 'First Column', [{ id: 'r-1.u1', name: 'Line Squad' }], 'red'),
    piece('b-1', 'First Column', [{ id: 'b-1.u1', name: 'Line Squad' }], 'blue'),
    piece('b-2', 'Reserve', [], 'blue'),
    piece('b-3', 'Reserve', [], 'blue'),
    piece('b-4', 'Scouts', [], 'blue'),
    piece('n-1', 'Scouts'),
    piece('c1', 'convoy c1'),
  ],
};
const seats = [
  { id: 'red', name: 'Ada' },
  { id: 'blue', name: 'Ben' },
];
const names = (state: string) => [{ id: 'guard', name: state }];
const at = (state: string) => {
  const ruleset = { views: { board: () => board, units: () => [], names } } as unknown as AnyRuleset;
  return { ruleset, played: { state, seats } } as unknown as Parameters<typeof namesIn>[0][number];
};

describe('names of things', () => {
  const nameOf = namesIn([at('The Guard'), at('The Old Guard')]);

  it.each([
    ['ne-1', 'First of NE'],
    ['ne-1.u1', 'Line Squad 1 of First of NE'],
    ['ne-1.u2.m4', 'Line Squad 2 of First of NE, no. 4'],
    ['ne-1.u3', 'Tank of First of NE'],
    ['atria', 'Atria'],
    ['atria-system', 'Atria'],
    ['guard', 'The Old Guard'],
    ['3,1', '3,1'],
    ['one', 'one'],
    ['r-1', 'First Column of Ada'],
    ['b-1', 'First Column of Ben'],
    ['b-1.u1', 'Line Squad of First Column of Ben'],
    ['b-1.u1.m2', 'Line Squad of First Column of Ben, no. 2'],
    ['b-2', 'b-2'],
    ['b-4', 'Scouts of Ben'],
    ['n-1', 'n-1'],
    ['c1', 'c1'],
    ['nobody', 'nobody'],
  ])('%s is called %s', (id, name) => expect(nameOf(id)).toBe(name));

  it('stand where a text is nothing but an id, however deep, and never in a sentence or for a member', () => {
    const value = { guard: 'guard', text: 'On guard.', list: [{ unit: 'ne-1', count: 2, none: null }] };
    expect(withNames(value, nameOf)).toEqual({
      guard: 'The Old Guard',
      text: 'On guard.',
      list: [{ unit: 'First of NE', count: 2, none: null }],
    });
  });

  it('stand in a sentence for what can be no word', () => {
    expect(sentenceWithNames('ne-1 and guard: ne-1.u3 of ne-11 is lost.', nameOf)).toBe(
      'First of NE and guard: Tank of First of NE of ne-11 is lost.',
    );
  });
});

describe('a long list of places', () => {
  it.each([
    ['Red sees 1,2, 1,3, -1,4, 2,-5, 3,6.', 'Red sees 1,2, 1,3, -1,4 and 2 more.'],
    ['Red sees 1,2, 1,3, 1,4, 1,5.', 'Red sees 1,2, 1,3, 1,4, 1,5.'],
    ['D6: 4, 5, 6, 1, 2, 3.', 'D6: 4, 5, 6, 1, 2, 3.'],
  ])('%s', (sentence, short) => {
    expect(inShort(sentence)).toBe(short);
  });
});
