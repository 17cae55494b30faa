/** @rulesets toy */
import { openToyApplication, type ToyApplication } from './toy-application.js';

const CREATE = `mutation ($input: CreateCampaignInput!) {
  createCampaign(input: $input) {
    __typename
    ... on CampaignOpened { campaign { id name seats { key name role claimed } parameters { name value isDefault } } timeline { id head { revision turn phase } } arbiterSeat { key } arbiterToken preview }
    ... on Refused { violations { rule { id title path } code message path details { name value } } }
  }
}`;

const ORDERS = `mutation ($input: SubmitOrdersInput!) {
  submitOrders(input: $input) {
    __typename
    ... on OrdersAccepted {
      events { id revision type kind because { id title } causes { type } effects { type } roll { notation faces sum } payload }
      timeline { head { revision } } revision preview repeated receipt { hash salt }
    }
    ... on Refused { violations { rule { id title } code message path } }
    ... on TimelineMoved { expected revision head { revision } }
    ... on RollsNeeded { rolls { rule { id } notation purpose subject } }
  }
}`;

const opening = (commandId: string, more: object = {}) => ({
  commandId,
  name: 'Club night',
  seats: [{ name: 'Rita' }, { name: 'Bob', role: 'PLAYER' }],
  ruleset: { toy: { start: { scenario: 'MEETING' }, parameters: { rounds: 2 } } },
  ...more,
});

