import { Club } from './club.js';

/** The tabs on webhooks, calendars, bots and tokens, as the people of a club go through them. */
describe('telling people, and who holds what', () => {
  let club: Club;
  let campaign: string;
  let timeline: string;
  let arbiter: string;

  beforeAll(async () => {
    club = await Club.open();
    const { createCampaign } = await club.run('03-open-campaign', club.admin);
    campaign = createCampaign.campaign.id;
    timeline = createCampaign.timeline.id;
    arbiter = createCampaign.arbiterToken;
  });

  afterAll(() => club.close());

  // oxlint-disable-next-line typescript/no-explicit-any
  const here = ({ input }: any): void => void Object.assign(input, { campaign });
  // oxlint-disable-next-line typescript/no-explicit-any
  const listed = (variables: any): void => void Object.assign(variables, { campaign });

  it('adds a webhook, which leads nowhere, says so when it is tried, and is taken away', async () => {
    const { addWebhook } = await club.run('120-add-webhook', arbiter, ({ input }) =>
      Object.assign(input, { campaign, url: 'https://hooks.invalid/club' }),
    );
    expect(addWebhook).toMatchObject({ __typename: 'WebhookAdded', channel: { shown: 'hooks.invalid' } });
    const channel: string = addWebhook.channel.key;
    const { testChannel } = await club.run('121-test-channel', arbiter, ({ input }) =>
      Object.assign(input, { campaign, channel }),
    );
    expect(testChannel.failure).toMatch(/^The connection failed/);
    const { campaign: seen } = await club.run('123-channels', arbiter, listed);
    expect(seen.channels).toMatchObject([{ key: channel, kind: 'WEBHOOK' }]);
    await club.run('124-remove-channel', arbiter, ({ input }) => Object.assign(input, { campaign, channel }));
    expect((await club.run('123-channels', arbiter, listed)).campaign.channels).toEqual([]);
  });

  it('sets deadlines, puts one off, pauses them and lets them go on', async () => {
    const standing = async () =>
      (await club.run('141-deadlines', arbiter, listed)).campaign.deadlines.current.standing;
    const { setSchedule } = await club.run('136-set-schedule', arbiter, here);
    expect(setSchedule.campaign.deadlines.current.summary).toMatch(/20:00 \(Europe\/Berlin\)/);
    const { extendDeadline } = await club.run('137-extend-deadline', arbiter, here);
    expect(extendDeadline.campaign.deadlines.current.until).toBe('2030-01-01T19:00:00.000Z');
    await club.run('138-skip-deadline', arbiter, here);
    expect(await standing()).toBe('SKIPPED');
    await club.run('139-pause-deadlines', arbiter, here);
    expect(await standing()).toBe('PAUSED');
    await club.run('140-resume-deadlines', arbiter, here);
    expect(await standing()).toBe('SKIPPED');
  });

  it('makes a calendar that is served under its link', async () => {
    const { addCalendar } = await club.run('122-add-calendar', arbiter, here);
    expect(addCalendar.__typename).toBe('CalendarAdded');
    const answer = await fetch(club.url + new URL(addCalendar.url).pathname);
    expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR/);
  });

  it('reports a turn, and the page of the report is served', async () => {
    const { turnReport } = await club.run('129-turn-report', arbiter, (variables) =>
      Object.assign(variables, { timeline }),
    );
    expect(turnReport).toMatchObject({ turn: 1, eyes: { kind: 'ARBITER' } });
    const answer = await fetch(club.url + turnReport.path, {
      headers: { authorization: `Bearer ${arbiter}` },
    });
    expect(await answer.text()).toContain('for the arbiter alone');
  });

  it('makes a bot that reads and says nothing, and ends it', async () => {
    const { makeBot } = await club.run('125-make-bot', arbiter, here);
    const { token, bot } = makeBot;
    expect((await club.run('123-channels', token, listed)).campaign.channels).toEqual([]);
    const { addCalendar } = await club.run('122-add-calendar', token, here);
    expect(addCalendar).toMatchObject({
      violations: [{ message: 'The token of a bot reads; it changes nothing.' }],
    });
    const { tokens } = await club.run('126-tokens', arbiter, listed);
    expect(tokens.edges.map(({ node }: { node: { name: string } }) => node.name)).toContain('Herald');
    const { revokeBot } = await club.run('127-revoke-bot', arbiter, ({ input }) =>
      Object.assign(input, { campaign, bot: bot.key }),
    );
    expect(revokeBot).toMatchObject({ key: bot.key });
    await expect(club.run('123-channels', token, listed)).rejects.toThrow();
  });

  it('names another arbiter, and the old one holds nothing any more', async () => {
    const { nameArbiter } = await club.run('128-name-arbiter', club.admin, here);
    expect(nameArbiter.__typename).toBe('ArbiterNamed');
    await expect(club.run('126-tokens', arbiter, listed)).rejects.toThrow();
  });
});
