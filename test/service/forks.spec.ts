import type { DiceRolledData } from '../../src/kernel/index.js';
import {
  AmendTimelineCommand,
  CampaignQuery,
  CompareQuery,
  ForkTimelineCommand,
  PositionQuery,
  PromoteTimelineCommand,
  TimelineQuery,
  TimelinesQuery,
  TurnsQuery,
  VerifyQuery,
  type Session,
} from '../../src/service/contracts/index.js';
import { accepted, Club, holding, type Table } from './club.js';

describe('forks and amendments', () => {
  let club: Club;
  let table: Table;

  beforeEach(async () => {
    club = await Club.start();
    table = await club.campaign();
  });
  afterEach(() => club.close());

  const close = async (timelineId = table.timelineId) =>
    accepted(await club.play(table.arbiter, timelineId, { type: 'ClosePhase' }));
  const playRound = async (timelineId = table.timelineId) => {
    accepted(await club.play(table.red, timelineId, holding('seat-1')));
    await close(timelineId);
    return close(timelineId);
  };
  const head = async (timelineId = table.timelineId) => {
    const query = new PositionQuery(table.arbiter, timelineId, {});
    return (await club.queries.execute(query)).head;
  };
  const fork = (
    session: Session,
    revision: number | null,
    dice: 'same' | 'fresh',
    commandId = club.newCommandId(),
  ) =>
    club.commands.execute(
      new ForkTimelineCommand({
        session,
        commandId,
        timelineId: table.timelineId,
        revision,
        name: 'What if',
        dice,
        reason: 'to see',
      }),
    );
  const made = async (session: Session, revision: number | null, dice: 'same' | 'fresh') => {
    const result = await fork(session, revision, dice);
    if (result.kind !== 'created') throw new Error(JSON.stringify(result));
    return result;
  };
  const faces = async (timelineId: string, fromRevision: number) =>
    (
      await club.events(table.arbiter, timelineId, {
        type: 'dice.DiceRolled',
        fromRevision,
        toRevision: 9999,
      })
    )
      .map((each) => each.data as unknown as DiceRolledData)
      .map(({ key, faces: shown }) => [key.purpose, key.subject, shown]);
  const sees = (session: Session, timelineId: string) =>
    club.queries.execute(new TimelineQuery(session, timelineId));

  it('share the parent’s history and go their own way', async () => {
    await playRound();
    const at = (await head()).revision;
    const { timelineId } = await made(table.arbiter, at, 'fresh');
    await playRound(timelineId);
    expect((await head()).revision).toBe(at);
    expect((await head(timelineId)).turn).toBe(3);
    expect(await club.state(table.arbiter, timelineId, { revision: at })).toEqual(
      await club.state(table.arbiter, table.timelineId),
    );
    expect(await club.queries.execute(new VerifyQuery(table.arbiter, timelineId))).toMatchObject({
      sound: true,
    });
  });

  it('made again by the same command are the same fork', async () => {
    await playRound();
    const first = await fork(table.arbiter, null, 'fresh', 'mine');
    await playRound();
    expect(await fork(table.arbiter, null, 'fresh', 'mine')).toEqual({ ...first, repeated: true });
    await expect(fork(table.arbiter, null, 'same', 'mine')).rejects.toMatchObject({
      code: 'COMMAND_ID_REUSED',
    });
  });

  it('with the same dice throw what the parent threw', async () => {
    await playRound();
    const at = (await head()).revision;
    const { timelineId } = await made(table.arbiter, at, 'same');
    await close();
    await close();
    await close(timelineId);
    await close(timelineId);
    const rolls = await faces(table.timelineId, at + 1);
    expect(rolls.length).toBeGreaterThan(0);
    expect(await faces(timelineId, at + 1)).toEqual(rolls);
    const fresh = await made(table.arbiter, at, 'fresh');
    await close(fresh.timelineId);
    await close(fresh.timelineId);
    expect(await faces(fresh.timelineId, at + 1)).not.toEqual(rolls);
  });

  it('begin at the end of a command', async () => {
    const { events } = await playRound();
    const { revision } = await made(table.arbiter, events[0]!.revision, 'fresh');
    expect(revision).toBe((await head()).revision);
  });

  it('of an open turn are the arbiter’s to make and to see', async () => {
    await playRound();
    accepted(await club.play(table.red, table.timelineId, holding('seat-1')));
    await expect(fork(table.blue, null, 'fresh')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { timelineId } = await made(table.arbiter, null, 'fresh');
    expect(await sees(table.arbiter, timelineId)).not.toBeNull();
    expect(await sees(table.blue, timelineId)).toBeNull();
    await expect(club.state(table.blue, timelineId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(club.play(table.blue, timelineId, holding('seat-2'))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await close();
    await close();
    expect(await sees(table.blue, timelineId)).not.toBeNull();
  });

  it('of a completed turn are for players too, unless it hides something', async () => {
    await playRound();
    const [first] = await club.queries.execute(new TurnsQuery(table.red, table.timelineId));
    const { timelineId } = await made(table.red, first!.toRevision, 'fresh');
    expect(await sees(table.blue, timelineId)).not.toBeNull();
    await expect(fork(table.red, first!.toRevision, 'same')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    accepted(await club.play(table.blue, table.timelineId, { type: 'ChooseObjective', cell: 3 }));
    await close();
    await close();
    await expect(fork(table.red, (await head()).revision, 'fresh')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('that run ahead with the same dice show players only what the main line has ended', async () => {
    await playRound();
    const at = (await head()).revision;
    const { timelineId } = await made(table.arbiter, at, 'same');
    await close(timelineId);
    await close(timelineId);
    const seen = await sees(table.red, timelineId);
    expect(seen!.head.revision).toBeLessThanOrEqual(at);
    await expect(club.play(table.red, timelineId, holding('seat-1'))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(seen!.head.turn).toBe(2);
    const published = await club.events(table.arbiter, timelineId, {
      type: 'dice.SecretPublished',
      fromRevision: at + 1,
    });
    expect(published).toEqual([]);
    const verify = new VerifyQuery(table.arbiter, timelineId);
    expect(await club.queries.execute(verify)).toMatchObject({ sound: true });
    await playRound();
    expect((await sees(table.red, timelineId))!.head.revision).toBeGreaterThan(at);
  });

  it('can be compared', async () => {
    await playRound();
    const at = (await head()).revision;
    const { timelineId } = await made(table.arbiter, at, 'fresh');
    accepted(
      await club.play(table.red, timelineId, {
        type: 'SubmitOrders',
        orders: [{ unit: 'seat-1-guard', order: 'ADVANCE' }],
      }),
    );
    await close(timelineId);
    const query = new CompareQuery(table.arbiter, table.timelineId, timelineId, {}, {});
    const report = await club.queries.execute(query);
    expect(report.commonRevision).toBe(at);
    expect(report.pieces.map((each) => each.id)).toContain('seat-1-guard');
  });

  it('repair a late mistake, and become the main line', async () => {
    const { revision } = accepted(await club.play(table.red, table.timelineId, holding('seat-1')));
    await close();
    await close();
    await playRound();
    const before = await club.state(table.arbiter, table.timelineId);
    const amend = (preview: boolean, commandId: string) =>
      club.commands.execute(
        new AmendTimelineCommand({
          session: table.arbiter,
          commandId,
          timelineId: table.timelineId,
          revision,
          amendment: {
            kind: 'replace',
            command: { type: 'SubmitOrders', orders: [{ unit: 'seat-1-guard', order: 'ADVANCE' }] } as never,
            dice: [],
          },
          reason: 'Red meant to advance',
          preview,
        }),
      );
    const preview = await amend(true, 'p');
    expect(preview).toMatchObject({ kind: 'amended', timelineId: null, preview: true });
    const result = await amend(false, 'a');
    if (result.kind !== 'amended') throw new Error(JSON.stringify(result));
    if (preview.kind === 'amended')
      expect(result.impact).toEqual({ ...preview.impact, comparison: result.impact.comparison });
    expect(result.impact.inputs).toHaveLength(5);
    expect(result.impact.comparison.pieces).toContainEqual(
      expect.objectContaining({ id: 'seat-1-guard', field: 'location' }),
    );
    const amended = result.timelineId!;
    const after = await club.state(table.arbiter, amended);
    expect(after.units['seat-1-guard']!.cell).toBe(before.units['seat-1-guard']!.cell + 1);
    expect(await club.queries.execute(new VerifyQuery(table.arbiter, amended))).toMatchObject({
      sound: true,
    });
    const promote = new PromoteTimelineCommand({
      session: table.arbiter,
      commandId: 'promote',
      timelineId: amended,
      reason: 'as agreed',
    });
    expect(await club.commands.execute(promote)).toEqual({
      campaignId: table.campaignId,
      mainTimeline: amended,
    });
    const campaign = await club.queries.execute(new CampaignQuery(table.red, table.campaignId));
    expect(campaign!.mainTimeline).toBe(amended);
    expect((await club.state(table.red, amended)).units['seat-1-guard']).toEqual(after.units['seat-1-guard']);
    await playRound(amended);
    const { edges } = {
      edges: await club.queries.execute(new TimelinesQuery(table.arbiter, table.campaignId)),
    };
    expect(edges.map((each) => each.id)).toEqual([table.timelineId, amended]);
  });

  it('that ran ahead prove all their dice once they are the main line', async () => {
    await playRound();
    const { timelineId } = await made(table.arbiter, null, 'same');
    await close(timelineId);
    await close(timelineId);
    await club.commands.execute(
      new PromoteTimelineCommand({
        session: table.arbiter,
        commandId: 'promote',
        timelineId,
        reason: 'agreed',
      }),
    );
    await playRound(timelineId);
    const anew = await club.events(table.blue, timelineId, { type: 'dice.Committed' });
    expect(anew.map((each) => each.data['vrf'])).toEqual([expect.objectContaining({ domain: 2 })]);
    const report = await club.queries.execute(new VerifyQuery(table.arbiter, timelineId));
    expect(report).toMatchObject({ sound: true });
    const rolls = await club.events(table.arbiter, timelineId, { type: 'dice.DiceRolled' });
    expect(report.checks.find((each) => each.name === 'dice')!.examined).toBeGreaterThanOrEqual(rolls.length);
    expect(await sees(table.red, table.timelineId)).not.toBeNull();
  });

  it('are not for players where the arbiter keeps them', async () => {
    const policy = { playerForks: 'arbiter-only' as const, publicReading: true };
    const strict = await club.campaign({ commandId: 'strict', policy });
    await expect(
      club.commands.execute(
        new ForkTimelineCommand({
          session: strict.red,
          commandId: 'f',
          timelineId: strict.timelineId,
          revision: 0,
          name: 'Mine',
          dice: 'fresh',
          reason: 'why not',
        }),
      ),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
