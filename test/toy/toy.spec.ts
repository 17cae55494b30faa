import { committedDice, scriptedDice } from '../../src/dice/index.js';
import { judge, open, opening, play, refusals } from './club.js';
import { TOY } from './index.js';

/** Draws FORAGE-1, FORAGE-2 for red and VOLLEY-1, VOLLEY-2 for blue from the unshuffled deck. */
const DEAL = [1, 1, 3, 3];
const ROOT = { secret: '5a'.repeat(32), turns: 10 };
const types = (events: readonly { type: string }[]) => events.map((each) => each.type);

/** Round 1, actions, red before blue, guards and scouts one step further on. */
function inActions(deal: readonly number[] = DEAL, initiative: readonly number[] = [6, 1]) {
  let game = open({}, scriptedDice(deal));
  for (const seat of ['red', 'blue']) {
    const orders = [{ unit: `${seat}-scouts`, order: 'ADVANCE' } as const];
    game = play(game, seat, { type: 'SubmitOrders', orders });
  }
  game = play(game, 'red', { type: 'LockOrders' });
  return play(game, 'blue', { type: 'LockOrders' }, scriptedDice(initiative));
}

describe('opening', () => {
  it('deals a hand to each player', () => {
    const { state } = open({}, scriptedDice(DEAL)).played;
    expect(state.hands).toEqual({ red: ['FORAGE-1', 'FORAGE-2'], blue: ['VOLLEY-1', 'VOLLEY-2'] });
    expect(TOY.balances(state)).toEqual({ 'SUPPLY:red': 2, 'SUPPLY:blue': 2 });
  });

  it('opens from a position, or tells everything that is illegal in it', () => {
    const unit = { id: 'a', seat: 'red', cell: 3, strength: 6 };
    const blue = { id: 'b', seat: 'blue', cell: 4, strength: 1 };
    const game = open({}, undefined, { units: [unit, blue], supply: {} });
    expect(Object.keys(game.played.state.units)).toEqual(['a', 'b']);

    const illegal = { units: [unit, { ...unit, seat: 'green', cell: 9, strength: 0 }], supply: { green: 1 } };
    expect(refusals(opening({}, undefined, illegal))).toEqual([
      'TOY-SET-01 NO_SUCH_PLAYER position units 1 seat',
      'TOY-SET-01 OFF_THE_LINE position units 1 cell',
      'TOY-SET-01 STRENGTH_1_TO_6 position units 1 strength',
      'TOY-SET-01 ID_TWICE position units 1 id',
      'TOY-SET-01 NO_UNITS position units',
      'TOY-SET-01 NO_SUCH_PLAYER position supply green',
    ]);
  });
});

describe('sealed orders', () => {
  it('are revealed and carried out when the last player has locked', () => {
    const { played, last } = inActions();
    expect(types(last)).toEqual([
      'toy.LockAsked',
      'toy.OrdersLocked',
      'toy.OrdersRevealed',
      'toy.UnitMoved',
      'toy.UnitMoved',
      'dice.DiceRolled',
      'dice.DiceRolled',
      'toy.ActionsBegun',
      'toy.SeatActivated',
    ]);
    expect(played.state.units['red-scouts']?.cell).toBe(2);
    expect(played.state.units['blue-scouts']?.cell).toBe(4);
    expect(played.state.active).toBe('red');
  });

  it('are revealed early when the arbiter closes the phase, and by nobody else', () => {
    const game = open({}, scriptedDice(DEAL));
    expect(play(game, 'arbiter', { type: 'ClosePhase' }, scriptedDice([1, 2])).played.state.phase).toBe(
      'ACTIONS',
    );
    expect(refusals(judge(game.played, 'red', { type: 'ClosePhase' }))).toEqual(['TOY-ORD-01 ARBITER_ONLY']);
  });

  it('are refused with every violation of the sheet', () => {
    const game = open({}, scriptedDice(DEAL));
    const orders = [
      { unit: 'red-guard', order: 'RETIRE' },
      { unit: 'red-scouts', order: 'HOLD' },
      { unit: 'red-scouts', order: 'HOLD' },
      { unit: 'blue-guard', order: 'HOLD' },
    ] as const;
    expect(refusals(judge(game.played, 'red', { type: 'SubmitOrders', orders }))).toEqual([
      'TOY-ORD-02 LEAVES_THE_LINE orders 0 order',
      'TOY-ORD-02 ORDERED_TWICE orders 2 unit',
      'TOY-ORD-02 UNIT_NOT_YOURS orders 3 unit',
    ]);
  });
});

