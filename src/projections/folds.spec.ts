import { openChronicle, playOut } from '../../test/recorded/chronicle.js';
import { TOY } from '../../test/toy/index.js';
import type { RecordedEvent } from '../kernel/index.js';
import { newLedger, postingsOf } from './ledger.js';
import { newLuck } from './luck.js';
import { newTurnRecords } from './turns.js';

const GAME = playOut(openChronicle());

describe('newLedger', () => {
  it('adds up to the balances of the state, line by line', () => {
    const ledger = newLedger(TOY);
    const lines = GAME.events.flatMap((event) => ledger.take(event));
    expect(ledger.balances()).toEqual(TOY.balances(GAME.played.state));
    const first = lines.find((line) => line.account === 'SUPPLY:red')!;
    expect(first).toMatchObject({
      amount: 2,
      balance: 2,
      measure: 'SUPPLY',
      seat: 'red',
      rule: 'TOY-SET-01',
      turn: 1,
    });
    expect(GAME.events[first.revision]!.id).toBe(first.eventId);
    const running = new Map<string, number>();
    for (const { account, amount, balance } of lines) {
      expect(balance).toBe((running.get(account) ?? 0) + amount);
      running.set(account, balance);
    }
  });

  it('goes on from balances that it is given', () => {
    const half = newLedger(TOY);
    const cut = Math.floor(GAME.events.length / 2);
    GAME.events.slice(0, cut).forEach(half.take);
    const rest = newLedger(TOY, half.balances());
    GAME.events.slice(cut).forEach(rest.take);
    expect(rest.balances()).toEqual(TOY.balances(GAME.played.state));
  });

  it('reads older shapes as the current ones', () => {
    const event = { ...GAME.events[0]!, type: 'toy.Scored', schema: 1, data: { seat: 'red', points: 4 } };
    expect(postingsOf(TOY, event)).toMatchObject([{ account: 'VP:red', amount: 4 }]);
    expect(postingsOf(TOY, { ...event, type: 'timeline.TurnEnded' })).toEqual([]);
  });
});

describe('newTurnRecords', () => {
  it('gives each turn its revisions without gaps, and the end of a turn to that turn', () => {
    const records = newTurnRecords();
    GAME.events.forEach(records.take);
    const turns = records.turns();
    expect(turns.map((each) => each.turn)).toEqual([1, 2, 3]);
    expect(turns[0]!.fromRevision).toBe(0);
    expect(turns.at(-1)!.toRevision).toBe(GAME.events.length - 1);
    for (const [at, each] of turns.entries()) {
      expect(each.events).toBe(each.toRevision - each.fromRevision + 1);
      if (at > 0) expect(each.fromRevision).toBe(turns[at - 1]!.toRevision + 1);
      const end = GAME.events.find(
        ({ type, data }) => type === 'timeline.TurnEnded' && data['turn'] === each.turn,
      )!;
      expect(each.checksum).toBe(end.data['checksum']);
      expect(end.revision).toBeLessThanOrEqual(each.toRevision);
    }
  });

  it('leaves an open turn without a checksum', () => {
    const records = newTurnRecords();
    GAME.events.slice(0, 5).forEach(records.take);
    expect(records.turns()).toEqual([{ turn: 1, fromRevision: 0, toRevision: 4, checksum: null, events: 5 }]);
  });
});

describe('newLuck', () => {
  const roll = (thrownFor: string | null | undefined, notation: string, faces: number[]): RecordedEvent =>
    ({
      type: 'dice.DiceRolled',
      actor: 'arbiter',
      data: { notation, faces, ...(thrownFor === undefined ? {} : { thrownFor }) },
    }) as unknown as RecordedEvent;

  it('counts faces by the seat that they were thrown for, whoever had them thrown, and kind of die', () => {
    const luck = newLuck();
    [
      roll('red', '3D6', [1, 1, 6]),
      roll('red', 'D6', [2]),
      roll('blue', 'D20', [20]),
      roll(null, 'D6', [3]),
      roll(undefined, 'D6', [3]),
    ].forEach(luck.take);
    expect(luck.luck()).toEqual([
      expect.objectContaining({
        seat: 'red',
        sides: 6,
        rolls: 2,
        faces: [2, 1, 0, 0, 0, 1],
        mean: 2.5,
        expectedMean: 3.5,
      }),
      expect.objectContaining({ seat: 'blue', sides: 20, rolls: 1, mean: 20, expectedMean: 10.5 }),
      expect.objectContaining({ seat: null, sides: 6, rolls: 2 }),
    ]);
  });

  it('says how likely such faces are: exactly even ones certain, one face alone hardly', () => {
    const luck = newLuck();
    luck.take(roll('red', '6D6', [1, 2, 3, 4, 5, 6]));
    expect(luck.luck()[0]).toMatchObject({ chiSquare: 0, p: 1 });
    luck.take(
      roll(
        'red',
        '60D6',
        Array.from({ length: 60 }, () => 6),
      ),
    );
    expect(luck.luck()[0]!.p).toBeLessThan(1e-9);
  });

  it('counts all rolls of a campaign', () => {
    const luck = newLuck();
    GAME.events.forEach(luck.take);
    expect(luck.luck().reduce((sum, each) => sum + each.rolls, 0)).toBe(GAME.played.rolls);
  });
});
