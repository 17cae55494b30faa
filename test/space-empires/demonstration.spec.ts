import { isPlatformType } from '../../src/engine/index.js';
import { SPACE_EMPIRES, type SpaceEmpiresEvent } from '../../src/rulesets/space-empires/index.js';
import { demonstrateOnce, openGame, type Game } from './game.js';
import { unsound } from './soundness.js';

const TURNS = 30;
/** Far above what so many turns take: a demonstration that goes round in circles fails here. */
const MOST_MOVES = 3000;

/** Plays the demonstration until the game is won, or so many turns are over. */
function demonstrate(seed: string, players: number): Game {
  let game = openGame(seed, players);
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    expect(unsound(game.played.state)).toEqual([]);
    const next = game.played.state.turn.number > TURNS ? null : demonstrateOnce(game);
    if (!next) return game;
    game = next;
  }
  throw new Error('the demonstration does not come to an end');
}

describe.each([
  ['alpha', 2],
  ['beta', 3],
  ['gamma', 4],
])('the demonstration with dice %s and %i players', (seed, players) => {
  const game = demonstrate(seed, players);

  it('plays on without a refusal, and the invariants of section 3 hold', () => {
    const { state } = game.played;
    expect(state.winner !== null || state.turn.number === TURNS + 1).toBe(true);
    const types = new Set(game.events.map((each) => each.type.replace('space-empires.', '')));
    const seen = ['StackMoved', 'BattleDecided', 'UnitsPurchased', 'ControlMarkerPlaced', 'RevenueReceived'];
    expect([...types]).toEqual(expect.arrayContaining(seen));
  });

  it('balances its books', () => {
    const sums: Record<string, number> = {};
    for (const event of game.events.filter((each) => !isPlatformType(each.type))) {
      for (const { account, amount } of SPACE_EMPIRES.postings(event as never as SpaceEmpiresEvent))
        sums[account] = (sums[account] ?? 0) + amount;
    }
    expect(sums).toEqual(SPACE_EMPIRES.balances(game.played.state));
  });
});
