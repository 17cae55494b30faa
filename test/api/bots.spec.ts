/** @rulesets toy */
import {
  buildClientSchema,
  getIntrospectionQuery,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import type { EventStore } from '../../src/event-store/event-store.port.js';
import { EVENT_STORE } from '../../src/service/ports.js';
import { documentsOf } from '../secrecy/everything.js';
import { seatToyCampaign, type SeatedCampaign } from './seated-campaign.js';
import { openToyApplication, type ToyApplication } from './toy-application.js';

const MAKE = `mutation ($input: MakeBotInput!) { makeBot(input: $input) {
  __typename ... on BotMade { token bot { key kind name seat { key } madeAt lastUsedAt } } ... on Refused { violations { code } } } }`;
const END =
  'mutation ($input: RevokeBotInput!) { revokeBot(input: $input) { ... on BotRevoked { key } ... on Refused { violations { code } } } }';
const FREE =
  'mutation ($input: RevokeSeatInput!) { revokeSeat(input: $input) { __typename ... on Refused { violations { code } } } }';
const NAME = `mutation ($input: NameArbiterInput!) { nameArbiter(input: $input) {
  ... on ArbiterNamed { seat { key } code expiresAt } ... on Refused { violations { code } } } }`;
const CLAIM =
  'mutation ($input: ClaimSeatInput!) { claimSeat(input: $input) { ... on SeatClaimed { token } ... on Refused { violations { code } } } }';
const ORDERS = `mutation ($input: SubmitOrdersInput!) { submitOrders(input: $input) { __typename } }`;
const ME = '{ me { bot admin anonymous seats { seat { key } role } } }';
const TOKENS = `query ($campaign: ID) { tokens(campaign: $campaign, first: 50) { edges { node {
  kind key name seat { key } campaign { id } madeAt lastUsedAt } } } }`;

const WHY = '... on Refused { violations { code message } }';

interface Token {
  readonly kind: string;
  readonly key: string;
  readonly lastUsedAt: string | null;
}

/** A value of an input type, of the right form and about nothing that there is. */
function anyOf(given: GraphQLInputType): unknown {
  const type = getNullableType(given);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (!isInputObjectType(type))
    return { Int: 1, Float: 1, Boolean: true, DateTime: '2030-01-01T00:00:00Z' }[String(type)] ?? 'c1';
  const all = Object.values(type.getFields());
  const wanted = type.isOneOf ? all.slice(0, 1) : all.filter(isRequiredInputField);
  return Object.fromEntries(wanted.map((field) => [field.name, anyOf(field.type)]));
}

describe('the token of a bot', () => {
  let toy: ToyApplication;
  let schema: GraphQLSchema;
  let campaign: SeatedCampaign;
  let reds: string;
  let publics: string;

  const make = async (name: string, token: string, commandId = name) =>
    (await toy.send(MAKE, { input: { commandId, campaign: campaign.id, name } }, token)).data.makeBot;
  const tokens = async (token: string, of: string | null = campaign.id): Promise<readonly Token[]> => {
    const { data, errors } = await toy.send(TOKENS, { campaign: of }, token);
    if (errors) throw new Error(errors[0]!.extensions.code);
    return data.tokens.edges.map(({ node }: { node: Token }) => node);
  };
  /** Why something was not answered, or not done. */
  const codes = async (
    query: string,
    variables: object,
    token: string | null,
  ): Promise<readonly string[]> => {
    const { data, errors = [] } = await toy.send(query, variables, token);
    const refused = Object.values((data ?? {}) as Record<string, { violations?: { code: string }[] } | null>);
    return [
      ...errors.map(({ extensions }) => extensions.code),
      ...refused.flatMap((each) => each?.violations?.map(({ code }) => code) ?? []),
    ];
  };

  beforeAll(async () => {
    const wide = { depth: 40, cost: 1e9, aliases: 1e6, tokens: 1e6 };
    toy = await openToyApplication(wide);
    schema = buildClientSchema((await toy.send(getIntrospectionQuery({ oneOf: true }))).data);
    campaign = await seatToyCampaign(toy, 'game', { policy: { publicReading: false } });
    const orders = { toy: { sheet: [{ unit: 'seat-1-scouts', order: 'ADVANCE' }] } };
    const input = { timeline: campaign.timeline, commandId: 'sealed', orders };
    expect((await toy.send(ORDERS, { input }, campaign.tokens.red)).data.submitOrders.__typename).toBe(
      'OrdersAccepted',
    );
    reds = (await make('Red’s', campaign.tokens.red)).token;
    publics = (await make('Herald', campaign.tokens.arbiter)).token;
  });
  afterAll(() => toy.close());

  it('is made by a seat, and shown again to the same command alone', async () => {
    const again = await make('Red’s', campaign.tokens.red);
    expect(again).toMatchObject({ token: reds, bot: { key: 'bot-1', kind: 'BOT', seat: { key: 'seat-1' } } });
    expect(reds).toMatch(/^wl_[\w-]{43}$/);
    expect((await make('Red’s', campaign.tokens.blue)).token).not.toBe(reds);
    const other = { input: { commandId: 'Red’s', campaign: campaign.id, name: 'Other' } };
    expect(await codes(MAKE, other, campaign.tokens.red)).toEqual(['COMMAND_ID_REUSED']);
    expect(await codes(MAKE, other, toy.adminToken)).toEqual(['FORBIDDEN']);
    expect(await codes(MAKE, other, null)).toEqual(['UNAUTHENTICATED']);
  });

  it('says who it is', async () => {
    const seats = [{ seat: { key: 'seat-1' }, role: 'PLAYER' }];
    expect((await toy.send(ME, {}, reds)).data.me).toEqual({
      bot: true,
      admin: false,
      anonymous: false,
      seats,
    });
    expect((await toy.send(ME, {}, publics)).data.me).toMatchObject({ bot: true, seats: [] });
    expect((await toy.send(ME, {}, campaign.tokens.red)).data.me.bot).toBe(false);
  });

  /** Everything that can be asked about the campaign, but for what is about who asks. */
  const everything = async (token: string | null): Promise<readonly string[]> => {
    const asking = {
      who: '',
      timelines: [campaign.timeline],
      upTo: 2,
      pieces: ['seat-1-scouts', 'seat-2-scouts'],
      filters: ['turn: 1'],
    };
    const answers: string[] = [];
    for (const document of documentsOf(schema, campaign.id, asking)) {
      // Who holds which token is a bot's business nowhere.
      if (document.startsWith('{ tokens')) continue;
      const { data, errors } = await toy.send(document, {}, token);
      const own = [
        'viewerMay',
        'viewerSeat',
        'viewer',
        'channels',
        'me',
        'correlationId',
        'mapPath',
        'mayConfirm',
        'mayDispute',
      ];
      answers.push(
        JSON.stringify({ data, errors }, (key, value: unknown) => (own.includes(key) ? undefined : value)),
      );
    }
    return answers;
  };
  /** Documents that two are answered differently. */
  const apart = (one: readonly string[], other: readonly string[]): number =>
    one.filter((each, at) => each !== other[at]).length;

  it('reads what its seat reads, and nothing more', async () => {
    const seen = await everything(reds);
    expect(apart(seen, await everything(campaign.tokens.red))).toBe(0);
    expect(apart(seen, await everything(campaign.tokens.blue))).toBeGreaterThan(5);
    expect(seen.join().includes('ADVANCE')).toBe(true);
  });

  it('of the arbiter reads what is public, also where the public may not read', async () => {
    const seen = await everything(publics);
    // The admin sees of the play what the public sees.
    expect(apart(seen, await everything(toy.adminToken))).toBe(0);
    expect(seen.join().includes('ADVANCE')).toBe(false);
    expect((await everything(null)).join().includes('The long line')).toBe(false);
  });

  it('reads no other campaign that is not public', async () => {
    const other = await seatToyCampaign(toy, 'other', { policy: { publicReading: false } });
    for (const token of [reds, publics]) {
      const asked = `{ campaign(id: "${other.id}") { id } timeline(id: "${other.timeline}") { id } campaigns { edges { node { id } } } }`;
      const { data } = await toy.send(asked, {}, token);
      expect(data).toEqual({
        campaign: null,
        timeline: null,
        campaigns: { edges: [{ node: { id: campaign.id } }] },
      });
    }
  });

  it('is refused every mutation that there is, and stores nothing', async () => {
    const store = toy.app.get<EventStore>(EVENT_STORE);
    const before = await store.lastPosition();
    const fields = Object.values(schema.getMutationType()!.getFields());
    expect(fields.length).toBeGreaterThan(20);
    for (const token of [reds, publics])
      for (const { name, args } of fields) {
        const [{ type }] = args as [(typeof args)[number]];
        const { data } = await toy.send(
          `mutation ($input: ${type}) { ${name}(input: $input) { __typename ${WHY} } }`,
          { input: anyOf(type) },
          token,
        );
        expect({ [name]: data?.[name] }).toEqual({
          [name]: {
            __typename: 'Refused',
            violations: [{ code: 'FORBIDDEN', message: expect.stringContaining('bot') }],
          },
        });
      }
    expect(await store.lastPosition()).toBe(before);
  });

  it('may not take in a file', async () => {
    const headers = {
      authorization: `Bearer ${reds}`,
      'content-type': 'application/x-ndjson',
      'command-id': 'x',
    };
    const answer = await fetch(`${toy.url}/import`, { method: 'POST', headers, body: '{}\n' });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('bot');
  });

  it('sits on no seat that a code invites to', async () => {
    const { data } = await toy.send(
      'mutation ($input: InviteToSeatInput!) { inviteToSeat(input: $input) { ... on SeatInvited { code } } }',
      {
        input: {
          commandId: 'spare',
          campaign: (
            await seatToyCampaign(toy, 'spare', {
              seats: [{ name: 'One' }, { name: 'Two' }, { name: 'Three' }],
            })
          ).id,
          seat: 'seat-3',
        },
      },
    );
    const input = { commandId: 'claim-by-bot', code: data.inviteToSeat.code };
    expect(await codes(CLAIM, { input }, reds)).toEqual(['FORBIDDEN']);
  });

  it('may do nothing, as its campaign tells it', async () => {
    const asked = `{ campaign(id: "${campaign.id}") { viewerMay { play lock close arbitrate invite } } }`;
    const may = Object.values((await toy.send(asked, {}, reds)).data.campaign.viewerMay as object);
    expect(may).toEqual([false, false, false, false, false]);
  });

  it('is listed to whoever may end it, with its last use, and to nobody else', async () => {
    const all = await tokens(campaign.tokens.arbiter);
    expect(all.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      'SEAT seat-1',
      'SEAT seat-2',
      'SEAT seat-3',
      'BOT bot-1',
      'BOT bot-2',
      'BOT bot-3',
    ]);
    expect(await tokens(toy.adminToken)).toEqual(all);
    expect((await tokens(campaign.tokens.red)).map(({ key }) => key)).toEqual(['seat-1', 'bot-1']);
    const today = new Date().toISOString().slice(0, 10);
    expect(all.find(({ key }) => key === 'bot-1')!.lastUsedAt).toContain(today);
    expect(all.find(({ key }) => key === 'bot-3')!.lastUsedAt).toBeNull();
    // Read anew: a minute may have passed since, and Red has asked. Between these two only the admin does.
    const now = await tokens(toy.adminToken);
    const service = await tokens(toy.adminToken, null);
    expect(service[0]).toMatchObject({
      kind: 'ADMIN',
      campaign: null,
      lastUsedAt: expect.stringContaining(today),
    });
    expect(now.map(({ lastUsedAt: _, ...each }) => each)).toEqual(
      all.map(({ lastUsedAt: _, ...each }) => each),
    );
    expect(service).toEqual(expect.arrayContaining([...now]));
    await expect(tokens(campaign.tokens.arbiter, null)).rejects.toThrow('FORBIDDEN');
    await expect(tokens(reds)).rejects.toThrow('FORBIDDEN');
    expect(await codes(TOKENS, { campaign: campaign.id }, null)).toEqual(['NOT_FOUND']);
    expect(JSON.stringify(service)).not.toMatch(/wl_|[0-9a-f]{64}/);
  });

  it('is ended by its seat, the arbiter or the admin; what it follows ends with it', async () => {
    const { token } = await make('Follower', campaign.tokens.red);
    const client = createClient({
      url: `${toy.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${token}` },
      retryAttempts: 0,
    });
    const ended = new Promise<string>((resolve) => {
      client.subscribe(
        { query: `subscription { due(campaign: "${campaign.id}") { message } }` },
        {
          next: () => void end().catch((error: unknown) => resolve(String(error))),
          error: (error) => resolve(JSON.stringify(error)),
          complete: () => resolve('complete'),
        },
      );
    });
    const input = { commandId: 'end', campaign: campaign.id, bot: 'bot-4' };
    const end = async () => {
      expect(await codes(END, { input }, campaign.tokens.blue)).toEqual(['NOT_FOUND']);
      expect(await codes(END, { input }, null)).not.toEqual([]);
      expect((await toy.send(END, { input }, campaign.tokens.red)).data.revokeBot).toEqual({ key: 'bot-4' });
    };
    expect(await ended).toContain('UNAUTHENTICATED');
    await client.dispose();
    expect(await codes(ME, {}, token)).toEqual(['UNAUTHENTICATED']);
    expect((await toy.send(END, { input }, campaign.tokens.red)).data.revokeBot).toEqual({ key: 'bot-4' });
    for (const [by, name] of [
      [campaign.tokens.arbiter, 'five'],
      [toy.adminToken, 'six'],
    ] as const) {
      const { bot } = await make(name, campaign.tokens.red);
      const one = { commandId: `end-${name}`, campaign: campaign.id, bot: bot.key };
      expect((await toy.send(END, { input: one }, by)).data.revokeBot).toEqual({ key: bot.key });
    }
  });

  it('is one of ten of a seat at most', async () => {
    const { blue } = campaign.tokens;
    for (let made = 1; made < 10; made += 1) await make(`More ${made}`, blue);
    const input = { commandId: 'one-more', campaign: campaign.id, name: 'One more' };
    expect(await codes(MAKE, { input }, blue)).toEqual(['CONFLICT']);
  });

  it('ends with the token of the seat that made it', async () => {
    const input = { commandId: 'free', campaign: campaign.id, seat: 'seat-1' };
    await toy.send(FREE, { input }, campaign.tokens.arbiter);
    expect(await codes(ME, {}, reds)).toEqual(['UNAUTHENTICATED']);
    expect(await codes(ME, {}, publics)).toEqual([]);
  });

  it('of an arbiter ends when the admin names another, for all to see', async () => {
    const { arbiter } = campaign.tokens;
    const free = { input: { commandId: 'quietly', campaign: campaign.id, seat: 'seat-3' } };
    expect(await codes(FREE, free, toy.adminToken)).toEqual(['FORBIDDEN']);
    const named = { input: { commandId: 'lost', campaign: campaign.id, reason: 'The token is lost.' } };
    for (const token of [arbiter, campaign.tokens.blue])
      expect(await codes(NAME, named, token)).toEqual(['FORBIDDEN']);
    const { nameArbiter } = (await toy.send(NAME, named)).data;
    expect((await toy.send(NAME, named)).data.nameArbiter).toEqual(nameArbiter);
    expect(nameArbiter.seat.key).toBe('seat-3');
    for (const token of [arbiter, publics]) expect(await codes(ME, {}, token)).toEqual(['UNAUTHENTICATED']);
    const claimed = await toy.send(CLAIM, { input: { commandId: 'new', code: nameArbiter.code } }, null);
    const me = await toy.send(ME, {}, claimed.data.claimSeat.token);
    expect(me.data.me.seats).toEqual([{ seat: { key: 'seat-3' }, role: 'ARBITER' }]);
    const notes = `{ campaign(id: "${campaign.id}") { notes { edges { node { kind reason summary by { key } } } } } }`;
    expect(
      (await toy.send(notes, {}, campaign.tokens.blue)).data.campaign.notes.edges.map(
        ({ node }: { node: object }) => node,
      ),
    ).toEqual([
      {
        kind: 'ARBITER_NAMED',
        reason: 'The token is lost.',
        summary: 'The admin gave Arbiter to somebody else: The token is lost.',
        by: null,
      },
    ]);
  });
});
