import fc from 'fast-check';
import type { SpaceEmpiresCommand } from '../../src/rulesets/space-empires/index.js';
import { GAME_MASTER_COMMANDS } from '../../src/rulesets/space-empires/game-master/shapes.js';
import { valuesOf } from '../sector/arbitraries.js';
import { accepted, ARBITER, demonstrateOnce, openGame, say, type Game } from './game.js';
import { unsound } from './soundness.js';

/** Moves of the demonstration: enough for two turns of each of two players. */
const MOST = 160;
/** Moves that are played after a correction: into the next turn at least. */
const AFTER = 60;

/** A game of the demonstration in every state on its way. */
const games: readonly Game[] = (() => {
  const all = [openGame('changes', 2)];
  while (all.length < MOST) {
    const next = demonstrateOnce(all.at(-1)!);
    if (!next) break;
    all.push(next);
  }
  return all;
})();

const { state } = games[0]!.played;
const CARDS = [
  ...new Set([...state.deck.drawPile!, ...Object.values(state.players).flatMap((each) => each.hand!)]),
];
const units = fc.constantFrom(...Object.keys(state.units));
const spaces = fc.constantFrom(...Object.keys(state.spaces));
const seats = fc.constantFrom(...Object.keys(state.players));

/** Changes of things that there are. */
const aimed = fc.oneof(
  fc.record({
    unit: fc.record({ unit: units, mapSpace: spaces, layer: fc.constantFrom('ORBIT', 'SURFACE') }),
  }),
  fc.record({ unit: fc.record({ unit: units, pile: fc.constant(true) }) }),
  fc.record({ unit: fc.record({ unit: units, capturedBy: seats }) }),
  fc.record({
    planet: fc.record({
      mapSpace: spaces,
      planetClass: fc.constantFrom('NONE', 'POOR', 'RICH', 'HOMEWORLD'),
    }),
  }),
  fc.record({ controller: fc.record({ mapSpace: spaces, player: fc.option(seats) }) }),
  fc.record({ treasury: fc.record({ player: seats, treasuryRp: fc.nat(40) }) }),
);

const TEXTS = [
  ...Object.keys(state.players),
  ...Object.keys(state.spaces),
  ...Object.keys(state.units).slice(0, 40),
  ...CARDS,
];
const { effect } = GAME_MASTER_COMMANDS.RecordCorrection.members;
const any = valuesOf(effect, TEXTS).map((all) => (all as readonly object[])[0] ?? { treasury: {} });

/** A hand that gives all its cards to the discard pile: the cards stay whole. */
const emptied = ({ played }: Game, seat: string): readonly object[] => [
  { hand: { player: seat, cards: [] } },
  { discardPile: { cards: [...played.state.deck.discardPile, ...(played.state.players[seat]?.hand ?? [])] } },
];

const corrections = fc.record({
  at: fc.nat(games.length - 1),
  some: fc.array(fc.oneof({ weight: 4, arbitrary: aimed }, { weight: 1, arbitrary: any }), {
    minLength: 1,
    maxLength: 3,
  }),
  emptying: fc.option(seats, { freq: 4 }),
});

describe('the corrections of the arbiter', () => {
  it('keep the invariants of the game, and it goes on after them', () => {
    let made = 0;
    fc.assert(
      fc.property(corrections, ({ at, some, emptying }) => {
        const game = games[at]!;
        const all = [...some, ...(emptying === null ? [] : emptied(game, emptying))];
        const command = {
          type: 'RecordCorrection',
          text: 'A law.',
          effect: all,
        } as unknown as SpaceEmpiresCommand;
        const verdict = say(game, ARBITER.id, command);
        expect(verdict.kind).not.toBe('rollsNeeded');
        if (verdict.kind !== 'accepted') return;
        made += 1;
        let now: Game = accepted(game, verdict);
        expect(unsound(now.played.state)).toEqual([]);
        for (let count = 0; count < AFTER; count += 1) {
          const next = demonstrateOnce(now);
          if (!next) {
            expect(now.played.state.winner).not.toBeNull();
            return;
          }
          now = next;
          expect(unsound(now.played.state)).toEqual([]);
        }
      }),
      { numRuns: 400 },
    );
    expect(made).toBeGreaterThan(100);
  });
});
