/** @rulesets toy */
import { seatToyCampaign, type SeatedCampaign } from './seated-campaign.js';
import { openToyApplication, type ToyApplication } from './toy-application.js';

const CLOSE = `mutation ($input: ClosePhaseInput!) { closePhase(input: $input) { __typename
  ... on Refused { violations { message } } } }`;
const GIVE = `mutation ($input: GiveOrdersInput!) { giveOrders(input: $input) { __typename } }`;
const TURNS = `query ($id: ID!) { timeline(id: $id) { head { revision turn phase closesTurn }
  turns { turn fromRevision toRevision endedAt phases { phase fromRevision toRevision endedAt } } } }`;
const AT = `query ($id: ID!, $at: MomentInput, $since: MomentInput!) { timeline(id: $id) { at(moment: $at) {
  moment { revision turn closesTurn }
  board { pieces { key location } }
  changes(since: $since) { since { revision }
    moves { piece from to } pieces { key change fields left { location } right { location } } locations { key change fields } } } } }`;
const OPTIONS = `query ($id: ID!, $pieces: [ID!]) { timeline(id: $id) { at {
  pieceOptions(pieces: $pieces) { piece options { key legal sentence } } } } }`;
const EVENTS = `query ($id: ID!, $filter: EventFilterInput, $last: Int, $before: String) { timeline(id: $id) {
  events(filter: $filter, first: 200, last: $last, before: $before) {
    edges { cursor node { id kind summary locations } } pageInfo { hasNextPage hasPreviousPage startCursor } } } }`;
const LEDGER = `query ($id: ID!) { timeline(id: $id) { at { ledger(first: 200) { edges { node {
  account amount revision event { id revision postings { account amount } } } } } } } }`;
const FORK = `mutation ($input: ForkTimelineInput!) { forkTimeline(input: $input) { __typename
  ... on TimelineForked { timeline { id forkedAt { revision } } } } }`;
const COMPARE = `query ($id: ID!, $with: ID!) { timeline(id: $id) { compare(with: $with) {
  pieces { key field } pieceChanges { key change fields left { key } right { key } } locationChanges { key } } } }`;

