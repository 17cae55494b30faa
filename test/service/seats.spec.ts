import {
  ANONYMOUS,
  CampaignQuery,
  CampaignsQuery,
  ClaimSeatCommand,
  InviteToSeatCommand,
  RevokeSeatCommand,
  SESSIONS,
  type Sessions,
} from '../../src/service/contracts/index.js';
import { AdminToken } from '../../src/service/wiring/index.js';
import { openMemoryEventStore } from '../../src/event-store/memory/memory-event-store.js';
import { Club, failure } from './club.js';

describe('campaigns and seats', () => {
  let club: Club;

  beforeEach(async () => {
    club = await Club.start();
  });
  afterEach(() => club.close());

  it('are opened by the admin, once for each command', async () => {
    const first = await club.open();
    expect(first).toMatchObject({ kind: 'opened', arbiterSeat: { id: 'seat-3' }, preview: false });
    expect(first.kind === 'opened' && first.arbiterToken).toMatch(/^wl_[\w-]{43}$/);
    expect(await club.open()).toEqual(first);
    await expect(club.open({ name: 'Another' })).rejects.toMatchObject({ code: 'COMMAND_ID_REUSED' });
    await expect(club.open({ session: ANONYMOUS })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('are judged before anything is stored', async () => {
    const illegal = { units: [], supply: {} };
    const start = { kind: 'position' as const, position: illegal };
    expect(await club.open({ start })).toMatchObject({
      kind: 'refused',
      violations: [{ code: 'NO_UNITS' }, {}],
    });
    expect(await club.open({ parameters: { length: 99, wings: 1 } })).toMatchObject({
      kind: 'refused',
      violations: [{ code: 'PARAMETER_OUT_OF_RANGE' }, { code: 'UNKNOWN_PARAMETER' }],
    });
    expect(await club.open({ preview: true })).toMatchObject({
      kind: 'opened',
      arbiterToken: null,
      preview: true,
    });
    expect(await failure(club.open({ ruleset: 'chess' }))).toEqual({
      code: 'BAD_USER_INPUT',
      path: ['ruleset'],
    });
    expect(await failure(club.open({ seats: [] }))).toEqual({ code: 'BAD_USER_INPUT', path: ['seats'] });
    const query = new CampaignsQuery(await club.admin(), {}, { first: 10, after: null });
    expect((await club.queries.execute(query)).edges).toEqual([]);
  });

  it('with table dice wait for the rolls of the opening', async () => {
    const opened = await club.open({ diceMode: 'table' });
    if (opened.kind !== 'rollsNeeded') throw new Error(JSON.stringify(opened));
    const dice = opened.rolls.map(({ key, count }) => ({
      rule: key.rule,
      purpose: key.purpose,
      subject: key.subject,
      counter: key.counter,
      faces: Array.from({ length: count }, (_, at) => at + 1),
    }));
    expect(await club.open({ diceMode: 'table', dice })).toMatchObject({ kind: 'opened' });
  });

  it('are listed page by page', async () => {
    for (const name of ['One', 'Two', 'Three']) await club.open({ commandId: name, name });
    const admin = await club.admin();
    const list = (page: { first: number; after: string | null }, filter = {}) =>
      club.queries.execute(new CampaignsQuery(admin, filter, page));
    const first = await list({ first: 2, after: null });
    expect(first.edges.map((each) => each.node.name)).toEqual(['Three', 'Two']);
    expect(first.hasNextPage).toBe(true);
    const rest = await list({ first: 2, after: first.edges[1]!.cursor });
    expect(rest.edges.map((each) => each.node.name)).toEqual(['One']);
    expect(rest.hasNextPage).toBe(false);
    const some = await list({ first: 9, after: null }, { nameContains: 'T', ruleset: 'toy' });
    expect(some.edges.map((each) => each.node.name)).toEqual(['Three', 'Two']);
    expect((await list({ first: 9, after: null }, { mine: true })).edges).toEqual([]);
  });

  it('are claimed by a one-time code', async () => {
    const { campaignId, arbiter } = await club.campaign();
    await club.commands.execute(
      new RevokeSeatCommand({ session: arbiter, commandId: 'revoke', campaignId, seat: 'seat-1' }),
    );
    const invite = () =>
      club.commands.execute(
        new InviteToSeatCommand({ session: arbiter, commandId: 'invite', campaignId, seat: 'seat-1' }),
      );
    const { code, expiresAt } = await invite();
    expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/);
    expect(await invite()).toMatchObject({ seat: { id: 'seat-1' }, code, expiresAt });
    const claimed = await club.commands.execute(
      new ClaimSeatCommand({
        session: ANONYMOUS,
        bearer: null,
        commandId: 'claim',
        code: ` ${code.toLowerCase()} `,
      }),
    );
    expect((await club.session(claimed.token!)).seats).toEqual([
      { campaignId, seat: 'seat-1', role: 'player' },
    ]);
    await expect(
      club.commands.execute(
        new ClaimSeatCommand({ session: ANONYMOUS, bearer: null, commandId: 'another', code }),
      ),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const again = new InviteToSeatCommand({
      session: arbiter,
      commandId: 'again',
      campaignId,
      seat: 'seat-1',
    });
    await expect(club.commands.execute(again)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  describe('whose answer was lost', () => {
    const claim = (of: Club, code: string, commandId: string, bearer: string | null = null) =>
      of.commands.execute(new ClaimSeatCommand({ session: ANONYMOUS, bearer, commandId, code }));
    async function invited() {
      const { campaignId, arbiter } = await club.campaign();
      await club.commands.execute(
        new RevokeSeatCommand({ session: arbiter, commandId: 'free', campaignId, seat: 'seat-1' }),
      );
      const { code } = await club.commands.execute(
        new InviteToSeatCommand({ session: arbiter, commandId: 'for', campaignId, seat: 'seat-1' }),
      );
      return { campaignId, arbiter, code };
    }

    it('are answered with the same token when the claim is repeated, on any node, and to nobody else', async () => {
      const { code } = await invited();
      const first = await claim(club, code, 'mine');
      expect(first.token).toMatch(/^wl_[\w-]{43}$/);
      const other = await Club.start(club.store);
      for (const node of [club, other]) {
        expect(await claim(node, code, 'mine')).toEqual(first);
        await expect(claim(node, code, 'guessed')).rejects.toMatchObject({ code: 'NOT_FOUND' });
        await expect(claim(node, `${code.slice(0, -1)}Z`, 'mine')).rejects.toMatchObject({
          code: 'NOT_FOUND',
        });
      }
      expect((await other.session(first.token!)).seats).toHaveLength(1);
      await other.module.close();
    });

    it('are given once where two nodes are asked at once', async () => {
      const { code } = await invited();
      const other = await Club.start(club.store);
      const same = await Promise.all([club, other, club, other].map((node) => claim(node, code, 'mine')));
      expect(new Set(same.map(({ token }) => token)).size).toBe(1);
      await other.module.close();
    });

    it('are given to one of two people who have the code', async () => {
      const { code } = await invited();
      const other = await Club.start(club.store);
      const asked = await Promise.allSettled([claim(club, code, 'mine'), claim(other, code, 'yours')]);
      expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await other.module.close();
    });

    it('are told no more after an hour, or once the seat was taken away; the arbiter invites again', async () => {
      let at = Date.parse('2026-01-01T20:00:00.000Z');
      await club.close();
      club = await Club.start(openMemoryEventStore(), { clock: () => new Date(at).toISOString() });
      const { campaignId, arbiter, code } = await invited();
      const first = await claim(club, code, 'mine');
      at += 3_600_000;
      expect(await claim(club, code, 'mine')).toEqual(first);
      at += 1;
      await expect(claim(club, code, 'mine')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      at -= 3_600_000;
      await club.commands.execute(
        new RevokeSeatCommand({ session: arbiter, commandId: 'lost', campaignId, seat: 'seat-1' }),
      );
      await expect(claim(club, code, 'mine')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const again = new InviteToSeatCommand({
        session: arbiter,
        commandId: 'again',
        campaignId,
        seat: 'seat-1',
      });
      const { token } = await claim(club, (await club.commands.execute(again)).code, 'mine');
      expect(token).not.toBe(first.token);
      expect((await club.session(token!)).seats).toEqual([{ campaignId, seat: 'seat-1', role: 'player' }]);
    });
  });

  it('can be held by one token in several campaigns', async () => {
    const one = await club.campaign();
    const two = await club.campaign({ commandId: 'two' });
    const invited = async (seat: string) => {
      await club.commands.execute(
        new RevokeSeatCommand({
          session: two.arbiter,
          commandId: `r-${seat}`,
          campaignId: two.campaignId,
          seat,
        }),
      );
      const invite = new InviteToSeatCommand({
        session: two.arbiter,
        commandId: `i-${seat}`,
        campaignId: two.campaignId,
        seat,
      });
      return (await club.commands.execute(invite)).code;
    };
    const token = await tokenOf(club, one.arbiter, one.campaignId);
    const session = await club.session(token);
    const claim = new ClaimSeatCommand({
      session,
      bearer: token,
      commandId: 'claim',
      code: await invited('seat-2'),
    });
    expect(await club.commands.execute(claim)).toMatchObject({ seat: { id: 'seat-2' }, token: null });
    expect(await club.commands.execute(claim)).toMatchObject({ seat: { id: 'seat-2' }, token: null });
    const both = await club.session(token);
    expect(both.seats.map((each) => [each.campaignId, each.seat])).toEqual(
      expect.arrayContaining([
        [one.campaignId, 'seat-1'],
        [two.campaignId, 'seat-2'],
      ]),
    );
    const third = new ClaimSeatCommand({
      session: both,
      bearer: token,
      commandId: 'claim',
      code: await invited('seat-1'),
    });
    await expect(club.commands.execute(third)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('end with their token when they are revoked', async () => {
    const { campaignId, arbiter } = await club.campaign();
    const token = await tokenOf(club, arbiter, campaignId);
    await club.commands.execute(
      new RevokeSeatCommand({ session: arbiter, commandId: 'revoke', campaignId, seat: 'seat-1' }),
    );
    expect(await club.module.get<Sessions>(SESSIONS).resolve(token)).toBeNull();
    const campaign = await club.queries.execute(new CampaignQuery(arbiter, campaignId));
    expect(campaign!.seats[0]).toEqual({
      id: 'seat-1',
      number: 1,
      name: 'Red',
      role: 'player',
      claimed: false,
      invited: false,
      inviteExpiresAt: null,
    });
  });

  it('are the arbiter’s to give', async () => {
    const { campaignId, red } = await club.campaign();
    const invite = new InviteToSeatCommand({ session: red, commandId: 'mine', campaignId, seat: 'seat-2' });
    await expect(club.commands.execute(invite)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('have one admin token, shown once', async () => {
    const other = await Club.start(openMemoryEventStore());
    const admin = other.module.get(AdminToken);
    const token = await admin.ensure();
    expect(token).toMatch(/^wl_/);
    expect(await admin.ensure()).toBeNull();
    expect(await other.session(token!)).toMatchObject({ admin: true, seats: [] });
    const replaced = await admin.replace();
    expect(await other.module.get<Sessions>(SESSIONS).resolve(token!)).toBeNull();
    expect((await other.session(replaced)).admin).toBe(true);
    await other.close();
  });
});

/** A new token for seat-1. */
async function tokenOf(
  club: Club,
  arbiter: Parameters<Club['seat']>[0],
  campaignId: string,
): Promise<string> {
  await club.commands.execute(
    new RevokeSeatCommand({ session: arbiter, commandId: 'free', campaignId, seat: 'seat-1' }),
  );
  const { code } = await club.commands.execute(
    new InviteToSeatCommand({ session: arbiter, commandId: 'for', campaignId, seat: 'seat-1' }),
  );
  return (
    await club.commands.execute(
      new ClaimSeatCommand({ session: ANONYMOUS, bearer: null, commandId: 'claim', code }),
    )
  ).token!;
}
