import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Test } from '@nestjs/testing';
import type { AppendResult, EventStore } from '../../src/event-store/event-store.port.js';
import { openMemoryEventStore } from '../../src/event-store/memory/memory-event-store.js';
import {
  EventsQuery,
  OpenCampaignCommand,
  PositionQuery,
  READINESS,
  SESSIONS,
  type Readiness,
  type Sessions,
} from '../../src/service/contracts/index.js';
import {
  AdminToken,
  ServiceModule,
  settingsFromEnvironment,
  settingsOf,
} from '../../src/service/wiring/index.js';
import { TOY } from '../toy/index.js';
import { accepted, Club, failure, holding, type Table } from './club.js';

type Mishap = 'lost before' | 'lost after' | 'never';

/** A store whose appends to timelines go wrong as told, one after the other. */
function mishapStore(): { readonly store: EventStore; readonly mishaps: Mishap[] } {
  const inner = openMemoryEventStore();
  const mishaps: Mishap[] = [];
  const lost: AppendResult = { ok: false, error: 'unreachable', reason: 'No answer' };
  const append: EventStore['append'] = async (stream, expected, records) => {
    const mishap = stream.startsWith('timeline-') ? mishaps.shift() : undefined;
    if (mishap === 'lost before') return lost;
    if (mishap === 'never') {
      mishaps.unshift('never');
      return lost;
    }
    const result = await inner.append(stream, expected, records);
    return mishap === 'lost after' ? lost : result;
  };
  return { store: Object.assign(Object.create(inner) as EventStore, { append }), mishaps };
}

