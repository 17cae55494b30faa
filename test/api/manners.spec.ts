/** @rulesets toy */
import WebSocket from 'ws';
import { createClient, type Client } from 'graphql-ws';
import { openToyApplication, type Answer, type ToyApplication } from './toy-application.js';

/** What the API does with requests that are not as they should be. */
describe('manners of the API', () => {
  let toy: ToyApplication;

  beforeAll(async () => {
    toy = await openToyApplication({ depth: 8, cost: 3000, aliases: 5, tokens: 300, bodyBytes: 20_000 });
  });
  afterAll(() => toy.close());

  const post = async (body: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${toy.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    return { status: response.status, body: (await response.json()) as Answer };
  };
  const code = (answer: Answer) => answer.errors?.[0]?.extensions.code;
  const noInnards = (answer: unknown) =>
    expect(JSON.stringify(answer)).not.toMatch(/node_modules|\.ts:|stacktrace|at .*\(/);

  it('answers 401 UNAUTHENTICATED for a token that nobody holds', async () => {
    const answer = await toy.send('{ me { admin } }', {}, 'nobody');
    expect(answer.status).toBe(401);
    expect(code(answer)).toBe('UNAUTHENTICATED');
    expect(JSON.stringify(answer)).not.toContain('nobody');
  });

  it('answers 401 for another scheme of authorization', async () => {
    const { status, body } = await post('{"query":"{ me { admin } }"}', { authorization: 'Basic YTpi' });
    expect(status).toBe(401);
    expect(code(body)).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['no JSON', 'not json'],
    ['no object', '[]'],
    ['an empty object', '{}'],
    ['a batch', '[{"query":"{ me { admin } }"},{"query":"{ me { admin } }"}]'],
    ['no text as query', '{"query":5}'],
    ['variables that are no object', '{"query":"{ me { admin } }","variables":"x"}'],
  ])('answers 400, not 500, for a body with %s', async (_what, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors![0]!.extensions.code).toMatch(/^BAD_REQUEST$/);
    noInnards(answer.body);
  });

  it('answers 413 for a body that is too large', async () => {
    const { status, body } = await post(JSON.stringify({ query: `{ me { admin } } #${'x'.repeat(30_000)}` }));
    expect(status).toBe(413);
    expect(code(body)).toBe('TOO_LARGE');
  });

  it('keeps the codes of graphql for what does not parse or validate', async () => {
    expect(code(await toy.send('{ me {'))).toBe('GRAPHQL_PARSE_FAILED');
    expect(code(await toy.send('{ nothing }'))).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(code(await toy.send('query ($id: ID!) { campaign(id: $id) { id } }', {}))).toBe('BAD_USER_INPUT');
  });

  it('says where an input has the wrong form', async () => {
    const input = {
      commandId: 'x'.repeat(129),
      name: '',
      seats: [{ name: 'A' }],
      ruleset: { toy: { start: { scenario: 'MEETING' } } },
    };
    const answer = await toy.send(
      'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { __typename } }',
      { input },
    );
    expect(answer.status).toBe(200);
    expect(code(answer)).toBe('BAD_USER_INPUT');
    const problems = answer.errors![0]!.extensions.problems as { path: string[] }[];
    expect(problems.map((each) => each.path)).toEqual([['commandId'], ['name']]);
  });

  it.each([
    ['both', { scenario: 'MEETING', position: { units: [], supply: [] } }],
    ['neither', {}],
  ])('refuses %s of two exclusive members', async (_what, start) => {
    const input = { commandId: 'c', name: 'n', seats: [], ruleset: { toy: { start } } };
    const answer = await toy.send(
      'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { __typename } }',
      { input },
    );
    expect(answer.status).toBe(400);
    expect(code(answer)).toBe('BAD_USER_INPUT');
  });

  it('refuses a list longer than 200 and a cursor that is none', async () => {
    expect(code(await toy.send('{ rules(first: 201) { edges { cursor } } }'))).toBe('BAD_USER_INPUT');
    expect(code(await toy.send('{ rules(first: 0) { edges { cursor } } }'))).toBe('BAD_USER_INPUT');
    expect(code(await toy.send('{ rules(after: "?") { edges { cursor } } }'))).toBe('BAD_USER_INPUT');
  });

  it('refuses what is too deep, too dear, too often renamed, too long', async () => {
    const chain = (n: number): string => (n === 0 ? '{ id }' : `{ main { campaign ${chain(n - 1)} } }`);
    expect(code(await toy.send(`{ campaign(id: "c") ${chain(6)} }`))).toBe('QUERY_TOO_COMPLEX');
    const dear =
      'query ($n: Int!) { campaigns(first: $n) { edges { node { main { events(first: 200) { edges { node { id } } } } } } } }';
    expect(code(await toy.send(dear, { n: 200 }))).toBe('QUERY_TOO_COMPLEX');
    expect(code(await toy.send(dear, { n: 1 }))).toBeUndefined();
    const lists = (inner: string) => `{ campaign(id: "c") { timelines { ${inner} } } }`;
    expect(code(await toy.send(lists('verification { sound }')))).toBe('QUERY_TOO_COMPLEX');
    expect(code(await toy.send(lists('forks { id }')))).toBe('QUERY_TOO_COMPLEX');
    expect(code(await toy.send(lists('id name isMain')))).toBeUndefined();
    const aliased = `{ ${Array.from({ length: 6 }, (_, n) => `a${n}: me { admin }`).join(' ')} }`;
    expect(code(await toy.send(aliased))).toBe('QUERY_TOO_COMPLEX');
    expect(code(await toy.send(`{ ${'me { admin } '.repeat(100)} }`))).toBe('GRAPHQL_PARSE_FAILED');
  });

  it('does not tell a campaign that is not there from one that may not be known', async () => {
    const { data } = await toy.send('{ campaign(id: "none") { id } timeline(id: "none") { id } }');
    expect(data).toEqual({ campaign: null, timeline: null });
  });

  it('refuses forms of other sites and mutations by GET', async () => {
    const form = await fetch(`${toy.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{"query":"{ me { admin } }"}',
    });
    expect(form.status).toBeGreaterThanOrEqual(400);
    expect(form.status).toBeLessThan(500);
    const bare = await fetch(`${toy.url}/graphql?query=%7Bme%7Badmin%7D%7D`);
    expect(bare.status).toBe(400);
  });

  it('shows its schema to whoever asks', async () => {
    const { data } = await toy.send('{ __schema { queryType { name description } } }', {}, null);
    expect(data.__schema.queryType.name).toBe('Query');
    expect(data.__schema.queryType.description).toMatch(/What can be asked/);
  });

  it('serves rules as pages, escaped, and no file outside its folder', async () => {
    const page = await fetch(`${toy.url}/rules/TOY-SET-01`);
    const text = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('&lt;b&gt;See&lt;/b&gt;');
    expect((await fetch(`${toy.url}/rules/NO-01`)).status).toBe(404);
    expect((await fetch(`${toy.url}/web/..%2f..%2fpackage.json`)).status).toBe(404);
  });

  it('says that it is alive and ready', async () => {
    expect((await fetch(`${toy.url}/health/live`)).status).toBe(200);
    const ready = await fetch(`${toy.url}/health`);
    expect(ready.status).toBe(200);
    expect(((await ready.json()) as { ready: boolean }).ready).toBe(true);
  });

  describe('over the socket', () => {
    const ask = (client: Client, query: string) =>
      new Promise<unknown>((resolve) => {
        let errors: unknown;
        client.subscribe(
          { query },
          {
            next: (next) => (errors = next.errors),
            error: resolve,
            complete: () => resolve(errors),
          },
        );
      });
    const socket = (authorization?: string) =>
      createClient({
        url: `${toy.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        ...(authorization ? { connectionParams: { authorization } } : {}),
      });

    it.each([
      ['queries', undefined, '{ me { admin } }', 'BAD_REQUEST'],
      ['what does not validate', undefined, 'subscription { nothing }', 'GRAPHQL_VALIDATION_FAILED'],
      [
        'campaigns that are not there',
        undefined,
        'subscription { due(campaign: "none") { seat { key } } }',
        'NOT_FOUND',
      ],
      [
        'timelines that are not there',
        undefined,
        'subscription { timelineEvents(timeline: "none", after: -1) { id } }',
        'NOT_FOUND',
      ],
    ])('refuses %s', async (_what, authorization, query, expected) => {
      const client = socket(authorization);
      const errors = await ask(client, query);
      expect((errors as { extensions: { code: string } }[])[0]!.extensions.code).toBe(expected);
      await client.dispose();
    });
  });

  it('made no fault of its own in all of it', () => expect(toy.faults).toEqual([]));
});

describe('the rate limit', () => {
  it('answers 429 with the time to wait', async () => {
    const toy = await openToyApplication({ requestsPerMinute: 3 });
    const answers = [];
    for (let n = 0; n < 5; n += 1) answers.push(await toy.send('{ me { admin } }'));
    expect(answers.map((each) => each.status)).toEqual([200, 200, 200, 429, 429]);
    expect(answers[4]!.errors![0]!.extensions.code).toBe('RATE_LIMITED');
    await toy.close();
  });
});
