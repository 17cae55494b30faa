import fc from 'fast-check';
import { existing, type Audience, type Posting, type RecordedEvent, type Viewer } from '../kernel/index.js';
import type { AnyRuleset } from '../engine/index.js';
import { openDatabase } from '../event-store/sqlite/driver.js';
import { TOY } from '../../test/toy/index.js';
import { readModelDatabase } from './database.js';
import { openBooks } from './books.js';
import { indexEvent, indexPostings } from './event-index.js';
import { openPostings, type LedgerRow, type LedgerSearch, type PostingSearch } from './postings.js';
import type { ViewedSegment } from './seeing.js';

/** The toy, with events that book what they hold. */
const BOOKING: AnyRuleset = {
  ...TOY,
  postings: (event) => (event.data as { readonly postings: readonly Posting[] }).postings,
};
/** Events of one step. */
const TOGETHER = 3;

const seat = fc.constantFrom('seat-1', 'seat-2');
const audience: fc.Arbitrary<Audience> = fc.oneof(
  fc.constant<Audience>({ to: 'public' }),
  fc.constant<Audience>({ to: 'arbiter' }),
  fc.record({ to: fc.constant('seats' as const), seats: fc.uniqueArray(seat, { maxLength: 2 }) }),
  fc.record({
    to: fc.constant('sealed' as const),
    seats: fc.uniqueArray(seat, { maxLength: 1 }),
    until: fc.record({ turn: fc.integer({ min: 1, max: 3 }), phase: fc.constant('ORDERS') }),
  }),
);
const posting: fc.Arbitrary<Posting> = fc.record({
  account: fc.constantFrom('treasury', 'glory'),
  measure: fc.constantFrom('BP', 'VP'),
  seat: fc.option(seat),
  amount: fc.integer({ min: -5, max: 5 }),
  rule: fc.constantFrom('TOY-SCO-01', 'TOY-ORD-01'),
  cause: fc.constant('cause'),
}) as fc.Arbitrary<Posting>;
const events = fc.array(fc.tuple(audience, fc.array(posting, { maxLength: 3 })), {
  minLength: 2,
  maxLength: 20,
});
const viewer: fc.Arbitrary<Viewer> = fc.oneof(
  fc.constant<Viewer>({ kind: 'all' }),
  fc.constant<Viewer>({ kind: 'public' }),
  fc.record({
    kind: fc.constant('seat' as const),
    seat,
    role: fc.constantFrom('player' as const, 'arbiter' as const),
  }),
);
const accounts: fc.Arbitrary<PostingSearch> = fc.record(
  { account: fc.constant('treasury'), measure: fc.constantFrom('BP', 'VP'), seat },
  { requiredKeys: [] },
);
const rule = fc.option(fc.constantFrom('TOY-SCO-01'), { nil: undefined });

function eventFor(revision: number, to: Audience, postings: readonly Posting[]): RecordedEvent {
  return {
    id: `event-${revision}`,
    type: 'toy.RoundEnded',
    schema: 1,
    timelineId: 't',
    revision,
    kind: 'outcome',
    commandId: 'command',
    causationId: null,
    actor: 'seat-1',
    at: '2026-01-01T00:00:00.000Z',
    turn: 1,
    phase: 'ORDERS',
    because: [],
    audience: to,
    data: { postings: postings as never },
    hash: '',
  };
}

/** A timeline of such events; steps of three each. */
function ledgerOf(given: readonly (readonly [Audience, readonly Posting[]])[]) {
  const database = readModelDatabase(openDatabase(':memory:'));
  const timeline = database.run(
    `INSERT INTO timelines (id, campaign, facts, whole, revision, step, hash, at, turn, phase, over)
     VALUES ('t', 'c', '{}', 1, 0, 0, '', '', 1, 'ORDERS', 0)`,
  );
  let books = openBooks(database);
  given.forEach(([to, postings], at) => {
    // Sums are known or, after a new start, looked up.
    if (at % TOGETHER === 0) books = openBooks(database);
    const event = eventFor(at, to, postings);
    indexEvent(database, timeline, Math.floor(at / TOGETHER), BOOKING, event);
    indexPostings(database, books, timeline, BOOKING, event);
  });
  for (let step = 0; step * TOGETHER < given.length; step++) {
    const last = Math.min(given.length, (step + 1) * TOGETHER) - 1;
    database.run('INSERT INTO steps VALUES (?, ?, ?, ?)', timeline, step, step * TOGETHER, last);
  }
  return { ...openPostings(database), close: () => database.close() };
}

/** The same lines by adding up everything that is visible. */
function addedUp(all: readonly Omit<LedgerRow, 'sum'>[], wanted: PostingSearch, only?: string) {
  const sums = new Map<string, number>();
  return all
    .filter((row) => Object.entries(wanted).every(([column, value]) => row[column as 'account'] === value))
    .map((row) => {
      const sum = (sums.get(row.account) ?? 0) + row.amount;
      sums.set(row.account, sum);
      return { ...row, sum };
    })
    .filter((row) => only === undefined || row.rule === only);
}

describe('the ledger', () => {
  it('shows page by page, with their balances, the postings that a viewer may see', () => {
    fc.assert(
      fc.property(events, viewer, accounts, rule, fc.nat(), (given, who, wanted, only, cut) => {
        const ledger = ledgerOf(given);
        const fork = Math.ceil((1 + (cut % (given.length - 1))) / TOGETHER) * TOGETHER;
        const common = { timelineId: 't', viewer: who, now: { turn: 2, phase: 'ORDERS', phaseNumber: 0 } };
        const stretches: readonly ViewedSegment[] = [
          { ...common, from: 0, to: fork - 1 },
          { ...common, from: fork, to: given.length },
        ];
        const pages: LedgerRow[] = [];
        for (let more = true, after: LedgerSearch['after'] = null; more;) {
          const search = { after, limit: 2, ...(only === undefined ? {} : { rule: only }) };
          const page = ledger.ledger(stretches, wanted, search);
          pages.push(...page);
          more = page.length > 0;
          if (more) after = existing(page.at(-1), 'last line');
        }
        const all = stretches.flatMap((each) => ledger.postings(each));
        ledger.close();
        expect(pages).toEqual(addedUp(all, wanted, only));
      }),
      { numRuns: 300 },
    );
  });
});
