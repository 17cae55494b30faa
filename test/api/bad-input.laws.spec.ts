/** @rulesets toy */
import { jest } from '@jest/globals';
import fc from 'fast-check';
import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { randomInputs } from './random-inputs.js';
import { everythingOf } from './schema-walk.js';
import { openToyApplication, type Answer, type ToyApplication } from './toy-application.js';
import { seatToyCampaign, type SeatedCampaign } from './seated-campaign.js';

/** Cases of each property; more with BAD_INPUT_CASES. */
const CASES = Number(process.env['BAD_INPUT_CASES'] ?? 100);
jest.setTimeout(30_000 + 300 * CASES);

const CODES = [
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'COMMAND_ID_REUSED',
  'FORBIDDEN',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'NOT_FOUND',
  'QUERY_TOO_COMPLEX',
  'TOO_LARGE',
  'UNAUTHENTICATED',
];
const WIDE = { depth: 40, cost: 1e9, aliases: 1e6, tokens: 1e6 };

interface Request {
  readonly who: string;
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

describe('whatever is sent', () => {
  let toy: ToyApplication;
  let schema: GraphQLSchema;
  let campaign: SeatedCampaign;
  let spare: SeatedCampaign;
  let tokens: Readonly<Record<string, string | null>>;

  beforeAll(async () => {
    toy = await openToyApplication(WIDE);
    schema = buildClientSchema((await toy.send(getIntrospectionQuery({ oneOf: true }))).data);
    const ruleset = { toy: { start: { scenario: 'MEETING' }, parameters: { rounds: 10 } } };
    campaign = await seatToyCampaign(toy, 'game', { ruleset });
    spare = await seatToyCampaign(toy, 'spare');
    const { arbiter, red, blue } = campaign.tokens;
    tokens = { admin: toy.adminToken, arbiter, red, blue, nobody: null, stranger: 'wl_unknown' };
  });
  afterAll(() => toy.close());

  const knownIds = () => ({
    // Seats of the played campaign are neither invited to nor revoked: its players must go on playing.
    campaign: [spare.id],
    id: [spare.id, campaign.timeline, 'TOY-SET-01', 'toy'],
    timeline: [campaign.timeline],
    with: [campaign.timeline, spare.timeline],
    seat: ['seat-1', 'seat-2', 'seat-3'],
    unit: ['seat-1-guard', 'seat-1-scouts', 'seat-2-guard', 'seat-2-scouts'],
    target: ['seat-1-guard', 'seat-2-guard', 'seat-2-scouts'],
    piece: ['seat-1-guard', 'seat-2-scouts'],
    card: ['FORAGE-1', 'VOLLEY-2', 'RUSE-1'],
    battle: ['battle-1', 'battle-2'],
    rule: ['TOY-BTL-03', 'TOY-CRD-01'],
    scenario: ['MEETING'],
    phase: ['ORDERS', 'ACTIONS'],
  });

  /** One field with random arguments, everything it gives selected, below the fields that lead to it. */
  function requestsFor(
    kind: 'query' | 'mutation',
    field: GraphQLField<unknown, unknown>,
    wrap: (inner: string) => string,
    depth: number,
  ): fc.Arbitrary<Request> {
    const { valueOf } = randomInputs(knownIds());
    const declared = field.args.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ');
    const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
    const call = `${field.name}${given && `(${given})`} ${everythingOf(schema, field.type, depth)}`;
    const document = `${kind} ${declared && `(${declared})`} { ${wrap(call)} }`;
    return fc.record({
      who: fc.constantFrom(...Object.keys(tokens)),
      document: fc.constant(document),
      variables: fc
        .tuple(...field.args.map(({ name, type }) => valueOf(type, name).map((value) => ({ [name]: value }))))
        .map((values) => Object.assign({}, ...values) as Record<string, unknown>),
    });
  }

  const send = ({ who, document, variables }: Request) => toy.send(document, variables, tokens[who]);

  /** Neither a fault, nor an error that does not say what and where. */
  function expectManners(answer: Answer): void {
    // Taken away, so that a later request does not answer for it.
    expect(toy.faults.splice(0).map((each) => (each as Error).stack)).toEqual([]);
    expect(answer.status).toBeLessThan(500);
    for (const { message, extensions, path } of answer.errors ?? []) {
      expect(CODES).toContain(extensions.code);
      expect(message.length).toBeGreaterThan(5);
      expect(message).not.toMatch(/node_modules|\.ts:|\n\s+at |SQLITE|undefined/);
      if (extensions.code === 'NOT_FOUND') expect(path ?? extensions['path']).toBeDefined();
    }
    const said = Object.values((answer.data ?? {}) as Record<string, { __typename?: string } | null>);
    for (const refused of said.filter((each) => each?.__typename === 'Refused')) {
      const { violations } = refused as unknown as { violations: Record<string, unknown>[] };
      expect(violations.length).toBeGreaterThan(0);
      for (const { code, message, path, rule } of violations) {
        expect(code).toMatch(/^[A-Z][A-Z0-9_]*$/);
        expect(String(message).length).toBeGreaterThan(5);
        expect(Array.isArray(path)).toBe(true);
        // Only what no rule of a game forbids comes without one.
        if (rule === null)
          expect(['COMMAND_ID_REUSED', 'CONFLICT', 'FORBIDDEN', 'NOT_FOUND']).toContain(code);
        else expect(rule).toMatchObject({ id: expect.any(String) });
      }
    }
  }

  const head = async () => {
    const document = 'query ($id: ID!) { timeline(id: $id) { head { revision hash } } }';
    const { data } = await toy.send(document, { id: campaign.timeline }, tokens.arbiter);
    return data.timeline.head as { revision: number; hash: string };
  };

  const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields());

  it('is understood and done, or refused with what and where; and nothing is stored by halves', async () => {
    const mutations = fieldsOf(schema.getMutationType()!);
    const requests = fc.oneof(...mutations.map((field) => requestsFor('mutation', field, (call) => call, 2)));
    let before = await head();
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const answer = await send(request);
        expectManners(answer);
        const after = await head();
        const [said] = Object.values((answer.data ?? {}) as Record<string, Record<string, unknown> | null>);
        const stored = /Accepted$/.test(String(said?.['__typename'])) && !said?.['preview'];
        if (!stored || said?.['repeated']) expect(after).toEqual(before);
        else expect(after.revision).toBe(said?.['revision']);
        before = after;
      }),
      { numRuns: CASES * 2 },
    );
  });

  it('is answered where it asks, or told why not', async () => {
    const inTimeline = (call: string) => `timeline(id: "${campaign.timeline}") { ${call} }`;
    const inPosition = (call: string) => inTimeline(`at { ${call} }`);
    const within = (name: string) => fieldsOf(schema.getType(name) as GraphQLObjectType);
    const requests = fc.oneof(
      ...fieldsOf(schema.getQueryType()!).map((field) => requestsFor('query', field, (call) => call, 4)),
      ...within('Timeline').map((field) => requestsFor('query', field, inTimeline, 4)),
      ...within('Position').map((field) => requestsFor('query', field, inPosition, 3)),
    );
    const before = await head();
    await fc.assert(
      fc.asyncProperty(requests, async (request) => expectManners(await send(request))),
      { numRuns: CASES },
    );
    expect(await head()).toEqual(before);
  });

  it('has left histories that are whole: every command from its input to its end, and sound', async () => {
    const ruled = 'mutation ($input: RecordRulingInput!) { recordRuling(input: $input) { __typename } }';
    const ruling = {
      timeline: campaign.timeline,
      commandId: 'the-end',
      ruling: 'Enough.',
      reason: 'It is late.',
    };
    const answer = await toy.send(ruled, { input: ruling }, tokens.arbiter);
    expect(answer.data.recordRuling.__typename).toMatch(/Accepted$/);
    const asked = `query ($id: ID!) { timeline(id: $id) {
      verification { sound checks { name result problems { revision message } } }
      events(first: 200) { edges { node { revision kind command actor { key } } } pageInfo { hasNextPage } } } }`;
    const { data } = await toy.send(asked, { id: campaign.timeline }, tokens.arbiter);
    const { verification, events } = data.timeline;
    expect(verification).toMatchObject({ sound: true });
    const nodes = (events.edges as { node: { revision: number; kind: string; command: string } }[]).map(
      (each) => each.node,
    );
    const visible = nodes.filter((each) => each.command !== '');
    const firsts = visible.filter((each, at) => visible[at - 1]?.command !== each.command);
    expect(firsts.length).toBeGreaterThan(1);
    expect(firsts.map((each) => each.kind)).toEqual(firsts.map(() => 'INPUT'));
    expect(new Set(firsts.map((each) => each.command)).size).toBe(firsts.length);
  });
});

