import { diceVerifier } from '../../src/dice/index.js';
import { hashing } from '../../src/hashing/index.js';
import { findRuleset } from '../../src/rulesets/registry.js';
import { verifyExport } from '../../src/timelines/index.js';
import { Club } from './club.js';
import { operation } from './operations.js';

// oxlint-disable-next-line typescript/no-explicit-any
type Any = any;

/**
 * One evening with the example operations, as `docs/first-club-night.md` tells it: each step runs the text of a tab of
 * the playground, with nothing but ids, tokens and command ids typed in.
 */
describe('the first club night', () => {
  let club: Club;
  let campaign: string;
  let timeline: string;
  let fork: string;
  let corrected: string;
  let full: Any;
  let quick: Any;
  let receipt: Any;
  let arbiterSeat: string;
  const tokens: Record<'arbiter' | 'west' | 'east', string> = { arbiter: '', west: '', east: '' };

  beforeAll(async () => {
    club = await Club.open();
  });
  afterAll(async () => {
    await club.close();
    expect(club.faults).toEqual([]);
  });

  const on =
    (where: string, change: object = {}) =>
    (variables: Any): void => {
      const at = variables.input ?? variables;
      at.timeline = where;
      Object.assign(at, change);
    };
  const battles = async (token: string, where = timeline, moment = {}): Promise<Any[]> =>
    (await club.run('13-battles', token, on(where, { moment }))).timeline.at.details.battles;
  const head = async (where = timeline): Promise<Any> =>
    (await club.run('07-due', tokens.arbiter, on(where))).timeline.head;

  it('knows the admin and shows what can be played', async () => {
    expect((await club.run('01-who-am-i', club.admin)).me).toMatchObject({ admin: true, seats: [] });
    const { rulesets } = await club.run('02-rulesets', null);
    expect(rulesets.map((each: Any) => each.code)).toContain('PLANETARY');
    const planetary = rulesets.find((each: Any) => each.code === 'PLANETARY');
    expect(planetary.scenarios.map((each: Any) => each.code)).toContain('border-clash');
  });

  it('opens a campaign from a scenario', async () => {
    const { createCampaign: opened } = await club.run('03-open-campaign', club.admin);
    expect(opened).toMatchObject({
      __typename: 'CampaignOpened',
      preview: false,
      timeline: { head: { turn: 1, phase: 'BATTLE_ORDERS' } },
    });
    campaign = opened.campaign.id;
    timeline = opened.timeline.id;
    tokens.arbiter = opened.arbiterToken;
    arbiterSeat = opened.arbiterSeat.key;
  });

  it('judges any other position, and says everything that is illegal in it', async () => {
    const { createCampaign: legal } = await club.run('04-open-from-position', club.admin);
    expect(legal).toMatchObject({ __typename: 'CampaignOpened', preview: true, campaign: null });
    const { createCampaign: illegal } = await club.run('04-open-from-position', club.admin, ({ input }) => {
      const { position } = input.ruleset.planetary.start;
      position.detachments[0].hex = '2,1';
      position.convoys[0].hex = '99,9';
    });
    expect(illegal.violations.map((each: Any) => [each.code, each.path.join('.')])).toEqual(
      expect.arrayContaining([
        ['NO_SUCH_HEX', 'input.ruleset.planetary.start.position.convoys.0.hex'],
        ['ATTACKER_NOT_THERE', 'input.ruleset.planetary.start.position.battles.0.attacker'],
      ]),
    );
  });

  it('hands out seats by one-time codes', async () => {
    for (const [side, seat] of [
      ['west', 'seat-1'],
      ['east', 'seat-2'],
    ] as const) {
      const { inviteToSeat: invite } = await club.run('05-invite', tokens.arbiter, ({ input }) =>
        Object.assign(input, { campaign, seat, commandId: `invite-${seat}` }),
      );
      const { claimSeat: claim } = await club.run('06-claim', null, ({ input }) =>
        Object.assign(input, { code: invite.code, commandId: `claim-${seat}` }),
      );
      expect(claim).toMatchObject({ seat: { key: seat }, campaign: { id: campaign } });
      tokens[side] = claim.token;
    }
  });

  it('says what is due, what a seat sees, and what its pieces may do', async () => {
    const { due } = (await club.run('07-due', tokens.west, on(timeline))).timeline;
    expect(due.map((each: Any) => [each.seat.key, each.mandatory])).toEqual(
      expect.arrayContaining([
        ['seat-1', false],
        ['seat-1', true],
      ]),
    );
    expect(due[0].message).toMatch(/No orders handed in yet/);
    const { board } = (await club.run('08-position', tokens.west, on(timeline))).timeline.at;
    const strength = (id: string) => board.pieces.find((each: Any) => each.key === id)?.strength;
    expect(strength('west-1')).toBeGreaterThan(0);
    expect(strength('east-1')).toBeNull();
    const { options } = (await club.run('09-options', tokens.west, on(timeline))).timeline.at.options;
    const attack = options.filter((each: Any) => each.order === 'ATTACK' && each.legal);
    expect(attack.map((each: Any) => each.target)).toContain('east-1');
  });

  it('takes sealed orders against a receipt; the other side sees nothing of them', async () => {
    const { submitOrders: wrong } = await club.run('10-submit-orders', tokens.west, (variables) => {
      on(timeline, { commandId: 'too-far' })(variables);
      variables.input.orders.planetary.orders[1].battleOrder.target.hex = '6,3';
    });
    expect(wrong).toMatchObject({
      __typename: 'Refused',
      violations: [
        {
          code: 'NOT_ADJACENT',
          path: ['input', 'orders', 'planetary', 'orders', '1', 'battleOrder', 'target'],
          message: '6,3 is not adjacent to Second Column.',
        },
      ],
    });
    const { submitOrders: given } = await club.run('10-submit-orders', tokens.west, on(timeline));
    expect(given.__typename).toBe('OrdersAccepted');
    receipt = given.receipt;
    expect(receipt.hash).toMatch(/^[0-9a-f]{64}$/);
    const sheets = `query ($timeline: ID!) {
      timeline(id: $timeline) { at { details { ... on PlanetaryDetails { sheets { seat battleOrders { detachment order } } } } } }
    }`;
    const seen = async (token: string) =>
      (await club.send(sheets, { timeline }, token)).timeline.at.details.sheets;
    expect(await seen(tokens.west)).toEqual([
      {
        seat: 'seat-1',
        battleOrders: [
          { detachment: 'west-1', order: 'ATTACK' },
          { detachment: 'west-2', order: 'PLANNED_ATTACK' },
        ],
      },
    ]);
    expect(await seen(tokens.east)).toEqual([]);
    expect(await seen(tokens.arbiter)).toEqual([]);
  });

  it('closes the phase with the last lock, and moves into battle', async () => {
    const { lockPhase: first } = await club.run('11-lock-phase', tokens.west, on(timeline));
    expect(first.timeline.head.phase).toBe('BATTLE_ORDERS');
    const { closePhase: closed } = await club.run('12-close-phase', tokens.arbiter, on(timeline));
    expect(closed).toMatchObject({
      __typename: 'PhaseAccepted',
      timeline: { head: { turn: 1, phase: 'BATTLE' } },
    });
    expect(closed.events.filter((each: Any) => each.roll)).not.toEqual([]);
    const open = await battles(tokens.east);
    full = open.find((each) => each.hex === '4,3');
    quick = open.find((each) => each.hex === '4,2');
    expect(full).toMatchObject({
      status: 'PENDING',
      attacker: { detachment: 'west-1' },
      defender: { detachment: 'east-1' },
    });
    expect(quick).toMatchObject({ status: 'PENDING', planned: true, attacker: { detachment: 'west-2' } });
  });

  it('fights a quick battle: agreed, rolled, picked, chosen', async () => {
    const here = (commandId: string) => on(timeline, { commandId, battle: quick.key });
    await club.run('14-agree-quick', tokens.west, here('quick-west-1'));
    const { resolveBattle: rolled } = await club.run('14-agree-quick', tokens.east, here('quick-east-1'));
    expect(rolled.events.filter((each: Any) => each.roll).length).toBeGreaterThanOrEqual(2);
    quick = (await battles(tokens.west)).find((each) => each.key === quick.key);
    expect(quick.status).toBe('QUICK');
    if (quick.quick.attacker.pickOutstanding) {
      const { resolveBattle: pick } = await club.run('15-opponent-pick', tokens.west, here('pick-west-1'));
      expect(pick.__typename).toBe('BattleAccepted');
    }
    await chooseLosses('west');
    await chooseLosses('east');
    const { result } = (await battles(tokens.west)).find((each) => each.key === quick.key);
    expect(result.method).toBe('QUICK');
  });

  /** Begins with nothing and adds the step that the refusal names, as a player would. Who loses everything has no choice. */
  async function chooseLosses(side: 'west' | 'east'): Promise<void> {
    const now = (await battles(tokens[side])).find((each) => each.key === quick.key);
    if (!now.quick[side === 'west' ? 'attacker' : 'defender'].choiceOutstanding) return;
    const steps: object[] = [];
    for (let attempt = 1; ; attempt += 1) {
      const { resolveBattle: answer } = await club.run('16-choose-casualties', tokens[side], (variables) => {
        on(timeline, { commandId: `losses-${side}-${attempt}`, battle: quick.key })(variables);
        variables.input.result.planetary.casualties.steps = steps;
      });
      if (answer.__typename === 'BattleAccepted') return;
      const [violation] = answer.violations;
      expect([violation.code, violation.rule.id]).toEqual(['FURTHER_STEP_FITS', 'PLN-QBT-06']);
      const named = (name: string): string => violation.details.find((each: Any) => each.name === name).value;
      const piece = named('piece');
      const isUnit = /\.u\d+$/.test(piece);
      steps.push(isUnit ? { unit: piece, step: named('step') } : { model: piece, step: named('step') });
    }
  }

  it('issues the sheet of a full battle', async () => {
    const { resolveBattle: issued } = await club.run(
      '17-issue-brief',
      tokens.west,
      on(timeline, { battle: full.key }),
    );
    expect(issued.__typename).toBe('BattleAccepted');
    const { details } = (await club.run('18-battle-brief', tokens.east, on(timeline))).timeline.at;
    const { brief } = details.battles.find((each: Any) => each.key === full.key);
    expect(brief.gameTurns).toBe(6);
    expect(brief.sides.attacker.units.map((each: Any) => each.unit)).toContain('west-1.u1');
    expect(brief.specialRules.length).toBeGreaterThan(0);
    expect(brief.tableRolls.length).toBeGreaterThan(0);
  });

  it('shows what a report would lead to before anything is stored', async () => {
    const before = (await head()).revision;
    const { resolveBattle: preview } = await club.run(
      '19-preview-report',
      tokens.west,
      on(timeline, { battle: full.key }),
    );
    expect(preview).toMatchObject({ __typename: 'BattleAccepted', preview: true });
    expect(preview.planetaryForecast).toMatchObject({ winner: 'ATTACKER', attacker: { withdraws: false } });
    expect((await head()).revision).toBe(before);
  });

  it('refuses a report that cannot be, with every reason', async () => {
    const { resolveBattle: refused } = await club.run('20-enter-report', tokens.west, (variables) => {
      on(timeline, { battle: full.key, commandId: 'report-0' })(variables);
      const { attacker } = variables.input.result.planetary.report;
      attacker.units.pop();
      attacker.units[0].end = 'LEFT_TABLE';
    });
    expect(refused.violations.map((each: Any) => each.code).sort()).toEqual([
      'LEFT_WITHOUT_RETREAT',
      'UNIT_MISSING',
    ]);
  });

  it('takes the report; the other side disputes it, the arbiter decides', async () => {
    const { resolveBattle: entered } = await club.run(
      '20-enter-report',
      tokens.west,
      on(timeline, { battle: full.key }),
    );
    expect(entered).toMatchObject({ __typename: 'BattleAccepted', preview: false });
    const { due } = (await club.run('07-due', tokens.east, on(timeline))).timeline;
    expect(due).toContainEqual(
      expect.objectContaining({
        seat: expect.objectContaining({ key: 'seat-2' }),
        subject: full.key,
        mandatory: true,
      }),
    );
    const seen = (await battles(tokens.east)).find((each) => each.key === full.key);
    expect(seen.report.forecast).toMatchObject({ winner: 'ATTACKER', attacker: { casualtyDice: 5 } });

    const own = await club.run(
      '21-confirm-report',
      tokens.west,
      on(timeline, { battle: full.key, commandId: 'own' }),
    );
    expect(own.confirmBattle.violations[0].code).toBe('OWN_REPORT');
    const { document, variables } = operation('22-dispute-report');
    for (const input of [variables.input, variables.decision])
      Object.assign(input, { timeline, battle: full.key });
    const disputed = await club.send(
      document,
      { input: variables.input, decision: variables.decision },
      tokens.east,
      'DisputeReport',
    );
    expect(disputed.disputeBattle.__typename).toBe('BattleAccepted');
    const decided = await club.send(
      document,
      { input: variables.input, decision: variables.decision },
      tokens.arbiter,
      'DecideDispute',
    );
    expect(decided.resolveBattle.__typename).toBe('BattleAccepted');
    expect((await head()).turn).toBe(2);
    const judged = (await battles(tokens.west)).find((each) => each.key === full.key);
    expect(judged).toMatchObject({ status: 'RESOLVED', result: { method: 'FULL', winner: 'ATTACKER' } });
  });

  it('plays on to turn 3', async () => {
    const { submitOrders: given } = await club.run('10-submit-orders', tokens.west, (variables) => {
      on(timeline, { commandId: 'orders-west-2' })(variables);
      variables.input.orders.planetary.orders = [
        { battleOrder: { detachment: 'west-1', order: 'ATTACK', target: { hex: '4,4' } } },
      ];
    });
    expect(given.__typename).toBe('OrdersAccepted');
    await club.run('11-lock-phase', tokens.west, on(timeline, { commandId: 'lock-west-2' }));
    await club.run('11-lock-phase', tokens.east, on(timeline, { commandId: 'lock-east-2' }));
    for (let count = 1; (await head()).turn < 3; count += 1) {
      await club.run('12-close-phase', tokens.arbiter, on(timeline, { commandId: `close-battles-${count}` }));
    }
    expect(await head()).toMatchObject({ turn: 3, phase: 'BATTLE_ORDERS' });
  });

  it('answers why: rules, causes, dice', async () => {
    const { events } = (await club.run('23-why', tokens.arbiter, on(timeline))).timeline;
    expect(events.edges.length).toBe(25);
    for (const { node } of events.edges) {
      expect(node.because.length).toBeGreaterThan(0);
      expect(node.summary).toMatch(/\.$/);
    }
    const { ledger } = (await club.run('58-ledger', tokens.west, on(timeline, { filter: { measure: 'VP' } })))
      .timeline.at;
    // A battle by where it was fought, not by its id.
    expect(ledger.edges.map(({ node }: Any) => node.told)).toContainEqual(
      expect.stringMatching(/^battle at \w+ \d,\d$/),
    );
  });

  it('verifies, replays, exports and imports', async () => {
    const { exportPath, verification, dice } = (await club.run('25-verify', tokens.arbiter, on(timeline)))
      .timeline;
    expect(verification.checks.filter((each: Any) => each.result !== 'PASSED')).toEqual([]);
    expect(verification.sound).toBe(true);
    expect(verification.rolls).toBeGreaterThan(0);
    expect(dice.commitments).toMatchObject([{ publicKey: expect.stringMatching(/^[0-9a-f]+$/) }]);
    const text = await club.download(exportPath, tokens.arbiter);
    const seenByWest = await club.download(exportPath, tokens.west);
    const west = await verifyExport(seenByWest.split('\n').slice(0, -1), findRuleset, {
      hashing,
      dice: diceVerifier,
    });
    expect(west).toMatchObject({ sound: true, problems: [] });
    // Its own view alone: what is hidden cannot be judged again, and is told by no count.
    expect(west.header!.reader).toBe('seat:seat-1');
    const judged = west.report!.checks.find((each) => each.name === 'adjudication');
    expect(judged).toMatchObject({ result: 'not-examined', examined: 0 });
    const elsewhere = await Club.openElsewhere();
    const { importTimeline: imported } = await elsewhere.run('26-import', elsewhere.admin, ({ input }) =>
      Object.assign(input, { text }),
    );
    expect(imported.problems).toBeUndefined();
    expect(imported.timeline.head.revision).toBe((await head()).revision);
    await elsewhere.close();
    const changed = text.replace('"victoryPoints":310', '"victoryPoints":311');
    const { importTimeline: refused } = await club.run('26-import', club.admin, ({ input }) =>
      Object.assign(input, { text: changed, commandId: 'import-2' }),
    );
    expect(refused.__typename).toBe('ImportInvalid');
  });

  it('forks the first turn, plays it otherwise and compares', async () => {
    const orders = await inputs('planetary.OrdersSubmitted');
    const { forkTimeline: forked } = await club.run(
      '27-fork',
      tokens.arbiter,
      on(timeline, { revision: orders[0].revision - 1 }),
    );
    expect(forked).toMatchObject({ __typename: 'TimelineForked', timeline: { forkedAt: { turn: 1 } } });
    fork = forked.timeline.id;
    const refusal = async (token: string, where: string) => {
      const { submitOrders: answer } = await club.run('28-play-on', token, on(where));
      return answer.violations[0].message as string;
    };
    expect(await refusal(tokens.arbiter, timeline)).toMatch(/only on a fork/);
    expect(await refusal(tokens.east, fork)).toMatch(/no such timeline/);
    const { submitOrders: given } = await club.run('28-play-on', tokens.arbiter, on(fork));
    expect(given).toMatchObject({ __typename: 'OrdersAccepted', timeline: { id: fork } });
    await club.run('12-close-phase', tokens.arbiter, on(fork, { commandId: 'close-fork-1' }));
    const said = await club.send(
      '{ timeline(id: "' +
        fork +
        '") { events(filter: { actor: "seat-2", kind: INPUT }) { edges { node { spokenBy { key } } } } } }',
      {},
      tokens.arbiter,
    );
    expect(said.timeline.events.edges.at(-1).node.spokenBy.key).toBe(arbiterSeat);
    const { compare } = (
      await club.run('29-compare', tokens.arbiter, (variables) =>
        Object.assign(variables, { timeline, with: fork }),
      )
    ).timeline;
    expect(compare.commonRevision).toBe(orders[0].revision - 1);
    expect(compare.firstDifference).toMatchObject({ turn: 1, phase: 'BATTLE_ORDERS' });
    expect(compare.pieces).toContainEqual(expect.objectContaining({ key: 'west-1' }));
  });

  it('amends the wrong result of turn 1, shows the impact, and promotes the corrected timeline', async () => {
    const [report] = await inputs('planetary.BattleReportEntered');
    const fill = (variables: Any): void => {
      on(timeline, { revision: report.revision })(variables);
      variables.input.amendment.battle.battle = full.key;
    };
    const { amendTimeline: preview } = await club.run('30-preview-amendment', tokens.arbiter, fill);
    expect(preview).toMatchObject({ __typename: 'TimelineAmended', preview: true, timeline: null });
    const { amendTimeline: amended } = await club.run('31-amend', tokens.arbiter, fill);
    expect(amended).toMatchObject({ __typename: 'TimelineAmended', preview: false });
    expect(amended.impact).toEqual(preview.impact);
    const orders = amended.impact.inputs.filter((each: Any) => each.type === 'planetary.OrdersSubmitted');
    expect(orders).toMatchObject([{ result: 'ILLEGAL', violations: [{ rule: { id: 'PLN-BOR-02' } }] }]);
    expect(amended.impact.comparison.standings.length).toBe(2);
    corrected = amended.timeline.id;
    const judged = (await battles(tokens.arbiter, corrected, { turn: 1 })).find(
      (each) => each.key === full.key,
    );
    expect(judged.result).toMatchObject({ winner: 'DEFENDER' });

    const { promoteTimeline: promoted } = await club.run('32-promote', tokens.arbiter, on(corrected));
    expect(promoted.campaign.main.id).toBe(corrected);
    const { verification } = (await club.run('25-verify', tokens.arbiter, on(corrected))).timeline;
    expect(verification.sound).toBe(true);
  });

  it('looks up a rule', async () => {
    const { rules } = await club.run('33-rules', null);
    expect(rules.edges.length).toBeGreaterThan(0);
  });

  async function inputs(type: string): Promise<Any[]> {
    const { events } = (
      await club.run('23-why', tokens.arbiter, (variables) =>
        Object.assign(variables, { timeline, filter: { kind: 'INPUT', type } }),
      )
    ).timeline;
    return events.edges.map((each: Any) => each.node);
  }
});
