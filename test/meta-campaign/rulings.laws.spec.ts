import { jest } from '@jest/globals';
import fc from 'fast-check';
import type { MetaCampaignCommand, MetaCampaignState } from '../../src/rulesets/meta-campaign/index.js';
import { valueAt } from '../../src/rulesets/meta-campaign/rulings/paths.js';
import { chanceOf } from '../play/chance.js';
import { accepted, ARBITER, say } from '../play/game.js';
import { begin, round, type Contract } from './contract.js';
import { unsound } from './soundness.js';

jest.setTimeout(300_000);

/** A contract after each of some rounds of orders of all kinds. */
const contracts: readonly Contract[] = (() => {
  const chance = chanceOf(7);
  const all = [begin(7)];
  while (all.length < 4) all.push(round(all.at(-1)!, chance, () => undefined));
  return all;
})();

const ROOTS = ['units', 'structures', 'map', 'weather', 'stances', 'contract', 'minefields'] as const;

/** Every place of the state that a ruling may name. */
function placesOf(state: MetaCampaignState): readonly string[] {
  const below = (value: unknown, path: string): readonly string[] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).flatMap(([name, inner]) => below(inner, `${path}.${name}`))
      : valueAt(state, path) === undefined
        ? []
        : [path];
  return ROOTS.flatMap((root) => below(state[root], root));
}

const WORDS = [
  'ACTIVE',
  'DESTROYED',
  'SAVED',
  'LOST',
  'FRONT',
  'BACK',
  'N',
  'SE',
  'NOE',
  'HIGH',
  'CITY',
  'WATER',
  'HOSTILE',
  'nobody',
  '',
];

/** What may be said to stand there: mostly of the kind that stands there. */
function valuesFor(state: MetaCampaignState, now: unknown): fc.Arbitrary<object> {
  const text = fc
    .constantFrom(
      ...WORDS,
      ...Object.keys(state.units),
      ...Object.keys(state.structures),
      ...Object.values(state.units).flatMap(({ hex }) => (hex === null ? [] : [hex])),
      '1,1',
      '6,3',
      '40,40',
    )
    .map((each) => ({ text: each }));
  const number = fc.integer({ min: -1, max: 12 }).map((each) => ({ number: each }));
  const flag = fc.boolean().map((each) => ({ flag: each }));
  const alike =
    typeof now === 'number'
      ? number
      : typeof now === 'boolean'
        ? flag
        : typeof now === 'string'
          ? text
          : fc.oneof(text, number);
  return fc.oneof(
    { weight: 6, arbitrary: alike },
    { weight: 1, arbitrary: fc.oneof(text, number, flag, fc.constant({})) },
  );
}

const isAs = (value: unknown) =>
  typeof value === 'number'
    ? { number: value }
    : typeof value === 'string'
      ? { text: value }
      : typeof value === 'boolean'
        ? { flag: value }
        : {};

it('rulings keep what always holds, and the rounds after them can be closed', () => {
  let made = 0;
  const rulings = fc.nat(contracts.length - 1).chain((at) => {
    const { state } = contracts[at]!.played;
    const places = placesOf(state);
    const members = [...new Set(places.map((each) => each.split('.').toSpliced(1, 1).join('.')))];
    const paths = fc
      .constantFrom(...members)
      .chain((member) =>
        fc.constantFrom(...places.filter((each) => each.split('.').toSpliced(1, 1).join('.') === member)),
      );
    const delta = paths.chain((path) =>
      valuesFor(state, valueAt(state, path)).map((after) => ({
        path,
        operation: 'SET',
        before: isAs(valueAt(state, path)),
        after,
      })),
    );
    return fc.record({
      at: fc.constant(at),
      deltas: fc.uniqueArray(delta, { minLength: 1, maxLength: 2, selector: ({ path }) => path }),
    });
  });
  fc.assert(
    fc.property(rulings, fc.nat(), ({ at, deltas }, seed) => {
      const game = contracts[at]!;
      const command = {
        type: 'MakeGmRuling',
        subject: 'a law',
        trigger: '',
        reason: 'Because a law says so.',
        text: '',
        dice: [],
        deltas,
        force: false,
      };
      const verdict = say(game, ARBITER.id, command as unknown as MetaCampaignCommand);
      expect(verdict.kind).not.toBe('rollsNeeded');
      if (verdict.kind !== 'accepted') return;
      made += 1;
      let now: Contract = accepted(game, verdict);
      expect(unsound(now.played.state)).toEqual([]);
      const chance = chanceOf(seed);
      for (const _ of [1, 2])
        now = round(now, chance, ({ played }) => expect(unsound(played.state)).toEqual([]));
    }),
    { numRuns: 120 },
  );
  expect(made).toBeGreaterThan(10);
});
