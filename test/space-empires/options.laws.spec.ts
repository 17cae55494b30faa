import type { Violation } from '../../src/kernel/index.js';
import { SPACE_EMPIRES, type SpaceEmpiresCommand } from '../../src/rulesets/space-empires/index.js';
import { demonstrateOnce, openGame, say, thingsOf, type Game } from './game.js';

const MOVES = 150;
/** What is done with a stack in its place. */
const OF_A_STACK = new Set(['MoveStack', 'ReorderStack']);
const said = ({ rule, code }: Violation): string => `${rule} ${code}`;

/** Options, as the seat is told them, of which the judges say something else; and how many of them are open and barred. */
function compare(game: Game, seat: string) {
  const seen = SPACE_EMPIRES.redact(game.played.state, { kind: 'seat', seat, role: 'player' });
  const offered = thingsOf(game.played.state, seat).flatMap(
    (each) => SPACE_EMPIRES.options(seen, seat, each) ?? [],
  );
  const wrong = offered.filter(({ command, barred }) => {
    const verdict = say(game, seat, command as SpaceEmpiresCommand);
    if (barred.length === 0) return verdict.kind !== 'accepted';
    const by = verdict.kind === 'refused' ? verdict.violations.map(said) : [];
    return !barred.every((each) => by.includes(said(each)));
  });
  return { told: offered, wrong };
}

describe('options', () => {
  it('are accepted where they are open and refused by the same rules where they are barred, all through a game', () => {
    let game: Game | null = openGame('options', 3);
    const orders = new Map<string, Set<boolean>>();
    for (let move = 0; move < MOVES && game; move += 1) {
      for (const { id } of game.seats.filter(({ role }) => role === 'player')) {
        const { told, wrong } = compare(game, id);
        expect(wrong).toEqual([]);
        for (const { order, barred } of told)
          orders.set(order, (orders.get(order) ?? new Set()).add(barred.length === 0));
      }
      game = demonstrateOnce(game);
    }
    expect([...orders.keys()]).toEqual(
      expect.arrayContaining(['MoveStack', 'PlayMoveCard', 'PurchaseUnits', 'EndMovePhase', 'FinishRecruit']),
    );
    expect([...orders.get('MoveStack')!].sort()).toEqual([false, true]);
    expect([...orders.get('PurchaseUnits')!].sort()).toEqual([false, true]);
  });

  it('of a seat hold all that is open of its cards, chits on offer and battles, all through a game', () => {
    let game: Game | null = openGame('options of a seat', 3);
    const orders = new Set<string>();
    for (let move = 0; move < MOVES && game; move += 1) {
      const { state } = game.played;
      for (const { id: seat } of game.seats.filter(({ role }) => role === 'player')) {
        const seen = SPACE_EMPIRES.redact(state, { kind: 'seat', seat, role: 'player' });
        const commands = (thing: string) =>
          (SPACE_EMPIRES.options(seen, seat, thing) ?? [])
            .filter(({ order }) => !OF_A_STACK.has(order))
            .map(({ order, command }) => ({ order, said: JSON.stringify(command) }));
        const own = new Set(commands(seat).map(({ said: each }) => each));
        const others = thingsOf(state, seat).flatMap(commands);
        expect(others.filter((each) => !own.has(each.said))).toEqual([]);
        for (const { order } of others) orders.add(order);
      }
      game = demonstrateOnce(game);
    }
    expect([...orders]).toEqual(
      expect.arrayContaining(['PlayMoveCard', 'PurchaseUnits', 'CommitToBattle', 'PickFirstLoss']),
    );
  });

  it('are told to nobody of what is not his', () => {
    const { played } = openGame('options', 2);
    const other = Object.values(played.state.units).find((each) => each.owner !== 'seat-1')!;
    expect(SPACE_EMPIRES.options(played.state, 'seat-1', other.id)).toBeNull();
    expect(SPACE_EMPIRES.options(played.state, 'seat-1', 'recon')).toBeNull();
    expect(SPACE_EMPIRES.options(played.state, 'nobody', other.id)).toBeNull();
  });
});
