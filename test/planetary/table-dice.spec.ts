import { tableDice, type EnteredFaces } from '../../src/dice/index.js';
import { adjudicate, type FoldedTimeline, type Verdict } from '../../src/engine/index.js';
import { digest } from '../../src/hashing/index.js';
import { PLANETARY, type Order, type PlanetaryState } from '../../src/rulesets/planetary/index.js';
import { accepted, openSkirmish, PLAYERS, say, sheetOf } from './skirmish.js';

const AT = '2000-01-01T00:00:00.000Z';
const LAST = 'seat-4';

/** The skirmish with all sheets in and three of four locks, the enemy's orders as given. */
function beforeTheLastLock(enemy: (state: PlanetaryState) => readonly Order[]): FoldedTimeline {
  let game = openSkirmish('table dice');
  const orders = enemy(game.played.state);
  game = accepted(game, say(game, 'seat-2', { type: 'SubmitOrders', orders }, 'x'));
  for (const { id } of PLAYERS.slice(0, 3)) game = accepted(game, say(game, id, { type: 'LockPhase' }, 'x'));
  return game.played;
}

const lastLock = (played: FoldedTimeline, entered: readonly EnteredFaces[]): Verdict =>
  adjudicate(
    PLANETARY,
    played,
    { command: { type: 'LockPhase' }, actor: { seat: LAST, role: 'player' }, at: AT, timelineId: 't' },
    { dice: tableDice(entered, { enteredBy: LAST }), digest },
  );

const initiative = (...faces: number[]): readonly EnteredFaces[] =>
  faces.map((face, place) => ({
    rule: 'PLN-BMV-03',
    purpose: 'battle initiative',
    subject: `seat-${place + 1}`,
    faces: [face],
  }));

/** Dice that a last locker may send along to find out what the others have ordered. */
const TRIALS: readonly (readonly EnteredFaces[])[] = [
  [],
  initiative(6, 5, 4, 3),
  initiative(1, 5, 4),
  initiative(4, 4, 4, 4),
  [
    ...initiative(6, 5, 4, 3),
    { rule: 'PLN-MOV-01', purpose: 'battle initiative tie', subject: LAST, faces: [3] },
  ],
  [...initiative(6, 5, 4, 3), { rule: 'PLN-SPY-01', purpose: 'spy', subject: 'seat-9', faces: [3] }],
  [{ rule: 'PLN-BMV-03', purpose: 'battle initiative', subject: LAST, faces: [3, 3] }],
];

describe('the last lock with dice from the table', () => {
  const quiet = beforeTheLastLock(() => []);
  const attacking = beforeTheLastLock((state) => sheetOf(state, 'seat-2', [1, 3, 5]));

  it.each(TRIALS.map((dice, trial) => ({ trial, dice })))(
    'stands whatever dice come along and whatever the enemy ordered (trial $trial)',
    ({ dice }) => {
      for (const played of [quiet, attacking]) {
        const verdict = lastLock(played, dice);
        expect(verdict.kind).toBe('accepted');
        const [lock] = (verdict as Extract<Verdict, { kind: 'accepted' }>).events;
        expect(lock).toMatchObject({ type: 'planetary.PhaseLocked', data: { seat: LAST } });
        const after = (verdict as Extract<Verdict, { kind: 'accepted' }>)
          .played as FoldedTimeline<PlanetaryState>;
        const orders = say(
          { played: after, events: [] },
          'seat-1',
          { type: 'SubmitOrders', orders: [] },
          'x',
        );
        expect(orders).toMatchObject({ kind: 'refused' });
      }
    },
  );
});
