import type { AnyRuleset } from '../../src/engine/index.js';
import { openMemoryEventStore } from '../../src/event-store/memory/memory-event-store.js';
import type { Schedule } from '../../src/read-model/index.js';
import { EPIC } from '../../src/rulesets/epic/index.js';
import { GHOST_OF_WAR } from '../../src/rulesets/ghost-of-war/index.js';
import { META_CAMPAIGN } from '../../src/rulesets/meta-campaign/index.js';
import { PLANETARY } from '../../src/rulesets/planetary/index.js';
import { SPACE_EMPIRES } from '../../src/rulesets/space-empires/index.js';
import {
  ANONYMOUS,
  DeadlinesQuery,
  DueQuery,
  ForkTimelineCommand,
  MoveDeadlineCommand,
  PauseDeadlinesCommand,
  PromoteTimelineCommand,
  ResumeDeadlinesCommand,
  SetScheduleCommand,
  type OpenCampaign,
  type Session,
} from '../../src/service/contracts/index.js';
import { CampaignLog } from '../../src/service/campaigns/campaign-log.js';
import { Campaigns } from '../../src/service/campaigns/campaigns.js';
import { Deadlines } from '../../src/service/deadlines/deadlines.js';
import { missingIn } from '../../src/service/deadlines/missing.js';
import { Terms } from '../../src/service/deadlines/terms.js';
import { TimelineHeads } from '../../src/service/play/timeline-heads.js';
import { Club, failure, type Table } from './club.js';

const HOUR_MS = 3_600_000;
const START = Date.parse('2026-06-01T12:00:00.000Z');
const DAILY: Schedule = {
  timeZone: 'UTC',
  closesAt: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  lengths: [{ phase: null, days: null, hours: 24 }],
  graceHours: 0,
  missing: 'defaults',
};
const RULESETS: readonly AnyRuleset[] = [PLANETARY, GHOST_OF_WAR, SPACE_EMPIRES, EPIC, META_CAMPAIGN];

