import fc from 'fast-check';
import { EPIC, type EpicCommand, type EpicState } from '../../src/rulesets/epic/index.js';
import { GAME_MASTER_COMMANDS } from '../../src/rulesets/epic/game-master/shapes.js';
import { ORDERS, PLACES } from '../../src/rulesets/epic/data/words.js';
import { valuesOf } from '../sector/arbitraries.js';
import { accepted, ARBITER, openGame, say, type Game } from '../play/game.js';
import { everything } from './armies.js';
import { unsound } from './soundness.js';

/** Moves that are played before a correction, and after one. */
const MOST = 120;
const AFTER = 40;

/** The arbiter closes what the demonstration has no word for. */
const further = (game: Game<EpicState>): Game<EpicState> | null => {
  if (EPIC.isOver(game.played.state)) return null;
  const plain = EPIC.demonstration!.next(game.played.state);
  const verdict = plain && say(game, plain.seat, plain.command);
  if (verdict?.kind === 'accepted') return accepted(game, verdict);
  return accepted(game, say(game, ARBITER.id, { type: 'ClosePhase' }));
};

/** A battle of everything in every state on its way. */
const battles: readonly Game<EpicState>[] = (() => {
  const all = [openGame<EpicState>(EPIC, 'changes', 2, everything())];
  while (all.length < MOST) {
    const next = further(all.at(-1)!);
    if (!next) break;
    all.push(next);
  }
  return all;
})();

const { state } = battles[0]!.played;
const detachment = fc.constantFrom(...Object.keys(state.detachments));
const unit = fc.constantFrom(...Object.keys(state.units));

/** Changes of things that there are. */
const aimed = fc.oneof(
  fc.record({ detachment, blastMarkers: fc.nat(12) }),
  fc.record({ detachment, broken: fc.boolean() }),
  fc.record({ detachment, order: fc.constantFrom(...ORDERS) }),
  fc.record({ detachment, place: fc.constantFrom(...PLACES) }),
  fc.record({ unit, status: fc.constantFrom('OK', 'DESTROYED') }),
  fc.record({ unit, damageLeft: fc.nat(7) }),
  fc.record({ unit, shieldsUp: fc.nat(4) }),
  fc.record({ unit, immobilised: fc.boolean() }),
  fc.record({ unit, mountedIn: fc.oneof(fc.constant(''), unit) }),
  fc.record({ army: fc.constantFrom('seat-1', 'seat-2'), morale: fc.integer({ min: -5, max: 60 }) }),
);
/** All units of a detachment die, or come back. */
const whole = fc
  .tuple(detachment, fc.constantFrom('OK', 'DESTROYED'))
  .map(([id, status]) => state.detachments[id]!.units.map((each) => ({ unit: each, status })));
/** Infantry of a side into one transport, more than it may hold. */
const carriers = Object.values(state.units).filter(
  (each) => state.profiles[each.profile]!.transportCapacity > 0,
);
const crowd = fc.constantFrom(...carriers).chain((carrier) => {
  const riders = Object.values(state.units).filter(
    (each) =>
      each.kind === 'INFANTRY' &&
      state.detachments[each.detachment]!.army === state.detachments[carrier.detachment]!.army,
  );
  return fc
    .subarray(riders, { minLength: 1, maxLength: 4 })
    .map((all) => all.map((each) => ({ unit: each.id, mountedIn: carrier.id })));
});
const { changes } = GAME_MASTER_COMMANDS.RecordCorrection.members;
const TEXTS = [...Object.keys(state.detachments), ...Object.keys(state.units), 'seat-1', 'seat-2'];

const corrections = fc.array(
  fc.record({
    at: fc.nat(),
    some: fc.oneof(
      { weight: 4, arbitrary: fc.array(aimed, { minLength: 1, maxLength: 3 }) },
      { weight: 1, arbitrary: whole },
      { weight: 1, arbitrary: crowd },
      { weight: 1, arbitrary: valuesOf(changes, TEXTS) },
    ),
  }),
  { minLength: 1, maxLength: 3 },
);

it('keeps the invariants of a battle, which goes on after what the arbiter sets right', () => {
  let made = 0;
  fc.assert(
    fc.property(fc.nat(battles.length - 1), corrections, (at, all) => {
      let game = battles[at]!;
      for (const { some } of all) {
        const command = { type: 'RecordCorrection', text: 'A law.', changes: some } as unknown as EpicCommand;
        const verdict = say(game, ARBITER.id, command);
        expect(verdict.kind).not.toBe('rollsNeeded');
        if (verdict.kind !== 'accepted') continue;
        made += 1;
        game = accepted(game, verdict);
        expect(unsound(game.played.state)).toEqual([]);
      }
      for (let count = 0; count < AFTER; count += 1) {
        const next = further(game);
        if (!next) return;
        game = next;
        expect(unsound(game.played.state)).toEqual([]);
      }
    }),
    { numRuns: 220 },
  );
  expect(made).toBeGreaterThan(100);
});
