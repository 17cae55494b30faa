import { openChronicle, playOut } from '../../test/recorded/chronicle.js';
import { TOY, type ToyState } from '../../test/toy/index.js';
import { openMemoryEventStore } from '../event-store/memory/memory-event-store.js';
import { openDatabase } from '../event-store/sqlite/driver.js';
import { hashing } from '../hashing/index.js';
import type { AnyRuleset, Opening } from '../engine/index.js';
import type { Edit, EventShape, Mutable } from '../kernel/index.js';
import { eventBody, replay } from '../timelines/index.js';
import { readModelDatabase } from './database.js';
import { openHistory } from './history.js';
import { openSnapshots, SNAPSHOT_INTERVAL } from './snapshots.js';
import { timelineStream } from './streams.js';

const { events } = playOut(openChronicle());

type Counting = ToyState & { readonly moves: number };
/** The toy after somebody gave its state one more member, and thought of nothing else. */
const COUNTING: AnyRuleset = {
  ...TOY,
  blank: (opening: Opening): Counting => ({ ...TOY.blank(opening), moves: 0 }),
  evolve: (state: Counting, event: EventShape, edit: Edit): Counting => {
    const next = edit(TOY.evolve(state, event as never, edit) as Mutable<Counting>);
    if (event.type === 'toy.UnitMoved') next.moves = state.moves + 1;
    return next;
  },
};

async function open(ruleset: AnyRuleset, stored = events) {
  const store = openMemoryEventStore();
  const records = stored.map((event) => ({
    id: event.id,
    type: event.type,
    body: eventBody(event, hashing),
    hash: event.hash,
  }));
  await store.append(timelineStream('main'), 0, records);
  const database = readModelDatabase(openDatabase(':memory:', {}));
  const snapshots = openSnapshots(database);
  return { database, snapshots, history: openHistory(store, [ruleset], snapshots) };
}

describe('snapshots', () => {
  it('of another form of the state are not gone on from', async () => {
    const half = Math.floor(events.length / 2);
    const { snapshots, history } = await open({ ...COUNTING, form: 'after' });
    const before = replay(TOY, events.slice(0, half + 1))!;
    snapshots.put('main', half, { ...TOY, form: 'before' }, before);
    const { state } = await history.at('main', events.length - 1);
    const moves = events.filter(({ type }) => type === 'toy.UnitMoved').length;
    expect((state as Counting).moves).toBe(moves);
  });

  it('are put aside again where a history is folded without them', async () => {
    const [opened, ...rest] = events;
    const cards = rest.filter(({ type }) => type === 'toy.OrdersLocked');
    const many = Array.from({ length: 2 * SNAPSHOT_INTERVAL + 100 }, (_, at) => cards[at % cards.length]!);
    const long = [opened!, ...many].map((event, revision) => ({ ...event, id: `e-${revision}`, revision }));
    const { database, history } = await open({ ...TOY, form: 'now' }, long);
    await history.at('main', long.length - 1);
    const rows = database.all('SELECT revision, ruleset FROM snapshots ORDER BY revision');
    expect(rows).toEqual([1, 2].map((each) => ({ revision: each * SNAPSHOT_INTERVAL, ruleset: 'toy@now' })));
  });
});

describe('the tables of the read model', () => {
  it('are made anew when the code that fills them is another', () => {
    const database = openDatabase(':memory:', {});
    const rows = (form: string): number => {
      const opened = readModelDatabase(database, form);
      const { length } = opened.all('SELECT * FROM streams');
      opened.run("INSERT OR REPLACE INTO streams VALUES ('timeline-t', 1)");
      opened.commit();
      return length;
    };
    expect([rows('a1b2c3d4'), rows('a1b2c3d4'), rows('b1b2c3d4'), rows('a1b2c3d4')]).toEqual([0, 1, 0, 0]);
  });
});
