import { Club } from './club.js';

// oxlint-disable-next-line typescript/no-explicit-any
type Any = any;

/** The tab on what a substitute needs to know, asked by everybody about a campaign of `planetary`. */
describe('handing a seat over', () => {
  let club: Club;
  let campaign: string;
  let timeline: string;
  const tokens: Record<'arbiter' | 'west' | 'east', string> = { arbiter: '', west: '', east: '' };

  beforeAll(async () => {
    club = await Club.open();
    const { createCampaign } = await club.run('03-open-campaign', club.admin);
    campaign = createCampaign.campaign.id;
    timeline = createCampaign.timeline.id;
    tokens.arbiter = createCampaign.arbiterToken;
    tokens.west = await claimed('seat-1');
    tokens.east = await claimed('seat-2');
    await club.run('10-submit-orders', tokens.west, ({ input }) => Object.assign(input, { timeline }));
    await club.run('136-set-schedule', tokens.arbiter, ({ input }) => Object.assign(input, { campaign }));
  });

  afterAll(() => club.close());

  async function claimed(seat: string): Promise<string> {
    const { inviteToSeat } = await club.run('05-invite', tokens.arbiter, ({ input }) =>
      Object.assign(input, { campaign, seat, commandId: `invite-${seat}` }),
    );
    const { claimSeat } = await club.run('06-claim', null, ({ input }) =>
      Object.assign(input, { code: inviteToSeat.code, commandId: `claim-${seat}` }),
    );
    return claimSeat.token;
  }

  const report = async (token: string | null, seat: string | null = null): Promise<Any> =>
    (await club.run('133-hand-over', token, (variables) => Object.assign(variables, { campaign, seat })))
      .campaign.handOver;

  it('tells the holder what the seat has ordered, must do, has and was told', async () => {
    const west = await report(tokens.west);
    expect(west).toMatchObject({
      seat: { name: 'West' },
      moment: { turn: 1, phase: 'BATTLE_ORDERS' },
      standing: { rank: 1, total: 0 },
      deadline: { summary: expect.stringContaining('Europe/Berlin') },
      late: { times: 0, last: null },
    });
    expect(west.due.map(({ message }: Any) => message)).toEqual([expect.stringMatching(/^Lock the phase/)]);
    expect(west.said).toEqual([
      'West hands in 2 orders.',
      'battle order: attack, First Column, east-1',
      'battle order: planned attack, Second Column, hills 4,2, 3, 2',
    ]);
    expect(west.units.map(({ name }: Any) => name)).toEqual(['First Column', 'Second Column']);
    expect(west.told).toEqual(['Turn 1: battle orders.', expect.stringMatching(/^West sees something new/)]);
  });

  it('tells the arbiter of another seat, but not what is sealed', async () => {
    const [west, east] = [await report(tokens.arbiter, 'seat-1'), await report(tokens.arbiter, 'seat-2')];
    expect(west.said).toEqual([expect.stringMatching(/^A sealed order sheet was handed in/)]);
    expect(west.told.join(' ')).not.toContain('East sees');
    expect(east).toMatchObject({ seat: { name: 'East' }, said: [] });
    expect(east.told.join(' ')).toContain('East sees');
    expect(east.told.join(' ')).not.toContain('West sees');
  });

  it('says nothing of a seat to those who neither hold it nor judge', async () => {
    expect(await report(tokens.east, 'seat-1')).toBeNull();
    expect(await report(club.admin, 'seat-1')).toBeNull();
    expect(await report(null, 'seat-1')).toBeNull();
    expect(await report(null)).toBeNull();
    expect(await report(tokens.arbiter, 'seat-9')).toBeNull();
  });
});
