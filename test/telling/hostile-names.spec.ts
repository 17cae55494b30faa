/** @rulesets toy */
import { Mailer } from '../../src/service/telling/mail.js';
import { calendarFile } from '../../src/service/graphql/telling/calendar-file.js';
import { TOY_FACE } from '../api/toy-face.js';
import { House } from './house.js';
import { openMailServer } from './mail-server.js';
import { openReceiver } from './receiver.js';

const TOY = { toy: { start: { scenario: 'MEETING' } } };
const MARKS = '[free](https://evil.example) @everyone <@1> **x** `y`';
const HOSTILE = `It is\r\nBcc: evil@example.org\r\n\r\nover\u2028\u0007 ${MARKS}`;
const ON_ONE_LINE = `It is Bcc: evil@example.org over ${MARKS}`;

describe('what somebody wrote', () => {
  it.each(['War\r\nBcc: evil@example.org', 'War\nBEGIN:VEVENT', 'War\u0000', 'War\u2028', 'War\u001b[2J'])(
    'is no name of a campaign or a seat where it is more than one line: %j',
    async (name) => {
      const house = await House.open({ faces: [TOY_FACE] });
      for (const given of [{ name }, { name: 'War', seats: [{ name: 'Rita' }, { name }] }]) {
        const input = { seats: [{ name: 'Rita' }, { name: 'Bob' }], ruleset: TOY, ...given };
        await expect(house.say('admin', 'createCampaign', input)).rejects.toThrow(
          /A name has 1 to \d+ characters on one line|Unicode text without NUL/,
        );
      }
      await house.close();
    },
  );

  it('is one line of a message, and no mark in it', async () => {
    const [receiver, server] = await Promise.all([openReceiver(), openMailServer()]);
    const settings = { smtpUrl: server.url, mailFrom: 'Warledger <war@example.org>' };
    const house = await House.open({ faces: [TOY_FACE], settings });
    await house.openCampaign(TOY, { name: `The "long" line; of, all\\ ${MARKS}` });
    for (const format of ['JSON', 'DISCORD', 'SLACK'])
      await house.webhook('arbiter', `${receiver.url}/${format}`, { format });
    const input = { campaign: house.campaign, address: 'rita@example.org' };
    const { channel } = await house.say('red', 'addEmail', input, '...on EmailAdded { channel { key } }');
    await house.tell();
    const code = /enter this code: ([0-9A-Z-]+)/.exec(server.mails[0]!.text)![1];
    await house.say('red', 'confirmEmail', { campaign: house.campaign, channel: channel.key, code });

    const fork = { timeline: house.timeline, name: 'Another', dice: 'FRESH', reason: 'So' };
    const { timeline } = await house.say(
      'arbiter',
      'forkTimeline',
      fork,
      '...on TimelineForked { timeline { id } }',
    );
    await house.say('arbiter', 'promoteTimeline', { timeline: timeline.id, reason: HOSTILE });
    await house.tell();

    const bodyOf = (format: string) =>
      JSON.parse(receiver.received.find(({ path }) => path === `/${format}`)!.body) as Record<string, string>;
    expect(bodyOf('JSON')['lines']).toEqual([`Reason: ${ON_ONE_LINE}`]);
    const discord = bodyOf('DISCORD')['content']!.split('\n');
    expect(discord).toHaveLength(3);
    expect(discord[1]).toBe(
      'Reason: It is Bcc: evil@example.org over \\[free\\](https://evil.example) @everyone <@1> \\*\\*x\\*\\* \\`y\\`',
    );
    const slack = bodyOf('SLACK')['text']!.split('\n');
    expect(slack).toHaveLength(3);
    expect(slack[1]).toContain('&lt;@1&gt;');
    const [, mail] = server.mails;
    const [head = '', body = ''] = mail!.text.split(/\r\n\r\n(.*)/s);
    expect(mail!.to).toEqual(['rita@example.org']);
    expect(head).not.toMatch(/^Bcc:/im);
    expect(body.split('\r\n')[0]).toBe(`Reason: ${ON_ONE_LINE}`);
    await Promise.all([house.close(), receiver.close(), server.close()]);
  });

  it('adds no header to a mail, whatever its subject says', async () => {
    const server = await openMailServer();
    const mailer = new Mailer(server.url, 'Warledger <war@example.org>');
    const subject = `Ünd so weiter\r\nBcc: evil@example.org\r\n\r\nText`;
    const mail = { to: 'rita@example.org', subject, text: 'Told.', id: 'one', unsubscribe: null };
    expect(await mailer.send(mail)).toEqual({ taken: true });
    const [{ to, text }] = server.mails as [(typeof server.mails)[0]];
    expect(to).toEqual(['rita@example.org']);
    expect(text.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
    expect(text.endsWith('\r\n\r\nTold.\r\n')).toBe(true);
    await server.close();
  });

  it('begins nothing of its own in a calendar, whose lines are as long as programs of old take them', () => {
    const name = `War; of, all\\\r\nBEGIN:VEVENT\r\n${'Größe → '.repeat(20)}`;
    const campaign = { id: 'c-1', name, mainTimeline: 't-1', seats: [{ id: 'seat-1', name }] };
    const until = '2026-03-04T18:00:00.000Z';
    const file = calendarFile(
      { campaign, seat: 'seat-1', remindHours: 24, due: [] } as never,
      [{ until, line: `${name}: act.` }],
      'https://wars.example.org/app/c/c-1',
    );
    const raw = file.split('\r\n');
    expect(Math.max(...raw.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    const summary = lines.find((line) => line.startsWith('SUMMARY:'))!;
    expect(summary).toContain('SUMMARY:War\\; of\\, all\\\\ BEGIN:VEVENT Größe → ');
    expect(lines.every((line) => /^[A-Z][A-Z-]*[;:]/.test(line) || line === '')).toBe(true);
  });
});