describe('a history', () => {
  let toy: ToyApplication;
  let campaign: SeatedCampaign;
  const ask = async (query: string, variables: object, token: string | null = campaign.tokens.arbiter) =>
    (await toy.send(query, { id: campaign.timeline, ...variables }, token)).data.timeline;
  const close = async (commandId: string): Promise<void> => {
    const input = { commandId, timeline: campaign.timeline };
    const { data } = await toy.send(CLOSE, { input }, campaign.tokens.arbiter);
    expect(data.closePhase).toEqual({ __typename: 'PhaseAccepted' });
  };

  beforeAll(async () => {
    toy = await openToyApplication();
    campaign = await seatToyCampaign(toy, 'through');
    const { at } = await ask(OPTIONS, {}, campaign.tokens.red);
    const orders = at.pieceOptions.flatMap(
      ({ piece, options }: { piece: string; options: { key: string; legal: boolean; sentence: string }[] }) =>
        options
          .filter(({ legal, sentence }) => legal && /advance/.test(sentence))
          .slice(0, 1)
          .map(({ key }) => ({ piece, option: key })),
    );
    const given = await toy.send(
      GIVE,
      { input: { commandId: 'on', timeline: campaign.timeline, orders } },
      campaign.tokens.red,
    );
    expect(given.data.giveOrders.__typename).toBe('OrdersAccepted');
    for (let at = 0; at < 6; at += 1) {
      if ((await ask(TURNS, {})).head.turn > 1) return;
      await close(`close-${at}`);
    }
  });
  afterAll(() => toy.close());

  it('has turns with their phases, each beginning where the one before ended', async () => {
    const { turns, head } = await ask(TURNS, {});
    const [first, second] = turns;
    expect(first.phases.map(({ phase }: { phase: string }) => phase)).toEqual(['ORDERS', 'ACTIONS']);
    expect(first.endedAt).toEqual(expect.any(String));
    expect(second.endedAt).toBeNull();
    const phases = turns.flatMap((each: { phases: object[] }) => each.phases);
    let before = 0;
    for (const { fromRevision, toRevision } of phases) {
      expect(fromRevision).toBe(before);
      expect(toRevision).toBeGreaterThanOrEqual(fromRevision);
      before = toRevision;
    }
    expect(before).toBe(head.revision);
    expect(phases.at(-1)).toMatchObject({ phase: 'ORDERS', endedAt: null });
    expect(phases.slice(0, -1).every(({ endedAt }: { endedAt: string | null }) => endedAt !== null)).toBe(
      true,
    );
  });

  it('says of a moment that it is the end of a turn, and of others that they are none', async () => {
    const [first] = (await ask(TURNS, {})).turns;
    const since = { revision: 0 };
    const closes = async (at: object) => (await ask(AT, { at, since })).at.moment.closesTurn;
    expect(await closes({ revision: first.toRevision })).toBe(1);
    expect(await closes({ turn: 1 })).toBe(1);
    expect(await closes({ revision: first.toRevision - 1 })).toBeNull();
    expect(await closes({ revision: 0 })).toBeNull();
  });

  it('says what has become otherwise since a moment, to the same eyes', async () => {
    const { head } = await ask(TURNS, {});
    const { board } = (await ask(AT, { at: { revision: 0 }, since: { revision: 0 } })).at;
    const now = (await ask(AT, { since: { revision: 0 } })).at;
    const stood = new Map<string, string>(
      board.pieces.map(({ key, location }: { key: string; location: string }) => [key, location]),
    );
    const moved = now.board.pieces
      .filter(({ key, location }: { key: string; location: string }) => stood.get(key) !== location)
      .map(({ key, location }: { key: string; location: string }) => ({
        piece: key,
        from: stood.get(key),
        to: location,
      }));
    expect(moved.length).toBeGreaterThan(0);
    expect(now.changes.since.revision).toBe(0);
    expect(now.changes.moves).toEqual(moved);
    for (const { piece, from, to } of moved) {
      expect(now.changes.pieces).toContainEqual(
        expect.objectContaining({
          key: piece,
          change: 'CHANGED',
          fields: expect.arrayContaining(['location']),
          left: { location: from },
          right: { location: to },
        }),
      );
    }
    const same = (await ask(AT, { since: { revision: head.revision } })).at.changes;
    expect(same).toMatchObject({ moves: [], pieces: [], locations: [] });
  });

  it('gives the options of all own pieces together, and leaves out what is none of them', async () => {
    const all = (await ask(OPTIONS, {}, campaign.tokens.red)).at.pieceOptions;
    expect(all.length).toBeGreaterThan(1);
    const [first] = all;
    const { pieceOptions } = (
      await ask(OPTIONS, { pieces: [first.piece, 'seat-2-guard', 'nothing'] }, campaign.tokens.red)
    ).at;
    expect(pieceOptions).toEqual([first]);
    expect((await ask(OPTIONS, {}, campaign.tokens.arbiter)).at.pieceOptions).toEqual([]);
  });

  const events = async (filter: object, more: object = {}, token = campaign.tokens.arbiter) =>
    (await ask(EVENTS, { filter, ...more }, token)).events;

  it('is searched by words, by place and by several kinds, page by page from either end', async () => {
    const all = (await events({})).edges.map(({ node }: { node: object }) => node);
    const those = async (filter: object) =>
      (await events(filter)).edges.map(({ node }: { node: object }) => node);
    const advances = all.filter(({ summary }: { summary: string }) => /advance/i.test(summary));
    expect(advances.length).toBeGreaterThan(0);
    expect(await those({ text: 'ADVANCE' })).toEqual(advances);
    const kinds = all.filter(({ kind }: { kind: string }) => kind !== 'ROLL');
    expect(await those({ kinds: ['INPUT', 'OUTCOME'] })).toEqual(kinds);
    expect(await those({ kinds: ['INPUT'], kind: 'ROLL' })).toEqual([]);
    // The toy's events call places by their numbers, and so name none.
    expect(await those({ location: 'cell-1' })).toEqual([]);
    expect(await those({ text: 'no such words at all' })).toEqual([]);

    const filter = { text: 'e' };
    const whole = (await events(filter)).edges;
    const last = await events(filter, { last: 2 });
    expect(last.edges).toEqual(whole.slice(-2));
    expect(last.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
    const before = await events(filter, { last: 2, before: last.pageInfo.startCursor });
    expect(before.edges).toEqual(whole.slice(-4, -2));
    expect(before.pageInfo.hasNextPage).toBe(true);
  });

  it('leads from a number of the ledger to the event behind it', async () => {
    const { edges } = (await ask(LEDGER, {})).at.ledger;
    expect(edges.length).toBeGreaterThan(0);
    for (const { node } of edges) {
      const { account, amount, revision, event } = node;
      expect(event.revision).toBe(revision);
      expect(event.postings).toContainEqual({ account, amount });
    }
  });

  it('is forked at the end of a turn, and compared piece by piece', async () => {
    const [first] = (await ask(TURNS, {})).turns;
    const input = {
      commandId: 'at-the-end',
      timeline: campaign.timeline,
      at: { turn: 1 },
      name: 'What if',
      reason: 'So.',
    };
    const { data } = await toy.send(FORK, { input }, campaign.tokens.arbiter);
    expect(data.forkTimeline.timeline.forkedAt.revision).toBe(first.toRevision);
    const both = await toy.send(
      FORK,
      { input: { ...input, commandId: 'both', revision: 0 } },
      campaign.tokens.arbiter,
    );
    expect(both.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');

    const other = { ...input, commandId: 'at-first', at: { revision: 0 } };
    const early = (await toy.send(FORK, { input: other }, campaign.tokens.arbiter)).data.forkTimeline
      .timeline;
    const { compare } = await ask(COMPARE, { with: early.id });
    const keys = [...new Set(compare.pieces.map(({ key }: { key: string }) => key))];
    expect(keys.length).toBeGreaterThan(0);
    expect(compare.pieceChanges.map(({ key }: { key: string }) => key).sort()).toEqual(keys.sort());
    for (const { key, change, left, right } of compare.pieceChanges)
      expect([left, right]).toEqual(
        change === 'CHANGED' ? [{ key }, { key }] : change === 'ADDED' ? [null, { key }] : [{ key }, null],
      );
  });

  it('waits for some: their campaigns are found by it', async () => {
    const query = `{ campaigns(filter: { awaitingMe: true }) { edges { node { id } } } }`;
    const found = async (token: string | null) => (await toy.send(query, {}, token)).data.campaigns.edges;
    expect(await found(campaign.tokens.red)).toEqual([{ node: { id: campaign.id } }]);
    expect(await found(campaign.tokens.arbiter)).toEqual([]);
    expect(await found(null)).toEqual([]);
  });

  it('tells whoever hands out invites when one ends, and nobody else', async () => {
    const opened = await toy.send(
      `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { ... on CampaignOpened { campaign { id } arbiterToken } } }`,
      {
        input: {
          commandId: 'inviting',
          name: 'Free seats',
          seats: [{ name: 'A' }, { name: 'B' }],
          ruleset: { toy: { start: { scenario: 'MEETING' } } },
          policy: { publicReading: true },
        },
      },
    );
    const { campaign: free, arbiterToken } = opened.data.createCampaign;
    const { data } = await toy.send(
      `mutation ($input: InviteToSeatInput!) { inviteToSeat(input: $input) { ... on SeatInvited { code claimPath expiresAt } } }`,
      { input: { commandId: 'inviting-a', campaign: free.id, seat: 'seat-1' } },
      arbiterToken,
    );
    const { code, claimPath, expiresAt } = data.inviteToSeat;
    expect(claimPath).toBe(`/app/enter#code=${code}`);
    const seen = async (token: string | null) =>
      (
        await toy.send(
          `query ($id: ID!) { campaign(id: $id) { seats { invited inviteExpiresAt } } }`,
          { id: free.id },
          token,
        )
      ).data.campaign.seats[0];
    expect(await seen(arbiterToken)).toEqual({ invited: true, inviteExpiresAt: expiresAt });
    expect(await seen(null)).toEqual({ invited: true, inviteExpiresAt: null });
  });
});
