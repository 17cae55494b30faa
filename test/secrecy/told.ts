import { openMailServer, type MailServer } from '../telling/mail-server.js';
import { openReceiver, type Received, type Receiver } from '../telling/receiver.js';
import { everythingFor, headOf, say, surely } from './story.js';
import { MAIN, openWorld, type World, type WorldParts } from './world.js';

/**
 * What has left a service so far without being asked for in the API: by reader and way, as `red MAIL`. What the campaign is told and
 * whoever looks on by the spectators' link is public; `service` is whoever watches over it.
 */
type Told = Readonly<Record<string, readonly string[]>>;

export type Step = (world: World) => Promise<unknown>;

const WEBHOOKS = ['JSON', 'DISCORD', 'SLACK'] as const;
const SPECTATOR = 'spectator';
/** A phase lasts so short that each is reminded of at once, and so long that none is over. */
const SCHEDULE = { timeZone: 'UTC', lengths: [{ hours: 6 }] };

/** Headers that hang on the port of the receiver, or on when a timer of the process let the message go. */
const BY_CHANCE = ['host', 'webhook-timestamp', 'webhook-signature'];
/** What a line of the log holds of the machine and its clock, and of the request, which is drawn. */
const OF_THE_MACHINE = ['time', 'pid', 'hostname', 'ms', 'requestId'];
/** How often, not how long; what is counted at the moment hangs on when the service last looked at its deadlines. */
const COUNTED = /^warledger_\w+_seconds_count/;

const about = (world: World) => ({ timeline: undefined, campaign: world.campaign });
const seatsOf = ({ tokens }: World): readonly string[] =>
  Object.keys(tokens).filter((who) => who !== SPECTATOR);

async function addWebhooks(world: World, receiver: Receiver): Promise<void> {
  const add = async (who: string, reader: string, format: string): Promise<void> => {
    const of = reader === 'campaign' ? 'CAMPAIGN' : 'SEAT';
    const url = `${receiver.url}/${reader}/${format}`;
    const input = { ...about(world), of, url, format, commandId: `hook-${reader}-${format}` };
    expect(await say(world, who, 'addWebhook', input)).toContain('"WebhookAdded"');
  };
  for (const format of WEBHOOKS) await add('arbiter', 'campaign', format);
  for (const seat of seatsOf(world)) await add(seat, seat, 'JSON');
}

async function addMails(world: World, server: MailServer): Promise<void> {
  for (const who of seatsOf(world)) {
    const address = `${who}@example.org`;
    const added = await say(world, who, 'addEmail', { ...about(world), address, commandId: `mail-${who}` });
    const { key } = (JSON.parse(added) as { data: { addEmail: { channel: { key: string } } } }).data.addEmail
      .channel;
    await world.toldAll();
    const mail = server.mails.find(({ to }) => to.includes(address))!;
    const code = /enter this code: ([0-9A-Z-]+)/.exec(mail.text)![1];
    const entered = { ...about(world), channel: key, code, commandId: `code-${who}` };
    expect(await say(world, who, 'confirmEmail', entered)).toContain('"EmailConfirmed"');
  }
}

