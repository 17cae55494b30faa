import { isPlatformType } from '../../src/engine/index.js';
import { EPIC, type EpicEvent, type EpicState } from '../../src/rulesets/epic/index.js';
import { demonstrateOnce, openGame, type Game } from '../play/game.js';
import { unsound } from './soundness.js';

/** Far above what a battle takes: a demonstration that goes round in circles fails here. */
const MOST_MOVES = 2000;

/** Plays the demonstration until the battle is over. */
function demonstrate(seed: string): Game<EpicState> {
  let game = openGame<EpicState>(EPIC, seed, 2);
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    expect(unsound(game.played.state)).toEqual([]);
    const next = game.played.state.winner === null ? demonstrateOnce(game) : null;
    if (!next) return game;
    game = next;
  }
  throw new Error('the demonstration does not come to an end');
}

describe.each(['alpha', 'beta', 'gamma', 'delta'])('the demonstration with dice %s', (seed) => {
  const game = demonstrate(seed);

  it('plays on to the end without a refusal, and the invariants of section 3 hold', () => {
    expect(game.played.state.winner).not.toBeNull();
    const types = new Set(game.events.map((each) => each.type.replace('epic.', '')));
    const seen = ['DetachmentMoved', 'AttackDeclared', 'BlastMarkersPlaced', 'CombatDecided', 'BattleEnded'];
    expect([...types]).toEqual(expect.arrayContaining(seen));
  });

  it('balances its books', () => {
    const sums: Record<string, number> = {};
    for (const event of game.events.filter((each) => !isPlatformType(each.type))) {
      for (const { account, amount } of EPIC.postings(event as never as EpicEvent))
        sums[account] = (sums[account] ?? 0) + amount;
    }
    const balances = EPIC.balances(game.played.state);
    expect(Object.fromEntries(Object.keys(balances).map((each) => [each, sums[each] ?? 0]))).toEqual(
      balances,
    );
  });
});
