import { jest } from '@jest/globals';
import { loadCatalogs } from '../../src/rules-catalog/index.js';
import { FACES } from '../../src/service/graphql/rulesets/registry.js';
import { House } from './house.js';
import { answering, openReceiver, type Manner, type Receiver } from './receiver.js';

jest.setTimeout(240_000);

const FRIDAY_EVENING = '2026-03-20T18:00:00.000Z';
const SCHEDULE = {
  timeZone: 'Europe/Berlin',
  closesAt: '20:00',
  weekdays: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
  lengths: [{ days: 2 }],
  graceHours: 2,
  missing: 'DEFAULTS',
};
interface Told {
  readonly kind: string;
  readonly seat: { readonly name: string } | null;
  readonly closed?: { readonly turn: number; readonly phase: string };
  readonly due: readonly { readonly seat: string; readonly until?: string | null }[];
}

/** What was told, and of whom until when. */
function inWords({ kind, closed, due }: Told): string {
  const until = new Set(due.map((each) => `${each.seat} ${each.until}`));
  return [kind, ...(closed ? [`${closed.turn} ${closed.phase}`] : [...until])].join(' ');
}

const DEADLINES = `deadlines {
  paused passed
  current { phase standing until closesAt outcome summary missing { name } }
  lateness { seat { name } times last }
}`;

