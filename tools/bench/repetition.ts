import { itemAt } from '../../src/kernel/index.js';

/** Time that something takes, in milliseconds. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? itemAt(sorted, middle)
    : (itemAt(sorted, middle - 1) + itemAt(sorted, middle)) / 2;
};

export const spreadOf = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values),
  Math.max(...values),
];

/** Does something again and again; what it gives is kept from the first time that is no warm-up. */
export async function repeated(
  times: number,
  warmUps: number,
  work: () => Promise<number>,
): Promise<readonly number[]> {
  const found: number[] = [];
  for (let round = -warmUps; round < times; round++) {
    const value = await work();
    if (round >= 0) found.push(value);
  }
  return found;
}

/** Measurements taken in turns, so that whatever else the machine does weighs on both alike. */
export interface Pairs {
  readonly ours: readonly number[];
  readonly beside: readonly number[];
}

/** Measures A B A B …; the first `warmUps` pairs count for nothing. */
export async function inPairs(
  rounds: number,
  warmUps: number,
  ours: () => Promise<number>,
  beside: () => Promise<number>,
): Promise<Pairs> {
  const found = { ours: [] as number[], beside: [] as number[] };
  for (let round = -warmUps; round < rounds; round++) {
    const pair = [await ours(), await beside()] as const;
    if (round < 0) continue;
    found.ours.push(pair[0]);
    found.beside.push(pair[1]);
  }
  return found;
}

/** The median of ours / beside, pair by pair, and its spread. */
export function ratioOf({ ours, beside }: Pairs): {
  readonly ratio: number;
  readonly spread: readonly [number, number];
} {
  const ratios = ours.map((value, at) => value / itemAt(beside, at));
  return { ratio: median(ratios), spread: spreadOf(ratios) };
}
