import { itemAt } from '../../src/kernel/index.js';
import { EventsQuery, LedgerQuery, type EitherPageRequest } from '../../src/service/contracts/index.js';
import type { Figure } from './figure.js';
import { SHORT, type LongHistory } from './long-history.js';
import { inPairs, median, ratioOf, timed } from './repetition.js';

const ROUNDS = 25;
const SIZE = 50;
const EVERYTHING = 1_000_000;

/** Makes the question for a page of a campaign's history. */
type Asking = (history: LongHistory) => Promise<() => Promise<unknown>>;

/** The last lines of the ledger, with the balances that everything before them made. */
const lastOfLedger: Asking = async ({ house, campaign: { arbiter, timelineId } }) => {
  const page = (first: number, after: string | null) =>
    house.queries.execute(new LedgerQuery(arbiter, timelineId, {}, { first, after }));
  const { edges } = await page(EVERYTHING, null);
  const { cursor } = itemAt(edges, edges.length - SIZE - 1);
  return () => page(SIZE, cursor);
};

const lastEvents =
  (filter: EventsQuery['filter']): Asking =>
  async ({ house, campaign: { players, timelineId } }) => {
    const page: EitherPageRequest = { first: SIZE, after: null, last: SIZE };
    return () => house.queries.execute(new EventsQuery(itemAt(players, 0), timelineId, filter, page));
  };

const pageOf = (name: string, what: string, asking: Asking): Figure => ({
  name: `pages-${name}`,
  description: `${what}, of a campaign of 100,000 events against one of ${SHORT}`,
  unit: 'ms',
  target: { of: 'ratio', at: 'most', limit: 1.5 },
  measure: async (workshop) => {
    const long = await workshop.longHistory();
    const short = await workshop.shortHistory();
    const [ours, beside] = [await asking(long), await asking(short)];
    const pairs = await inPairs(
      ROUNDS,
      3,
      () => timed(ours),
      () => timed(beside),
    );
    return { value: median(pairs.ours), ...ratioOf(pairs) };
  },
});

export const pages: readonly Figure[] = [
  pageOf('ledger', `the last ${SIZE} lines of the ledger`, lastOfLedger),
  pageOf('dice', `the last ${SIZE} rolls with their proofs`, lastEvents({ kinds: ['roll'] })),
  pageOf('audit', `the last ${SIZE} events of the audit trail`, lastEvents({})),
];
