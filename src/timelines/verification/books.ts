import { booksOf, isPlatformType, type AnyRuleset, type TurnEndedData } from '../../engine/index.js';
import type { Entry, Json, RecordedEvent } from '../../kernel/index.js';
import { currentShape } from '../replay.js';
import { newFindings } from './findings.js';
import { nameOf } from './history.js';

/** Sums of amounts with decimals may differ from the state by so much. */
const ROUNDING = 1e-6;

/**
 * Sums postings: those that the ruleset says of the events must come to the balances of the state, and those on record to
 * the books stored at every end of a turn.
 */
export function newBooksCheck(ruleset: AnyRuleset, digest: (value: Json) => string) {
  const postings = newFindings('postings');
  const said = new Map<string, number>();
  const onRecord = new Map<string, number>();
  /** The last event that the ruleset posts to an account. */
  const lastOn = new Map<string, RecordedEvent>();
  const addUp = (sums: Map<string, number>, { account, amount }: Entry): void =>
    void sums.set(account, (sums.get(account) ?? 0) + amount);

  return {
    /** @param booked whether the event's command was stored with its postings */
    take: (event: RecordedEvent, booked: boolean): void => {
      const own = isPlatformType(event.type) ? [] : ruleset.postings(currentShape(ruleset, event));
      postings.examine(own.length);
      for (const posting of own) {
        addUp(said, posting);
        lastOn.set(posting.account, event);
      }
      // Events that have a hash of their own were stored without their postings.
      for (const posting of booked ? (event.postings ?? []) : own) addUp(onRecord, posting);
    },
    /** At the end of a turn: the digest stored of what all accounts come to. */
    turnEnded: (event: RecordedEvent): void => {
      const { turn, books } = event.data as unknown as TurnEndedData;
      if (books === undefined || digest(booksOf(Object.fromEntries(onRecord))) === books) return;
      const message = `The postings up to the end of turn ${turn} do not come to its books`;
      postings.problem(event.revision, `${message} ${nameOf(event)}`);
    },
    /** @param event the last of those that led to the state */
    balances: (event: RecordedEvent, state: unknown): void => {
      const balances = ruleset.balances(state);
      for (const account of new Set([...said.keys(), ...Object.keys(balances)])) {
        const [sum, balance] = [said.get(account) ?? 0, balances[account] ?? 0];
        if (Math.abs(sum - balance) <= ROUNDING) continue;
        const posted = lastOn.get(account);
        const where = posted ? `, the last at revision ${posted.revision}` : '';
        const message = `${account} is ${balance} in the state, and ${sum} by its postings${where}`;
        postings.problem(event.revision, `${message} ${nameOf(posted ?? event)}`);
      }
    },
    report: () => postings.report(),
  };
}
