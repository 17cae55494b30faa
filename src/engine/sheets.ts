import { notLocked } from './locks.js';

/** What a ruleset says of sheets that its parties (`string`: seats, factions, sides) write at once. */
export interface SheetRules<S, O, V> {
  /** Whose sheets are waited for, in the order in which they are taken up. */
  readonly parties: (state: S) => readonly string[];
  /** Who has locked: a sheet that is locked does not change. */
  readonly locked: (state: S) => readonly string[];
  /** What a party has handed in; nothing where it has handed in no sheet. */
  readonly ordersOf: (state: S, party: string) => readonly O[];
  /** Why a party that has locked may not change its sheet. */
  readonly isLocked: (party: string) => V;
}

/**
 * Sheets of orders, each kept from the others (`sealedUntil`) until the last party has locked: till then each may hand in another,
 * take it back, and take back its lock. Then all are taken up at once, those of parties that have not locked too, where the
 * time is over. `V` is a violation.
 */
export interface Sheets<S, O, V> {
  /** Who has not locked, in order. */
  readonly awaited: (state: S) => readonly string[];
  readonly allLocked: (state: S) => boolean;
  /** Why a party may not hand in a sheet or take it back: what bars it from giving orders at all, else its lock. */
  readonly mayWrite: (state: S, party: string, barred?: readonly V[]) => readonly V[];
  /** Why a sheet cannot be handed in: it may not be, or else everything that `judge` finds in it, at once. */
  readonly submit: (state: S, party: string, barred: readonly V[], judge: () => readonly V[]) => readonly V[];
  /** Takes back the locks of those parties that have locked; `open` is the reason where none of them has. */
  readonly unlock: (
    state: S,
    parties: readonly string[],
    open: V,
    reopen: (parties: readonly string[]) => void,
  ) => readonly V[];
  /** All sheets as they are now, in order. */
  readonly takeUp: (state: S) => readonly { readonly party: string; readonly orders: readonly O[] }[];
}

export function sheets<S, O, V>({
  parties,
  locked,
  ordersOf,
  isLocked,
}: SheetRules<S, O, V>): Sheets<S, O, V> {
  const awaited = (state: S): readonly string[] => notLocked(parties(state), locked(state));
  const mayWrite: Sheets<S, O, V>['mayWrite'] = (state, party, barred = []) =>
    barred.length === 0 && locked(state).includes(party) ? [isLocked(party)] : barred;
  return {
    awaited,
    allLocked: (state) => awaited(state).length === 0,
    mayWrite,
    submit(state, party, barred, judge) {
      const found = mayWrite(state, party, barred);
      return found.length > 0 ? found : judge();
    },
    unlock(state, some, open, reopen) {
      const taken = some.filter((each) => locked(state).includes(each));
      if (taken.length === 0) return [open];
      reopen(taken);
      return [];
    },
    takeUp: (state) => parties(state).map((party) => ({ party, orders: ordersOf(state, party) })),
  };
}
