import {
  AmendTimelineCommand,
  CampaignQuery,
  ForkTimelineCommand,
  PositionQuery,
  PromoteTimelineCommand,
  TimelineQuery,
  type PlayResult,
  type Session,
} from '../../src/service/contracts/index.js';
import { accepted, Club, holding, type Table } from './club.js';

describe('a campaign whose arbiter forks and promotes', () => {
  let club: Club;
  let table: Table;

  beforeEach(async () => {
    club = await Club.start();
    table = await club.campaign();
  });
  afterEach(() => club.close());

  const close = async (timelineId: string) =>
    accepted(await club.play(table.arbiter, timelineId, { type: 'ClosePhase' }));
  const playRound = async (timelineId = table.timelineId) => {
    await close(timelineId);
    return close(timelineId);
  };
  const fork = async (
    revision: number | null,
    dice: 'same' | 'fresh',
    commandId: string,
  ): Promise<string> => {
    const command = new ForkTimelineCommand({
      session: table.arbiter,
      commandId,
      timelineId: table.timelineId,
      revision,
      name: 'What if',
      dice,
      reason: 'Bob asked',
    });
    const made = await club.commands.execute(command);
    if (made.kind !== 'created') throw new Error(JSON.stringify(made));
    return made.timelineId;
  };
  const promote = (timelineId: string, commandId = 'promote') =>
    club.commands.execute(
      new PromoteTimelineCommand({
        session: table.arbiter,
        commandId,
        timelineId,
        reason: 'the report was wrong',
      }),
    );
  const campaign = async (session: Session) =>
    (await club.queries.execute(new CampaignQuery(session, table.campaignId)))!;
  const head = async (session: Session, timelineId: string) =>
    (await club.queries.execute(new PositionQuery(session, timelineId, {}))).head;

  describe('looks into the open turn', () => {
    it('leaves a trace that all see, once for each fork, before the fork is known to them', async () => {
      const forked = await fork(null, 'same', 'peek');
      await fork(null, 'same', 'peek');
      const { notes } = await campaign(table.blue);
      expect(notes).toEqual([
        {
          kind: 'open-turn-forked',
          turn: 1,
          dice: 'same',
          amends: false,
          reason: 'Bob asked',
          by: 'seat-3',
          at: expect.any(String),
        },
      ]);
      expect(await club.queries.execute(new TimelineQuery(table.blue, forked))).toBeNull();
    });

    it('also by a fork of a fork of it, and by an amendment', async () => {
      const sheet = accepted(await club.play(table.red, table.timelineId, holding('seat-1')));
      const first = await fork(null, 'fresh', 'peek-1');
      const again = new ForkTimelineCommand({
        session: table.arbiter,
        commandId: 'peek-2',
        timelineId: first,
        revision: null,
        name: 'Again',
        dice: 'fresh',
        reason: 'once more',
      });
      await club.commands.execute(again);
      const input = sheet.events[0]!.revision;
      const amended = new AmendTimelineCommand({
        session: table.arbiter,
        commandId: 'amend',
        timelineId: table.timelineId,
        revision: input,
        amendment: { kind: 'drop' },
        reason: 'never said',
        preview: false,
      });
      await club.commands.execute(amended);
      const { notes } = await campaign(table.red);
      expect(notes.map((each) => [each.kind, each.reason])).toEqual([
        ['open-turn-forked', 'Bob asked'],
        ['open-turn-forked', 'once more'],
        ['open-turn-forked', 'never said'],
      ]);
    });

    it('is nothing to note where the turn has ended', async () => {
      const { revision } = await playRound();
      await fork(revision, 'same', 'past');
      expect((await campaign(table.blue)).notes).toEqual([]);
    });
  });

  it('says with a promotion how many timelines were made from the same point on', async () => {
    await playRound();
    const { revision } = await head(table.arbiter, table.timelineId);
    const tries = [];
    for (const name of ['a', 'b', 'c']) tries.push(await fork(revision, 'fresh', name));
    await promote(tries[2]!);
    const { notes } = await campaign(table.red);
    expect(notes).toEqual([
      {
        kind: 'promoted',
        timelineId: tries[2],
        superseded: table.timelineId,
        tried: 2,
        reason: 'the report was wrong',
        by: 'seat-3',
        at: expect.any(String),
      },
    ]);
  });

  describe('after another timeline was promoted', () => {
    const superseded = (main: string) => ({
      kind: 'superseded',
      main,
      by: 'seat-3',
      at: expect.any(String),
      reason: 'the report was wrong',
    });
    let main: string;

    beforeEach(async () => {
      const { revision } = await playRound();
      await playRound();
      main = await fork(revision, 'same', 'corrected');
      await promote(main);
    });

    it.each([
      ['a player', () => table.red],
      ['the arbiter', () => table.arbiter],
    ])('refuses orders of %s to the old one, previewed or not', async (_who, session) => {
      const play = (preview: boolean): Promise<PlayResult> =>
        club.play(session(), table.timelineId, { type: 'ClosePhase' }, { preview });
      expect(await play(false)).toEqual(superseded(main));
      expect(await play(true)).toEqual(superseded(main));
    });

    it('shows players the old one as they knew it, also where the arbiter plays on it', async () => {
      const before = await head(table.red, table.timelineId);
      expect(before.turn).toBe(3);
      accepted(await club.play(table.arbiter, table.timelineId, { type: 'ClosePhase' }, { whatIf: true }));
      expect(await head(table.red, table.timelineId)).toEqual(before);
      const arbiters = await head(table.arbiter, table.timelineId);
      expect(arbiters.revision).toBeGreaterThan(before.revision);
    });

    it('lets the arbiter alone play on the old one', async () => {
      const wish = club.play(table.red, table.timelineId, holding('seat-1'), { whatIf: true });
      await expect(wish).rejects.toMatchObject({ code: 'FORBIDDEN', inputPath: ['whatIf'] });
    });

    it('answers a command that was accepted before as it was', async () => {
      const command = { type: 'ClosePhase' } as const;
      const first = accepted(await club.play(table.arbiter, main, command, { commandId: 'close-once' }));
      await promote(table.timelineId, 'promote-back');
      const again = await club.play(table.arbiter, main, command, { commandId: 'close-once' });
      expect(again).toMatchObject({ kind: 'accepted', repeated: true, revision: first.revision });
    });

    it('takes the old one back as the main one when it is promoted again', async () => {
      await promote(table.timelineId, 'promote-back');
      const { mainTimeline, superseded: old } = await campaign(table.blue);
      expect(mainTimeline).toBe(table.timelineId);
      expect(Object.keys(old)).toEqual([main]);
      accepted(await club.play(table.arbiter, table.timelineId, { type: 'ClosePhase' }));
    });
  });
});
