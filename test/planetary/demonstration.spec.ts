import { isPlatformType } from '../../src/engine/index.js';
import { PLANETARY } from '../../src/rulesets/planetary/index.js';
import type { PlanetaryEvent } from '../../src/rulesets/planetary/events.js';
import { accepted, openSkirmish, say, type Skirmish } from './skirmish.js';

const TURNS = 10;
/** Far above what ten turns take: a demonstration that goes round in circles fails here. */
const MOST_MOVES = 2000;

/** Plays the demonstration until the campaign is decided, or so many turns are over; a refusal throws. */
function demonstrate(seed: string): Skirmish {
  let game = openSkirmish(seed);
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const { state } = game.played;
    const move = state.turn > TURNS ? null : PLANETARY.demonstration!.next(state);
    if (!move) return game;
    game = accepted(game, say(game, move.seat, move.command as never, seed));
  }
  throw new Error('the demonstration does not come to an end');
}

describe.each(['alpha', 'beta', 'gamma'])('the demonstration with dice %s', (seed) => {
  const game = demonstrate(seed);

  it('plays ten turns, or until the campaign is decided, without a refusal', () => {
    const { state } = game.played;
    expect(state.victory !== null || state.turn === TURNS + 1).toBe(true);
    const types = new Set(game.events.map((each) => each.type));
    expect([...types]).toEqual(
      expect.arrayContaining([
        'planetary.QuickBattleRolled',
        'planetary.ReportAccepted',
        'planetary.BattleResolved',
      ]),
    );
  });

  it('balances its books', () => {
    const sums: Record<string, number> = {};
    for (const event of game.events.filter((each) => !isPlatformType(each.type))) {
      for (const { account, amount } of PLANETARY.postings(event as never as PlanetaryEvent)) {
        sums[account] = (sums[account] ?? 0) + amount;
      }
    }
    const booked = Object.entries(sums).filter(([, amount]) => amount !== 0);
    const held = Object.entries(PLANETARY.balances(game.played.state)).filter(([, amount]) => amount !== 0);
    expect(Object.fromEntries(booked)).toEqual(Object.fromEntries(held));
    expect(held.length).toBeGreaterThan(0);
  });
});