/** With the limits of a service as it is delivered. */
describe('documents made to overwhelm', () => {
  let toy: ToyApplication;
  beforeAll(async () => void (toy = await openToyApplication()));
  afterAll(() => toy.close());
  const codesOf = ({ errors }: Answer) => (errors ?? []).map((each) => each.extensions.code);

  it.each([
    ['spread fragments within fragments, twice each', doubling(24)],
    ['spread fragments in a circle', 'fragment A on Query { ...B } fragment B on Query { ...A } { ...A }'],
    ['ask one field a thousand times', `{ ${'me { admin } '.repeat(1000)} }`],
    ['ask one field under many names', `{ ${times(70, (n) => `a${n}: me { admin }`)} }`],
    [
      'ask for lists within lists',
      `{ ${'campaigns { edges { node { main { campaign { timelines { '.repeat(2)}` + `id${' }'.repeat(13)}`,
    ],
    ['are brackets alone', '{'.repeat(3000)],
    ['hold a list of lists', `{ campaign(id: ${'['.repeat(1500)}${']'.repeat(1500)}) { id } }`],
    ['declare variables without end', `query (${times(900, (n) => `$v${n}: Int`)}) { me { admin } }`],
    ['repeat a directive', `{ me { admin ${'@skip(if: false) '.repeat(500)} } }`],
  ])('are refused when they %s', async (_what, document) => {
    const answer = await toy.send(document);
    expect(answer.status).toBe(400);
    const codes = codesOf(answer);
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) {
      expect(['QUERY_TOO_COMPLEX', 'GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED']).toContain(code);
    }
    expect(toy.faults).toEqual([]);
  });

  it('or by chance are refused with a place, or answered', async () => {
    const words = [
      '{',
      '}',
      '(',
      ')',
      ':',
      '$',
      '!',
      '...',
      'on',
      'query',
      'mutation',
      'subscription',
      'fragment',
    ];
    const names = [
      'timeline',
      'campaign',
      'me',
      'id',
      '__typename',
      '__schema',
      '@include',
      '"x',
      '"""',
      '\u0000',
      '1e5',
    ];
    const token = fc.constantFrom(...words, ...names);
    const documents = fc.oneof(
      fc.array(token, { maxLength: 30 }).map((each) => each.join(' ')),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(documents, async (document) => {
        const answer = await toy.send(document);
        expect(toy.faults).toEqual([]);
        expect(answer.status).toBeLessThan(500);
        if (answer.data === undefined) expect(codesOf(answer).length).toBeGreaterThan(0);
        for (const code of codesOf(answer)) expect(CODES).toContain(code);
      }),
      { numRuns: CASES },
    );
  });
});

function times(count: number, text: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => text(n)).join(' ');
}

/** Each fragment asks for the next one twice: 2^depth fields in a few lines. */
function doubling(depth: number): string {
  return `${times(depth, (n) => `fragment F${n} on Viewer { ...F${n + 1} ...F${n + 1} }`)} fragment F${depth} on Viewer { admin } { me { ...F0 } }`;
}
