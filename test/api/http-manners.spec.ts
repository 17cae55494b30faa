/** @rulesets toy */
import { Buffer } from 'node:buffer';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { auditServer } from 'graphql-http';
import { openToyApplication, type ToyApplication } from './toy-application.js';

const ME = JSON.stringify({ query: '{ me { anonymous } }' });
const JSON_TYPE = { 'content-type': 'application/json' };
const DEEP = 300_000;

/** What HTTP itself asks of the service. */
describe('manners over HTTP', () => {
  let toy: ToyApplication;
  beforeAll(async () => {
    toy = await openToyApplication({ bodyBytes: 8_000_000 });
  });
  afterAll(() => toy.close());

  /** With headers that `fetch` does not let one set. */
  const send = (method: string, path: string, headers: OutgoingHttpHeaders = {}, body = '') =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; text: string }>((resolve, reject) => {
      const sent = request(`${toy.url}${path}`, { method, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }));
      });
      sent.on('error', reject).end(body);
    });
  const codeOf = (text: string) =>
    (JSON.parse(text) as { errors: { extensions: { code: string } }[] }).errors[0]!.extensions.code;

  it('passes every audit of GraphQL over HTTP, MUST and SHOULD', async () => {
    const results = await auditServer({ url: `${toy.url}/graphql` });
    const failed = results.filter((each) => each.status !== 'ok');
    expect(results.length).toBeGreaterThan(60);
    expect(
      failed.filter((each) => /^(MUST|SHOULD)/.test(each.name)).map(({ name, id }) => `${id} ${name}`),
    ).toEqual([]);
  });

  it.each([
    ['PUT', '/graphql', 'GET, OPTIONS, POST'],
    ['DELETE', '/graphql', 'GET, OPTIONS, POST'],
    ['PATCH', '/graphql', 'GET, OPTIONS, POST'],
    ['GET', '/import', 'POST'],
    ['DELETE', '/timelines/t1/export', 'GET, HEAD'],
    ['POST', '/health', 'GET, HEAD'],
  ])('answers 405 with what is allowed to %s %s', async (method, path, allowed) => {
    const { status, headers, text } = await send(method, path);
    expect(status).toBe(405);
    expect(headers.allow?.split(', ').filter((each) => each !== 'HEAD')).toEqual(
      allowed.split(', ').filter((each) => each !== 'HEAD'),
    );
    expect(codeOf(text)).toBe('METHOD_NOT_ALLOWED');
  });

  it('knows no other paths by any method', async () => {
    for (const method of ['GET', 'PUT']) expect((await send(method, '/nothing')).status).toBe(404);
  });

  it('takes short queries by GET from whoever sends a token, as urql does', async () => {
    const path = `/graphql?query=${encodeURIComponent('{ me { admin } }')}`;
    const accept = 'application/graphql-response+json, application/json';
    const { status, text } = await send('GET', path, { accept, authorization: `Bearer ${toy.adminToken}` });
    expect({ status, text }).toEqual({ status: 200, text: '{"data":{"me":{"admin":true}}}\n' });
    expect((await send('GET', path, { accept })).status).toBe(400);
  });

  it('serves the schema as text to whoever builds a client', async () => {
    const { status, headers, text } = await send('GET', '/schema.graphql');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const { schema } = toy.app.get(GraphQLSchemaHost, { strict: false });
    expect(printSchema(buildSchema(text))).toBe(printSchema(lexicographicSortSchema(schema)));
    expect(text).toContain('type ToyDetails');
  });

  it('lets nobody keep an answer', async () => {
    const kept = async (method: string, path: string, body = '') =>
      (await send(method, path, body ? JSON_TYPE : { authorization: `Bearer ${toy.adminToken}` }, body))
        .headers['cache-control'];
    expect(await kept('POST', '/graphql', ME)).toBe('no-store');
    expect(await kept('POST', '/graphql', '{')).toBe('no-store');
    expect(await kept('GET', '/timelines/none/export')).toBe('no-store');
    expect(await kept('GET', '/health')).toBe('no-store');
  });

  it.each([
    ['POST', '/graphql', ME],
    ['GET', '/timelines/t/export', ''],
    ['GET', '/rules', ''],
  ])('answers nobody who calls it by a name that is not its own: %s %s', async (method, path, body) => {
    const as = async (host: string) => (await send(method, path, { ...JSON_TYPE, host }, body)).status;
    for (const host of ['rebound.example', 'rebound.example:4000', 'localhost.rebound.example']) {
      expect(await as(host)).toBe(421);
    }
    for (const host of ['localhost', 'localhost:4000', '127.0.0.1:80', '[::1]:4000', '10.1.2.3:4000']) {
      expect(await as(host)).not.toBe(421);
    }
  });

  it('tells a load balancer by any name that it is well', async () => {
    for (const path of ['/health', '/health/ready', '/health/live'])
      expect((await send('GET', path, { host: 'node-1:4000' })).status).toBe(200);
    expect((await send('GET', '/health/ready')).text).toBe((await send('GET', '/health')).text);
  });

  const nested = (open: string, close: string) => `${open.repeat(DEEP)}1${close.repeat(DEEP)}`;
  it.each([
    ['arrays', `{"query":"{ me { admin } }","variables":{"a":${nested('[', ']')}}}`],
    ['objects', `{"query":"{ me { admin } }","variables":${nested('{"a":', '}')}}`],
    ['extensions', `{"query":"{ me { admin } }","extensions":${nested('{"a":', '}')}}`],
    ['what never ends', `{"query":"{ me { admin } }","variables":${'['.repeat(DEEP)}`],
  ])('refuses JSON %s 300,000 deep before it is read', async (_what, body) => {
    const { status, text } = await send('POST', '/graphql', { ...JSON_TYPE }, body);
    expect(status).toBe(400);
    expect(text).toContain('nested');
  });

  it('refuses deep variables of a GET too', async () => {
    const variables = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const path = `/graphql?query=${encodeURIComponent('{ me { admin } }')}&variables=${variables}`;
    const { status, text } = await send('GET', path, { authorization: `Bearer ${toy.adminToken}` });
    expect(status).toBe(400);
    expect(text).toContain('nested');
  });

  it('refuses more values than an order sheet or a position can have', async () => {
    const seats = Array.from({ length: 60_000 }, () => ({}));
    const query = 'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { __typename } }';
    const body = JSON.stringify({ query, variables: { input: { seats } } });
    const { status, text } = await send('POST', '/graphql', { ...JSON_TYPE }, body);
    expect(status).toBe(400);
    expect(text).toContain('values');
  });

  it('ends the connection of an upload that goes on after it was refused', async () => {
    const socket = connect(Number(new URL(toy.url).port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (piece: string) => (answer += piece));
    socket.on('error', () => undefined);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.write(
      [
        'POST /import HTTP/1.1',
        'Host: localhost',
        'Content-Type: application/x-ndjson',
        'Command-Id: endless',
        `Authorization: Bearer ${toy.adminToken}`,
        'Transfer-Encoding: chunked',
        '\r\n',
      ].join('\r\n'),
    );
    const chunk = Buffer.alloc(65_536, 'x');
    const pour = setInterval(() => {
      if (!socket.writableNeedDrain && !socket.destroyed) {
        socket.write(`${chunk.length.toString(16)}\r\n`);
        socket.write(chunk);
        socket.write('\r\n');
      }
    }, 1);
    await closed;
    clearInterval(pour);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toMatch(/"kind":"invalid".*"line":1.*longer than/);
    expect((await send('GET', '/health')).status).toBe(200);
  }, 20_000);

  it('made no fault of its own in all of it', () => expect(toy.faults).toEqual([]));
});
