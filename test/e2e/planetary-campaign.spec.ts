import { Club } from './club.js';
import { operation } from './operations.js';

// oxlint-disable-next-line typescript/no-explicit-any
type Any = any;

/** Corners by the middle hex that the dice give to a seat. */
const CORNERS: Readonly<Record<string, string>> = {
  '1,1': 'northWest',
  '9,1': 'northEast',
  '-3,8': 'southWest',
  '5,8': 'southEast',
};
const SEATS = ['seat-1', 'seat-2', 'seat-3', 'seat-4'] as const;

/**
 * A whole campaign from the empty map to turn 2, as `docs/planetary-campaign.md` tells it: each step runs the text of a
 * tab of the playground, whatever corners the dice give to whom.
 */
describe('a planetary campaign', () => {
  let club: Club;
  let campaign: string;
  let timeline: string;
  let arbiter: string;
  const tokens: Record<string, string> = {};
  const corners: Record<string, string> = {};
  let own: Any;

  beforeAll(async () => {
    club = await Club.open();
  });
  afterAll(async () => {
    await club.close();
    expect(club.faults).toEqual([]);
  });

  const seatOf = (corner: string): string => SEATS.find((each) => corners[each] === corner)!;
  const tokenOf = (corner: string): string => tokens[seatOf(corner)]!;
  const read = async (name: string, token: string, change: object = {}): Promise<Any> =>
    (await club.run(name, token, (variables) => Object.assign(variables, { timeline }, change))).timeline;

  /** Runs one of the mutations of a tab, or its only one, with the timeline put into all inputs. */
  async function play(
    name: string,
    token: string,
    operationName?: string,
    fill: (variables: Any) => void = () => undefined,
  ): Promise<Any> {
    const { document, variables } = operation(name);
    for (const each of Object.values<Any>(variables)) each.timeline = timeline;
    fill(variables);
    return club.send(document, variables, token, operationName);
  }

  const accepted = (answer: Any): void => {
    for (const each of Object.values<Any>(answer)) {
      expect(each.violations ?? []).toEqual([]);
      expect(each.__typename).toMatch(/Accepted$/);
    }
  };
  const phase = async (): Promise<Any> => (await read('59-standings', arbiter)).head;

  it('opens on the empty map and seats four players', async () => {
    const { createCampaign: opened } = await club.run('40-open-whole-campaign', club.admin);
    expect(opened).toMatchObject({
      __typename: 'CampaignOpened',
      timeline: { head: { turn: 0, phase: 'SET_UP' } },
    });
    campaign = opened.campaign.id;
    timeline = opened.timeline.id;
    arbiter = opened.arbiterToken;
    for (const seat of SEATS) {
      const { inviteToSeat: invite } = await club.run('05-invite', arbiter, ({ input }) =>
        Object.assign(input, { campaign, seat, commandId: `invite-planet-${seat}` }),
      );
      const { claimSeat: claim } = await club.run('06-claim', null, ({ input }) =>
        Object.assign(input, { code: invite.code, commandId: `claim-planet-${seat}` }),
      );
      tokens[seat] = claim.token;
    }
  });

  it('tells each player the own corner and dice, and who places first', async () => {
    for (const seat of SEATS) {
      const { events, at, due } = await read('41-corners', tokens[seat]!);
      expect(events.edges).toHaveLength(1);
      const [, centre] = /starts around (\S+)\.$/.exec(events.edges[0].node.summary)!;
      corners[seat] = CORNERS[centre!]!;
      const [start] = at.details.starts.filter((each: Any) => each.seat === seat);
      expect(start).toMatchObject({ placed: false, freeRoads: 5 });
      expect([start.urbanSizes.length, start.yields.length]).toEqual([1, 2]);
      expect(due).toEqual([
        { seat: expect.objectContaining({ key: 'seat-4' }), message: expect.stringMatching(/god/) },
        { seat: expect.objectContaining({ key: 'seat-1' }), message: expect.stringMatching(/Capital/) },
      ]);
    }
    expect(Object.values(corners).sort()).toEqual(Object.values(CORNERS).sort());
  });

  it('places the starts in seat order, and says what is wrong with another', async () => {
    const name = (seat: string): string =>
      corners[seat]!.replace(/^./, (letter) => `Place${letter.toUpperCase()}`);
    const early = await play('42-place-start', tokens['seat-2']!, name('seat-2'));
    expect(early.submitOrders.violations[0]).toMatchObject({
      code: 'ANOTHER_PLACES_FIRST',
      message: 'Players place in the order of their seats; it is the turn of Ada.',
    });
    const wrong = await play('42-place-start', tokens['seat-1']!, name('seat-1'), (variables) => {
      const input = variables[corners['seat-1']!];
      input.commandId = 'place-wrong';
      const start = input.orders.planetary.build.placeStart;
      start.urban = [start.capital];
      start.resources.pop();
    });
    expect(wrong.submitOrders.violations.map((each: Any) => [each.code, each.path.join('.')])).toEqual([
      ['WRONG_NUMBER', 'input.orders.planetary.build.placeStart.resources'],
      ['HEX_TAKEN', 'input.orders.planetary.build.placeStart.urban.0'],
      ['CAPITAL_TOO_NEAR', 'input.orders.planetary.build.placeStart.urban.0'],
    ]);
    for (const seat of SEATS) accepted(await play('42-place-start', tokens[seat]!, name(seat)));
  });

  it('lets Chaos choose a god, and nobody else', async () => {
    const choose = (seat: string): Promise<Any> => play('42-place-start', tokens[seat]!, 'ChooseDemonGod');
    const refused = (await choose('seat-1')).submitOrders.violations;
    expect(refused.map((each: Any) => each.rule.id)).toEqual(['RACE-CH-02']);
    accepted(await choose('seat-4'));
  });

  it('builds roads, a camp, barracks and a detachment in turn 0', async () => {
    const token = tokenOf('northWest');
    accepted(await play('43-free-roads', token));
    const { options } = (await read('44-what-can-be-built', token)).at.options;
    expect(options).toContainEqual({
      order: 'BuildBuilding',
      target: 'BARRACKS',
      how: null,
      legal: true,
      cost: { amount: 50, measure: 'BP of 1,1' },
      barred: [],
    });
    accepted(await play('45-build', token, 'BuildCamp'));
    accepted(await play('45-build', token, 'BuildBarracks'));
    accepted(await play('46-build-detachment', token));
    const { at } = await read('48-what-i-have', token);
    const { urban } = at.details.hexes.find((each: Any) => each.key === '1,1');
    const spent = (await read('58-ledger', token, { filter: { account: 'BP:hex:1,1' } })).at.ledger.edges;
    expect(urban.bp).toBe(spent.at(-1).node.balance);
  });

  it('begins turn 1 with the last lock', async () => {
    for (const seat of SEATS) {
      const { lockPhase } = await club.run('11-lock-phase', tokens[seat]!, ({ input }) =>
        Object.assign(input, { timeline, commandId: `lock-set-up-${seat}` }),
      );
      expect(lockPhase.__typename).toBe('PhaseAccepted');
    }
    expect(await phase()).toEqual({ turn: 1, phase: 'BUILD' });
  });

  it('sets routes, loads a convoy, hires a spy and makes a deal', async () => {
    const token = tokenOf('northWest');
    accepted(await play('49-set-routes', token));
    accepted(await play('50-load-convoy', token));
    accepted(await play('51-hire-spy', token));
    const deal = await play('52-propose-deal', token, undefined, ({ input }) => {
      input.orders.planetary.build.proposeDeal.partner = seatOf('southWest');
    });
    accepted(deal);
    own = (await read('48-what-i-have', tokenOf('southWest'))).at.details;
    accepted(
      await play('53-accept-deal', tokenOf('southWest'), undefined, ({ input }) => {
        input.orders.planetary.build.acceptDeal.deal = own.dealings.deals[0].key;
      }),
    );
    const { tradeLines } = (await read('57-trade-lines', token)).at;
    expect(tradeLines).toContainEqual(
      expect.objectContaining({ origin: '0,3', stops: ['0,2', '1,1'], loss: 0 }),
    );
    accepted(await play('47-close', arbiter, 'CloseBuild'));
    expect(await phase()).toEqual({ turn: 1, phase: 'AIR_ORDERS' });
  });

  it('orders an air mission', async () => {
    const token = tokenOf('northWest');
    own = (await read('48-what-i-have', token)).at.details;
    accepted(
      await play('54-air-missions', token, undefined, ({ input }) => {
        input.orders.planetary.orders[0].airMission.squadron = own.squadrons[0].key;
      }),
    );
    accepted(await play('47-close', arbiter, 'CloseAirOrders'));
    expect(await phase()).toEqual({ turn: 1, phase: 'MOVEMENT_ORDERS' });
  });

  it('says where a piece can go, refuses where it cannot, and marches', async () => {
    const token = tokenOf('northWest');
    const mine = (each: Any): boolean => each.owner === seatOf('northWest');
    const piece = own.detachments.find(mine).key;
    const convoy = own.convoys.find(mine).key;
    const { options } = (await read('55-reach', token, { piece })).at.options;
    expect(options).toContainEqual(
      expect.objectContaining({
        order: 'SPECIFIED_PATH',
        target: '0,4',
        legal: true,
        cost: { amount: 4, measure: 'MP' },
      }),
    );
    expect(options.some((each: Any) => each.order === 'MOVE_AND_CLAIM' && each.legal)).toBe(true);
    const fill = ({ input }: Any): Any[] => {
      const { orders } = input.orders.planetary;
      orders[0].movementOrder.piece = piece;
      orders[1].movementOrder.piece = convoy;
      return orders;
    };
    const wrong = await play('56-movement-orders', token, undefined, (variables) => {
      variables.input.commandId = 'march-wrong';
      fill(variables)[0].movementOrder.path = ['0,2', '0,4'];
    });
    expect(wrong.submitOrders.violations[0]).toMatchObject({
      code: 'PATH_NOT_CHAINED',
      // Called by its name; by its id where that might be a word, as `d1`.
      message: expect.stringMatching(
        new RegExp(`^The path of (First Column|${piece}) breaks: 0,4 is not adjacent to 0,2\\.$`),
      ),
    });
    accepted(await play('56-movement-orders', token, undefined, (variables) => void fill(variables)));
    accepted(await play('47-close', arbiter, 'CloseMovementOrders'));
    expect(await phase()).toEqual({ turn: 1, phase: 'BATTLE_ORDERS' });
    const { board } = await read('08-position', token).then(({ at }) => at);
    const locations = Object.fromEntries(board.pieces.map((each: Any) => [each.key, each.location]));
    expect(locations).toMatchObject({ [piece]: '0,4', [convoy]: '3,2' });
  });

  it('ends the turn: resources arrive, the books agree, turn 2 begins', async () => {
    accepted(await play('47-close', arbiter, 'CloseBattleOrders'));
    expect(await phase()).toEqual({ turn: 2, phase: 'BUILD' });
    const token = tokenOf('northWest');
    const rolled = await read('41-corners', token, { filter: { type: 'planetary.StartRolled' } });
    expect(rolled.events.edges[0].node.summary).toMatch(
      /starts with an Urban hex of size [123], a Resource hex of \d+ RP, a Resource hex of \d+ RP, 5 free road actions\.$/,
    );
    const { edges } = (await read('58-ledger', token)).at.ledger;
    expect(edges.map((each: Any) => each.node.rule.id)).toContain('PLN-END-02');
    const { standings } = (await read('59-standings', token)).at;
    expect(standings.seats).toHaveLength(4);
    const { verification } = (
      await club.run('25-verify', arbiter, (variables) => Object.assign(variables, { timeline }))
    ).timeline;
    expect(verification.sound).toBe(true);
  });
});