describe('a club night over GraphQL', () => {
  let toy: ToyApplication;
  let campaign: { id: string; seats: { key: string; name: string }[] };
  let timeline: string;
  let arbiter: string;
  let openedAt: number;
  const tokens: Record<string, string> = {};
  const seatOf = (name: string) => campaign.seats.find((each) => each.name === name)!.key;

  beforeAll(async () => {
    toy = await openToyApplication();
    const { data, errors } = await toy.send(CREATE, { input: opening('open-1') });
    expect(errors).toBeUndefined();
    const opened = data.createCampaign;
    expect(opened.__typename).toBe('CampaignOpened');
    campaign = opened.campaign;
    timeline = opened.timeline.id;
    openedAt = opened.timeline.head.revision;
    arbiter = opened.arbiterToken;
    for (const name of ['Rita', 'Bob']) {
      const invited = await toy.send(
        'mutation ($input: InviteToSeatInput!) { inviteToSeat(input: $input) { ... on SeatInvited { seat { key } code expiresAt } } }',
        { input: { commandId: `invite-${name}`, campaign: campaign.id, seat: seatOf(name) } },
        arbiter,
      );
      const claimed = await toy.send(
        'mutation ($input: ClaimSeatInput!) { claimSeat(input: $input) { ... on SeatClaimed { seat { key } token campaign { id } } } }',
        { input: { commandId: `claim-${name}`, code: invited.data.inviteToSeat.code } },
        null,
      );
      tokens[name] = claimed.data.claimSeat.token;
    }
  });
  afterAll(() => toy.close());

  it('opens with house rules, and says which are the default', async () => {
    const { data } = await toy.send(
      '{ campaigns(filter: { mine: true }) { edges { cursor node { id ruleset { code title } parameters { name value isDefault } main { id isMain } } } pageInfo { hasNextPage } } }',
      {},
      arbiter,
    );
    expect(data.campaigns.edges).toHaveLength(1);
    const { node } = data.campaigns.edges[0];
    expect(node.ruleset).toEqual({ code: 'TOY', title: 'Skirmish on a line' });
    expect(node.parameters).toContainEqual({ name: 'rounds', value: '2', isDefault: false });
    expect(node.parameters).toContainEqual({ name: 'length', value: '7', isDefault: true });
    expect(node.main).toEqual({ id: timeline, isMain: true });
  });

  it('previews an opening and stores nothing', async () => {
    const { data } = await toy.send(CREATE, { input: opening('open-preview', { preview: true }) });
    expect(data.createCampaign).toMatchObject({
      __typename: 'CampaignOpened',
      preview: true,
      campaign: null,
    });
    const after = await toy.send('{ campaigns { edges { node { id } } } }');
    expect(after.data.campaigns.edges).toHaveLength(1);
  });

  it('refuses an illegal position with the rule, a message in words, and a path', async () => {
    const position = {
      units: [{ id: 'u-1', seat: 'seat-1', cell: 0, strength: 9 }],
      supply: [{ seat: 'seat-1', amount: 1 }],
    };
    const { data } = await toy.send(CREATE, {
      input: opening('open-bad', { ruleset: { toy: { start: { position } } } }),
    });
    expect(data.createCampaign.__typename).toBe('Refused');
    expect(data.createCampaign.violations).toContainEqual(
      expect.objectContaining({ code: 'STRENGTH_1_TO_6', message: 'A unit has strength 1 to 6.' }),
    );
    expect(data.createCampaign.violations[0]).toMatchObject({
      path: ['input', 'ruleset', 'toy', 'start', 'position', 'units', '0', 'strength'],
      rule: { path: '/rules/TOY-SET-01' },
    });
  });

  it('finds a ruleset, its rules and its campaigns by its code', async () => {
    const asked = `{ ruleset(code: TOY) { code phases { code } } rules(ruleset: TOY, first: 1) { edges { node { catalog } } }
      campaigns(filter: { ruleset: TOY }) { edges { node { id } } } }`;
    const { data, errors } = await toy.send(asked, {}, tokens.Rita);
    expect(errors).toBeUndefined();
    expect(data.ruleset).toEqual({ code: 'TOY', phases: [{ code: 'ORDERS' }, { code: 'ACTIONS' }] });
    expect(data.rules.edges).toEqual([{ node: { catalog: 'toy' } }]);
    expect(data.campaigns.edges).toEqual([{ node: { id: campaign.id } }]);
  });

  it('tells of each event what it changes of accounts: the rows of the ledger', async () => {
    const asked = `{ timeline(id: "${timeline}") {
      events(first: 200) { edges { node { postings { account amount rule { id } cause } } } }
      at { ledger(first: 200) { edges { node { account amount rule { id } cause } } } } } }`;
    const { data, errors } = await toy.send(asked, {}, arbiter);
    expect(errors).toBeUndefined();
    const { events, at } = data.timeline;
    const rows = events.edges.flatMap(({ node }: { node: { postings: object[] } }) => node.postings);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows).toEqual(at.ledger.edges.map(({ node }: { node: object }) => node));
  });

  it('tells each holder of a token who it is', async () => {
    const asked = '{ me { admin anonymous seats { seat { key } role campaign { id } } } }';
    const rita = await toy.send(asked, {}, tokens.Rita);
    expect(rita.data.me).toEqual({
      admin: false,
      anonymous: false,
      seats: [{ seat: { key: seatOf('Rita') }, role: 'PLAYER', campaign: { id: campaign.id } }],
    });
    expect((await toy.send(asked, {}, null)).data.me).toEqual({ admin: false, anonymous: true, seats: [] });
  });

  it('takes sealed orders: preview, receipt, repetition, and nothing of it for the other seat', async () => {
    const unit = `${seatOf('Rita')}-scouts`;
    const input = {
      timeline,
      commandId: 'rita-1',
      orders: { toy: { sheet: [{ unit, order: 'ADVANCE' }] } },
    };
    const preview = await toy.send(ORDERS, { input: { ...input, preview: true } }, tokens.Rita);
    expect(preview.data.submitOrders).toMatchObject({ __typename: 'OrdersAccepted', preview: true });

    const before = await toy.send(
      `{ timeline(id: "${timeline}") { events { edges { node { type payload } } } } }`,
      {},
      tokens.Bob,
    );
    const stored = await toy.send(ORDERS, { input }, tokens.Rita);
    const accepted = stored.data.submitOrders;
    expect(accepted).toMatchObject({ __typename: 'OrdersAccepted', preview: false, repeated: false });
    expect(accepted.receipt.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(accepted.events[0]).toMatchObject({ kind: 'INPUT', type: 'toy.OrdersSubmitted' });
    expect(accepted.timeline.head.revision).toBe(accepted.revision);

    const again = await toy.send(ORDERS, { input }, tokens.Rita);
    expect(again.data.submitOrders).toEqual({ ...accepted, repeated: true });

    const after = await toy.send(
      `{ timeline(id: "${timeline}") { events { edges { node { type payload } } } } }`,
      {},
      tokens.Bob,
    );
    expect(JSON.stringify(after.data)).not.toContain('ADVANCE');
    expect(after.data.timeline.events.edges.length).toBeGreaterThanOrEqual(
      before.data.timeline.events.edges.length,
    );
  });

  it('refuses orders for the pieces of others, naming the rule', async () => {
    const input = {
      timeline,
      commandId: 'bob-wrong',
      orders: { toy: { sheet: [{ unit: `${seatOf('Rita')}-scouts`, order: 'HOLD' }] } },
    };
    const { data } = await toy.send(ORDERS, { input }, tokens.Bob);
    expect(data.submitOrders.__typename).toBe('Refused');
    const [violation] = data.submitOrders.violations;
    expect(violation.rule.id).toMatch(/^TOY-/);
    expect(violation.message.length).toBeGreaterThan(10);
  });

  it('says when somebody was first', async () => {
    const input = {
      timeline,
      commandId: 'rita-late',
      expectedRevision: 0,
      orders: { toy: { sheet: [] } },
    };
    const { data } = await toy.send(ORDERS, { input }, tokens.Rita);
    expect(data.submitOrders).toMatchObject({ __typename: 'TimelineMoved', expected: 0 });
    expect(data.submitOrders.head.revision).toBe(data.submitOrders.revision);
  });

  it('shows the position: board, units, standings, details, ledger', async () => {
    const { data, errors } = await toy.send(
      `{ timeline(id: "${timeline}") {
        turns { turn events }
        at { moment { revision turn phase hash } over
          board { turn phase locations { key name owner { key } } pieces { key owner { name } location status } }
          units(first: 3) { edges { node { key owner { name } experience rank account } } pageInfo { hasNextPage endCursor } }
          standings { measure over seats { seat { name } total rank } }
          tradeLines { key } battles { key status }
          ledger(first: 5) { edges { node { account amount balance rule { id } cause } } }
          details { __typename ... on ToyDetails { length hands { seat cards } } }
        } } }`,
      {},
      tokens.Rita,
    );
    expect(errors).toBeUndefined();
    const { at } = data.timeline;
    expect(at.board.pieces).toHaveLength(4);
    expect(at.units.edges).toHaveLength(3);
    expect(at.units.pageInfo.hasNextPage).toBe(true);
    expect(at.standings.seats.map((each: { seat: { name: string } }) => each.seat.name).sort()).toEqual([
      'Bob',
      'Rita',
    ]);
    expect(at.details).toMatchObject({ __typename: 'ToyDetails', length: 7 });
    expect(at.ledger.edges[0].node).toMatchObject({ amount: 2, balance: 2 });
  });

  it('says what is due and what a piece may do', async () => {
    const unit = `${seatOf('Bob')}-guard`;
    const { data, errors } = await toy.send(
      `{ timeline(id: "${timeline}") { due { seat { key } code mandatory message rule { id } } at { options(piece: "${unit}") { options { order target legal barred { code message } } } } } }`,
      {},
      tokens.Bob,
    );
    expect(errors).toBeUndefined();
    expect(data.timeline.due.length).toBeGreaterThan(0);
    expect(data.timeline.at.options.options.length).toBeGreaterThan(0);
  });

  it('plays on: locks, reveals, and explains every outcome', async () => {
    const LOCK = `mutation ($input: LockPhaseInput!) { lockPhase(input: $input) { __typename ... on PhaseAccepted { revision events { type kind because { id } causes { kind } roll { notation faces } } } ... on Refused { violations { code message } } } }`;
    const bob = await toy.send(
      ORDERS,
      { input: { timeline, commandId: 'bob-1', orders: { toy: { sheet: [] } } } },
      tokens.Bob,
    );
    expect(bob.data.submitOrders.__typename).toBe('OrdersAccepted');
    await toy.send(LOCK, { input: { timeline, commandId: 'lock-rita' } }, tokens.Rita);
    const { data } = await toy.send(LOCK, { input: { timeline, commandId: 'lock-bob' } }, tokens.Bob);
    const { events } = data.lockPhase;
    const outcomes = events.filter((each: { kind: string }) => each.kind === 'OUTCOME');
    expect(outcomes.length).toBeGreaterThan(1);
    for (const each of outcomes) {
      expect(each.because.length).toBeGreaterThan(0);
      expect(each.causes.length).toBeGreaterThan(0);
    }
    expect(events.some((each: { roll: unknown }) => each.roll !== null)).toBe(true);
  });

  it('forks, compares, and keeps the parent as it was', async () => {
    const forked = await toy.send(
      `mutation ($input: ForkTimelineInput!) { forkTimeline(input: $input) { __typename ... on TimelineForked { revision timeline { id name parent { id } forkedAt { revision } diceOrigin } } ... on Refused { violations { code message } } } }`,
      { input: { commandId: 'fork-1', timeline, revision: openedAt, name: 'What if', reason: 'To see' } },
      arbiter,
    );
    expect(forked.errors).toBeUndefined();
    expect(forked.data.forkTimeline).toMatchObject({
      __typename: 'TimelineForked',
      timeline: {
        name: 'What if',
        parent: { id: timeline },
        forkedAt: { revision: openedAt },
        diceOrigin: 'FRESH',
      },
    });
    const fork = forked.data.forkTimeline.timeline.id;
    const { data, errors } = await toy.send(
      `{ timeline(id: "${timeline}") { forks { id } compare(with: "${fork}") { commonRevision pieces { key field left right } } } }`,
      {},
      arbiter,
    );
    expect(errors).toBeUndefined();
    expect(data.timeline.forks).toEqual([{ id: fork }]);
    const paged = await toy.send(
      `{ campaign(id: "${campaign.id}") { all: timelines { id } one: timelines(first: 1) { id } rest: timelines(after: "${timeline}") { id } } }`,
      {},
      arbiter,
    );
    const [all, one, rest] = [[timeline, fork], [timeline], [fork]].map((ids) => ids.map((id) => ({ id })));
    expect(paged.data.campaign).toEqual({ all, one, rest });
    const beyond = await toy.send(
      `{ timeline(id: "${timeline}") { forks(after: "x") { id } } }`,
      {},
      arbiter,
    );
    expect(beyond.errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
    expect(data.timeline.compare.commonRevision).toBe(openedAt);
  });

  it('verifies the timeline and shows its dice', async () => {
    const { data, errors } = await toy.send(
      `{ timeline(id: "${timeline}") { verification { sound checks { name result examined } } dice { mode commitments { commitment } luck { seat { key } sides mean } } } }`,
      {},
      arbiter,
    );
    expect(errors).toBeUndefined();
    expect(data.timeline.verification.sound).toBe(true);
    expect(data.timeline.dice.commitments).toHaveLength(1);
  });

  it('records a ruling for all to see', async () => {
    const { data } = await toy.send(
      `mutation ($input: RecordRulingInput!) { recordRuling(input: $input) { __typename ... on RulingAccepted { events { summary type because { id } } } } }`,
      {
        input: {
          timeline,
          commandId: 'ruling-1',
          ruling: 'The hill counts.',
          reason: 'Agreed at the table.',
          rule: 'TOY-SCO-01',
        },
      },
      arbiter,
    );
    expect(data.recordRuling).toMatchObject({
      __typename: 'RulingAccepted',
      events: [{ type: 'timeline.RulingRecorded', because: [{ id: 'TOY-SCO-01' }] }],
    });
    expect(data.recordRuling.events[0].summary).toBe(
      'The arbiter ruled: The hill counts. Reason: Agreed at the table.',
    );
  });

  it('made no fault of its own in all of it', () => expect(toy.faults).toEqual([]));
});
