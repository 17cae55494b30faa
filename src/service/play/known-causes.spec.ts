import { causesAmong, effectsAmong, withKnownCauses } from './known-causes.js';

const event = (id: string, causationId: string | null) => ({ id, causationId });
const WHOLE = [event('report', null), event('roll', 'report'), event('won', 'roll'), event('vp', 'won')];
const shown = (...ids: string[]) =>
  withKnownCauses(
    WHOLE.filter(({ id }) => ids.includes(id)),
    WHOLE,
  );
const chain = (of: string, ...ids: string[]) => {
  const together = shown(...ids);
  return causesAmong(
    together.find(({ id }) => id === of)!,
    together,
  ).map(({ id }) => id);
};

it('leads from an event back to the input', () => {
  expect(chain('vp', 'report', 'roll', 'won', 'vp')).toEqual(['won', 'roll', 'report']);
  expect(chain('report', 'report', 'roll', 'won', 'vp')).toEqual([]);
});

it.each([
  [['report', 'vp'], ['report']],
  [
    ['report', 'won', 'vp'],
    ['won', 'report'],
  ],
  [['won', 'vp'], ['won']],
  [['vp'], []],
])('skips links that the viewer may not see: of %j shows %j', (ids, expected) => {
  expect(chain('vp', ...ids)).toEqual(expected);
});

it('says what an event led to, past hidden links', () => {
  const together = shown('report', 'vp');
  expect(effectsAmong(together[0]!, together).map(({ id }) => id)).toEqual(['vp']);
});
