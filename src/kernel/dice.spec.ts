import { assertNever } from './assert-never.js';
import { violation } from './decision.js';
import { notation, rollKeyText, type RollKey } from './dice.js';

const KEY: RollKey = {
  ruleset: 'toy',
  turn: 1,
  phase: 'ACTIONS',
  rule: 'TOY-ACT-01',
  purpose: 'initiative',
  subject: 'red',
  counter: 0,
};

describe('the text of a roll key', () => {
  it('is fixed: committed dice are drawn from it for ever', () => {
    expect(rollKeyText(KEY)).toBe('["toy",1,"ACTIONS","TOY-ACT-01","initiative","red",0]');
  });

  it.each<[Partial<RollKey>]>([
    [{ ruleset: 'other' }],
    [{ turn: 2 }],
    [{ phase: 'ORDERS' }],
    [{ rule: 'TOY-ACT-02' }],
    [{ purpose: 'initiative","red' }],
    [{ subject: 'blue' }],
    [{ counter: 1 }],
  ])('differs where the key differs: %j', (change) => {
    expect(rollKeyText({ ...KEY, ...change })).not.toBe(rollKeyText(KEY));
  });
});

it.each([
  [1, 6, 'D6'],
  [2, 6, '2D6'],
  [30, 10, '30D10'],
])('%i dice of %i sides are written %s', (count, sides, text) => {
  expect(notation(count, sides)).toBe(text);
});

it('a violation points at the whole command and has no figures unless told', () => {
  expect(violation('TOY-ACT-02', 'NOT_YOUR_TURN')).toEqual({
    rule: 'TOY-ACT-02',
    code: 'NOT_YOUR_TURN',
    path: [],
    params: {},
  });
});

it('a union member that no branch handles is a bug', () => {
  expect(() => assertNever({ type: 'Unheard' } as never)).toThrow('Unhandled case: {"type":"Unheard"}');
});
