import { isSheet, type CommandShape, type Verdict } from '../engine/index.js';
import type { Violation } from '../kernel/index.js';

/** An order as a seat gave it on another timeline. */
export interface TriedOrder {
  /** Of its input, there. */
  readonly revision: number;
  readonly turn: number;
  readonly phase: string;
  readonly command: CommandShape;
}

/** One order of them, held against the timeline that it is taken over to. */
export interface TakenOrder extends TriedOrder {
  /** Gives this order alone: of a sheet, one with a single row. */
  readonly command: CommandShape;
  /** Null where only what its seat does not know decides. */
  readonly fits: boolean | null;
  /** Why it does not fit, by the paths of `command`; empty where it may. */
  readonly barred: readonly Violation[];
}

export interface TakenOver {
  readonly orders: readonly TakenOrder[];
  /** What gives all those that may fit, in the order in which they are to be sent. */
  readonly ready: readonly CommandShape[];
}

/** Judges a command behind those that fitted before; null where what its seat knows is not enough to go on. */
export type JudgeNext = (command: CommandShape) => Verdict | null;

/**
 * Holds orders, as they were given, against another timeline, each behind those before it. Of sheets for one phase the last one
 * counts, unless `withdraws` took it back; rows of a sheet that do not fit are left out of it.
 */
export function takeOver(
  tried: readonly TriedOrder[],
  withdraws: (command: CommandShape) => boolean,
  judge: JudgeNext,
): TakenOver {
  const parts = standing(tried, withdraws).map((each) => ofOne(each, judge));
  return { orders: parts.flatMap(({ orders }) => orders), ready: parts.flatMap(({ ready }) => ready) };
}

function standing(
  tried: readonly TriedOrder[],
  withdraws: (command: CommandShape) => boolean,
): readonly TriedOrder[] {
  const left: TriedOrder[] = [];
  for (const each of tried) {
    const replaced = left.findIndex((earlier) => replaces(each, earlier, withdraws));
    if (replaced >= 0) left.splice(replaced, 1);
    if (!withdraws(each.command)) left.push(each);
  }
  return left;
}

function replaces(
  { command, turn, phase }: TriedOrder,
  earlier: TriedOrder,
  withdraws: (command: CommandShape) => boolean,
): boolean {
  if (earlier.turn !== turn || earlier.phase !== phase || !isSheet(earlier.command)) return false;
  return withdraws(command) || (isSheet(command) && frameOf(command) === frameOf(earlier.command));
}

const frameOf = (sheet: CommandShape): string => JSON.stringify({ ...sheet, orders: [] });

function ofOne(tried: TriedOrder, judge: JudgeNext): TakenOver {
  const { command } = tried;
  if (isSheet(command)) return ofSheet(tried, command.orders, judge);
  const verdict = judge(command);
  const barred = verdict?.kind === 'refused' ? verdict.violations : [];
  const order = { ...tried, fits: verdict && barred.length === 0, barred };
  return { orders: [order], ready: barred.length === 0 ? [command] : [] };
}

/** Judges a sheet until what is left of it is accepted, without the rows that stood against it. */
function ofSheet(tried: TriedOrder, rows: readonly unknown[], judge: JudgeNext): TakenOver {
  const sheetOf = (orders: readonly unknown[]) => ({ ...tried.command, orders });
  const barred = new Map<number, readonly Violation[]>();
  let kept = [...rows.keys()];
  let verdict: Verdict | null = null;
  while (kept.length > 0) {
    verdict = judge(sheetOf(kept.map((row) => rows[row])));
    if (verdict?.kind !== 'refused') break;
    const { violations } = verdict;
    const found = byRow(violations);
    const named = kept.filter((_, at) => found.has(at));
    // Where nothing that a row says stands against it, none of them can be given.
    for (const row of named.length > 0 ? named : kept)
      barred.set(row, found.get(kept.indexOf(row)) ?? violations);
    kept = kept.filter((row) => !barred.has(row));
  }
  const orders = rows.map((row, at) => {
    const why = barred.get(at) ?? [];
    return { ...tried, command: sheetOf([row]), fits: why.length > 0 ? false : verdict && true, barred: why };
  });
  return { orders, ready: kept.length > 0 ? [sheetOf(kept.map((row) => rows[row]))] : [] };
}

/** Violations by the row of the sheet that they name, with the path that they have in a sheet of that row alone. */
function byRow(violations: readonly Violation[]): ReadonlyMap<number, readonly Violation[]> {
  const found = new Map<number, Violation[]>();
  for (const { path, ...rest } of violations) {
    const [list, row, ...inside] = path;
    if (list !== 'orders' || row === undefined || !Number.isInteger(Number(row))) continue;
    const alone = { ...rest, path: [list, 0, ...inside] };
    found.set(Number(row), [...(found.get(Number(row)) ?? []), alone]);
  }
  return found;
}
