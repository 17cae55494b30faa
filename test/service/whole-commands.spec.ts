import { setImmediate } from 'node:timers/promises';
import type { RecordedEvent } from '../../src/kernel/index.js';
import type { EventStore } from '../../src/event-store/event-store.port.js';
import { openMemoryEventStore } from '../../src/event-store/memory/memory-event-store.js';
import { campaignStream, eventOf, timelineStream, type ReadModel } from '../../src/read-model/index.js';
import {
  ANONYMOUS,
  EVENT_FEED,
  NameArbiterCommand,
  type EventFeed,
} from '../../src/service/contracts/index.js';
import { READ_MODEL } from '../../src/service/ports.js';
import { accepted, Club, holding, type Table } from './club.js';

/** A store as a node sees it that is told of the records of others one after the other, with time in between. */
function slowlyFollowed(store: EventStore): EventStore {
  const subscribe: EventStore['subscribe'] = (after, handle, failed) =>
    store.subscribe(
      after,
      async (record) => {
        for (let turns = 0; turns < 3; turns += 1) await setImmediate();
        await handle(record);
      },
      failed,
    );
  return Object.assign(Object.create(store) as EventStore, { subscribe });
}

const readModelOf = (club: Club): ReadModel => club.module.get<ReadModel>(READ_MODEL);

async function storedEvents(store: EventStore, timelineId: string): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const record of store.read(timelineStream(timelineId))) events.push(eventOf(record));
  return events;
}

/** Revisions at which a command ends. */
const endsOf = (events: readonly RecordedEvent[]): readonly number[] =>
  events.flatMap((event, at) => (events[at + 1]?.commandId === event.commandId ? [] : [event.revision]));

describe('what one command stored', () => {
  let store: EventStore;
  let one: Club;
  let other: Club;
  let table: Table;

  beforeEach(async () => {
    store = openMemoryEventStore();
    one = await Club.start(store);
    other = await Club.start(slowlyFollowed(store));
    table = await one.campaign();
  });
  afterEach(async () => {
    await other.module.close();
    await one.close();
  });

  /** Closes phases, whatever they are; how often that was accepted. */
  const close = async (times: number): Promise<number> => {
    let accepted = 0;
    for (let n = 0; n < times; n += 1) {
      await one.play(table.red, table.timelineId, holding('seat-1'));
      const closed = await one.play(table.arbiter, table.timelineId, { type: 'ClosePhase' });
      if (closed.kind === 'accepted') accepted += 1;
    }
    return accepted;
  };
  const caughtUp = (): Promise<void> => readModelOf(other).projector.caughtUp();

  it('is seen as a whole by whoever polls another node: head, events and subscription', async () => {
    await caughtUp();
    const { directory } = readModelOf(other);
    const seen = new Set<number>();
    const shown = new Set<string>();
    const followed: number[] = [];
    const feed = other.module.get<EventFeed>(EVENT_FEED);
    const following = feed.follow(table.arbiter, table.timelineId, -1);
    const open = async (): Promise<readonly RecordedEvent[]> =>
      (await other.events(table.arbiter, table.timelineId)).filter(
        ({ audience }) => audience.to === 'public',
      );
    let over = false;
    const look = async (): Promise<void> => {
      while (!over) {
        seen.add(directory.timeline(table.timelineId)!.head.revision);
        shown.add((await open()).at(-1)!.id);
        await setImmediate();
      }
    };
    const follow = async (): Promise<void> => {
      for await (const event of following) {
        followed.push(event.revision);
        seen.add(directory.timeline(table.timelineId)!.head.revision);
      }
    };
    const looking = Promise.all([look(), follow()]);
    expect(await close(20)).toBeGreaterThan(5);
    await caughtUp();
    over = true;
    await following.return!();
    await looking;
    const ends = endsOf(await storedEvents(store, table.timelineId));
    expect(seen.size).toBeGreaterThan(3);
    expect([...seen].filter((revision) => !ends.includes(revision))).toEqual([]);
    const all = await open();
    const cut = all.filter(({ id, commandId }, at) => shown.has(id) && all[at + 1]?.commandId === commandId);
    expect(cut).toEqual([]);
    expect(followed).toEqual([...followed].sort((a, b) => a - b));
  });

  it('says where it ends, around the rules too, so that nobody waits whether more of it comes', async () => {
    const ends: boolean[] = [];
    const commands: string[] = [];
    for await (const { body } of store.read(campaignStream(table.campaignId))) {
      const { commandId, last } = JSON.parse(body) as { commandId: string; last?: boolean };
      commands.push(commandId);
      ends.push(last === true);
    }
    expect(commands.length).toBeGreaterThan(3);
    expect(ends).toEqual(commands.map((each, at) => each !== commands[at + 1]));
  });

  it('is waited for by another node that is asked about it before it has seen it', async () => {
    const { timelineId, arbiter } = await one.campaign({ commandId: 'another' });
    expect(await other.events(arbiter, timelineId)).toEqual(await one.events(arbiter, timelineId));
  });

  it('is answered whole when it is repeated on another node, whatever that one has seen', async () => {
    for (let n = 0; n < 12; n += 1) {
      await one.play(table.red, table.timelineId, holding('seat-1'));
      const more = { commandId: `closing-${n}` };
      const first = await one.play(table.arbiter, table.timelineId, { type: 'ClosePhase' }, more);
      const again = await other.play(table.arbiter, table.timelineId, { type: 'ClosePhase' }, more);
      if (first.kind === 'accepted') expect(again).toEqual({ ...first, repeated: true });
    }
  });

  it('is known to another node that judges what builds on it', async () => {
    await caughtUp();
    // From here on the other node is told of nothing.
    await readModelOf(other).projector.close();
    accepted(await other.play(table.red, table.timelineId, holding('seat-1')));
    accepted(await one.play(table.arbiter, table.timelineId, { type: 'ClosePhase' }));
    const { active } = await one.state(table.arbiter, table.timelineId);
    const turn = active === 'seat-1' ? table.red : table.blue;
    const pass = (club: Club, more: object = {}) => club.play(turn, table.timelineId, { type: 'Pass' }, more);
    accepted(await pass(one, { preview: true }));
    accepted(await pass(other));
  });
});