describe('actions', () => {
  it('go by initiative; level dice are rolled again', () => {
    const { played, last } = inActions(DEAL, [4, 4, 2, 5]);
    expect(played.state.initiative).toEqual(['blue', 'red']);
    const counters = last.flatMap((each) =>
      each.type === 'dice.DiceRolled' ? [(each.data['key'] as { counter: number }).counter] : [],
    );
    expect(counters).toEqual([0, 0, 1, 1]);
    expect(refusals(judge(played, 'red', { type: 'Pass' }))).toEqual(['TOY-ACT-02 NOT_YOUR_TURN']);
  });

  it('alternate until all have passed, which ends the round and deals new hands', () => {
    let game = play(inActions(), 'red', { type: 'PlayCard', card: 'FORAGE-2' });
    expect(game.played.state.accounts['SUPPLY:red']).toBe(4);
    expect(game.played.state.hands['red']).toEqual(['FORAGE-1']);
    game = play(game, 'blue', { type: 'Pass' });
    game = play(game, 'red', { type: 'Pass' }, scriptedDice(DEAL));
    expect(types(game.last.filter((each) => each.kind === 'outcome'))).toEqual([
      'toy.SeatPassed',
      'toy.RoundEnded',
      'timeline.TurnEnded',
      'toy.CardsDealt',
      'toy.CardsDealt',
    ]);
    expect(TOY.moment(game.played.state)).toEqual({ turn: 2, phase: 'ORDERS' });
  });

  it('wait for the ruling on a ruse', () => {
    const RUSES = [9, 9, 1, 1];
    let game = play(inActions(RUSES), 'red', { type: 'PlayCard', card: 'RUSE-1' });
    expect(TOY.due(game.played.state).map((each) => [each.seat, each.code])).toEqual([['arbiter', 'RULING']]);
    expect(refusals(judge(game.played, 'blue', { type: 'Pass' }))).toEqual(['TOY-CRD-03 RULING_AWAITED']);
    game = play(game, 'arbiter', { type: 'Rule', allow: true, reason: 'It is foggy' });
    expect(game.played.state.accounts['VP:red']).toBe(1);
    expect(game.played.state.active).toBe('blue');
  });
});

describe('a battle', () => {
  const position = {
    units: [
      { id: 'r', seat: 'red', cell: 3, strength: 3 },
      { id: 'b', seat: 'blue', cell: 4, strength: 2 },
    ],
    supply: {},
  };
  function attacked() {
    const game = play(
      open({}, scriptedDice(DEAL), position),
      'arbiter',
      { type: 'ClosePhase' },
      scriptedDice([6, 1]),
    );
    return play(game, 'red', { type: 'Attack', unit: 'r', target: 'b' });
  }

  it('is fought by those who survive the first shots', () => {
    const game = play(
      attacked(),
      'blue',
      { type: 'AnswerAttack', stand: true },
      scriptedDice([[4, 3, 2], [6]]),
    );
    expect(game.played.state.units).toEqual({
      r: { id: 'r', seat: 'red', cell: 3, strength: 2 },
      b: { id: 'b', seat: 'blue', cell: 4, strength: 1 },
    });
    expect(TOY.views.battles(game.played.state)).toMatchObject([
      { id: 'battle-1', status: 'resolved', drawn: true },
    ]);
  });

  it('is declined by withdrawing', () => {
    const game = play(attacked(), 'blue', { type: 'AnswerAttack', stand: false });
    expect(game.played.state.units['b']?.cell).toBe(5);
    expect(game.played.state.fighting).toBeNull();
  });

  it('ends the campaign when it leaves one player with units', () => {
    const game = play(attacked(), 'blue', { type: 'AnswerAttack', stand: true }, scriptedDice([[4, 5, 6]]));
    expect(game.played.state.winners).toEqual(['red']);
    expect(TOY.views.standings(game.played.state).seats).toMatchObject([
      { seat: 'red', total: 2, rank: 1, out: false },
      { seat: 'blue', total: 0, rank: 2, out: true },
    ]);
    expect(refusals(judge(game.played, 'red', { type: 'Pass' }))).toEqual(['TOY-END-01 CAMPAIGN_OVER']);
  });

  it('asks for shots thrown by hand where the house rule says so', () => {
    let game = open({ shotsByHand: true }, scriptedDice(DEAL), position);
    game = play(game, 'arbiter', { type: 'ClosePhase' }, scriptedDice([6, 1]));
    game = play(game, 'red', { type: 'Attack', unit: 'r', target: 'b' });
    const verdict = judge(game.played, 'blue', { type: 'AnswerAttack', stand: true }, committedDice(ROOT));
    expect(verdict).toMatchObject({
      kind: 'rollsNeeded',
      rolls: [{ count: 3, sides: 6, key: { subject: 'r' } }],
    });
  });
});

describe('what a seat knows', () => {
  it('is its own hand, sheet and objective', () => {
    let game = open({}, scriptedDice(DEAL));
    game = play(game, 'red', { type: 'ChooseObjective', cell: 5 });
    game = play(game, 'red', { type: 'SubmitOrders', orders: [] });
    const seenBy = (seat: string) => TOY.redact(game.played.state, { kind: 'seat', seat, role: 'player' });
    expect(seenBy('blue')).toMatchObject({ hands: { red: ['?', '?'] }, sheets: {}, objectives: {} });
    expect(seenBy('red')).toEqual({
      ...game.played.state,
      hands: { ...game.played.state.hands, blue: ['?', '?'] },
    });
    expect([TOY.hides(game.played.state, 'red'), TOY.hides(game.played.state, 'blue')]).toEqual([
      false,
      true,
    ]);
  });

  it('names the orders of its own units alone', () => {
    const { state } = open({}, scriptedDice(DEAL)).played;
    expect(TOY.options(state, 'red', 'blue-guard')).toBeNull();
    expect(TOY.options(state, 'red', 'red-guard')?.map((each) => [each.order, each.barred.length])).toEqual([
      ['ADVANCE', 0],
      ['HOLD', 0],
      ['RETIRE', 1],
    ]);
  });
});