/** One mutation of which a secret is wanted that its answer shows once. */
async function secretOf(
  world: World,
  who: string,
  mutation: string,
  input: object,
  path: string,
): Promise<string> {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { ... on ${path} } }`;
  const { data } = await world.send(query, { input: { campaign: world.campaign, ...input } }, who);
  return Object.values(data[mutation] as Readonly<Record<string, string>>)[0]!;
}

async function addCalendars(world: World): Promise<Readonly<Record<string, string>>> {
  const links: Record<string, string> = {};
  for (const reader of ['campaign', ...seatsOf(world)]) {
    const [who, of] = reader === 'campaign' ? ['arbiter', 'CAMPAIGN'] : [reader, 'SEAT'];
    const input = { of, commandId: `calendar-${reader}` };
    const url = await secretOf(world, who!, 'addCalendar', input, 'CalendarAdded { url }');
    links[reader] = new URL(url).pathname;
  }
  return links;
}

async function addSpectator(world: World): Promise<void> {
  const input = { name: 'Friends', commandId: 'spectators' };
  world.admit(SPECTATOR, await secretOf(world, 'arbiter', 'makeBot', input, 'BotMade { token }'));
}

const posted = ({ headers, body }: Received): string =>
  JSON.stringify([Object.entries(headers).filter(([name]) => !BY_CHANCE.includes(name)), body]);

/** When a mail was sent hangs on the clock of the machine. */
const timeless = (text: string): string => text.replace(/^Date: .*\r$/m, '');

const logged = (line: string): string =>
  JSON.stringify(JSON.parse(line), (key, value: unknown) =>
    OF_THE_MACHINE.includes(key) ? undefined : value,
  );

/** Opens a world in which everybody is told by every way there is, and tells what each has been told after each step of a story. */
async function toldThrough(parts: WorldParts, story: readonly Step[]): Promise<readonly Told[]> {
  const [server, receiver] = await Promise.all([openMailServer(), openReceiver()]);
  const settings = {
    smtpUrl: server.url,
    mailFrom: 'Warledger <war@example.org>',
    webhookNetworks: ['127.0.0.0/8'],
    metrics: 'on' as const,
  };
  const opening = { ...parts.opening, policy: { publicReading: false } };
  const world = await openWorld({ ...parts, opening, settings });
  try {
    const set = { ...about(world), schedule: SCHEDULE, commandId: 'schedule' };
    expect(await say(world, 'arbiter', 'setSchedule', set)).toContain('"DeadlinesSet"');
    await addWebhooks(world, receiver);
    await addMails(world, server);
    const links = await addCalendars(world);
    await addSpectator(world);
    const port = await world.measuredAt();
    const begun = world.log.length;
    const told: Told[] = [];
    for (const [at, step] of story.entries()) {
      // What was at an earlier moment is asked when it is new, and once more at the end.
      const from = at === story.length - 1 ? 0 : (await headOf(world)) + 1;
      await step(world);
      await world.toldAll();
      told.push({
        ...toldByPost(world, receiver, server),
        ...(await toldByLinks(world, links, from)),
        'service LOG': world.log.slice(begun).map(logged),
        'service METRICS': await measuredAt(port),
      });
    }
    expect(world.faults).toEqual([]);
    return told;
  } finally {
    await Promise.all([world.close(), receiver.close(), server.close()]);
  }
}

function toldByPost(world: World, receiver: Receiver, server: MailServer): Told {
  const told: Record<string, readonly string[]> = {};
  const to = (path: string) => receiver.received.filter((each) => each.path === `/${path}`).map(posted);
  for (const format of WEBHOOKS) told[`campaign ${format}`] = to(`campaign/${format}`);
  for (const who of seatsOf(world)) {
    told[`${who} JSON`] = to(`${who}/JSON`);
    const mails = server.mails.filter((mail) => mail.to.includes(`${who}@example.org`));
    told[`${who} MAIL`] = mails.map(({ text }) => timeless(text));
  }
  return told;
}

async function toldByLinks(
  world: World,
  links: Readonly<Record<string, string>>,
  from: number,
): Promise<Told> {
  const told: Record<string, readonly string[]> = {};
  for (const [reader, path] of Object.entries(links))
    told[`${reader} CALENDAR`] = [await (await fetch(world.url + path)).text()];
  for (const who of seatsOf(world)) told[`${who} REPORT`] = [await openReport(world, who)];
  const about = { timelines: [MAIN], from, pieces: [], filters: [] };
  const seen = await everythingFor(world, [SPECTATOR], about);
  return { ...told, [`${SPECTATOR} LINK`]: seen.map(({ asked, answer }) => `${asked}\n${answer}`) };
}

/** The report of the turn that is open. */
async function openReport(world: World, who: string): Promise<string> {
  const { data } = await world.send(`{ timeline(id: "${MAIN}") { head { turn } } }`, {}, 'arbiter');
  const { turn } = data.timeline.head as { readonly turn: number };
  const token = (world.tokens as Readonly<Record<string, string>>)[who];
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${world.url}/reports/${MAIN}/turns/${turn}.txt`, { headers });
  return `${answer.status} ${await answer.text()}`;
}

async function measuredAt(port: number | null): Promise<readonly string[]> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return text.split('\n').filter((line) => COUNTED.test(line));
}

/** Of what was told in two worlds after the same step: the ways by which something else was told, each with where it first differs. */
function apartBy(one: Told, other: Told): Readonly<Record<string, readonly [string, string]>> {
  const apart: Record<string, readonly [string, string]> = {};
  for (const [way, texts] of Object.entries(one)) {
    const [mine, theirs] = [texts.join('\n'), other[way]!.join('\n')];
    if (mine !== theirs) apart[way] = shownFrom(mine, theirs);
  }
  return apart;
}

function shownFrom(one: string, other: string): readonly [string, string] {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const shown = (text: string): string => text.slice(Math.max(0, at - 200), at + 200);
  return [shown(one), shown(other)];
}

const readerOf = (way: string): string => way.split(' ')[0]!;

/** Whoever is told something else by any of these ways. */
export const readersOf = (ways: object): readonly string[] => [...new Set(Object.keys(ways).map(readerOf))];

type Story<S> = readonly [opened: (secret: S) => WorldParts, steps: (secret: S) => readonly Step[]];

/** The same story told in two worlds: for each step what was told otherwise, and all that was told at the end. */
export async function apart<S>([one, other]: readonly [S, S], [opened, steps]: Story<S>) {
  const first = await toldThrough(opened(one), steps(one));
  const second = await toldThrough(opened(other), steps(other));
  return { last: first.at(-1)!, apart: first.map((told, at) => apartBy(told, second[at]!)) };
}

/** By every way whoever reads it has been told of this. */
export function expectTold(told: Told, title: string): void {
  const silent = Object.entries(told).filter(([way, texts]) =>
    / (?:JSON|DISCORD|SLACK|MAIL)$/.test(way) ? !texts.join('\n').includes(title) : texts.length === 0,
  );
  expect(silent.map(([way]) => way)).toEqual([]);
}

/** Nobody but who may know it is told something else. */
export function expectKept(told: readonly object[], knowing: readonly string[]): void {
  const others = told.map((each) =>
    Object.fromEntries(Object.entries(each).filter(([way]) => !knowing.includes(readerOf(way)))),
  );
  expect(others).toEqual(told.map(() => ({})));
}

export const closing =
  (time: number): Step =>
  (world) =>
    surely(world, 'arbiter', 'closePhase', { commandId: `close-${time}` });
export const closings = (times: number): readonly Step[] =>
  Array.from({ length: times }, (_, at) => closing(at));
