import type { CommandShape, Verdict } from '../engine/index.js';
import { violation } from '../kernel/index.js';
import { takeOver, type JudgeNext, type TriedOrder } from './taken-over.js';

const tried = (command: CommandShape, more: Partial<TriedOrder> = {}): TriedOrder => ({
  revision: 1,
  turn: 1,
  phase: 'ORDERS',
  command,
  ...more,
});
const sheet = (...orders: readonly string[]): CommandShape => ({ type: 'Submit', orders }) as CommandShape;
const withdraws = ({ type }: CommandShape): boolean => type === 'Withdraw';

/** Bars every row that begins with `bad`, each at its place; a row `all` bars the sheet and names no place. */
function judged(asked: CommandShape[]): JudgeNext {
  return (command) => {
    asked.push(command);
    const orders = (command as { readonly orders?: readonly string[] }).orders ?? [];
    const violations = orders.flatMap((row, at) => [
      ...(row.startsWith('bad') ? [violation('TOY-ORD-01', 'BAD', ['orders', at, 'target'])] : []),
      ...(row === 'all' ? [violation('TOY-ORD-02', 'LATE')] : []),
    ]);
    return violations.length > 0 ? { kind: 'refused', violations } : ({ kind: 'accepted' } as Verdict);
  };
}

describe('orders taken over', () => {
  it('come without the rows that do not fit, each of which says why in a sheet of its own', () => {
    const asked: CommandShape[] = [];
    const { orders, ready } = takeOver([tried(sheet('a', 'bad-1', 'b', 'bad-2'))], withdraws, judged(asked));
    expect(ready).toEqual([sheet('a', 'b')]);
    expect(orders.map(({ command, fits }) => [command, fits])).toEqual([
      [sheet('a'), true],
      [sheet('bad-1'), false],
      [sheet('b'), true],
      [sheet('bad-2'), false],
    ]);
    expect(orders[3]!.barred).toEqual([violation('TOY-ORD-01', 'BAD', ['orders', 0, 'target'])]);
    expect(asked).toEqual([sheet('a', 'bad-1', 'b', 'bad-2'), sheet('a', 'b')]);
  });

  it('are all barred where the sheet is, whatever its rows say', () => {
    const { orders, ready } = takeOver([tried(sheet('a', 'all'))], withdraws, judged([]));
    expect(ready).toEqual([]);
    expect(orders.map(({ fits, barred }) => [fits, barred.map(({ code }) => code)])).toEqual([
      [false, ['LATE']],
      [false, ['LATE']],
    ]);
  });

  it('are those of the last sheet of a phase, unless it was taken back', () => {
    const first = tried(sheet('a'));
    const last = tried(sheet('b'), { revision: 2 });
    const later = tried(sheet('c'), { revision: 4, phase: 'MOVES' });
    const back = tried({ type: 'Withdraw' }, { revision: 3 });
    expect(takeOver([first, last, later], withdraws, judged([])).ready).toEqual([sheet('b'), sheet('c')]);
    expect(takeOver([first, last, back, later], withdraws, judged([])).ready).toEqual([sheet('c')]);
  });

  it('that are done at once come each, and are ready where nobody can say whether they fit', () => {
    const done = tried({ type: 'Build' });
    const { orders, ready } = takeOver([done, done], withdraws, () => null);
    expect(orders.map(({ fits }) => fits)).toEqual([null, null]);
    expect(ready).toEqual([done.command, done.command]);
  });
});
