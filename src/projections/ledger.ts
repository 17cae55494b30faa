import type { Posting, RecordedEvent } from '../kernel/index.js';
import { isPlatformType, type AnyRuleset } from '../engine/index.js';

/** A posting in its timeline. */
export interface LedgerLine extends Posting {
  readonly revision: number;
  readonly turn: number;
  readonly phase: string;
  readonly eventId: string;
  /** Balance of the account after it. */
  readonly balance: number;
}

/** Postings of one event; none for the engine's own events. Older shapes are read as the current ones. */
export function postingsOf(ruleset: AnyRuleset, event: RecordedEvent): readonly Posting[] {
  if (isPlatformType(event.type)) return [];
  const current = event.schema === (ruleset.schemas[event.type] ?? 1);
  return ruleset.postings(current ? event : ruleset.upcast(event));
}

/**
 * The ledger of a history, taken event by event in order.
 * @param balances by account, to go on from
 */
export function newLedger(ruleset: AnyRuleset, balances: Readonly<Record<string, number>> = {}) {
  const sums = new Map(Object.entries(balances));
  return {
    take: (event: RecordedEvent): readonly LedgerLine[] =>
      postingsOf(ruleset, event).map((posting) => {
        const balance = (sums.get(posting.account) ?? 0) + posting.amount;
        sums.set(posting.account, balance);
        const { revision, turn, phase, id } = event;
        return { ...posting, revision, turn, phase, eventId: id, balance };
      }),
    balances: (): Readonly<Record<string, number>> => Object.fromEntries(sums),
  };
}
