import { Club } from './club.js';

// oxlint-disable-next-line typescript/no-explicit-any
type Any = any;

/** The club night by real dice, as `docs/first-club-night.md` tells it: the texts of the tabs, and faces in one list. */
describe('a club night with real dice', () => {
  let club: Club;
  let timeline: string;
  let entries = 0;
  const tokens: Record<'arbiter' | 'west' | 'east', string> = { arbiter: '', west: '', east: '' };

  beforeAll(async () => {
    club = await Club.open();
  });
  afterAll(async () => {
    await club.close();
    expect(club.faults).toEqual([]);
  });

  const on =
    (change: object = {}) =>
    (variables: Any): void => {
      const at = variables.input ?? variables;
      Object.assign(at, { timeline }, change);
    };
  const enter = async (token: string, faces: readonly number[]): Promise<Any> =>
    (await club.run('35-enter-dice', token, on({ commandId: `dice-${++entries}`, faces }))).enterDice;
  const awaited = async (token: string): Promise<Any> =>
    (await club.run('34-dice-awaited', token, on())).timeline.awaited;
  /** Enters fours until nothing is waited for. */
  const throwFours = async (): Promise<void> => {
    for (let asked = await awaited(tokens.arbiter); asked; asked = await awaited(tokens.arbiter)) {
      const answer = await enter(
        tokens.arbiter,
        Array.from({ length: asked.faces }, () => 4),
      );
      expect(answer.__typename).toBe('DiceAccepted');
    }
  };

  it('is opened with table dice', async () => {
    const { createCampaign: opened } = await club.run('03-open-campaign', club.admin, ({ input }) =>
      Object.assign(input, { diceMode: 'TABLE', commandId: 'table-night' }),
    );
    timeline = opened.timeline.id;
    tokens.arbiter = opened.arbiterToken;
    for (const [side, seat] of [
      ['west', 'seat-1'],
      ['east', 'seat-2'],
    ] as const) {
      const { inviteToSeat: invite } = await club.run('05-invite', tokens.arbiter, ({ input }) =>
        Object.assign(input, { campaign: opened.campaign.id, seat, commandId: `table-invite-${seat}` }),
      );
      const { claimSeat: claim } = await club.run('06-claim', null, ({ input }) =>
        Object.assign(input, { code: invite.code, commandId: `table-claim-${seat}` }),
      );
      tokens[side] = claim.token;
    }
  });

  it('takes a lock back, and the last lock stands before its dice', async () => {
    await club.run('10-submit-orders', tokens.west, on());
    await club.run('11-lock-phase', tokens.west, on());
    const { unlockPhase: open } = await club.run('36-unlock-phase', tokens.west, on());
    expect(open.__typename).toBe('PhaseAccepted');
    await club.run('11-lock-phase', tokens.west, on({ commandId: 'lock-west-2' }));
    const { lockPhase: last } = await club.run('11-lock-phase', tokens.east, on({ commandId: 'lock-east' }));
    expect(last).toMatchObject({
      __typename: 'PhaseAccepted',
      awaited: { faces: 2, inOrder: ['1–2: D6 each, battle initiative (PLN-BMV-03): West, East'] },
      timeline: { head: { phase: 'BATTLE_ORDERS' } },
    });
    const { due } = (await club.run('07-due', tokens.west, on())).timeline;
    expect(due.map((each: Any) => each.message)).toContain(
      'Throw D6 for battle initiative, West, and enter the faces.',
    );
    const { unlockPhase: late } = await club.run('36-unlock-phase', tokens.west, on({ commandId: 'late' }));
    expect(late.violations).toMatchObject([{ code: 'WAITING_FOR_DICE' }]);
  });

  it('asks for ties again and again, and refuses what no roll asks for, in words', async () => {
    expect(await enter(tokens.west, [4, 4, 4])).toMatchObject({
      violations: [
        { code: 'FACES_LEFT_OVER', message: '3 faces were handed in, and 2 of them are asked for.' },
      ],
    });
    const first = await enter(tokens.west, [4, 4]);
    expect(first.awaited.inOrder).toEqual(['1–2: D6 each, battle initiative tie (PLN-MOV-01): West, East']);
    expect((await enter(tokens.east, [2, 2])).awaited.faces).toBe(2);
    expect((await enter(tokens.west, [5])).awaited.inOrder).toEqual([
      '1: D6, battle initiative tie (PLN-MOV-01): East',
    ]);
    const decided = await enter(tokens.east, [6]);
    expect(decided.awaited).toBeNull();
    expect(decided.events.filter((each: Any) => each.roll).map((each: Any) => each.roll.faces)).toEqual(
      [4, 4, 2, 2, 5, 6].map((face) => [face]),
    );
  });

  it('rolls a quick battle by one list of faces', async () => {
    const { battles } = (await club.run('13-battles', tokens.west, on({ moment: {} }))).timeline.at.details;
    const battle = battles.find((each: Any) => each.hex === '4,2').key;
    const agree = async (token: string, commandId: string, more: object = {}) =>
      (await club.run('14-agree-quick', token, on({ commandId, battle, ...more }))).resolveBattle;
    await agree(tokens.west, 'table-quick-west');
    const asked = await agree(tokens.east, 'table-quick-east');
    expect(asked).toMatchObject({ __typename: 'RollsNeeded', faces: 4 });
    expect(asked.inOrder).toHaveLength(1);
    const rolled = await agree(tokens.east, 'table-quick-east', { faces: [3, 1, 6, 2] });
    expect(rolled.events.filter((each: Any) => each.roll).map((each: Any) => each.roll.faces)).toEqual([
      [3, 1],
      [6, 2],
    ]);
  });

  it('ends the phase by dice step by step, verified, with the luck of each side its own', async () => {
    const { closePhase: closed } = await club.run('12-close-phase', tokens.arbiter, on());
    expect(closed.__typename).toBe('PhaseAccepted');
    await throwFours();
    const { head, verification, dice } = (
      await club.send(
        `query ($timeline: ID!) { timeline(id: $timeline) {
          head { turn } verification { sound } dice { mode luck { seat { key } rolls } } } }`,
        { timeline },
        tokens.arbiter,
      )
    ).timeline;
    expect([head.turn, verification.sound, dice.mode]).toEqual([2, true, 'TABLE']);
    expect(dice.luck.map((each: Any) => each.seat?.key)).toEqual(
      expect.arrayContaining(['seat-1', 'seat-2']),
    );
    expect(dice.luck.map((each: Any) => each.seat?.key)).not.toContain(undefined);
  });
});
