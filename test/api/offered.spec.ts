/** @rulesets toy */
import { seatToyCampaign, type SeatedCampaign } from './seated-campaign.js';
import { openToyApplication, type ToyApplication } from './toy-application.js';

const CAMPAIGN = `query ($id: ID!) { campaign(id: $id) {
  viewerSeat { key } viewerMay { play lock close arbitrate invite } awaits { mine first others until }
  seats { key role emblem { color dark sign } }
  main { at { board {
    locations { key sight rivers roads marks { kind } } pieces { key owner { key emblem { sign } } } } } } } }`;
const OPTIONS = `query ($id: ID!, $piece: ID!) { timeline(id: $id) { at { options(piece: $piece) {
  options { key order target legal sentence } } } } }`;
const GIVE = `mutation ($input: GiveOrdersInput!) { giveOrders(input: $input) {
  __typename ... on OrdersAccepted { revision } ... on Refused { violations { code } } } }`;
const OPEN = 'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { __typename } }';
const SAID = `query ($id: ID!, $command: ID!) { timeline(id: $id) {
  events(filter: { command: $command, kind: INPUT }) { edges { node { revision payload amendment } } } } }`;

const AMEND = `mutation ($input: AmendTimelineInput!) { amendTimeline(input: $input) { __typename
  ... on TimelineAmended { preview impact { comparison { pieces { key } } } } } }`;

describe('what a page asks', () => {
  let toy: ToyApplication;
  let campaign: SeatedCampaign;

  beforeAll(async () => {
    toy = await openToyApplication();
    campaign = await seatToyCampaign(toy, 'open');
  });
  afterAll(() => toy.close());

  const seen = async (token: string | null) =>
    (await toy.send(CAMPAIGN, { id: campaign.id }, token)).data.campaign;

  it('is who asks, what he may do, and what is waited for from him', async () => {
    const [red, arbiter, admin, nobody] = await Promise.all(
      [campaign.tokens.red, campaign.tokens.arbiter, toy.adminToken, null].map(seen),
    );
    expect(red).toMatchObject({
      viewerSeat: { key: 'seat-1' },
      viewerMay: { play: true, lock: true, close: false, arbitrate: false, invite: false },
      awaits: { mine: 1, first: expect.any(String), others: 1, until: null },
    });
    expect(arbiter).toMatchObject({
      viewerSeat: { key: 'seat-3' },
      viewerMay: { play: false, lock: false, close: true, arbitrate: true, invite: true },
      awaits: { mine: 0, first: null, others: 2 },
    });
    expect(admin).toMatchObject({
      viewerSeat: null,
      viewerMay: { play: false, arbitrate: false, invite: true },
    });
    expect(nobody ?? { viewerMay: { invite: false } }).toMatchObject({ viewerMay: { invite: false } });
  });

  it('is a scenario, ready to be opened word for word', async () => {
    const { data } = await toy.send('{ rulesets { scenarios { title opening } } }', {}, null);
    const [{ title, opening }] = data.rulesets[0].scenarios;
    const input = {
      commandId: 'word-for-word',
      name: title,
      seats: [{ name: 'A' }, { name: 'B' }],
      ruleset: opening,
    };
    const opened = await toy.send(OPEN, { input });
    expect(opened.data.createCampaign.__typename).toBe('CampaignOpened');
  });

  it('is by what the seats are known: each colour and sign once', async () => {
    const { seats, main } = await seen(campaign.tokens.red);
    for (const part of ['color', 'dark', 'sign']) {
      const emblems = seats.map(({ emblem }: { emblem: Record<string, string> }) => emblem[part]);
      expect(new Set(emblems).size).toBe(seats.length);
    }
    const [piece] = main.at.board.pieces.filter((each: { owner: unknown }) => each.owner);
    expect(piece.owner.emblem.sign).toBe(piece.owner.key.replace('seat-', ''));
  });

  it('is what a place looks like, for rulesets too that have neither rivers nor fog', async () => {
    const [place] = (await seen(campaign.tokens.red)).main.at.board.locations;
    expect(place).toMatchObject({ sight: 'NOW', rivers: [], roads: [], marks: [] });
  });

  interface Offer {
    readonly key: string;
    readonly order: string;
    readonly legal: boolean;
    readonly sentence: string;
  }
  const offers = async (piece: string, token = campaign.tokens.red): Promise<readonly Offer[]> =>
    (await toy.send(OPTIONS, { id: campaign.timeline, piece }, token)).data.timeline.at.options.options;
  const give = (commandId: string, orders: readonly object[], token = campaign.tokens.red) =>
    toy.send(GIVE, { input: { commandId, timeline: campaign.timeline, orders } }, token);
  const ownPieces = async (): Promise<readonly string[]> =>
    (await seen(campaign.tokens.red)).main.at.board.pieces
      .filter(({ owner }: { owner: { key: string } | null }) => owner?.key === 'seat-1')
      .map(({ key }: { key: string }) => key);

  it('is what was offered, given as orders word for word: of several pieces one sheet', async () => {
    const pieces = (await ownPieces()).slice(0, 2);
    const chosen = await Promise.all(
      pieces.map(async (piece) => {
        const offer = (await offers(piece)).find((each) => each.legal)!;
        expect(offer.sentence).toContain(offer.order.toLowerCase().replaceAll('_', ' '));
        return { piece, option: offer.key, order: offer.order };
      }),
    );
    const { data } = await give(
      'together',
      chosen.map(({ piece, option }) => ({ piece, option })),
    );
    expect(data.giveOrders.__typename).toBe('OrdersAccepted');
    const said = await toy.send(SAID, { id: campaign.timeline, command: 'together' }, campaign.tokens.red);
    const [{ node }] = said.data.timeline.events.edges;
    expect(node.payload.command.orders).toEqual(chosen.map(({ piece, order }) => ({ unit: piece, order })));
    const { revision, amendment } = node;
    const amend = (input: object) =>
      toy.send(
        AMEND,
        { input: { ...input, timeline: campaign.timeline, reason: 'Again.' } },
        campaign.tokens.arbiter,
      );
    const again = await amend({ commandId: 'again', revision, amendment, preview: true });
    expect(again.errors).toBeUndefined();
    expect(again.data?.amendTimeline).toMatchObject({ __typename: 'TimelineAmended', preview: true });
  });

  it('is refused by the rule that bars it, and not taken where nobody offered it', async () => {
    const [piece] = await ownPieces();
    const barred = (await offers(piece!)).find((each) => !each.legal);
    if (barred) {
      const { data } = await give('barred', [{ piece, option: barred.key }]);
      expect(data.giveOrders.__typename).toBe('Refused');
    }
    const unknown = await give('unknown', [{ piece, option: 'made-up' }]);
    expect(unknown.errors?.[0]).toMatchObject({
      path: ['giveOrders'],
      extensions: { code: 'BAD_USER_INPUT' },
    });
    const foreign = await give('foreign', [{ piece, option: barred?.key ?? 'any' }], campaign.tokens.blue);
    expect(foreign.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
