import { existing, type Entry, type EventShape, type JsonObject } from '../kernel/index.js';
import { isPlatformType } from './platform-events.js';
import type { AnyRuleset } from './ruleset.js';

/** What an event writes into the books, as it is stored beside it: one change of each account, by the accounts' names. */
export function entriesOf(ruleset: AnyRuleset, event: EventShape): readonly Entry[] {
  if (isPlatformType(event.type)) return [];
  const sums = new Map<string, number>();
  for (const { account, amount } of ruleset.postings(event)) {
    sums.set(account, (sums.get(account) ?? 0) + amount);
  }
  return [...sums.keys()].sort().map((account) => ({ account, amount: existing(sums.get(account), 'sum') }));
}

/**
 * The books at a moment: the balance of every account that is not empty, in millionths, rounded to the nearest (halves
 * up), so that sums of amounts with decimals agree whoever adds them up.
 */
export const booksOf = (balances: Readonly<Record<string, number>>): JsonObject =>
  Object.fromEntries(
    Object.entries(balances)
      .map(([account, balance]) => [account, Math.floor(balance * 1e6 + 0.5)] as const)
      .filter(([, millionths]) => millionths !== 0),
  );