/** Two weeks of a club's year; the clocks go forward in the night to Sunday, 29 March. */
describe('a campaign of two weeks', () => {
  let house: House;
  let receiver: Receiver;
  beforeAll(async () => {
    [house, receiver] = await Promise.all([
      House.open({ faces: FACES, shelf: loadCatalogs() }),
      openReceiver(answering(500)),
    ]);
    await house.at(FRIDAY_EVENING);
    await house.openCampaign({ planetary: { start: { scenario: 'BORDER_CLASH' } } });
  });
  afterAll(() => Promise.all([house.close(), receiver.close()]));

  const asked = async (who: string, fields: string) => {
    const { data, errors } = await house.send(
      `query ($id: ID!) { campaign(id: $id) { ${fields} } }`,
      { id: house.campaign },
      who,
    );
    if (errors) throw new Error(errors[0]!.message);
    return data.campaign;
  };
  const deadlines = async (who = 'arbiter') => (await asked(who, DEADLINES)).deadlines;
  const say = (what: string, more: object = {}) =>
    house.say(
      'arbiter',
      what,
      { campaign: house.campaign, ...more },
      '...on DeadlinesSet { campaign { id } }',
    );
  const lock = (who: string) => house.say(who, 'lockPhase', { timeline: house.timeline });
  const due = async (who: string): Promise<readonly { code: string; message: string; until: string }[]> =>
    (await asked(who, 'main { due { code message until } }')).main.due;
  /** When the service has closed a phase. */
  const closings = async () => {
    const events =
      'main { events(filter: { type: "planetary.PhaseCloseOrdered" }) { edges { node { at actor { name } } } } }';
    const edges: readonly { node: { at: string; actor: object | null } }[] = (await asked('arbiter', events))
      .main.events.edges;
    return edges.filter(({ node }) => node.actor === null).map(({ node }) => node.at);
  };
  const bodies = (path: string) =>
    receiver.received
      .filter((each) => each.path === path)
      .map(({ body }) => JSON.parse(body) as Told & { id: string; due: { until?: string }[] });
  const told = () => bodies('/club');
  const idOf = (body: string) => (JSON.parse(body) as { id: string }).id;
  /** Ids of what the receiver took. */
  const taken: string[] = [];
  const takingNote: Manner = (response, { body }) => {
    taken.push(idOf(body));
    response.writeHead(204).end();
  };
  /** Each thing that was told on a way, once, in the order in which it was told. */
  const things = (path: string): readonly string[] => [
    ...new Map(bodies(path).map((each) => [each.id, inWords(each)])).values(),
  ];

  it('is played on the days of the club, whatever happens', async () => {
    // Friday: the club sets its deadlines. Two days of the week are Monday and Tuesday.
    expect(await say('setSchedule', { schedule: SCHEDULE })).toMatchObject({ __typename: 'DeadlinesSet' });
    await house.webhook('arbiter', `${receiver.url}/club`, { remindHours: 24 });
    await house.webhook('red', `${receiver.url}/rita`, { remindHours: 2 });
    await house.webhook('blue', `${receiver.url}/bob`, { remindHours: 2 });
    const calendar = await house.say(
      'blue',
      'addCalendar',
      { campaign: house.campaign, of: 'SEAT' },
      '...on CalendarAdded { url }',
    );
    const inCalendar = async () =>
      (await (await fetch(house.url + new URL(calendar.url).pathname)).text()).match(/DTSTART:(\S+)/)?.[1];
    expect((await deadlines()).current).toEqual({
      phase: 'BATTLE_ORDERS',
      standing: 'AHEAD',
      until: '2026-03-24T19:00:00.000Z',
      closesAt: '2026-03-24T21:00:00.000Z',
      outcome: null,
      missing: [],
      summary: expect.stringContaining(
        'Turn 1, Battle orders: until Tuesday, 24 March 2026, 20:00 (Europe/Berlin).',
      ),
    });
    expect(await inCalendar()).toBe('20260324T190000Z');

    // Monday evening: the reminder goes out; the receiver is down, then leads elsewhere, then takes it.
    await house.at('2026-03-23T19:00:00.000Z');
    expect(told().map(({ kind }) => kind)).toEqual(['REMINDER']);
    receiver.manner = answering(302, { location: 'http://127.0.0.1:9/' });
    await house.later(0.1);
    receiver.manner = takingNote;
    await house.later(0.1);
    const ids = new Set(told().map(({ id }) => id));
    expect([told().length, ids.size]).toEqual([3, 1]);
    expect(new Set(told()[2]!.due.map(({ until }) => until))).toEqual(new Set(['2026-03-24T19:00:00.000Z']));

    // Tuesday: Rita has locked, Bob is missing. The service waits for two hours more, then he gets the defaults.
    const orders = [
      { battleOrder: { detachment: 'west-1', order: 'ATTACK', target: { detachment: 'east-1' } } },
    ];
    const sheet = { timeline: house.timeline, orders: { planetary: { orders } } };
    expect((await house.say('red', 'submitOrders', sheet)).__typename).toBe('OrdersAccepted');
    await lock('red');
    await house.at('2026-03-24T17:30:00.000Z');
    await house.at('2026-03-24T20:59:59.000Z');
    expect((await deadlines('red')).current).toMatchObject({ phase: 'BATTLE_ORDERS', standing: 'GRACE' });
    await house.restart();
    await house.at('2026-03-24T21:00:00.000Z');
    expect(await deadlines('red')).toMatchObject({
      passed: 1,
      current: { phase: 'BATTLE', standing: 'AHEAD', until: '2026-03-26T19:00:00.000Z' },
      lateness: [
        { seat: { name: 'Rita' }, times: 0, last: null },
        { seat: { name: 'Bob' }, times: 1, last: '2026-03-24T19:00:00.000Z' },
      ],
    });
    expect(await closings()).toEqual(['2026-03-24T21:00:00.000Z']);

    // Wednesday noon: half of the club is ill. 32 hours are left, and the clock stands still over the night that is an hour short.
    await house.at('2026-03-25T11:00:00.000Z');
    await say('pauseDeadlines', { reason: 'Half of us are ill.' });
    expect((await deadlines()).current).toMatchObject({ standing: 'PAUSED', until: null, closesAt: null });
    expect(await inCalendar()).toBeUndefined();
    expect(await say('pauseDeadlines')).toMatchObject({ violations: [{ code: 'CONFLICT' }] });

    // Saturday: Bob leaves the club, Berta takes his seat.
    await house.at('2026-03-28T10:00:00.000Z');
    await house.say('arbiter', 'revokeSeat', { campaign: house.campaign, seat: 'seat-2' });
    house.tokens['berta'] = await house.claim('seat-2');
    await house.webhook('berta', `${receiver.url}/berta`, { remindHours: 2 });
    expect((await house.send('{ viewer { seats { role } } }', {}, 'blue')).errors).toBeDefined();

    // Monday noon, by summer time: it goes on, until Tuesday evening.
    await house.at('2026-03-30T10:00:00.000Z');
    expect(await closings()).toHaveLength(1);
    await say('resumeDeadlines', { reason: 'Well again.' });
    expect((await deadlines('berta')).current).toMatchObject({
      phase: 'BATTLE',
      until: '2026-03-31T18:00:00.000Z',
      summary: expect.stringContaining('Tuesday, 31 March 2026, 20:00 (Europe/Berlin)'),
    });

    // Tuesday: battles decide themselves no more than anybody else: the arbiter is asked, and puts it off.
    await house.at('2026-03-31T20:00:00.000Z');
    expect((await deadlines()).current).toMatchObject({ standing: 'PASSED', outcome: 'LEFT_TO_ARBITER' });
    expect((await deadlines('berta')).current).toMatchObject({ standing: 'PASSED', outcome: null });
    expect(await due('arbiter')).toContainEqual({
      code: 'DEADLINE_PASSED',
      message:
        'The deadline has passed; not there: Rita, Bob. Close the phase, put the deadline off, or wait.',
      until: null,
    });
    expect((await due('red')).map(({ code }) => code)).not.toContain('DEADLINE_PASSED');
    await say('extendDeadline', { until: '2026-04-02T18:00:00.000Z', reason: 'The table was taken.' });
    expect((await deadlines()).current).toMatchObject({
      standing: 'AHEAD',
      until: '2026-04-02T18:00:00.000Z',
    });
    expect((await due('arbiter')).map(({ code }) => code)).not.toContain('DEADLINE_PASSED');

    // Wednesday: the battles of the turn are put off by the arbiter, and the next turn begins; Friday is the last day.
    await house.at('2026-04-01T18:00:00.000Z');
    await house.say('arbiter', 'closePhase', { timeline: house.timeline });
    expect((await deadlines()).current).toMatchObject({
      phase: 'BATTLE_ORDERS',
      until: '2026-04-03T18:00:00.000Z',
    });
    // The receiver is down for a night, and the service ends in between: what was not taken is told when both are there again.
    receiver.manner = answering(503);
    await lock('red');
    await lock('berta');
    await house.later(1);
    await house.restart();
    await house.later(1);
    receiver.manner = takingNote;
    await house.later(8);
    await house.at('2026-04-03T17:00:00.000Z');
    expect((await deadlines('berta')).lateness).toMatchObject([{ times: 1 }, { times: 2 }]);

    // Whoever was told was told each thing once, in its order, whatever was sent again.
    const untilBobLeft = ['PHASE_CLOSED 1 BATTLE_ORDERS', 'PHASE_CLOSED 1 BATTLE_MOVEMENT'];
    const sinceBertaCame = [
      'PHASE_CLOSED 1 BATTLE',
      'TURN_REPORT 1 END_OF_TURN',
      'PHASE_CLOSED 2 BATTLE_ORDERS',
      'PHASE_CLOSED 2 BATTLE_MOVEMENT',
    ];
    const all = [...untilBobLeft, ...sinceBertaCame];
    const [first, last] = ['2026-03-24T19:00:00.000Z', '2026-04-03T18:00:00.000Z'];
    expect({
      club: things('/club'),
      rita: things('/rita'),
      bob: things('/bob'),
      berta: things('/berta'),
    }).toEqual({
      club: [`REMINDER seat-1 ${first} seat-2 ${first}`, ...all, `REMINDER seat-1 ${last} seat-2 ${last}`],
      // She had locked the phase before she would have been reminded.
      rita: [...all, `REMINDER seat-1 ${last}`],
      bob: [`REMINDER seat-2 ${first}`, ...untilBobLeft],
      berta: [...sinceBertaCame, `REMINDER seat-2 ${last}`],
    });
    // What was taken was not sent again, and of what was not nothing is left.
    expect(taken.filter((id, at) => taken.indexOf(id) < at)).toEqual([]);
    expect(new Set(taken)).toEqual(new Set(receiver.received.map(({ body }) => idOf(body))));
    for (const who of ['arbiter', 'red', 'berta'])
      expect(await house.channels(who)).toContainEqual(expect.objectContaining({ state: 'ON', failures: 0 }));
    // Nothing of it is a matter of the rules.
    expect((await asked('arbiter', 'main { verification { verdict } }')).main.verification.verdict).toBe(
      'SOUND',
    );
    expect(
      (await asked('red', 'notes { edges { node { summary } } }')).notes.edges.map(
        ({ node }: { node: { summary: string } }) => node.summary,
      ),
    ).toEqual([
      'Arbiter set the deadlines anew.',
      'Arbiter paused the deadlines: Half of us are ill.',
      'Arbiter let the deadlines go on: Well again.',
      'Arbiter put a deadline off until 2026-04-02T18:00:00.000Z: The table was taken.',
    ]);
  });
});
