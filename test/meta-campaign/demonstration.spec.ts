import { isPlatformType } from '../../src/engine/index.js';
import {
  META_CAMPAIGN,
  type MetaCampaignEvent,
  type MetaCampaignState,
} from '../../src/rulesets/meta-campaign/index.js';
import { demonstrateOnce, openGame, type Game } from '../play/game.js';
import { unsound } from './soundness.js';

/** Far above what so many rounds take: a demonstration that goes round in circles fails here. */
const MOST_MOVES = 1000;

function demonstrate(seed: string, players: number): Game<MetaCampaignState> {
  let game = openGame<MetaCampaignState>(META_CAMPAIGN, seed, players);
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    expect(unsound(game.played.state)).toEqual([]);
    const next = demonstrateOnce(game);
    if (!next) return game;
    game = next;
  }
  throw new Error('the demonstration does not come to an end');
}

describe.each([
  ['alpha', 3],
  ['beta', 2],
  ['gamma', 6],
])('the demonstration with dice %s and %i players', (seed, players) => {
  const game = demonstrate(seed, players);

  it('plays its campaign to the end without a refusal, and somebody has survived it', () => {
    const { state } = game.played;
    expect(state.contract).toBeNull();
    const types = new Set(game.events.map((each) => each.type.replace('meta-campaign.', '')));
    const seen = [
      'UnitMoved',
      'AttackMade',
      'DamageDealt',
      'ObjectiveResolved',
      'VeterancyGained',
      'PlayerPaid',
    ];
    expect([...types]).toEqual(expect.arrayContaining(seen));
  });

  it('balances its books', () => {
    const sums: Record<string, number> = {};
    for (const event of game.events.filter((each) => !isPlatformType(each.type)))
      for (const { account, amount } of META_CAMPAIGN.postings(event as never as MetaCampaignEvent))
        sums[account] = (sums[account] ?? 0) + amount;
    const balances = META_CAMPAIGN.balances(game.played.state);
    const named = new Set([...Object.keys(balances), ...Object.keys(sums)]);
    for (const each of named) expect([each, sums[each] ?? 0]).toEqual([each, balances[each] ?? 0]);
  });
});
