import { setImmediate } from 'node:timers/promises';
import { rejected, sizeOf, unreachable } from '../../src/event-store/append-rules.js';
import type { EventStore } from '../../src/event-store/event-store.port.js';
import { openMemoryEventStore } from '../../src/event-store/memory/memory-event-store.js';
import { timelineStream, type ReadModel } from '../../src/read-model/index.js';
import {
  AmendTimelineCommand,
  ExportQuery,
  ImportTimelineCommand,
  RecordRulingCommand,
  TimelineQuery,
  TimelinesQuery,
  VerifyQuery,
  type Amendment,
  type PlayResult,
} from '../../src/service/contracts/index.js';
import { Unfinished } from '../../src/service/opening/unfinished.js';
import { READ_MODEL } from '../../src/service/ports.js';
import { accepted, Club, failure, holding, type Table } from './club.js';

const MIB = 1024 * 1024;

/** A store that takes 1 MiB at once, as a server does, and that stops answering after so many appends. */
class SmallStore {
  readonly sizes: number[] = [];
  answers = Infinity;
  takes = MIB;
  readonly store: EventStore;

  constructor(inner: EventStore = openMemoryEventStore()) {
    const append: EventStore['append'] = async (stream, expected, records) => {
      const size = sizeOf(records);
      if (size >= this.takes)
        return rejected(`The records have ${size} bytes; the store takes ${this.takes} bytes at once`);
      if (this.answers <= 0) return unreachable('The server did not answer in time');
      this.answers -= 1;
      this.sizes.push(size);
      return inner.append(stream, expected, records);
    };
    const clear: EventStore['clear'] = (...asked) => inner.clear(...asked);
    this.store = Object.assign(Object.create(inner) as EventStore, { append, clear });
  }
}

const rule = (
  club: Club,
  { arbiter, timelineId }: Table,
  commandId: string,
  bytes: number,
): Promise<PlayResult> =>
  club.commands.execute(
    new RecordRulingCommand(
      { session: arbiter, timelineId, commandId, preview: false, dice: [] },
      { ruling: 'x'.repeat(bytes), reason: 'Agreed', rule: null, subject: null },
    ),
  );

async function linesOf(club: Club, { arbiter, timelineId }: Table): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of await club.queries.execute(new ExportQuery(arbiter, timelineId))) lines.push(line);
  return lines;
}

