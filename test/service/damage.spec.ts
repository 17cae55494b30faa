import {
  StoreUnavailable,
  type EventStore,
  type StoredRecord,
} from '../../src/event-store/event-store.port.js';
import { openMemoryEventStore } from '../../src/event-store/memory/memory-event-store.js';
import {
  PositionQuery,
  PromoteTimelineCommand,
  ForkTimelineCommand,
  READINESS,
  VerifyQuery,
  type Readiness,
} from '../../src/service/contracts/index.js';
import { accepted, Club, holding, type Table } from './club.js';

type Damage = (record: StoredRecord) => StoredRecord;

/** A store that gives back what was damaged. */
function damagedStore() {
  const inner = openMemoryEventStore();
  let damage: Damage = (record) => record;
  const subscribe: EventStore['subscribe'] = (after, handle, failed) =>
    inner.subscribe(after, (record) => handle(damage(record)), failed);
  const read: EventStore['read'] = async function* (stream, options) {
    for await (const record of inner.read(stream, options)) yield damage(record);
  };
  const store = Object.assign(Object.create(inner) as EventStore, { read, subscribe });
  return { store, inflict: (next: Damage) => (damage = next) };
}

describe('verification of a damaged store', () => {
  let club: Club;
  let table: Table;
  let inflict: (damage: Damage) => void;

  beforeEach(async () => {
    const made = damagedStore();
    inflict = made.inflict;
    club = await Club.start(made.store);
    table = await club.campaign();
    accepted(await club.play(table.red, table.timelineId, holding('seat-1')));
    accepted(await club.play(table.arbiter, table.timelineId, { type: 'ClosePhase' }));
  });
  afterEach(() => club.close());

  const verify = () => club.queries.execute(new VerifyQuery(table.arbiter, table.timelineId));
  const problems = async (name: string) =>
    (await verify()).checks.find((each) => each.name === name)!.problems;
  const only =
    (stream: string, index: number, change: (body: string) => string): Damage =>
    (record) =>
      record.stream === stream && record.index === index ? { ...record, body: change(record.body) } : record;

  it('names the command of a record that is no JSON, and of one that is no event', async () => {
    expect((await verify()).sound).toBe(true);
    const stream = `timeline-${table.timelineId}`;
    const index = (await club.store.length(stream)) - 2;
    for (const change of [(body: string) => body.slice(0, -4), () => '{"type":"toy.Nothing"}']) {
      inflict(only(stream, index, change));
      const report = await verify();
      expect(report.sound).toBe(false);
      // The opening is step 0, the sheet step 1; the closing has the record.
      const message = expect.stringContaining(`The record of revision ${index} cannot be read`) as string;
      expect(await problems('hash-chain')).toEqual([{ revision: 2, message }]);
    }
  });

  it('examines the seats, tokens and promotions of the campaign too', async () => {
    const made = await club.commands.execute(
      new ForkTimelineCommand({
        session: table.arbiter,
        commandId: 'fork',
        timelineId: table.timelineId,
        revision: null,
        name: 'Fork',
        dice: 'fresh',
        reason: 'to see',
      }),
    );
    if (made.kind !== 'created') throw new Error(JSON.stringify(made));
    await club.commands.execute(
      new PromoteTimelineCommand({
        session: table.arbiter,
        commandId: 'promote',
        timelineId: made.timelineId,
        reason: 'better',
      }),
    );
    expect(await problems('campaign')).toEqual([]);
    expect((await verify()).sound).toBe(true);
    const stream = `campaign-${table.campaignId}`;
    const last = (await club.store.length(stream)) - 1;
    inflict(only(stream, last, (body) => body.replace(made.timelineId, 't0000000000000000')));
    expect(await problems('campaign')).toEqual([
      { revision: last, message: 'The hash does not follow from the record and the hash before it' },
      { revision: last, message: 'The campaign has no timeline t0000000000000000' },
    ]);
    inflict(only(stream, 1, () => 'null'));
    expect((await problems('campaign')).map(({ revision }) => revision)).toContain(1);
    expect((await verify()).sound).toBe(false);
  });
});