describe('an opening', () => {
  let now: string;
  const clock = (): string => now;
  beforeEach(() => (now = '2026-06-01T12:00:00.000Z'));

  it('is answered whole by another node too, with the token of the arbiter', async () => {
    const store = openMemoryEventStore();
    const one = await Club.start(store);
    const other = await Club.start(slowlyFollowed(store));
    const session = await one.admin();
    const [first, second] = [await one.open({ session }), await other.open({ session })];
    expect(second).toEqual(first);
    if (second.kind !== 'opened') throw new Error(JSON.stringify(second));
    const { directory } = readModelOf(other);
    expect(directory.campaign(second.campaignId)).not.toBeNull();
    expect(directory.timeline(second.timelineId)).not.toBeNull();
    expect((await other.session(second.arbiterToken!)).seats).toMatchObject([
      { seat: second.arbiterSeat.id },
    ]);
    const both = [one.open({ session, commandId: 'at once' }), other.open({ session, commandId: 'at once' })];
    const [raced, racer] = await Promise.all(both);
    expect(racer).toEqual(raced);
    await other.module.close();
    await one.close();
  });

  it('is answered with the token for an hour, and not once the seat is held otherwise', async () => {
    const club = await Club.start(openMemoryEventStore(), { clock });
    const session = await club.admin();
    const tokenOf = async (commandId: string): Promise<string | null> => {
      const opened = await club.open({ session, commandId });
      return opened.kind === 'opened' ? opened.arbiterToken : null;
    };
    const token = await tokenOf('one');
    expect(token).toMatch(/^wl_/);
    now = '2026-06-01T12:59:00.000Z';
    expect(await tokenOf('one')).toBe(token);
    now = '2026-06-01T13:01:00.000Z';
    expect(await tokenOf('one')).toBeNull();
    const other = await club.open({ session, commandId: 'two' });
    if (other.kind !== 'opened') throw new Error(JSON.stringify(other));
    const { campaignId } = other;
    const reason = 'Moved away.';
    await club.commands.execute(
      new NameArbiterCommand({ session, commandId: 'another', campaignId, reason }),
    );
    expect(await tokenOf('two')).toBeNull();
    await club.close();
  });

  it('by nobody in particular shows its token once: everybody may know the commandId', async () => {
    const club = await Club.start(openMemoryEventStore(), {}, { opening: 'anyone' });
    const open = () => club.open({ session: ANONYMOUS });
    expect(await open()).toMatchObject({ kind: 'opened', arbiterToken: expect.stringMatching(/^wl_/) });
    expect(await open()).toMatchObject({ kind: 'opened', arbiterToken: null });
    await club.close();
  });
});

describe('a command that names no revision', () => {
  it('waits its turn however often somebody else is first', async () => {
    const store = openMemoryEventStore();
    const rival = await Club.start(store);
    const table = await rival.campaign();
    let races = 0;
    const append: EventStore['append'] = async (stream, ...rest) => {
      if (stream === timelineStream(table.timelineId) && races < 20) {
        races += 1;
        accepted(await rival.play(table.blue, table.timelineId, holding('seat-2')));
      }
      return store.append(stream, ...rest);
    };
    const unlucky = await Club.start(Object.assign(Object.create(store) as EventStore, { append }));
    const { revision } = accepted(await unlucky.play(table.red, table.timelineId, holding('seat-1')));
    expect(races).toBe(20);
    const late = { expectedRevision: revision - 1 };
    expect(await unlucky.play(table.red, table.timelineId, holding('seat-1'), late)).toEqual({
      kind: 'moved',
      expected: revision - 1,
      revision,
    });
    await unlucky.module.close();
    await rival.close();
  });
});
