import type { Violation } from '../../src/kernel/index.js';
import { SPACE_EMPIRES, type SpaceEmpiresCommand } from '../../src/rulesets/space-empires/index.js';
import { demonstrateOnce, openGame, say, thingsOf, type Game } from './game.js';

const MOVES = 150;
const said = ({ rule, code }: Violation): string => `${rule} ${code}`;

/** Options, as the seat is told them, of which the judges say something else; and how many of them are open and barred. */
function compare(game: Game, seat: string) {
  const seen = SPACE_EMPIRES.redact(game.played.state, { kind: 'seat', seat, role: 'player' });
  const told = thingsOf(game.played.state, seat).flatMap(
    (each) => SPACE_EMPIRES.options(seen, seat, each) ?? [],
  );
  const wrong = told.filter(({ command, barred }) => {
    const verdict = say(game, seat, command as SpaceEmpiresCommand);
    if (barred.length === 0) return verdict.kind !== 'accepted';
    const by = verdict.kind === 'refused' ? verdict.violations.map(said) : [];
    return !barred.every((each) => by.includes(said(each)));
  });
  return { told, wrong };
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

  it('are told to nobody of what is not his', () => {
    const { played } = openGame('options', 2);
    const other = Object.values(played.state.units).find((each) => each.owner !== 'seat-1')!;
    expect(SPACE_EMPIRES.options(played.state, 'seat-1', other.id)).toBeNull();
    expect(SPACE_EMPIRES.options(played.state, 'seat-1', 'recon')).toBeNull();
    expect(SPACE_EMPIRES.options(played.state, 'nobody', other.id)).toBeNull();
  });
});
