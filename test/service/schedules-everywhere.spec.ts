import { openMemoryEventStore } from '../../src/event-store/memory/memory-event-store.js';
import type { MissingPolicy, Schedule } from '../../src/read-model/index.js';
import { RULESETS } from '../../src/rulesets/registry.js';
import {
  DeadlinesQuery,
  DueQuery,
  MoveDeadlineCommand,
  PauseDeadlinesCommand,
  ResumeDeadlinesCommand,
  SetScheduleCommand,
} from '../../src/service/contracts/index.js';
import { Deadlines } from '../../src/service/deadlines/deadlines.js';
import { Club, type Table } from './club.js';

const HOUR_MS = 3_600_000;
/** A Friday. */
const START = Date.parse('2026-06-05T12:00:00.000Z');
const DAILY: Schedule = {
  timeZone: 'Europe/Berlin',
  closesAt: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  lengths: [{ phase: null, days: null, hours: 24 }],
  graceHours: 2,
  missing: 'wait',
};

/** What the service does in each ruleset where the club has it use the rules' own answers, and where it plays for whoever is missing. */
const OPENED = [
  { ruleset: 'planetary', scenario: 'border-clash', defaults: 'closed' },
  { ruleset: 'ghost-of-war', scenario: 'corvus-war', defaults: 'closed' },
  // Whoever's turn it is has to play: silence says nothing.
  { ruleset: 'space-empires', scenario: 'skirmish', defaults: 'left-to-arbiter' },
  { ruleset: 'epic', scenario: 'meeting-engagement', defaults: 'closed' },
  { ruleset: 'meta-campaign', scenario: 'bridgehead', defaults: 'closed' },
] as const;

it('every ruleset has deadlines in this one way', () => {
  expect(OPENED.map(({ ruleset }) => ruleset).toSorted()).toEqual(
    RULESETS.map(({ meta }) => meta.code).toSorted(),
  );
});

describe.each(OPENED)('deadlines of $ruleset', ({ ruleset, scenario, defaults }) => {
  let now: number;
  let club: Club;
  let table: Table;
  const clock = (): string => new Date(now).toISOString();
  const hours = (many: number): string => new Date(START + many * HOUR_MS).toISOString();

  beforeEach(async () => {
    now = START;
    club = await Club.start(openMemoryEventStore(), { rulesets: RULESETS, clock });
    table = await club.campaign({ ruleset, start: { kind: 'scenario', scenario } });
  });
  afterEach(() => club.close());

  const word = () => ({
    session: table.arbiter,
    commandId: club.newCommandId(),
    reason: '',
    campaignId: table.campaignId,
  });
  const set = (schedule: Partial<Schedule> = {}) =>
    club.commands.execute(new SetScheduleCommand({ ...word(), schedule: { ...DAILY, ...schedule } }));
  const move = (until: string | null) => club.commands.execute(new MoveDeadlineCommand({ ...word(), until }));
  const after = async (many: number): Promise<void> => {
    now = START + many * HOUR_MS;
    await club.module.get(Deadlines).enforce();
  };
  const seen = () => club.queries.execute(new DeadlinesQuery(table.arbiter, table.campaignId));
  const standing = async () => (await seen()).deadline;
  const due = () => club.queries.execute(new DueQuery(table.arbiter, table.timelineId, null));
  /** What the service has said by itself. */
  const said = async () =>
    (await club.events(table.arbiter, table.timelineId)).filter(
      ({ actor, spokenBy }) => actor === 'service' || spokenBy === 'service',
    );

  it('are the club’s length, with its grace, and told with what is due', async () => {
    await set();
    expect(await standing()).toMatchObject({
      source: 'schedule',
      standing: 'ahead',
      until: hours(24),
      closesAt: hours(26),
    });
    const untils = (await due()).map(({ params }) => params['until']);
    expect([untils.length > 0, ...new Set(untils)]).toEqual([true, hours(24)]);
    await after(25);
    expect(await standing()).toMatchObject({ standing: 'grace' });
    await after(26);
    expect(await standing()).toMatchObject({ standing: 'passed', outcome: 'waiting' });
  });

  it('count the days of the club, and fall at its time of day', async () => {
    const workdays = { weekdays: [1, 2, 3, 4, 5], closesAt: '20:00' };
    await set({ ...workdays, lengths: [{ phase: null, days: 2, hours: null }] });
    expect(await standing()).toMatchObject({ until: '2026-06-09T18:00:00.000Z' });
    const { phase } = (await standing())!;
    await set({
      ...workdays,
      lengths: [
        { phase, days: 1, hours: null },
        { phase: null, days: 9, hours: null },
      ],
    });
    expect(await standing()).toMatchObject({ until: '2026-06-08T18:00:00.000Z' });
    await set({ lengths: [{ phase, days: null, hours: null }] });
    expect(await standing()).toBeNull();
  });

  it('are put off, taken away, paused and gone on with by the arbiter', async () => {
    await set();
    await move(hours(30));
    expect(await standing()).toMatchObject({ source: 'arbiter', until: hours(30) });
    await move(null);
    expect(await standing()).toMatchObject({ standing: 'skipped', until: null });
    await after(400);
    expect(await said()).toEqual([]);
    await set();
    await after(410);
    await club.commands.execute(new PauseDeadlinesCommand(word()));
    expect(await standing()).toMatchObject({ standing: 'paused', until: null });
    await after(500);
    await club.commands.execute(new ResumeDeadlinesCommand(word()));
    expect(await standing()).toMatchObject({ standing: 'ahead', until: hours(514) });
    expect(await said()).toEqual([]);
  });

  it.each<[MissingPolicy, string]>([
    ['wait', 'waiting'],
    ['arbiter', 'left-to-arbiter'],
    ['defaults', defaults],
    ['autopilot', 'closed'],
  ])('of those who are missing: %s, %s', async (missing, outcome) => {
    await set({ missing });
    const { turn, phase } = (await standing())!;
    const asked = await due();
    await after(26);
    const { deadline, lateness, count } = await seen();
    expect(count).toBe(1);
    const players = new Set(lateness.map(({ seat }) => seat));
    const late = new Set(asked.flatMap(({ seat }) => (players.has(seat) ? [seat] : [])));
    expect(new Set(lateness.flatMap(({ seat, times }) => (times > 0 ? [seat] : [])))).toEqual(late);
    const codes = (await due()).map(({ code }) => code);
    if (outcome === 'closed') {
      expect((await said()).length).toBeGreaterThan(0);
      expect([deadline?.turn, deadline?.phase, deadline?.until]).not.toEqual([turn, phase, hours(24)]);
      expect(codes).not.toContain('DEADLINE_PASSED');
    } else {
      expect(deadline).toMatchObject({ turn, phase, standing: 'passed', outcome });
      expect(await said()).toEqual([]);
      expect(codes.includes('DEADLINE_PASSED')).toBe(outcome === 'left-to-arbiter');
    }
  });
});
