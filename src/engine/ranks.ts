/** A total's rank among all: 1 is the highest; equal totals share one. */
export const rankAmong = (totals: readonly number[], total: number): number =>
  1 + totals.filter((each) => each > total).length;

/** Those who have most of something, in their order: several where they have the same. */
export function leadersBy<T>(all: readonly T[], amount: (each: T) => number): readonly T[] {
  const highest = Math.max(...all.map(amount));
  return all.filter((each) => amount(each) === highest);
}