describe('a store that does not answer', () => {
  let club: Club;
  let table: Table;
  let mishaps: Mishap[];

  beforeEach(async () => {
    const made = mishapStore();
    mishaps = made.mishaps;
    club = await Club.start(made.store);
    table = await club.campaign();
  });
  afterEach(() => club.close());

  it.each(['lost before', 'lost after'] as const)(
    'once (%s) is asked again, and stores once',
    async (mishap) => {
      mishaps.push(mishap);
      const { events } = accepted(await club.play(table.red, table.timelineId, holding('seat-1')));
      expect(mishaps).toEqual([]);
      const from = { fromRevision: events[0]!.revision };
      expect(await club.events(table.red, table.timelineId, from)).toEqual(events);
    },
  );

  it('at all is an error that can be tried again', async () => {
    mishaps.push('never');
    const more = { commandId: 'mine' };
    const play = () => club.play(table.red, table.timelineId, holding('seat-1'), more);
    expect(await failure(play())).toEqual({ code: 'STORE_UNAVAILABLE', path: [] });
    mishaps.pop();
    expect(accepted(await play()).repeated).toBe(false);
  });

  it('and stored nevertheless gives the first answer when it is tried again', async () => {
    mishaps.push('lost after', 'lost before');
    const more = { commandId: 'mine' };
    const play = () => club.play(table.red, table.timelineId, holding('seat-1'), more);
    expect(await failure(play())).toEqual({ code: 'STORE_UNAVAILABLE', path: [] });
    const { repeated, events } = accepted(await play());
    expect(repeated).toBe(true);
    expect(await club.events(table.red, table.timelineId, { commandId: 'mine' })).toEqual(events);
  });

  it('is not in the way of commands that come with one it cannot take', async () => {
    const poison = { ...holding('seat-1'), note: 'half a pair: \ud800' } as never;
    const results = await Promise.allSettled([
      club.play(table.blue, table.timelineId, holding('seat-2')),
      club.play(table.red, table.timelineId, poison),
      club.play(table.red, table.timelineId, holding('seat-1')),
    ]);
    expect(results.map((each) => each.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});

describe('a history that its ruleset cannot read', () => {
  it('spoils no other', async () => {
    const store = openMemoryEventStore();
    let club = await Club.start(store);
    const [good, bad] = [await club.campaign(), await club.campaign({ commandId: 'bad' })];
    const length = await store.length(`timeline-${bad.timelineId}`);
    const event = { type: 'toy.Scored', schema: 2, timelineId: bad.timelineId, revision: length, data: null };
    const record = { id: 'odd', type: event.type, body: JSON.stringify(event), hash: '' };
    await store.append(`timeline-${bad.timelineId}`, length, [record]);
    club = await club.restart();
    expect(await club.events(good.red, good.timelineId)).not.toEqual([]);
    await expect(club.events(bad.red, bad.timelineId)).rejects.toThrow('cannot be read');
    accepted(await club.play(good.red, good.timelineId, holding('seat-1')));
    await club.close();
  });
});

describe('a service that shuts down', () => {
  it('answers what is under way and takes nothing more', async () => {
    const club = await Club.start();
    const table = await club.campaign();
    const underWay = Array.from({ length: 5 }, () =>
      club.play(table.red, table.timelineId, holding('seat-1')),
    );
    // The commands are in the queue before the door closes.
    await new Promise((resolve) => setImmediate(resolve));
    const closed = club.module.close();
    expect((await Promise.all(underWay)).map((each) => each.kind)).toEqual(Array(5).fill('accepted'));
    await closed;
    expect(await failure(club.play(table.red, table.timelineId, holding('seat-1')))).toMatchObject({
      code: 'STORE_UNAVAILABLE',
    });
    await club.store.close();
  });
});

describe('a service on a data directory', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'warledger-service-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const start = async () => {
    const settings = settingsOf({ store: 'sqlite', dataDir: folder, logLevel: 'silent' });
    const module = await Test.createTestingModule({
      imports: [ServiceModule.forRoot(settings, { rulesets: [TOY] })],
    }).compile();
    await module.init();
    return module;
  };

  it('goes on where it was, with its key and its tokens', async () => {
    let module = await start();
    const token = await module.get(AdminToken).ensure();
    const admin = (await module.get<Sessions>(SESSIONS).resolve(token!))!;
    const policy = { playerForks: 'completed-turns' as const, publicReading: true };
    const seats = [
      { name: 'Red', role: 'player' as const },
      { name: 'Blue', role: 'player' as const },
    ];
    const scenario = { kind: 'scenario' as const, scenario: 'meeting' };
    const opened = await module.get(CommandBus).execute(
      new OpenCampaignCommand({
        session: admin,
        commandId: 'o',
        name: 'Disk',
        ruleset: 'toy',
        seats,
        start: scenario,
        parameters: {},
        diceMode: 'committed',
        policy,
        preview: false,
        dice: [],
      }),
    );
    if (opened.kind !== 'opened') throw new Error(JSON.stringify(opened));
    const answers = async () => {
      const arbiter = (await module.get<Sessions>(SESSIONS).resolve(opened.arbiterToken!))!;
      const page = { first: 1000, after: null };
      return [
        await module.get(QueryBus).execute(new EventsQuery(arbiter, opened.timelineId, {}, page)),
        (await module.get(QueryBus).execute(new PositionQuery(arbiter, opened.timelineId, {}))).played,
        await module.get(AdminToken).ensure(),
      ];
    };
    const before = await answers();
    await module.close();
    expect(statSync(join(folder, 'service.key')).mode & 0o777).toBe(0o600);
    module = await start();
    expect(await answers()).toEqual(before);
    expect(await module.get<Readiness>(READINESS).check()).toEqual({
      ready: true,
      parts: [
        { name: 'event store', ready: true, detail: 'answers' },
        { name: 'read model', ready: true, detail: 'up to date' },
      ],
    });
    const readiness = module.get<Readiness>(READINESS);
    await module.close();
    expect(await readiness.check()).toMatchObject({ ready: false });
  });
});

describe('settings', () => {
  it('come from the environment, with defaults', () => {
    expect(
      settingsFromEnvironment({ WARLEDGER_PORT: '8080', WARLEDGER_STORE: '', OTHER: 'x' }),
    ).toMatchObject({
      store: 'sqlite',
      port: 8080,
      host: '127.0.0.1',
      opening: 'admin',
    });
  });

  it.each([
    [{ WARLEDGER_PORT: 'many' }, 'WARLEDGER_PORT'],
    [{ WARLEDGER_STORE: 'paper' }, 'WARLEDGER_STORE'],
    [{ WARLEDGER_STORE: 'eventstoredb' }, 'WARLEDGER_EVENTSTORE_URL'],
    [{ WARLEDGER_KEY: 'short' }, 'WARLEDGER_KEY'],
    [{ WARLEDGER_EVENTSTORE_PREFIX: 'warledger-test-' }, 'WARLEDGER_EVENTSTORE_PREFIX'],
    [{ WARLEDGER_EVENTSTORE_PREFIX: 'warledger' }, 'WARLEDGER_EVENTSTORE_PREFIX'],
    [{ WARLEDGER_GROUP: '3/2' }, 'WARLEDGER_GROUP: group must be like 2/4'],
    [{ WARLEDGER_GROUP: 'two' }, 'WARLEDGER_GROUP: group must be like 2/4'],
    [{ WARLEDGER_GROUP_URL: 'https://wars{group}.example.org' }, 'and WARLEDGER_GROUP be set'],
    [{ WARLEDGER_GROUP: '1/2', WARLEDGER_GROUP_URL: 'https://wars.example.org' }, 'WARLEDGER_GROUP_URL'],
  ])('that are wrong stop the start: %j', (environment, variable) => {
    expect(() => settingsFromEnvironment(environment)).toThrow(variable);
  });
});
