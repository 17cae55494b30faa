import { isPlatformType } from '../../engine/index.js';
import type { Law } from './lived.js';

/** What was posted to an account is its balance. */
export const booksBalance: Law = ({ ruleset, events, played }) => {
  const sums = new Map<string, number>();
  for (const event of events.filter((each) => !isPlatformType(each.type))) {
    for (const { account, amount } of ruleset.postings(event)) {
      sums.set(account, (sums.get(account) ?? 0) + amount);
    }
  }
  const balances = ruleset.balances(played.state);
  return [...new Set([...sums.keys(), ...Object.keys(balances)])]
    .filter((account) => (sums.get(account) ?? 0) !== (balances[account] ?? 0))
    .map((account) => `${account}: postings ${sums.get(account) ?? 0}, balance ${balances[account] ?? 0}`);
};