describe('more than a store takes at once', () => {
  let small: SmallStore;
  let club: Club;
  let table: Table;

  beforeEach(async () => {
    small = new SmallStore();
    club = await Club.start(small.store);
    table = await club.campaign();
    accepted(await club.play(table.red, table.timelineId, holding('seat-1')));
    for (let n = 0; n < 6; n += 1) accepted(await rule(club, table, `ruling-${n}`, 240_000));
  });
  afterEach(() => club.close());

  const amend = (of: Club = club, amendment: Amendment = { kind: 'drop' }) =>
    of.commands.execute(
      new AmendTimelineCommand({
        session: table.arbiter,
        commandId: 'amend',
        timelineId: table.timelineId,
        revision: 1,
        amendment,
        reason: 'A slip',
        preview: false,
      }),
    );
  const rulings = async (of: Club, timelineId: string): Promise<readonly string[]> =>
    (await of.events(table.arbiter, timelineId))
      .filter(({ type }) => type === 'timeline.RulingRecorded')
      .map(({ commandId }) => commandId);
  const SIX = [0, 1, 2, 3, 4, 5].map((n) => `ruling-${n}`);

  it('is amended all the same', async () => {
    const amended = await amend();
    if (amended.kind !== 'amended') throw new Error(JSON.stringify(amended));
    expect(await rulings(club, amended.timelineId!)).toEqual(SIX);
    expect((await club.queries.execute(new VerifyQuery(table.arbiter, amended.timelineId!))).sound).toBe(
      true,
    );
    expect(await amend()).toEqual(amended);
  });

  it('is not known before it is whole, and gone on with when the command is repeated', async () => {
    small.answers = 2;
    expect(await failure(amend())).toMatchObject({ code: 'STORE_UNAVAILABLE' });
    small.answers = Infinity;
    const timelines = () => club.queries.execute(new TimelinesQuery(table.arbiter, table.campaignId));
    expect(await timelines()).toHaveLength(1);
    accepted(await rule(club, table, 'later', 1000));
    const restarted = await Club.start(small.store);
    await restarted.module.close();
    const amended = await amend();
    if (amended.kind !== 'amended') throw new Error(JSON.stringify(amended));
    expect(await rulings(club, amended.timelineId!)).toEqual(SIX);
    expect(await timelines()).toHaveLength(2);
    expect((await club.queries.execute(new VerifyQuery(table.arbiter, amended.timelineId!))).sound).toBe(
      true,
    );
  });

  it('that was interrupted cannot be read or played on', async () => {
    small.answers = 2;
    await failure(amend());
    small.answers = Infinity;
    const streams = new Set<string>();
    for await (const { stream } of small.store.readAll(null)) streams.add(stream);
    const begun = [...streams].find(
      (each) => each.startsWith('timeline-') && each !== timelineStream(table.timelineId),
    )!;
    const timelineId = begun.slice('timeline-'.length);
    expect(await club.queries.execute(new TimelineQuery(table.arbiter, timelineId))).toBeNull();
    expect(await failure(rule(club, { ...table, timelineId }, 'on it', 10))).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  describe('that was begun and never finished', () => {
    const WEEK_MS = 7 * 86_400_000;
    const later = async (ms: number): Promise<Club> =>
      Club.start(small.store, { clock: () => new Date(Date.now() + ms).toISOString() });
    const clear = (of: Club) => of.module.get(Unfinished).clear();
    const streams = async (): Promise<ReadonlySet<string>> => {
      const found = new Set<string>();
      for await (const { stream } of small.store.readAll(null)) found.add(stream);
      return found;
    };
    const begin = async (): Promise<void> => {
      small.answers = 2;
      await failure(amend());
      small.answers = Infinity;
      accepted(await rule(club, table, 'after it', 10));
    };

    it('is cleared away a week later, for good, and nothing else is', async () => {
      const before = await streams();
      await begin();
      expect((await streams()).size).toBe(before.size + 1);
      const soon = await later(WEEK_MS - 60_000);
      expect(await clear(soon)).toEqual([]);
      await soon.module.close();
      const late = await later(WEEK_MS + 60_000);
      await late.module.get(Unfinished).stop();
      expect(await streams()).toEqual(before);
      await expect(amend(late)).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        message: expect.stringContaining('under another commandId') as string,
      });
      expect((await late.queries.execute(new VerifyQuery(table.arbiter, table.timelineId))).sound).toBe(true);
      await late.module.close();
      const anew = await Club.start(small.store);
      expect(await anew.queries.execute(new TimelinesQuery(table.arbiter, table.campaignId))).toHaveLength(1);
      await anew.module.close();
    });

    it('is finished or cleared away where two nodes do both at once, never torn', async () => {
      await begin();
      const late = await later(WEEK_MS + 60_000);
      const [amended] = await Promise.allSettled([amend(), clear(late), clear(late)]);
      const timelines = await club.queries.execute(new TimelinesQuery(table.arbiter, table.campaignId));
      if (amended.status === 'fulfilled') {
        expect(timelines).toHaveLength(2);
        const id = amended.value.kind === 'amended' ? amended.value.timelineId! : '';
        expect((await club.queries.execute(new VerifyQuery(table.arbiter, id))).sound).toBe(true);
      } else {
        expect(timelines).toHaveLength(1);
        expect(String(amended.reason)).toContain('under another commandId');
      }
      await late.module.close();
    });

    it('cannot be a campaign that is opened after all', async () => {
      const parts = small.store.append.bind(small.store);
      const cut: EventStore['append'] = async (stream, ...rest) =>
        stream.startsWith('campaign-')
          ? unreachable('The server did not answer in time')
          : parts(stream, ...rest);
      const broken = await Club.start(
        Object.assign(Object.create(small.store) as EventStore, { append: cut }),
      );
      const open = { commandId: 'half', name: 'Half', session: await club.admin() };
      expect(await failure(broken.open(open))).toMatchObject({ code: 'STORE_UNAVAILABLE' });
      await broken.module.close();
      accepted(await rule(club, table, 'after it', 10));
      const begun = (await streams()).size;
      const late = await later(WEEK_MS + 60_000);
      await late.module.get(Unfinished).stop();
      expect((await streams()).size).toBe(begun - 1);
      expect(await failure(club.open(open))).toMatchObject({ code: 'BAD_USER_INPUT' });
      await late.module.close();
    });
  });

  it('becomes known as a whole to whoever polls another node', async () => {
    const other = await Club.start(small.store);
    const { directory, projector } = other.module.get<ReadModel>(READ_MODEL);
    const seen = new Set<number>();
    let over = false;
    const look = async (): Promise<void> => {
      while (!over) {
        const [, fork] = directory.timelines(table.campaignId);
        if (fork) seen.add(fork.head.revision);
        await setImmediate();
      }
    };
    const looking = look();
    const amended = await amend();
    await projector.caughtUp();
    await setImmediate();
    over = true;
    await looking;
    if (amended.kind !== 'amended') throw new Error(JSON.stringify(amended));
    expect([...seen]).toEqual([directory.timeline(amended.timelineId!)!.head.revision]);
    await other.module.close();
  });

  it('is imported elsewhere', async () => {
    const elsewhere = new SmallStore();
    const other = await Club.start(elsewhere.store);
    const open = await club.campaign({ commandId: 'nothing hidden', parameters: { rounds: 3, handSize: 0 } });
    accepted(await club.play(open.arbiter, open.timelineId, { type: 'ClosePhase' }));
    for (const n of [1, 2, 3, 4, 5]) accepted(await rule(club, open, `ruling-${n}`, 240_000));
    const lines = await linesOf(club, open);
    const each = async function* (): AsyncGenerator<string> {
      yield* lines;
    };
    const imported = await other.commands.execute(
      new ImportTimelineCommand({ session: await other.admin(), commandId: 'import', lines: each() }),
    );
    expect(imported.kind).toBe('imported');
    expect(Math.max(...elsewhere.sizes)).toBeLessThan(MIB);
    await other.close();
  });

  it('in one command is refused in words, before anything is stored, and alone', async () => {
    const length = await small.store.length(timelineStream(table.timelineId));
    small.takes = 200_000;
    const results = await Promise.allSettled([
      rule(club, table, 'small', 10),
      rule(club, table, 'large', 240_000),
      rule(club, table, 'other', 10),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(String((results[1] as PromiseRejectedResult).reason)).toContain(
      'nothing was stored: The records have',
    );
    expect(await small.store.length(timelineStream(table.timelineId))).toBe(length + 2);
  });

  it('in one event, of more than 256 KiB, is refused in words before it is stored, whatever the store takes', async () => {
    small.takes = Infinity;
    const length = await small.store.length(timelineStream(table.timelineId));
    await expect(rule(club, table, 'large', 263_000)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('This command has 258 KiB') as string,
    });
    const { kind } = await rule(club, table, 'large', 1000);
    expect(kind).toBe('accepted');
    const command = { ...holding('seat-1'), note: 'x'.repeat(263_000) };
    expect(await failure(amend(club, { kind: 'replace', command, dice: [] }))).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(await small.store.length(timelineStream(table.timelineId))).toBe(length + 1);
  });

  it('by many commands at once is stored for each', async () => {
    const many = Array.from({ length: 8 }, (_, n) => rule(club, table, `many-${n}`, 240_000));
    expect((await Promise.all(many)).map(({ kind }) => kind)).toEqual(Array(8).fill('accepted'));
  });
});
