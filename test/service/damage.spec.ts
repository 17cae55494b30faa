import type { EventStore, StoredRecord } from '../../src/event-store/event-store.port.js';
import { openMemoryEventStore } from '../../src/event-store/memory/memory-event-store.js';
import {
  PromoteTimelineCommand,
  ForkTimelineCommand,
  VerifyQuery,
} from '../../src/service/contracts/index.js';
import { accepted, Club, holding, type Table } from './club.js';

type Damage = (record: StoredRecord) => StoredRecord;

/** A store that gives back what was damaged. */
function damagedStore() {
  const inner = openMemoryEventStore();
  let damage: Damage = (record) => record;
  const read: EventStore['read'] = async function* (stream, options) {
    for await (const record of inner.read(stream, options)) yield damage(record);
  };
  const store = Object.assign(Object.create(inner) as EventStore, { read });
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
      new ForkTimelineCommand(table.arbiter, 'fork', table.timelineId, null, 'Fork', 'fresh', 'to see'),
    );
    if (made.kind !== 'created') throw new Error(JSON.stringify(made));
    await club.commands.execute(
      new PromoteTimelineCommand(table.arbiter, 'promote', made.timelineId, 'better'),
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
