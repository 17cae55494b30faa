/** @rulesets toy */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { readOperations, type KnownOperations } from '../../src/service/graphql/known-operations.js';
import { LOCAL_ACCESS } from '../../src/service/graphql/http/access.js';
import { Limits } from '../../src/service/limits.js';
import { seatToyCampaign, type SeatedCampaign } from './seated-campaign.js';
import { openToyApplication, type ToyApplication } from './toy-application.js';

const KNOWN = '{ me { bot } }';
const OTHER = '{ me { admin } }';
const DUE = 'subscription ($campaign: ID!) { due(campaign: $campaign) { message } }';
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const texts = new Map([KNOWN, DUE].map((text) => [hash(text), text]));

const MAKE = 'mutation ($input: MakeBotInput!) { makeBot(input: $input) { ... on BotMade { token } } }';

describe('operations that the service knows', () => {
  let toy: ToyApplication;
  let campaign: SeatedCampaign;
  let bot: string;
  const started = async (only: KnownOperations['only']) => {
    const limits = Object.assign(new Limits(), { requestsPerMinute: 0 });
    const settings = { limits, access: LOCAL_ACCESS, logFault: () => undefined, operations: { texts, only } };
    return openToyApplication({}, { settings });
  };
  beforeAll(async () => {
    toy = await started('bots');
    campaign = await seatToyCampaign(toy, 'game');
    const input = { commandId: 'bot', campaign: campaign.id, name: 'Herald' };
    bot = (await toy.send(MAKE, { input }, campaign.tokens.red)).data.makeBot.token;
  });
  afterAll(() => toy.close());

  const byHash = async (sha256Hash: string, more: object = {}) => {
    const response = await fetch(`${toy.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bot}` },
      body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } }, ...more }),
    });
    return (await response.json()) as { data?: unknown; errors?: { extensions: { code: string } }[] };
  };
  const codes = ({ errors = [] }: { errors?: readonly { extensions: { code?: unknown } }[] }) =>
    errors.map(({ extensions }) => extensions.code);

  it('are served by their hash alone', async () => {
    expect(await byHash(hash(KNOWN))).toEqual({ data: { me: { bot: true } } });
    expect(codes(await byHash(hash(OTHER)))).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
  });

  it('are not added to by asking', async () => {
    await byHash(hash(OTHER), { query: OTHER });
    expect(codes(await byHash(hash(OTHER)))).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
  });

  it('are all that a bot may send, where that is so, and no limit to others', async () => {
    expect((await toy.send(KNOWN, {}, bot)).data).toEqual({ me: { bot: true } });
    expect(codes(await toy.send(OTHER, {}, bot))).toEqual(['OPERATION_UNKNOWN']);
    expect((await toy.send(OTHER, {}, campaign.tokens.red)).errors).toBeUndefined();
  });

  it('are all that a bot may follow', async () => {
    const client = createClient({
      url: `${toy.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${bot}` },
    });
    const first = (query: string) =>
      new Promise<string>((resolve) => {
        const stop = client.subscribe(
          { query, variables: { campaign: campaign.id } },
          {
            next: () => (stop(), resolve('followed')),
            error: (errors) => resolve(JSON.stringify(errors)),
            complete: () => resolve('complete'),
          },
        );
      });
    expect(await first(DUE)).toBe('followed');
    expect(await first(`${DUE} `)).toContain('OPERATION_UNKNOWN');
    await client.dispose();
  });

  it('are all that anybody may send, where that is so', async () => {
    const strict = await started('everybody');
    for (const token of [strict.adminToken, null]) {
      expect(codes(await strict.send(OTHER, {}, token))).toEqual(['OPERATION_UNKNOWN']);
      expect((await strict.send(KNOWN, {}, token)).errors).toBeUndefined();
    }
    await strict.close();
  });

  it('are read from a file that says of each the hash of its text', () => {
    const folder = mkdtempSync(join(tmpdir(), 'warledger-operations-'));
    const file = join(folder, 'operations.json');
    writeFileSync(file, JSON.stringify(Object.fromEntries(texts)));
    expect(readOperations(file)).toEqual(texts);
    writeFileSync(file, JSON.stringify({ [hash(KNOWN)]: OTHER }));
    expect(() => readOperations(file)).toThrow('is not the SHA-256');
    writeFileSync(file, '[]');
    expect(() => readOperations(file)).toThrow('no object');
    rmSync(folder, { recursive: true });
  });
});
