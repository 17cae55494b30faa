import { Club } from './club.js';
import { operation } from './operations.js';

// oxlint-disable-next-line typescript/no-explicit-any
type Any = any;

/**
 * A sector campaign until the first goods arrive, as `docs/sector-campaign.md` tells it: each step runs the text of a tab
 * of the playground, whatever the dice say.
 */
describe('a sector campaign', () => {
  let club: Club;
  let timeline: string;
  let arbiter: string;
  let battle: string;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    club = await Club.open();
  });
  afterAll(async () => {
    await club.close();
    expect(club.faults).toEqual([]);
  });

  const imperium = (): string => tokens['seat-1']!;
  const enemy = (): string => tokens['seat-2']!;

  const read = async (name: string, token: string, change: object = {}): Promise<Any> =>
    (await club.run(name, token, (variables) => Object.assign(variables, { timeline }, change))).timeline;

  /** Runs one of the mutations of a tab, or its only one, with the timeline put into all inputs. */
  async function play(
    name: string,
    token: string,
    fill: (input: Any) => void = () => undefined,
    operationName?: string,
  ): Promise<Any> {
    const { document, variables } = operation(name);
    for (const each of Object.values<Any>(variables)) each.timeline = timeline;
    fill(Object.values<Any>(variables)[0]);
    return Object.values<Any>(await club.send(document, variables, token, operationName))[0];
  }

  const expectAccepted = (answer: Any): void => {
    expect(answer.violations ?? []).toEqual([]);
    expect(answer.__typename).toMatch(/Accepted$/);
  };

  it('opens the sector and seats two players', async () => {
    const { createCampaign: opened } = await club.run('62-open-sector', club.admin);
    expect(opened).toMatchObject({
      __typename: 'CampaignOpened',
      timeline: { head: { turn: 1, phase: 'ORDERS' } },
    });
    timeline = opened.timeline.id;
    arbiter = opened.arbiterToken;
    for (const seat of ['seat-1', 'seat-2']) {
      const { inviteToSeat: invite } = await club.run('05-invite', arbiter, ({ input }) =>
        Object.assign(input, { campaign: opened.campaign.id, seat, commandId: `invite-sector-${seat}` }),
      );
      const { claimSeat: claim } = await club.run('06-claim', null, ({ input }) =>
        Object.assign(input, { code: invite.code, commandId: `claim-sector-${seat}` }),
      );
      tokens[seat] = claim.token;
    }
  });

  it('shows each player the sector, and nobody the stocks of the other', async () => {
    const { details } = (await read('63-sector', imperium())).at;
    expect(details.factions.map((each: Any) => each.key)).toEqual([
      'guard',
      'navy',
      'chapter',
      'rebels',
      'reavers',
    ]);
    const planet = (id: string): Any => details.planets.find((each: Any) => each.key === id);
    expect(planet('atria')).toMatchObject({
      type: 'HIVE_WORLD',
      controller: 'guard',
      loyalty: 8,
      hidden: false,
    });
    expect(planet('atria').bufferNotation).toMatch(/^GG\(5\/10\), Food\(4\/8\), /);
    expect(planet('kharon')).toMatchObject({ controller: 'reavers', hidden: true, bufferNotation: null });
    const others = (await read('63-sector', enemy())).at.details;
    expect(others.planets.find((each: Any) => each.key === 'kharon').bufferNotation).toMatch(/^GG\(/);
  });

  it('tells where a notation is wrong, and takes the sheet of orders', async () => {
    const wrong = await play('64-sector-orders', imperium(), (input) => {
      input.commandId = 'sector-orders-wrong';
      input.orders.ghostOfWar.sheet.orders[0].establishLine.notation = 'Hastea → Atira: Food(0)';
    });
    expect(wrong.violations).toMatchObject([
      {
        code: 'UNKNOWN_PLANET',
        path: ['input', 'orders', 'ghostOfWar', 'sheet', 'orders', '0', 'establishLine', 'notation'],
        message: 'There is no planet Atira (line 1, column 10). Did you mean "Atria" or "Aquila"?',
      },
      { code: 'AMOUNT_NOT_POSITIVE', message: 'The amount 0 is not 1 or more (line 1, column 22).' },
    ]);
    const preview = await play('64-sector-orders', imperium(), (input) => {
      Object.assign(input, { commandId: 'sector-orders-preview', preview: true });
    });
    expect(preview).toMatchObject({ __typename: 'OrdersAccepted', preview: true });
    expectAccepted(await play('64-sector-orders', imperium()));
    const sheets = (await read('63-sector', imperium())).at.details.sheets;
    expect(sheets).toMatchObject([
      { faction: 'guard', orders: [{ order: 'NOTE_LINE' }, {}, { order: 'ATTACK' }] },
    ]);
    expect((await read('63-sector', enemy())).at.details.sheets).toEqual([]);
    expect((await read('63-sector', arbiter)).at.details.sheets).toEqual([]);
  });

  it('goes on to the battle when both have locked', async () => {
    expectAccepted(await play('65-lock-orders', imperium()));
    const locked = await play('65-lock-orders', enemy(), (input) => {
      input.commandId = 'lock-enemy-1';
    });
    expectAccepted(locked);
    expect(locked.timeline.head).toEqual({ turn: 1, phase: 'COMBAT' });
  });

  it('forecasts when the goods come', async () => {
    const { at } = await read('66-lines', imperium());
    expect(at.tradeLines).toEqual([
      {
        key: 'line-1',
        notation: 'Hastea → Atria: Food(2) [well charted]',
        status: 'established',
        charted: true,
        length: 3,
        nextArrival: 3,
        goods: [{ name: 'Food', amount: 2 }],
      },
    ]);
    expect(at.details.lines[0].stops[0]).toMatchObject({
      deliversFrom: 3,
      delivered: false,
      travelRounds: 1,
    });
    expect((await read('66-lines', enemy())).at.tradeLines).toEqual([]);
  });

  it('has a battle reported, looked at, confirmed', async () => {
    const { due, at } = await read('67-force-sheet', imperium());
    const [waiting] = at.details.battles;
    battle = waiting.key;
    expect(due.map((each: Any) => each.subject)).toEqual([battle, battle]);
    expect(waiting).toMatchObject({ location: 'vallus', status: 'PENDING', result: null });
    expect(waiting.attacker.participants).toHaveLength(5);
    expect(waiting.attacker.share + waiting.defender.share).toBeGreaterThan(98);
    const fill = (input: Any): void => void (input.battle = battle);
    const preview = await play('68-preview-sector-report', arbiter, fill);
    expect(preview).toMatchObject({ __typename: 'BattleAccepted', preview: true });
    expect(preview.events.map((each: Any) => each.type)).toContain('ghost-of-war.BattleResolved');
    const waits = await play('69-sector-report', imperium(), fill);
    expectAccepted(waits);
    // What the arbiter's word would bring at once, and what the other side's confirmation will bring.
    for (const { ghostOfWarForecast: forecast } of [preview, waits]) {
      expect(forecast).toMatchObject({ winner: 'ATTACKER', outcome: 'VICTORY', fieldHolder: 'ATTACKER' });
      expect(forecast.attacker.losses).toHaveLength(5);
      expect(forecast.attacker.experience).toBe(5);
      expect(forecast.takenBy).toEqual(waiting.attacker.factions);
    }
    expect(waits.ghostOfWarForecast.attacker.losses).toEqual(preview.ghostOfWarForecast.attacker.losses);
    const own = await play('21-confirm-report', imperium(), (input) => {
      Object.assign(input, { battle, commandId: 'confirm-own' });
    });
    expect(own.violations[0].code).toBe('OWN_REPORT');
    expectAccepted(await play('21-confirm-report', enemy(), fill));
    const [settled] = (await read('67-force-sheet', imperium())).at.details.battles;
    expect(settled).toMatchObject({ status: 'SETTLED', method: 'TABLETOP', result: { outcome: 'VICTORY' } });
  });

  it('books the experience of units', async () => {
    const { units, ledger } = (await read('70-unit-experience', imperium())).at;
    const { node } = units.edges.find((each: Any) => each.node.key === 'corvan-4');
    expect(node).toMatchObject({ experience: 13, rank: 'Trained', account: 'XP:corvan-4' });
    const entries = ledger.edges.map((each: Any) => each.node);
    expect(entries.at(-1)).toMatchObject({ turn: 1, amount: 5, balance: 13 });
    expect(entries.reduce((sum: number, each: Any) => sum + each.amount, 0)).toBe(13);
  });

  it('runs rounds until the goods arrive', async () => {
    for (const turn of [3, 4]) {
      const closed = await play('71-close-round', arbiter, (input) => {
        input.commandId = `close-round-${turn}`;
      });
      expectAccepted(closed);
      expect(closed.timeline.head).toEqual({ turn, phase: 'ORDERS' });
    }
    const { at } = await read('66-lines', imperium());
    expect(at.tradeLines[0]).toMatchObject({ status: 'running', nextArrival: 4 });
    expect(at.details.lines[0].stops[0].delivered).toBe(true);
    const { edges } = (await read('72-goods', imperium())).at.ledger;
    const arrivals = edges.map((each: Any) => each.node).filter((each: Any) => each.phase === 'TRADE');
    expect(arrivals).toMatchObject([{ turn: 3, account: 'Food:atria', amount: 2 }]);
  });

  it('lets the arbiter change the sector and its house rules, and stays sound', async () => {
    const refused = await play('73-arbiter-changes', imperium(), undefined, 'ArbiterChanges');
    expect(refused.violations[0]).toMatchObject({ code: 'ARBITER_ONLY' });
    expectAccepted(await play('73-arbiter-changes', arbiter, undefined, 'ArbiterChanges'));
    expectAccepted(await play('73-arbiter-changes', arbiter, undefined, 'SetHouseRule'));
    const { details } = (await read('63-sector', arbiter)).at;
    expect(details.planets.find((each: Any) => each.key === 'atria').bufferNotation).toContain('Men(8/8)');
    expect(details.factions[0]).toMatchObject({ key: 'guard', score: 1 });
    const { verification } = (
      await club.run('25-verify', arbiter, (variables) => Object.assign(variables, { timeline }))
    ).timeline;
    expect(verification.sound).toBe(true);
  });
});