describe('schedules', () => {
  let now: number;
  let club: Club;
  let table: Table;
  const clock = (): string => new Date(now).toISOString();
  const hours = (many: number): string => new Date(START + many * HOUR_MS).toISOString();

  beforeEach(async () => {
    now = START;
    club = await Club.start(openMemoryEventStore(), { rulesets: RULESETS, clock });
  });
  afterEach(() => club.close());

  const open = async (
    ruleset = 'planetary',
    scenario = 'border-clash',
    more: Partial<OpenCampaign> = {},
    schedule: Partial<Schedule> = {},
  ) => {
    table = await club.campaign({ ruleset, start: { kind: 'scenario', scenario }, ...more });
    await set({ ...DAILY, ...schedule });
  };
  const word = (more: object = {}) => {
    const said = { session: table.arbiter, commandId: club.newCommandId(), reason: '' };
    return { ...said, campaignId: table.campaignId, ...more };
  };
  const set = (schedule: Schedule | null, more: object = {}) =>
    club.commands.execute(new SetScheduleCommand({ ...word(more), schedule }));
  const move = (until: string | null, more: object = {}) =>
    club.commands.execute(new MoveDeadlineCommand({ ...word(more), until }));
  const after = async (many: number, at: Club = club): Promise<void> => {
    now = START + many * HOUR_MS;
    await at.module.get(Deadlines).enforce();
  };
  const seen = (session: Session = table.arbiter) =>
    club.queries.execute(new DeadlinesQuery(session, table.campaignId));
  const moment = async () => (await seen()).deadline;
  const closings = async (type = 'planetary.PhaseCloseOrdered') =>
    (await club.events(table.arbiter, table.timelineId)).filter((each) => each.type === type);
  const due = (session: Session) => club.queries.execute(new DueQuery(session, table.timelineId, null));

  describe('are set for every ruleset', () => {
    it.each([
      ['planetary', 'border-clash', 'planetary.PhaseCloseOrdered'],
      ['ghost-of-war', 'corvus-war', 'ghost-of-war.PhaseCloseOrdered'],
      ['epic', 'meeting-engagement', 'epic.PhaseCloseOrdered'],
      ['meta-campaign', 'bridgehead', 'meta-campaign.ClosingOrdered'],
    ])('%s', async (ruleset, scenario, closing) => {
      await open(ruleset, scenario);
      const before = await moment();
      expect(before).toMatchObject({ source: 'schedule', standing: 'ahead', until: hours(24) });
      expect(new Set((await due(table.arbiter)).map(({ params }) => params['until']))).toEqual(
        new Set([hours(24)]),
      );
      await after(23.9);
      expect(await closings(closing)).toEqual([]);
      await after(24);
      const [closed, ...more] = await closings(closing);
      expect([closed?.actor, closed?.at, more]).toEqual(['service', hours(24), []]);
      expect(await seen()).toMatchObject({ count: 1 });
      await after(24.1);
      expect(await closings(closing)).toHaveLength(1);
    });
  });

  it('play for a player who is missing, and for nobody else', async () => {
    await open('space-empires', 'skirmish', {}, { missing: 'autopilot' });
    const first = (await due(table.arbiter)).map(({ seat }) => seat);
    expect(new Set(first).size).toBe(1);
    await after(24);
    const inAbsence = (await club.events(table.arbiter, table.timelineId)).filter(
      (each) => each.spokenBy === 'service',
    );
    expect(inAbsence.length).toBeGreaterThan(1);
    expect(new Set(inAbsence.map(({ actor }) => actor))).toEqual(new Set(first));
    expect((await due(table.arbiter)).map(({ seat }) => seat)).not.toContain(first[0]);
    expect(await moment()).toMatchObject({ standing: 'ahead', until: hours(48) });
    expect((await seen()).lateness.map(({ times }) => times).toSorted()).toEqual([0, 1]);
  });

  it('leave to the arbiter what no silence answers', async () => {
    await open('space-empires', 'skirmish');
    await after(24);
    expect(await moment()).toMatchObject({ standing: 'passed', outcome: 'left-to-arbiter' });
    const codes = async (session: Session) => (await due(session)).map(({ code }) => code);
    expect(await codes(table.arbiter)).toContain('DEADLINE_PASSED');
    for (const session of [table.red, table.blue, ANONYMOUS])
      expect(await codes(session)).not.toContain('DEADLINE_PASSED');
  });

  it('wait where the club waits, and count once who was late', async () => {
    await open('planetary', 'border-clash', {}, { missing: 'wait' });
    await club.play(table.red, table.timelineId, { type: 'LockPhase' } as never);
    for (const at of [24, 25, 60]) await after(at);
    expect(await closings()).toEqual([]);
    expect(await seen(ANONYMOUS)).toMatchObject({
      count: 1,
      deadline: { standing: 'passed', outcome: null, missing: ['seat-2'] },
      lateness: [
        { seat: 'seat-1', times: 0, last: null },
        { seat: 'seat-2', times: 1, last: hours(24) },
      ],
    });
    await club.play(table.blue, table.timelineId, { type: 'LockPhase' } as never);
    expect(await moment()).toMatchObject({ standing: 'ahead', until: hours(84) });
  });

  it('say who must throw where the phase needs dice from the table', async () => {
    await open('ghost-of-war', 'corvus-war', { diceMode: 'table' });
    await after(24);
    const { deadline } = await seen();
    expect(deadline).toMatchObject({ standing: 'passed', outcome: 'dice' });
    const throwing = (await due(table.arbiter)).filter(({ code }) => code === 'TABLE_DICE');
    expect(throwing.length).toBeGreaterThan(0);
    const players = new Set(throwing.map(({ seat }) => seat).filter((seat) => seat !== 'seat-3'));
    expect(new Set(deadline?.throwers)).toEqual(players);
    expect(await closings('ghost-of-war.PhaseCloseOrdered')).toHaveLength(1);
  });

  it('are put off and taken away by the arbiter, for what waits now', async () => {
    await open();
    await move(hours(30), { reason: 'A wedding.' });
    expect(await moment()).toMatchObject({ source: 'arbiter', until: hours(30) });
    await after(29);
    expect(await closings()).toEqual([]);
    await move(null);
    expect(await moment()).toMatchObject({ standing: 'skipped', until: null });
    expect((await due(table.red)).map(({ params }) => params['until'])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    await after(500);
    expect(await closings()).toEqual([]);
    await club.play(table.arbiter, table.timelineId, { type: 'ClosePhase' } as never);
    expect(await moment()).toMatchObject({ source: 'schedule', until: hours(524) });
  });

  it('stand still in a pause, and count from when they were set', async () => {
    await open();
    await after(10);
    const pause = word();
    await club.commands.execute(new PauseDeadlinesCommand(pause));
    await club.commands.execute(new PauseDeadlinesCommand(pause));
    expect(await failure(club.commands.execute(new PauseDeadlinesCommand(word())))).toMatchObject({
      code: 'CONFLICT',
    });
    await after(100);
    expect(await closings()).toEqual([]);
    await club.commands.execute(new ResumeDeadlinesCommand(word()));
    expect(await failure(club.commands.execute(new ResumeDeadlinesCommand(word())))).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await moment()).toMatchObject({ until: hours(114) });
    await set({ ...DAILY, lengths: [{ phase: null, days: null, hours: 5 }] });
    expect(await moment()).toMatchObject({ until: hours(105) });
    await set(null);
    expect(await seen()).toMatchObject({ schedule: null, deadline: null });
    await after(300);
    expect(await closings()).toEqual([]);
  });

  it('are those of the main timeline, from its promotion on', async () => {
    await open();
    now = START + 5 * HOUR_MS;
    const fork = await club.commands.execute(
      new ForkTimelineCommand({
        session: table.arbiter,
        commandId: club.newCommandId(),
        timelineId: table.timelineId,
        revision: null,
        name: 'What if',
        reason: 'To see.',
        dice: 'fresh',
      } as never),
    );
    const timelineId = (fork as unknown as { timelineId: string }).timelineId;
    now = START + 20 * HOUR_MS;
    await club.commands.execute(
      new PromoteTimelineCommand({
        session: table.arbiter,
        commandId: club.newCommandId(),
        timelineId,
        reason: 'Better.',
      } as never),
    );
    await after(24);
    expect(await closings()).toEqual([]);
    table = { ...table, timelineId };
    expect(await moment()).toMatchObject({ until: hours(44) });
    await after(44);
    expect(await closings()).toHaveLength(1);
  });

  it('close once and count once where two services share a store', async () => {
    await open();
    const other = await Club.start(club.store, { rulesets: RULESETS, clock });
    await Promise.all([after(24), after(24, other)]);
    expect(await closings()).toHaveLength(1);
    expect(await seen()).toMatchObject({ count: 1 });
    await other.module.close();
  });

  it('go on where a service ended between the word and the deed', async () => {
    await open();
    const deadlines = club.module.get(Deadlines);
    const adjudicator = (deadlines as unknown as { adjudicator: { adjudicateForService: unknown } })
      .adjudicator;
    const whole = adjudicator.adjudicateForService;
    adjudicator.adjudicateForService = () => Promise.reject(new Error('The service ends here.'));
    await after(24);
    expect([await closings(), (await seen()).count]).toEqual([[], 1]);
    adjudicator.adjudicateForService = whole;
    await after(25);
    expect([(await closings()).length, (await seen()).count]).toEqual([1, 1]);
  });

  it('leave deadlines alone that the rules hold', async () => {
    await open('meta-campaign', 'bridgehead');
    await club.play(table.arbiter, table.timelineId, {
      type: 'ExtendDeadline',
      deadline: hours(48),
    } as never);
    expect(await moment()).toMatchObject({ source: 'rules', until: hours(48) });
    expect(await failure(move(hours(60)))).toMatchObject({ code: 'CONFLICT' });
    await after(48);
    expect(await closings('meta-campaign.ClosingOrdered')).toHaveLength(1);
    expect(await moment()).toMatchObject({ source: 'schedule', until: hours(72) });
  });

  it('give rules their own time first, and the club’s to what the rules leave open', async () => {
    await open('planetary', 'border-clash', { parameters: { phaseHours: 10 } }, { graceHours: 3 });
    expect(await moment()).toMatchObject({ source: 'rules', until: hours(10), closesAt: hours(10) });
    await move(hours(12));
    expect(await moment()).toMatchObject({ source: 'arbiter', until: hours(12), closesAt: hours(12) });
    await after(12);
    expect(await closings()).toHaveLength(1);
  });

  describe('are refused', () => {
    beforeEach(() => open());

    it.each([
      ['schedule.timeZone', { timeZone: 'Mars/Olympus' }],
      ['schedule.lengths.0.phase', { lengths: [{ phase: 'SIESTA', days: 1, hours: null }] }],
      ['schedule.lengths.1.phase', { lengths: [DAILY.lengths[0]!, DAILY.lengths[0]!] }],
      ['schedule.lengths.0.hours', { lengths: [{ phase: null, days: 1, hours: 24 }] }],
    ])('at %s', async (path, wrong) => {
      expect(await failure(set({ ...DAILY, ...wrong }))).toEqual({
        code: 'BAD_USER_INPUT',
        path: expect.anything(),
      });
      const { path: at } = (await failure(set({ ...DAILY, ...wrong }))) as { path: readonly string[] };
      expect(at.join('.')).toBe(path);
    });

    it('to players and strangers, and in the past', async () => {
      for (const session of [table.red, ANONYMOUS]) {
        const { code } = (await failure(set(null, { session }))) as { code: string };
        expect(code).toBe(session === ANONYMOUS ? 'UNAUTHENTICATED' : 'FORBIDDEN');
        expect(await failure(move(hours(30), { session }))).toMatchObject({ code });
      }
      expect(await failure(move(hours(0)))).toEqual({ code: 'BAD_USER_INPUT', path: ['until'] });
      await set(null);
      expect(await failure(move(hours(30)))).toMatchObject({ code: 'CONFLICT' });
    });

    it('for another word by the same commandId, and not for the same', async () => {
      const said = { commandId: 'once' };
      await move(hours(30), said);
      await move(hours(30), said);
      expect(await failure(move(hours(31), said))).toMatchObject({ code: 'COMMAND_ID_REUSED' });
      expect(await moment()).toMatchObject({ until: hours(30) });
    });
  });

  it('show nobody who is late with what they may not know', async () => {
    await open('planetary', 'border-clash', {}, { missing: 'wait' });
    const { campaignId, timelineId } = table;
    const head = (await club.module.get(TimelineHeads).latest(timelineId))!;
    const campaign = club.module.get(Campaigns).find(campaignId)!;
    const { from, turn, phase, until } = (await club.module
      .get(Terms)
      .of(campaign, { ...head, state: head.played.state }))!;
    const passed = { timelineId, from, turn, phase, until: until!, outcome: 'waiting' as const };
    const by = { actor: 'service', commandId: 'deadline', at: clock() };
    await club.module.get(CampaignLog).administer(campaignId, by, () => [
      {
        type: 'campaign.DeadlinePassed',
        data: { ...passed, missing: ['seat-1', 'seat-2'], open: ['seat-2'] },
      },
    ]);
    const shown = async (session: Session) => {
      const { deadline, lateness } = await seen(session);
      return [deadline?.missing, lateness.map(({ times, last }) => [times, last])];
    };
    const late = [1, hours(24)];
    for (const session of [table.arbiter, table.red])
      expect(await shown(session)).toEqual([
        ['seat-1', 'seat-2'],
        [late, late],
      ]);
    for (const session of [table.blue, ANONYMOUS])
      expect(await shown(session)).toEqual([['seat-2'], [[0, null], late]]);
  });
});

describe('who is missing', () => {
  it('is known to all as far as all know what is waited for', () => {
    const asking = (viewer: string) => (viewer === 'all' ? ['seat-1', 'seat-2', 'seat-3'] : ['seat-2']);
    const ruleset = {
      redact: (_state: unknown, { kind }: { kind: string }) => asking(kind),
      due: (seats: readonly string[]) => [
        ...seats.map((seat) => ({ seat, code: 'ANSWER', mandatory: true })),
        { seat: 'seat-4', code: 'IF_YOU_LIKE', mandatory: false },
      ],
    } as unknown as AnyRuleset;
    const role = (id: string) => ({ id, role: id === 'seat-3' ? 'arbiter' : 'player' });
    const played = { seats: ['seat-1', 'seat-2', 'seat-3', 'seat-4'].map(role), state: null } as never;
    expect(missingIn(ruleset, played)).toEqual({ missing: ['seat-1', 'seat-2'], open: ['seat-2'] });
  });
});
