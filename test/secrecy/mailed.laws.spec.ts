/** @rulesets planetary */
import { jest } from '@jest/globals';
import { openMailServer, type MailServer } from '../telling/mail-server.js';
import { CLASH, HIDDEN, opened, SHEETS, type Position } from './border-clash.js';
import { say, surely } from './story.js';
import { openWorld, type World } from './world.js';

jest.setTimeout(600_000);

/** A phase lasts so short that each is reminded of at once, and so long that none is over. */
const HOURS = { parameters: { phaseHours: 6 } };
const READERS = ['red', 'blue'] as const;
const CALENDARS = ['arbiter', ...READERS] as const;

/** What people have been mailed so far, and what their calendars show; the arbiter's is the campaign's. */
interface Told {
  readonly mails: Readonly<Record<(typeof READERS)[number], readonly string[]>>;
  readonly calendars: Readonly<Record<(typeof CALENDARS)[number], string>>;
}

type Step = (world: World) => Promise<unknown>;

/** When a mail was sent hangs on the clock of the machine. */
const timeless = (text: string): string => text.replace(/^Date: .*\r$/m, '');

async function mailing(world: World, server: MailServer, who: string): Promise<void> {
  const about = { timeline: undefined, campaign: world.campaign };
  const address = `${who}@example.org`;
  const added = await say(world, who, 'addEmail', { ...about, address, commandId: `mail-${who}` });
  const { channel } = (JSON.parse(added) as { data: { addEmail: { channel: { key: string } } } }).data
    .addEmail;
  await world.toldAll();
  const mail = server.mails.find(({ to }) => to.includes(address))!;
  const code = /enter this code: ([0-9A-Z-]+)/.exec(mail.text)![1];
  const entered = { ...about, channel: channel.key, code, commandId: `code-${who}` };
  expect(await say(world, who, 'confirmEmail', entered)).toContain('"EmailConfirmed"');
}

async function calendarOf(world: World, who: string): Promise<string> {
  const of = who === 'arbiter' ? 'CAMPAIGN' : 'SEAT';
  const query =
    'mutation ($input: AddCalendarInput!) { addCalendar(input: $input) { ... on CalendarAdded { url } } }';
  const input = { campaign: world.campaign, of, commandId: `calendar-${who}` };
  const { data } = await world.send(query, { input }, who);
  return (await fetch(world.url + new URL(data.addCalendar.url).pathname)).text();
}

async function toldIn(world: World, server: MailServer): Promise<Told> {
  await world.toldAll();
  const to = (who: string) =>
    server.mails.filter((mail) => mail.to.includes(`${who}@example.org`)).map(({ text }) => timeless(text));
  const [arbiter, red, blue] = await Promise.all(CALENDARS.map((who) => calendarOf(world, who)));
  return {
    mails: { red: to('red'), blue: to('blue') },
    calendars: { arbiter: arbiter!, red: red!, blue: blue! },
  };
}

/** What is told in a world after each step of a story. */
async function toldThrough(position: Position, story: readonly Step[]): Promise<readonly Told[]> {
  const server = await openMailServer();
  const settings = { smtpUrl: server.url, mailFrom: 'Warledger <war@example.org>' };
  const world = await openWorld({ ...opened(position, HOURS), settings });
  try {
    for (const who of READERS) await mailing(world, server, who);
    const told: Told[] = [];
    for (const step of story) {
      await step(world);
      told.push(await toldIn(world, server));
    }
    return told;
  } finally {
    await Promise.all([world.close(), server.close()]);
  }
}

const closing =
  (commandId: string): Step =>
  (world) =>
    surely(world, 'arbiter', 'closePhase', { commandId });
const sealing =
  (orders: object): Step =>
  (world) =>
    surely(world, 'blue', 'submitOrders', { commandId: 'blue-sheet', orders });
const locking: Step = (world) => surely(world, 'blue', 'lockPhase', { commandId: 'blue-lock' });

/** What West and the public are told. */
const outside = ({ mails, calendars }: Told): object => [mails.red, calendars.red, calendars.arbiter];
const EVENT = 'BEGIN:VEVENT';

describe('mails and calendars do not change when only what their reader may not know changes', () => {
  it('armies, stocks and buildings out of sight, through two turns that are reported', async () => {
    const story = [1, 2, 3, 4, 5].map((time) => closing(`close-${time}`));
    const [one, other] = [await toldThrough(HIDDEN[0], story), await toldThrough(HIDDEN[1], story)];
    const [{ mails, calendars }, last] = [one.at(-1)!, other.at(-1)!];
    expect(mails.red.join()).toContain('turn 2 is over');
    expect(mails.red.join()).toContain(' · for West alone · ');
    for (const file of [calendars.red, calendars.arbiter]) expect(file).toContain(EVENT);
    expect(other.map(outside)).toEqual(one.map(outside));
    // Whoever may know it is told: there is something here to be kept.
    expect(last.mails.blue).not.toEqual(mails.blue);
  });

  it('a sheet that is sealed and locked, until it is carried out', async () => {
    const through = (orders: object) =>
      toldThrough(CLASH, [sealing(orders), locking, closing('close-1'), closing('close-2')]);
    const [one, other] = [await through(SHEETS[0]), await through(SHEETS[1])];
    expect(one[1]!.mails.red.length).toBeGreaterThan(1);
    expect(one[1]!.calendars.red).toContain(EVENT);
    expect(other.slice(0, 2).map(outside)).toEqual(one.slice(0, 2).map(outside));
    // What is carried out is seen: there was something here to be kept.
    expect(other[3]!.mails.red).not.toEqual(one[3]!.mails.red);
  });
});
