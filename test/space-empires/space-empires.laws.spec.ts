import fc from 'fast-check';
import { fold, isPlatformType, type FoldedTimeline } from '../../src/engine/index.js';
import { newEdit } from '../../src/kernel/index.js';
import {
  SPACE_EMPIRES,
  type SpaceEmpiresCommand,
  type SpaceEmpiresEvent,
  type SpaceEmpiresState,
} from '../../src/rulesets/space-empires/index.js';
import { accepted, demonstrateOnce, openGame, say, type Game } from './game.js';
import { unsound } from './soundness.js';

/** A whim: which seat, which of its things, and which of what may be done with it. */
const whim = fc.tuple(fc.nat(), fc.nat(), fc.nat());

/** The options that are open to a seat, for the thing that comes first from a place on. */
function openTo(game: Game, seat: string, from: number): readonly SpaceEmpiresCommand[] {
  const { state } = game.played;
  const things = [
    seat,
    ...(state.players[seat]?.hand ?? []),
    ...Object.keys(state.spaces),
    ...Object.keys(state.units),
  ];
  for (let at = 0; at < things.length; at += 1) {
    const options = SPACE_EMPIRES.options(state, seat, things[(from + at) % things.length]!) ?? [];
    const open = options.flatMap(({ barred, command }) =>
      barred.length === 0 && command ? [command as SpaceEmpiresCommand] : [],
    );
    if (open.length > 0) return open;
  }
  return [];
}

/** Plays what whims come to, between moves of the demonstration, and looks at every state on the way. */
function play(seed: number, players: number, whims: readonly (readonly [number, number, number])[]): Game {
  let game = openGame(`laws ${seed}`, players);
  for (const [who, thing, which] of whims) {
    const seats = Object.keys(game.played.state.players);
    const seat = seats[who % seats.length]!;
    const open = openTo(game, seat, thing);
    const command = open[which % open.length];
    if (command) game = accepted(game, say(game, seat, command));
    expect(unsound(game.played.state)).toEqual([]);
    const next = demonstrateOnce(game);
    if (!next) return game;
    game = next;
    expect(unsound(game.played.state)).toEqual([]);
  }
  return game;
}

const games = fc.tuple(
  fc.nat(),
  fc.integer({ min: 2, max: 4 }),
  fc.array(whim, { minLength: 30, maxLength: 70 }),
);

it('every chit and card is in one place, no treasury below nothing, whatever is played; the events give the state again and the books balance', () => {
  fc.assert(
    fc.property(games, ([seed, players, whims]) => {
      const { events, played } = play(seed, players, whims);
      const begun = openGame(`laws ${seed}`, players);
      const edit = newEdit();
      const later = JSON.parse(JSON.stringify(events.slice(begun.events.length))) as typeof events;
      const folded = later.reduce<FoldedTimeline>(
        (at, each) => fold(SPACE_EMPIRES, at, each, 't', edit),
        begun.played,
      );
      expect(folded.state as SpaceEmpiresState).toEqual(played.state);
      const sums: Record<string, number> = {};
      for (const event of events.filter((each) => !isPlatformType(each.type)))
        for (const { account, amount } of SPACE_EMPIRES.postings(event as never as SpaceEmpiresEvent))
          sums[account] = (sums[account] ?? 0) + amount;
      const balances = Object.entries(SPACE_EMPIRES.balances(played.state)).filter(([, sum]) => sum !== 0);
      expect(Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))).toEqual(
        Object.fromEntries(balances),
      );
    }),
    { numRuns: 60 },
  );
});
