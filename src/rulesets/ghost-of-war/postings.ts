import { rowOf, spaced } from '../../engine/index.js';
import type { Posting } from '../../kernel/index.js';
import { EVENTS, type GhostOfWarEvent } from './events.js';
import type { Account } from './goods/accounts.js';
import { bookingPosting, type Booked } from './state/bookings.js';

/** An event as it is stored, with its reasons. */
type Reasoned = GhostOfWarEvent & { readonly because?: readonly string[] };

/** What an event books, by its row or by its bookings. The sum of an account's postings is its balance, from the set-up on. */
export function postings(event: Reasoned): readonly Posting[] {
  const own = rowOf(EVENTS, event.type).postings;
  if (own) return own(event.data, event.because?.[0]);
  const { bookings, written, reason } = event.data as Partial<Booked> & {
    readonly written?: readonly Account[];
    readonly reason?: string;
  };
  const rule = event.because?.[0] ?? 'GOW-BUF-01';
  const cause = reason ?? causeOf(event);
  return [
    ...(written ?? []).map((each) => ({ ...each, measure: measureOf(each.account), rule, cause })),
    ...(bookings ?? []).map((each) => bookingPosting(each, rule, causeOf(event))),
  ];
}

const measureOf = (account: string): string => account.slice(0, account.indexOf(':'));

/** E.g. `basic production made`. */
const causeOf = ({ type }: GhostOfWarEvent): string => spaced(type.slice(type.indexOf('.') + 1));