describe('a read model that is made anew from a damaged store', () => {
  const made = damagedStore();
  let club: Club;
  let table: Table;
  let other: Table;

  beforeAll(async () => {
    club = await Club.start(made.store);
    table = await club.campaign();
    accepted(await club.play(table.red, table.timelineId, holding('seat-1')));
    accepted(await club.play(table.arbiter, table.timelineId, { type: 'ClosePhase' }));
    other = await club.campaign({ commandId: 'other', name: 'Another' });
  });
  afterEach(() => made.inflict((record) => record));
  afterAll(() => club.close());

  const damaged = async (stream: string, index: number, body: string): Promise<Club> => {
    made.inflict((record) =>
      record.stream === stream && record.index === index ? { ...record, body } : record,
    );
    return Club.start(made.store);
  };
  const look = (on: Club, { arbiter, timelineId }: Table) =>
    on.queries.execute(new PositionQuery(arbiter, timelineId, {}));

  it.each([
    ['no JSON', '{"actor":'],
    ['no event', 'null'],
  ])(
    'names stream and revision of a record that is %s, verifies what is before, and serves the rest',
    async (_, body) => {
      const stream = `timeline-${table.timelineId}`;
      const rebuilt = await damaged(stream, (await made.store.length(stream)) - 2, body);
      const words = expect.stringContaining(
        `What follows revision 1 cannot be read: the stream ${stream}`,
      ) as string;
      await expect(look(rebuilt, table)).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE', message: words });
      const report = await rebuilt.queries.execute(new VerifyQuery(table.arbiter, table.timelineId));
      expect(report.sound).toBe(false);
      expect(report.checks.flatMap(({ problems }) => problems)).toContainEqual({
        revision: 2,
        message: words,
      });
      expect((await look(rebuilt, other)).played.state).toEqual((await look(club, other)).played.state);
      accepted(await rebuilt.play(other.red, other.timelineId, holding('seat-1'), { preview: true }));
      await rebuilt.module.close();
    },
  );

  it('says that a campaign cannot be read, where its own stream is damaged', async () => {
    const stream = `campaign-${table.campaignId}`;
    const rebuilt = await damaged(stream, 0, '{');
    await expect(look(rebuilt, table)).rejects.toMatchObject({ name: 'DamagedRecord', stream, index: 0 });
    await look(rebuilt, other);
    await rebuilt.module.close();
  });

  it('says so of a timeline of which nothing can be read', async () => {
    const stream = `timeline-${table.timelineId}`;
    const rebuilt = await damaged(stream, 0, '{');
    await expect(look(rebuilt, table)).rejects.toMatchObject({ name: 'DamagedRecord', stream, index: 0 });
    await look(rebuilt, other);
    await rebuilt.module.close();
  });
});

describe('a store of which a page cannot be read', () => {
  it('does not keep the service from starting: what is before it is shown, and it says that it is not ready', async () => {
    const inner = openMemoryEventStore();
    const first = await Club.start(inner);
    const table = await first.campaign();
    const other = await first.campaign({ commandId: 'other', name: 'Another' });
    await first.module.close();
    const page = `timeline-${other.timelineId}`;
    const subscribe: EventStore['subscribe'] = (after, handle, failed) =>
      inner.subscribe(
        after,
        (record) => {
          if (record.stream === page) throw new StoreUnavailable('disk I/O error', page);
          return handle(record);
        },
        failed,
      );
    const club = await Club.start(Object.assign(Object.create(inner) as EventStore, { subscribe }));
    expect((await club.state(table.red, table.timelineId)).round).toBe(1);
    const { ready, parts } = await club.module.get<Readiness>(READINESS).check();
    expect([ready, parts.at(-1)]).toEqual([
      false,
      { name: 'read model', ready: false, detail: 'behind the store' },
    ]);
    await club.close();
  });
});
