import { digest } from '../../src/hashing/index.js';
import {
  CampaignQuery,
  DueQuery,
  EVENT_FEED,
  EventQuery,
  ExportQuery,
  LedgerQuery,
  PositionQuery,
  RevokeSeatCommand,
  TimelineQuery,
  VerifyQuery,
  type EventFeed,
  type Session,
} from '../../src/service/contracts/index.js';
import { accepted, Club, failure, holding, type Table } from './club.js';
import type { ToyCommand } from '../toy/index.js';

const advancing: ToyCommand = {
  type: 'SubmitOrders',
  orders: [
    { unit: 'seat-1-guard', order: 'ADVANCE' },
    { unit: 'seat-1-scouts', order: 'ADVANCE' },
  ],
};

describe('what is sealed', () => {
  let club: Club;
  let table: Table;

  beforeEach(async () => {
    club = await Club.start();
    table = await club.campaign();
  });
  afterEach(() => club.close());

  it('shows to others as a sealed sheet with its receipt, and opens at its reveal', async () => {
    const { receipt, events } = accepted(await club.play(table.red, table.timelineId, advancing));
    const { revision } = events[0]!;
    for (const session of [table.blue, table.arbiter]) {
      const [sheet, ...more] = await club.events(session, table.timelineId, { fromRevision: revision });
      expect(more).toEqual([]);
      expect(sheet).toMatchObject({
        type: 'timeline.Sealed',
        actor: 'seat-1',
        commandId: '',
        data: { receipt: receipt!.hash },
      });
      expect(sheet).not.toHaveProperty('salt');
      expect(JSON.stringify(sheet)).not.toContain('scouts');
    }
    accepted(await club.play(table.arbiter, table.timelineId, { type: 'ClosePhase' }));
    const [opened] = await club.events(table.blue, table.timelineId, { fromRevision: revision });
    expect(opened).toEqual(events[0]);
    expect(digest({ salt: opened!.salt!, sheet: opened!.data })).toBe(receipt!.hash);
  });

  it('is found by nothing that is in it', async () => {
    const { events } = accepted(
      await club.play(table.red, table.timelineId, advancing, { commandId: 'secret' }),
    );
    const from = { fromRevision: events[0]!.revision };
    const found = (filter: object) => club.events(table.blue, table.timelineId, { ...from, ...filter });
    expect(await found({ commandId: 'secret' })).toEqual([]);
    expect(await found({ piece: 'seat-1-guard' })).toEqual([]);
    expect(await found({ rule: 'TOY-ORD-01' })).toEqual([]);
    expect(await found({ type: 'toy.OrdersSubmitted' })).toEqual([]);
    expect(await found({ kinds: ['outcome'] })).toEqual([]);
    expect(await found({ actor: 'seat-1', kinds: ['input'], turn: 1, phase: 'ORDERS' })).toHaveLength(1);
    const query = new EventQuery(table.blue, table.timelineId, events[0]!.revision, 0);
    expect(await club.queries.execute(query)).toMatchObject({ causes: [], effects: [] });
    const hidden = new EventQuery(table.blue, table.timelineId, events[1]!.revision, 1);
    expect(await club.queries.execute(hidden)).toBeNull();
  });

  it('is withheld from exports and verifications of others', async () => {
    const { events } = accepted(await club.play(table.red, table.timelineId, advancing));
    const lines: string[] = [];
    const query = new ExportQuery(table.blue, table.timelineId);
    for await (const line of await club.queries.execute(query)) lines.push(line);
    const step = lines.findIndex((line) => line.includes(`"hash":"${events[0]!.hash}","leaves"`));
    const digest = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
    expect(
      lines.slice(step + 1, step + 1 + events.length).map((line) => JSON.parse(line) as unknown),
    ).toEqual(events.map(() => ({ sealed: true, digest })));
    expect(lines.join('\n')).not.toContain('"ADVANCE"');
    expect(await club.queries.execute(new VerifyQuery(table.blue, table.timelineId))).toMatchObject({
      sound: true,
    });
  });

  it('cannot be opened with a preview', async () => {
    accepted(await club.play(table.red, table.timelineId, advancing));
    accepted(await club.play(table.red, table.timelineId, { type: 'LockOrders' }));
    const lock: ToyCommand = { type: 'LockOrders' };
    const preview = accepted(await club.play(table.blue, table.timelineId, lock, { preview: true }));
    expect(JSON.stringify(preview.events)).not.toContain('ADVANCE');
    expect(JSON.stringify(preview.events)).not.toContain('seat-1-scouts');
  });

  it('leaves every answer to others as it is, whatever it says', async () => {
    const answers = async (session: Session, orders: ToyCommand): Promise<string> => {
      const other = await Club.start();
      const at = await other.campaign({ parameters: { handSize: 0 } });
      const { timelineId, campaignId } = at;
      const viewer = session === table.blue ? at.blue : at.arbiter;
      accepted(await other.play(at.red, timelineId, orders));
      const page = { first: 1000, after: null };
      const seen = [
        await other.queries.execute(new PositionQuery(viewer, timelineId, {})).then(({ played, head }) => ({
          ...(viewer === at.blue ? { state: played.state } : {}),
          turn: head.turn,
          revision: head.revision,
        })),
        await other.events(viewer, timelineId, { kinds: ['input'] }),
        await other.queries.execute(new DueQuery(viewer, timelineId, null)),
        await other.queries.execute(new LedgerQuery(viewer, timelineId, {}, page)),
        await other.queries.execute(new CampaignQuery(viewer, campaignId)),
        await other.queries.execute(new TimelineQuery(viewer, timelineId)),
      ];
      await other.close();
      return veiled(JSON.stringify(seen));
    };
    for (const session of [table.blue, table.arbiter]) {
      expect(await answers(session, advancing)).toBe(await answers(session, holding('seat-1')));
    }
  });

  it('reaches subscribers as a sealed sheet, in order and without gaps', async () => {
    const feed = club.module.get<EventFeed>(EVENT_FEED);
    const start = (await club.queries.execute(new TimelineQuery(table.blue, table.timelineId)))!.head
      .revision;
    const following = feed.follow(table.blue, table.timelineId, null);
    const replaying = feed.follow(table.blue, table.timelineId, -1);
    accepted(await club.play(table.red, table.timelineId, advancing));
    expect((await following.next()).value).toMatchObject({ type: 'timeline.Sealed', revision: start + 1 });
    accepted(await club.play(table.arbiter, table.timelineId, { type: 'ClosePhase' }));
    const second = (await following.next()).value!;
    expect(second.revision).toBeGreaterThan(start + 1);
    expect((await replaying.next()).value).toMatchObject({ type: 'timeline.Opened', revision: 0 });
    const waiting = feed.follow(table.blue, table.timelineId, null);
    const never = waiting.next();
    await waiting.return!();
    expect(await never).toEqual({ done: true, value: undefined });
    await following.return!();
    await replaying.return!();
  });

  it('reaches nobody whose seat was revoked', async () => {
    const feed = club.module.get<EventFeed>(EVENT_FEED);
    const following = feed.follow(table.blue, table.timelineId, null);
    const waiting = failure(following.next());
    const revoke = new RevokeSeatCommand({
      session: table.arbiter,
      commandId: 'revoke',
      campaignId: table.campaignId,
      seat: 'seat-2',
    });
    await club.commands.execute(revoke);
    expect(await waiting).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await following.next()).toEqual({ done: true, value: undefined });
  });

  it('and forbidden timelines answer subscribers like queries', async () => {
    const feed = club.module.get<EventFeed>(EVENT_FEED);
    await expect(feed.follow(table.blue, 'tnone', null).next()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

/** Ids, times, hashes and salts differ from run to run; nothing else may. */
const veiled = (text: string): string =>
  text
    .replace(
      /"(id|at|createdAt|lastActivityAt|hash|salt|receipt|eventId|timelineId|campaignId|mainTimeline|commitment)":"[^"]*"/g,
      '"$1":"…"',
    )
    .replace(/"(dice|diceOwner)":"[^"]*"/g, '"$1":"…"')
    .replace(/"vrf":\{[^}]*\}/g, '"vrf":"…"');

describe('a campaign without public reading', () => {
  it('is known to its seats and the admin alone', async () => {
    const club = await Club.start();
    const policy = { playerForks: 'completed-turns' as const, publicReading: false };
    const { campaignId, timelineId, red } = await club.campaign({ policy });
    const stranger = { admin: false, seats: [], holder: 'anonymous' };
    expect(await club.queries.execute(new CampaignQuery(stranger, campaignId))).toBeNull();
    expect(await club.queries.execute(new TimelineQuery(stranger, timelineId))).toBeNull();
    await expect(club.state(stranger, timelineId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await club.queries.execute(new CampaignQuery(red, campaignId))).not.toBeNull();
    expect(await club.queries.execute(new CampaignQuery(await club.admin(), campaignId))).not.toBeNull();
    await club.close();
  });
});
