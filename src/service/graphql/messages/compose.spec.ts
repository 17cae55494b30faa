import { composeMessage, namedValues } from './compose.js';

const TITLE = 'Attacks reach the next hex';
const coded = { rule: 'TST-ATT-01', code: 'TARGET_NOT_ADJACENT', params: { from: '1,1', hexesAway: 3 } };

describe('the message composer', () => {
  it('fills the template of the rule and code', () => {
    const templates = {
      'TST-ATT-01/TARGET_NOT_ADJACENT': '{from} is {hexesAway} hexes away.',
      TARGET_NOT_ADJACENT: 'no',
    };
    expect(composeMessage(templates, coded, TITLE)).toBe('1,1 is 3 hexes away.');
  });

  it('takes the template of the code where the rule has none', () => {
    expect(composeMessage({ TARGET_NOT_ADJACENT: 'Too far.' }, coded, TITLE)).toBe('Too far.');
  });

  it('leaves a part out where one of its figures is not there', () => {
    const templates = { TARGET_NOT_ADJACENT: 'Not adjacent{? to {from}}{? at {line}, {hexesAway}}.' };
    expect(composeMessage(templates, coded, TITLE)).toBe('Not adjacent to 1,1.');
  });

  it('puts codes of the rules into words', () => {
    const params = { step: 'LOCK_ORDERS', unit: 'ALPHA_1' };
    const template = 'Not in {~step}{? (wanted: {~other})}: {unit}{? in {~step}}.';
    expect(composeMessage({ X: template }, { rule: 'R', code: 'X', params }, '')).toBe(
      'Not in lock orders: ALPHA_1 in lock orders.',
    );
  });

  it('says title, code and figures where there is no template', () => {
    expect(composeMessage({}, coded, TITLE)).toBe(
      'Attacks reach the next hex: target not adjacent (from 1,1; hexes away 3).',
    );
    expect(composeMessage({}, { ...coded, params: {} }, TITLE)).toBe(
      'Attacks reach the next hex: target not adjacent.',
    );
  });

  it('puts lists, truth and nothing into words', () => {
    const params = { list: ['a', 'b'], none: [], yes: true, missing: null, key: { turn: 1 } };
    expect(
      composeMessage(
        { X: '{list}; {none}; {yes}; {missing}; {key}; {unknown}' },
        { rule: 'R', code: 'X', params },
        '',
      ),
    ).toBe('a, b; none; yes; none; turn 1; none');
  });

  it('names every param, plain values as they are', () => {
    expect(namedValues({ a: 1, b: 'two', c: [3], d: undefined })).toEqual([
      { name: 'a', value: '1' },
      { name: 'b', value: 'two' },
      { name: 'c', value: '[3]' },
    ]);
  });
});
