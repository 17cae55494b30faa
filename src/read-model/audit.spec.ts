import fc from 'fast-check';
import { mayKnow } from '../engine/index.js';
import { openDatabase } from '../event-store/sqlite/driver.js';
import type { Audience, Moment, RecordedEvent, Viewer } from '../kernel/index.js';
import { TOY } from '../../test/toy/index.js';
import { openAudit } from './audit.js';
import { readModelDatabase, type ReadModelDatabase } from './database.js';
import { indexEvent } from './event-index.js';

const seat = fc.constantFrom('seat-1', 'seat-2', 'seat-11');
const moment: fc.Arbitrary<Moment> = fc.record({
  turn: fc.integer({ min: 1, max: 3 }),
  phase: fc.constantFrom('ORDERS', 'ACTIONS'),
});
const seats = fc.uniqueArray(seat, { maxLength: 2 });
const audience: fc.Arbitrary<Audience> = fc.oneof(
  fc.constant<Audience>({ to: 'public' }),
  fc.constant<Audience>({ to: 'arbiter' }),
  fc.record({ to: fc.constant('seats' as const), seats }),
  fc.record({ to: fc.constant('sealed' as const), seats, until: moment }),
  fc.record({
    to: fc.constant('sealed' as const),
    seats,
    until: moment,
    then: fc.constantFrom('public' as const, 'arbiter' as const),
  }),
);
const viewer: fc.Arbitrary<Viewer> = fc.oneof(
  fc.constant<Viewer>({ kind: 'all' }),
  fc.constant<Viewer>({ kind: 'public' }),
  fc.record({
    kind: fc.constant('seat' as const),
    seat,
    role: fc.constantFrom('player' as const, 'arbiter' as const, 'spectator' as const),
  }),
);

const kind = fc.constantFrom<RecordedEvent['kind']>('input', 'roll', 'outcome');

const eventFor = (
  revision: number,
  to: Audience,
  kind: RecordedEvent['kind'] = 'outcome',
): RecordedEvent => ({
  id: `event-${revision}`,
  type: 'toy.RoundEnded',
  schema: 1,
  timelineId: 't',
  revision,
  kind,
  commandId: 'command',
  causationId: null,
  actor: 'seat-1',
  at: '2026-01-01T00:00:00.000Z',
  turn: 1,
  phase: 'ORDERS',
  because: ['TOY-SCO-01'],
  audience: to,
  data: { round: 1 },
  hash: '',
});

const openTimeline = (database: ReadModelDatabase): number =>
  database.run(
    `INSERT INTO timelines (id, campaign, facts, whole, revision, step, hash, at, turn, phase, over)
     VALUES ('t', 'c', '{}', 1, 0, 0, '', '', 1, 'ORDERS', 0)`,
  );
const everything = { timelineId: 't', from: 0, to: 1000, now: { turn: 1, phase: 'ORDERS', phaseNumber: 0 } };

describe('the index of events', () => {
  it('shows every viewer what the engine says it may know', () => {
    fc.assert(
      fc.property(fc.array(audience, { minLength: 1 }), viewer, moment, (audiences, who, now) => {
        const database = readModelDatabase(openDatabase(':memory:'));
        const timeline = openTimeline(database);
        audiences.forEach((to, at) => indexEvent(database, timeline, at, TOY, eventFor(at, to)));
        const phaseNumber = TOY.meta.phases.findIndex((each) => each.code === now.phase);
        const segment = { timelineId: 't', from: 0, to: 1000, viewer: who, now: { ...now, phaseNumber } };
        const found = openAudit(database).events(segment, {}, 1000);
        database.close();
        const known = audiences.flatMap((to, at) => (mayKnow(TOY.meta, to, who, now) ? [at] : []));
        expect(found.map((each) => each.revision)).toEqual(known);
      }),
      { numRuns: 300 },
    );
  });

  it('finds by kind what it finds without, and of no other kind', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(audience, kind), { minLength: 1 }),
        viewer,
        kind,
        (events, who, asked) => {
          const database = readModelDatabase(openDatabase(':memory:'));
          const timeline = openTimeline(database);
          events.forEach(([to, is], at) => indexEvent(database, timeline, at, TOY, eventFor(at, to, is)));
          const audit = openAudit(database);
          const segment = { ...everything, viewer: who };
          const found = audit.events(segment, { kinds: [asked] }, 1000, 'newest');
          const all = audit.events(segment, {}, 1000, 'newest');
          database.close();
          expect(found).toEqual(all.filter(({ revision }) => events[revision]![1] === asked));
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each(['oldest', 'newest'] as const)('looks at no other kind to find the %s of one', (first) => {
    const database = readModelDatabase(openDatabase(':memory:'));
    const asked = jest.spyOn(database, 'all');
    const segment = { ...everything, viewer: { kind: 'seat', seat: 'seat-1', role: 'player' } as const };
    openAudit(database).events(segment, { kinds: ['roll'] }, 50, first);
    const [sql, ...values] = asked.mock.calls[0]!;
    const plan = database.all(`EXPLAIN QUERY PLAN ${sql}`, ...values).map(({ detail }) => String(detail));
    database.close();
    const byKind = 'USING INDEX events_of_kind (timeline=? AND kind=? AND revision>? AND revision<?)';
    expect(plan).toContain(`SEARCH events ${byKind}`);
    expect(plan.join()).not.toContain('TEMP B-TREE');
  });
});
