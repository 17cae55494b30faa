import { seededDice, TABLE_DICE } from '../dice/index.js';
import { newEdit, type DraftEvent } from '../kernel/index.js';
import {
  canonical,
  deepFreeze,
  open,
  openedData,
  play,
  SEATS,
  TIMELINE,
  type Game,
} from '../../test/toy/club.js';
import { TOY, type ToyState } from '../../test/toy/index.js';
import { fold, mayAddEntropy, openTimeline, type Foldable, type FoldedTimeline } from './play.js';

const opened = { type: 'timeline.Opened' as const, data: openedData() as never };
const start = () => openTimeline(TOY, TIMELINE, opened);

/** A whole campaign in which everybody passes. */
function campaign(): Game {
  let game = open();
  while (!TOY.isOver(game.played.state)) {
    const seat = game.played.state.active ?? 'arbiter';
    const type = seat === 'arbiter' ? 'ClosePhase' : 'Pass';
    game = play(game, seat, { type }, seededDice(`dice ${game.events.length}`));
  }
  return game;
}

const foldAll = (events: readonly DraftEvent[], edit?: ReturnType<typeof newEdit>) =>
  events.reduce<FoldedTimeline>((played, event) => fold(TOY, played, event, TIMELINE, edit), start());

describe('folding what was decided', () => {
  const { played, events } = campaign();

  it('gives the state that was decided on, to the byte', () => {
    expect(events.length).toBeGreaterThan(50);
    expect(canonical(foldAll(events))).toBe(canonical(played));
  });

  it('gives the same with one edit for all as with one for each event', () => {
    expect(canonical(foldAll(events, newEdit()))).toBe(canonical(foldAll(events)));
  });

  it('changes neither events nor states it did not make', () => {
    const before = deepFreeze(start());
    let folded: FoldedTimeline = before;
    for (const event of deepFreeze(events)) folded = deepFreeze(fold(TOY, folded, event, TIMELINE));
    expect(canonical(folded)).toBe(canonical(played));
    expect(canonical(before)).toBe(canonical(start()));
  });

  it('can go on from what an earlier fold left, with a new edit', () => {
    const half = Math.floor(events.length / 2);
    const kept = deepFreeze(foldAll(events.slice(0, half), newEdit()));
    const edit = newEdit();
    const rest = events.slice(half).reduce((at, event) => fold(TOY, at, event, TIMELINE, edit), kept);
    expect(canonical(rest)).toBe(canonical(played));
  });
});

describe('older shapes', () => {
  const folded = (event: Foldable) => (fold(TOY, start(), event, TIMELINE).state as ToyState).accounts;

  it('are brought to the current one before they count', () => {
    const old = { type: 'toy.Scored', schema: 1, data: { seat: 'red', points: 3 } };
    expect(folded(old)).toEqual({ 'VP:red': 3 });
  });

  it('are told by their schema, not by their looks', () => {
    const data = { seat: 'red', measure: 'XP', owner: 'red-guard', amount: 1, rule: 'TOY-SCO-03', cause: '' };
    expect(folded({ type: 'toy.Scored', schema: 2, data })).toEqual({ 'XP:red-guard': 1 });
  });
});

describe('platform events', () => {
  const forked = (diceOrigin: 'fresh' | 'same'): Foldable => {
    const dice = { mode: 'committed', commitment: 'beef', turns: 5 };
    return { type: 'timeline.Forked', schema: 1, data: { diceOrigin, dice, parent: TIMELINE, revision: 3 } };
  };

  it('a fork with fresh dice owns them from then on', () => {
    expect(fold(TOY, start(), forked('fresh'), 'timeline-2')).toEqual({
      ...start(),
      dice: { mode: 'committed', commitment: 'beef', turns: 5 },
      diceOwner: 'timeline-2',
    });
  });

  it('a fork with the same dice leaves them their owner', () => {
    const played = start();
    expect(fold(TOY, played, forked('same'), 'timeline-2')).toBe(played);
  });

  it.each([
    'timeline.Opened',
    'timeline.RulingRecorded',
    'timeline.Unheard',
    'dice.SecretPublished',
    'dice.Unheard',
  ])('%s changes nothing', (type) => {
    const played = start();
    expect(fold(TOY, played, { type, schema: 1, data: {} }, TIMELINE)).toBe(played);
  });

  it('another commitment takes the place of the dice in force, and leaves them their owner', () => {
    const dice = { mode: 'committed', commitment: 'beef', turns: 0, vrf: { publicKey: 'c0', domain: 2 } };
    const event = { type: 'dice.Committed', schema: 1, data: dice };
    expect(fold(TOY, start(), event, 'timeline-2')).toEqual({ ...start(), dice });
  });

  it('players add to the dice, once each, until the first turn has ended', () => {
    const added = (seat: string): Foldable => ({
      type: 'dice.EntropyAdded',
      schema: 1,
      data: { seat, digest: `${seat}’s` },
    });
    const may = (played: FoldedTimeline) =>
      SEATS.filter(({ id }) => mayAddEntropy(played, id)).map(({ id }) => id);
    const one = fold(TOY, start(), added('blue'), TIMELINE);
    const both = fold(TOY, one, added('red'), TIMELINE);
    const ended = fold(TOY, one, { type: 'timeline.TurnEnded', schema: 1, data: { turn: 1 } }, TIMELINE);
    expect([start(), one, both, ended].map(may)).toEqual([['red', 'blue'], ['red'], [], []]);
    expect(both.entropy).toEqual([
      { seat: 'blue', digest: 'blue’s' },
      { seat: 'red', digest: 'red’s' },
    ]);
    expect(may({ ...start(), dice: TABLE_DICE })).toEqual([]);
  });

  it('a roll counts in its turn', () => {
    const roll = (number: number, turn: number): Foldable => {
      const key = {
        ruleset: 'toy',
        turn,
        phase: 'ORDERS',
        rule: 'R',
        purpose: 'p',
        subject: 's',
        counter: 0,
      };
      return { type: 'dice.DiceRolled', schema: 1, data: { roll: number, key } };
    };
    const rolls = [roll(1, 1), roll(2, 1), roll(3, 2)];
    const counts = rolls.map((_, upTo) => {
      const {
        rolls: total,
        counters,
        countersTurn,
      } = rolls.slice(0, upTo + 1).reduce((at, each) => fold(TOY, at, each, TIMELINE), start());
      return [total, countersTurn, Object.values(counters)];
    });
    expect(counts).toEqual([
      [1, 1, [1]],
      [2, 1, [2]],
      [3, 2, [1]],
    ]);
  });
});
