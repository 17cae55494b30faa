import { Club } from './club.js';
import { operation } from './operations.js';

// oxlint-disable-next-line typescript/no-explicit-any
type Any = any;

/**
 * A game of Space Empires from its opening through its first battle to the second turn, as `docs/space-empires.md` tells it:
 * each step runs the text of a tab of the playground, whatever the dice say.
 */
describe('a game of Space Empires', () => {
  let club: Club;
  let timeline: string;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    club = await Club.open();
  });
  afterAll(async () => {
    await club.close();
    expect(club.faults).toEqual([]);
  });

  const orks = (): string => tokens['seat-1']!;
  const imperials = (): string => tokens['seat-2']!;

  const seen = async (token: string): Promise<Any> =>
    (await club.run('75-space-empires', token, (variables) => Object.assign(variables, { timeline })))
      .timeline.at.details;

  async function order(
    name: string,
    token: string,
    fill: (input: Any) => void = () => undefined,
  ): Promise<Any> {
    const { document, variables } = operation(name);
    variables.input.timeline = timeline;
    fill(variables.input);
    const { submitOrders } = await club.send(document, variables, token);
    return submitOrders;
  }

  async function accept(name: string, token: string, fill?: (input: Any) => void): Promise<void> {
    const answer = await order(name, token, fill);
    expect(answer.violations ?? []).toEqual([]);
    expect(answer.__typename).toBe('OrdersAccepted');
  }

  it('opens with two players', async () => {
    const { createCampaign: opened } = await club.run('74-open-space-empires', club.admin);
    expect(opened).toMatchObject({
      __typename: 'CampaignOpened',
      timeline: { head: { turn: 1, phase: 'DRAW' } },
    });
    timeline = opened.timeline.id;
    for (const seat of ['seat-1', 'seat-2']) {
      const { inviteToSeat: invite } = await club.run('05-invite', opened.arbiterToken, ({ input }) =>
        Object.assign(input, { campaign: opened.campaign.id, seat, commandId: `invite-space-${seat}` }),
      );
      const { claimSeat: claim } = await club.run('06-claim', null, ({ input }) =>
        Object.assign(input, { code: invite.code, commandId: `claim-space-${seat}` }),
      );
      tokens[seat] = claim.token;
    }
  });

  it('shows each player his own hand and stacks, and of the others what all may see', async () => {
    await accept('76-discard-cards', orks());
    const mine = await seen(orks());
    expect(mine.players[0].hand).toHaveLength(7);
    expect(mine.players[1]).toMatchObject({ hand: null, handSize: 1 });
    const theirs = await seen(imperials());
    expect(theirs.players[0]).toMatchObject({ hand: null, handSize: 7 });
    expect(theirs.stacks[0]).toMatchObject({
      owner: 'seat-1',
      orbit: 2,
      surface: 1,
      top: 'ork-nobz-hulk#1',
      units: null,
    });
  });

  it('moves a stack, unless it is cancelled', async () => {
    await accept('77-play-move-card', orks());
    const refused = await order('78-move-stack', orks(), (input) => {
      input.commandId = 'move-too-far';
      input.orders.spaceEmpires.moveStack.path = ['ryza', 'terra'];
    });
    expect(refused.violations[0]).toMatchObject({
      code: 'THROUGH_OPPONENTS',
      message: 'There are opposing units on ryza: the path must end there.',
    });
    await accept('78-move-stack', orks());
    await accept('79-pass-reaction', imperials());
    await accept('80-end-move-phase', orks());
    expect(await seen(orks())).toMatchObject({ phase: 'BATTLE', turn: { stackMovesLeft: 0 } });
  });

  it('fights a battle with sealed commitments', async () => {
    await accept('81-choose-battle', orks());
    await accept('82-commit-to-battle', orks());
    await accept('82-commit-to-battle', imperials(), (input) => {
      input.commandId = 'commit-2';
      input.orders.spaceEmpires.battle.commit = { cards: [], targets: [], bombardingUnits: [] };
    });
    expect((await seen(imperials())).battle).toMatchObject({ stage: 'FIRST_LOSS', winner: 'seat-1' });
    await accept('83-pick-first-loss', orks());
    await accept('84-pick-winner-losses', orks());
    expect(await seen(orks())).toMatchObject({ phase: 'RECRUIT', battle: null });
  });

  it('recruits, and hands the turn on', async () => {
    const { turn, players, unitLines } = await seen(orks());
    expect(players[0].treasuryRp).toBe(5);
    const force = (chit: string): number =>
      unitLines.find(({ key }: Any) => key === chit.replace(/#\d+$/, '')).force;
    const unit = turn.offer.find((each: string) => force(each) <= 5);
    if (unit)
      await accept('85-purchase-units', orks(), (input) => {
        input.orders.spaceEmpires.purchase.purchases[0].unit = unit;
      });
    await accept('86-finish-recruit', orks());
    const after = await seen(imperials());
    expect(after).toMatchObject({ activePlayer: 'seat-2', phase: 'DRAW', round: 1 });
    expect(after.spaces.find(({ key }: Any) => key === 'ryza').controller).toBe('seat-1');
  });
});
