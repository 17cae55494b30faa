/** @rulesets toy */
import { TOY_FACE } from '../api/toy-face.js';
import { House } from './house.js';
import { openMailServer, type MailServer } from './mail-server.js';

const TOY = { toy: { start: { scenario: 'MEETING' } } };

describe('mails', () => {
  let house: House;
  let server: MailServer;

  beforeEach(async () => {
    server = await openMailServer();
    const settings = { smtpUrl: server.url, mailFrom: 'Warledger <war@example.org>' };
    house = await House.open({ faces: [TOY_FACE], settings });
    await house.openCampaign(TOY);
  });
  afterEach(async () => {
    await house.close();
    await server.close();
  });

  const closePhase = async () => {
    await house.say('arbiter', 'closePhase', { timeline: house.timeline });
    await house.tell();
  };
  const add = async (more: object = {}) => {
    const input = { campaign: house.campaign, address: 'rita@example.org', ...more };
    const added = await house.say(
      'red',
      'addEmail',
      input,
      '...on EmailAdded { channel { key shown state } }',
    );
    await house.tell();
    return added;
  };
  const confirm = (channel: string, code: string) =>
    house.say(
      'red',
      'confirmEmail',
      { campaign: house.campaign, channel, code },
      '...on EmailConfirmed { channel { state } }',
    );
  const codeIn = (text: string): string => /enter this code: ([0-9A-Z-]+)/.exec(text)![1]!;
  const confirmed = async () => {
    const { channel } = await add();
    await confirm(channel.key, codeIn(server.mails[0]!.text));
    return channel;
  };
  const linkIn = (text: string): string =>
    /List-Unsubscribe: <https:\/\/wars\.example\.org([^>]+)>/i.exec(text)![1]!;
  const open = (link: string, method = 'GET') =>
    fetch(`${house.url}${link}`, {
      method,
      ...(method === 'POST' ? { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) } : {}),
    });

  it('come to an address once its reader has entered the code that it was sent, and nothing before', async () => {
    const { channel } = await add();
    expect(channel).toMatchObject({ shown: 'r…@example.org', state: 'UNCONFIRMED' });
    await closePhase();
    await house.restart();
    await house.tell();
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({
      to: ['rita@example.org'],
      text: expect.stringContaining('Rita of the campaign The long line would like to be told'),
    });
    expect(await confirm(channel.key, 'ABCD-EFGH-JKLM')).toMatchObject({
      violations: [{ code: 'NOT_FOUND' }],
    });
    const code = codeIn(server.mails[0]!.text).toLowerCase().replaceAll('-', '');
    expect(await confirm(channel.key, code)).toMatchObject({ channel: { state: 'ON' } });
    await closePhase();
    const texts = server.mails.slice(1).map(({ text }) => text);
    expect(texts.map((text) => /^Subject: .*$/m.exec(text)![0].slice(0, 60).trim())).toEqual([
      'Subject: The long line: turn 1, Sealed orders is closed. Now',
      'Subject: The long line: turn 1 is over. Now: turn 2, Sealed',
    ]);
    for (const text of texts) {
      expect(text).toMatch(/^From: Warledger <war@example\.org>\r$/m);
      expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
      expect(text).toContain(`https://wars.example.org/app/c/${house.campaign}`);
    }
  });

  it('end by the link that each of them carries, which asks a person and obeys a program of mail', async () => {
    const channel = await confirmed();
    await closePhase();
    const link = linkIn(server.mails[1]!.text);
    expect(server.mails[1]!.text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const asked = await open(link);
    expect([asked.status, await asked.text()]).toEqual([
      200,
      expect.stringContaining('<form method="post">'),
    ]);
    expect(await house.channels('red')).toMatchObject([{ state: 'ON' }]);
    expect((await open(link, 'POST')).status).toBe(200);
    expect(await house.channels('red')).toMatchObject([{ state: 'OFF', why: 'UNSUBSCRIBED' }]);
    await closePhase();
    expect(server.mails).toHaveLength(2);
    const input = { campaign: house.campaign, channel: channel.key };
    expect(await house.say('red', 'testChannel', input)).toMatchObject({
      violations: [{ code: 'CONFLICT' }],
    });
    expect(house.logged).toContain('"route":"/unsubscribe/:link"');
    expect(house.logged).not.toContain(link.split('.').at(-1));
  });

  it('end by no other link', async () => {
    const channel = await confirmed();
    await closePhase();
    const other = linkIn(server.mails[1]!.text).replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'));
    for (const link of [other, `/unsubscribe/${channel.key}`, '/unsubscribe/constructor'])
      for (const method of ['GET', 'POST']) expect((await open(link, method)).status).toBe(404);
    expect(await house.channels('red')).toMatchObject([{ state: 'ON' }]);
  });

  it('wait for a mail server that is away, however long, and hold it against nobody', async () => {
    await confirmed();
    server.refusing = 451;
    await closePhase();
    for (let attempt = 0; attempt < 15; attempt++) await house.later(6);
    expect(await house.channels('red')).toMatchObject([
      { state: 'ON', failures: 16, lastFailure: { reason: 'The mail server does not take the mail (451)' } },
    ]);
    server.refusing = null;
    await house.later(6);
    expect(server.mails).toHaveLength(2);
  });

  it('end at an address that there is not', async () => {
    await confirmed();
    server.refusing = 550;
    await closePhase();
    expect(await house.channels('red')).toMatchObject([{ state: 'OFF', why: 'GONE' }]);
  });

  it('are asked for a few times a day by one seat, and only where they can be one', async () => {
    for (let each = 0; each < 5; each++)
      expect(await add({ address: `rita${each}@example.org` })).toMatchObject({ __typename: 'EmailAdded' });
    expect(await add()).toMatchObject({ violations: [{ code: 'CONFLICT' }] });
    for (const address of ['rita', 'Rita <rita@example.org>', 'rita@example.org\r\nBcc: all@example.org'])
      await expect(add({ address })).rejects.toThrow('addEmail: ');
    expect(server.mails).toHaveLength(5);
  });

  it('leave the address in no log and no file', async () => {
    await confirmed();
    server.refusing = 550;
    await closePhase();
    let stored = '';
    for await (const { body } of house.store.readAll(null)) stored += body;
    expect(stored).toContain('channel.SwitchedOff');
    for (const text of [stored, house.logged]) expect(text).not.toContain('rita@example.org');
  });

  it('are none where the host has named no mail server', async () => {
    const other = await House.open({ faces: [TOY_FACE] });
    await other.openCampaign(TOY);
    const input = { campaign: other.campaign, address: 'rita@example.org' };
    expect(await other.say('red', 'addEmail', input)).toMatchObject({ violations: [{ code: 'CONFLICT' }] });
    await other.close();
  });
});
