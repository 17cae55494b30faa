import fc from 'fast-check';
import { fold, isPlatformType, type FoldedTimeline } from '../../src/engine/index.js';
import { newEdit } from '../../src/kernel/index.js';
import { EPIC, type EpicEvent, type EpicState } from '../../src/rulesets/epic/index.js';
import { accepted, ARBITER, openGame, say, type Game } from '../play/game.js';
import { everything } from './armies.js';
import { asides, ideas } from './battler.js';
import { chanceOf } from '../play/chance.js';
import { excess } from './excess.js';
import { unsound } from './soundness.js';

const MOVES = 160;

/** What somebody may say next: what is legal of their ideas, else what the demonstration would say, else nothing. */
function further(game: Game<EpicState>, chance: ReturnType<typeof chanceOf>): Game<EpicState> | null {
  const { state } = game.played;
  if (state.winner !== null) return null;
  const due = EPIC.due(state).filter((each) => each.mandatory);
  const asked = due[chance(due.length)];
  if (!asked) return null;
  for (const command of ideas(state, asked.seat, asked.code, chance)) {
    const verdict = say(game, asked.seat, command);
    if (verdict.kind === 'accepted') return accepted(game, verdict);
    // A refusal changes nothing: what follows is judged on the same state.
    expect(verdict.kind).toBe('refused');
  }
  const plain = EPIC.demonstration!.next(state);
  const verdict = plain && say(game, plain.seat, plain.command);
  if (verdict?.kind === 'accepted') return accepted(game, verdict);
  // The arbiter can always close what is waited for.
  return accepted(game, say(game, ARBITER.id, { type: 'ClosePhase' }));
}

/** Plays a battle of everything by chance, and looks at every state on the way. */
function battle(seed: number): Game<EpicState> {
  const chance = chanceOf(seed);
  let game = openGame<EpicState>(EPIC, `laws ${seed}`, 2, everything());
  for (let move = 0; move < MOVES; move += 1) {
    if (chance(6) === 0)
      for (const { seat, command } of asides(game.played.state, chance)) {
        const verdict = say(game, seat, command);
        if (verdict.kind === 'accepted') game = accepted(game, verdict);
        expect(unsound(game.played.state)).toEqual([]);
        if (game.played.state.winner !== null) return game;
      }
    const next = further(game, chance);
    if (!next) return game;
    game = next;
    expect(unsound(game.played.state)).toEqual([]);
  }
  return game;
}

it('the invariants hold whatever is declared and thrown; the events give the state again and the books balance', () => {
  const types = new Set<string>();
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { events, played } = battle(seed);
      for (const { type } of events) types.add(type);
      expect(excess(events)).toEqual([]);
      const begun = openGame<EpicState>(EPIC, `laws ${seed}`, 2, everything());
      const edit = newEdit();
      const later = JSON.parse(JSON.stringify(events.slice(begun.events.length))) as typeof events;
      const folded = later.reduce<FoldedTimeline>(
        (at, each) => fold(EPIC, at, each, 't', edit),
        begun.played,
      );
      expect(folded.state as EpicState).toEqual(played.state);
      const sums: Record<string, number> = {};
      for (const event of events.filter((each) => !isPlatformType(each.type)))
        for (const { account, amount } of EPIC.postings(event as never as EpicEvent))
          sums[account] = (sums[account] ?? 0) + amount;
      const balances = EPIC.balances(played.state);
      expect(Object.fromEntries(Object.keys(balances).map((each) => [each, sums[each] ?? 0]))).toEqual(
        balances,
      );
    }),
    { numRuns: 30 },
  );
  // What is played by chance comes to nearly everything that there is.
  expect([...types]).toEqual(
    expect.arrayContaining(
      [
        'DetachmentMoved',
        'AttackDeclared',
        'MissionCompleted',
        'MissionIntercepted',
        'CombatDecided',
        'CriticalRolled',
        'DetachmentBroken',
      ].map((each) => `epic.${each}`),
    ),
  );
});
