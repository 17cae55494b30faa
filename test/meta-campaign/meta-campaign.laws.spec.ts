import { jest } from '@jest/globals';
import fc from 'fast-check';
import { fold, isPlatformType, type FoldedTimeline } from '../../src/engine/index.js';
import { newEdit } from '../../src/kernel/index.js';
import { META_CAMPAIGN, type MetaCampaignEvent } from '../../src/rulesets/meta-campaign/index.js';
import { chanceOf } from '../play/chance.js';
import { begin, round, type Contract } from './contract.js';
import { unsound } from './soundness.js';

jest.setTimeout(300_000);

const ROUNDS = 4;

/** Plays a contract of everything by chance, and looks at every state on the way. */
function contract(seed: number): Contract {
  const chance = chanceOf(seed);
  let game = begin(seed);
  for (let count = 0; count < ROUNDS; count += 1)
    game = round(game, chance, ({ played }) => expect(unsound(played.state)).toEqual([]));
  return game;
}

/** EDC-ORD-03: no unit is ordered twice in a round, and who is resolved stays so. */
function excess(events: Contract['events']): readonly string[] {
  let resolved: string[] = [];
  return events.flatMap(({ type, data }) => {
    if (type === 'meta-campaign.RoundEnded') resolved = [];
    if (type !== 'meta-campaign.OrderResolved') return [];
    const { order } = data as { readonly order: string };
    const twice = resolved.includes(order);
    resolved.push(order);
    return twice ? [`${order} is carried out twice`] : [];
  });
}

it('the invariants hold whatever is ordered and thrown; the events give the state again and the books balance', () => {
  const types = new Set<string>();
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { events, played } = contract(seed);
      for (const { type } of events) types.add(type.replace('meta-campaign.', ''));
      expect(excess(events)).toEqual([]);
      const begun = begin(seed);
      const edit = newEdit();
      const later = JSON.parse(JSON.stringify(events.slice(begun.events.length))) as typeof events;
      const folded = later.reduce<FoldedTimeline>(
        (at, each) => fold(META_CAMPAIGN, at, each, 't', edit),
        begun.played,
      );
      expect(folded.state).toEqual(played.state);
      const sums: Record<string, number> = {};
      for (const event of events.filter((each) => !isPlatformType(each.type)))
        for (const { account, amount } of META_CAMPAIGN.postings(event as never as MetaCampaignEvent))
          sums[account] = (sums[account] ?? 0) + amount;
      const balances = META_CAMPAIGN.balances(played.state);
      expect(Object.fromEntries(Object.keys(balances).map((each) => [each, sums[each] ?? 0]))).toEqual(
        balances,
      );
    }),
    { numRuns: 40 },
  );
  // What is ordered by chance comes to most of what there is.
  expect([...types]).toEqual(
    expect.arrayContaining([
      'UnitMoved',
      'AttackMade',
      'DamageDealt',
      'UnitDestroyed',
      'StructureDamaged',
      'UnitSighted',
      'FsEstimated',
      'GmRulingMade',
      'OrderResolvedEarly',
      'ResolutionPaused',
    ]),
  );
});
