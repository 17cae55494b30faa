import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyRuleset, FoldedTimeline } from '../engine/index.js';
import { openDatabase, openToLook } from '../event-store/sqlite/driver.js';
import type { RecordedEvent } from '../kernel/index.js';
import { TOY } from '../../test/toy/index.js';
import { readModelDatabase, type ReadModelDatabase } from './database.js';
import { openDirectory } from './directory.js';
import { indexEvent } from './event-index.js';
import type { History, TimelineFacts } from './history.js';
import { projectTimelines } from './project-timeline.js';
import type { Snapshots } from './snapshots.js';

const EVENTS = 300;

const eventAt = (revision: number, commandId = 'long'): RecordedEvent => ({
  id: `event-${revision}`,
  type: 'toy.RoundEnded',
  schema: 1,
  timelineId: 't',
  revision,
  kind: revision < 2 ? 'input' : 'outcome',
  commandId,
  causationId: null,
  actor: 'seat-1',
  at: '2026-01-01T00:00:00.000Z',
  turn: 1,
  phase: 'ORDERS',
  because: ['TOY-SCO-01'],
  audience: { to: 'public' },
  data: { round: 1 },
  hash: '',
});

/** Takes long over what it books: an event in a tenth of a millisecond. */
const slow: AnyRuleset = {
  ...(TOY as AnyRuleset),
  postings: () => {
    for (const until = performance.now() + 0.1; performance.now() < until;);
    return [];
  },
  moment: () => ({ turn: 1, phase: 'ORDERS' }),
  isOver: () => false,
};

describe('a long command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'projected-'));
  const file = join(folder, 'read-model.sqlite');
  let database: ReadModelDatabase;
  beforeEach(() => (database = readModelDatabase(openDatabase(file, { synchronous: 'OFF' }))));
  afterEach(() => database.close());
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is projected while others read, who see all of it or nothing; no commit falls in between', async () => {
    const first = eventAt(0, 'before');
    const number = database.run(
      `INSERT INTO timelines (id, campaign, facts, whole, revision, step, hash, at, turn, phase, over)
       VALUES ('t', 'c', '{}', 1, 0, 0, '', '', 1, 'ORDERS', 0)`,
    );
    indexEvent(database, number, 0, slow, first);
    database.commit();
    const played = { state: {} } as unknown as FoldedTimeline;
    const history = {
      facts: async () =>
        ({ id: 't', campaignId: 'c', base: 0, records: 1, ruleset: { code: 'toy' } }) as TimelineFacts,
      ruleset: () => slow,
      event: async () => first,
      at: async () => played,
    } as unknown as History;
    const timelines = projectTimelines(
      database,
      history,
      { put: () => undefined } as unknown as Snapshots,
      () => true,
    );
    const directory = openDirectory(database);
    const committed = openToLook(file);
    const count = committed.prepare('SELECT count(*) AS n FROM events');

    let over = false;
    const events = Array.from({ length: EVENTS }, (_, at) => eventAt(at + 1));
    const done = timelines.apply(events, played).then(() => (over = true));
    const seen: unknown[] = [];
    while (!over) {
      await new Promise((resolve) => setImmediate(resolve));
      database.commit();
      if (!over) seen.push([directory.timeline('t')?.head.revision, count.get()?.['n']]);
    }
    await done;
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).toEqual(seen.map(() => [0, 1]));
    expect(directory.timeline('t')?.head).toMatchObject({ revision: EVENTS, step: 1 });
    database.commit();
    expect(count.get()?.['n']).toBe(EVENTS + 1);
    committed.close();
  });
});
