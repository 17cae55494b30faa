/** @rulesets toy */
import WebSocket from 'ws';
import { createClient } from 'graphql-ws';
import { openToyApplication, type ToyApplication } from './toy-application.js';

const CREATE = `mutation ($input: CreateCampaignInput!) {
  createCampaign(input: $input) { ... on CampaignOpened { campaign { id } timeline { id exportPath } arbiterToken } }
}`;
const RULE = `mutation ($input: RecordRulingInput!) {
  recordRuling(input: $input) { __typename ... on RulingAccepted { revision } }
}`;
const LOCK = 'mutation ($input: ClosePhaseInput!) { closePhase(input: $input) { __typename } }';

const input = {
  commandId: 'open',
  name: 'Club night',
  seats: [{ name: 'Rita' }, { name: 'Bob' }],
  ruleset: { toy: { start: { scenario: 'MEETING' } } },
};

describe('following a campaign and carrying it elsewhere', () => {
  let toy: ToyApplication;
  let opened: {
    campaign: { id: string };
    timeline: { id: string; exportPath: string };
    arbiterToken: string;
  };

  beforeAll(async () => {
    toy = await openToyApplication();
    opened = (await toy.send(CREATE, { input })).data.createCampaign;
  });
  const others: ToyApplication[] = [];
  afterAll(() => Promise.all([toy, ...others].map((each) => each.close())));

  const client = () =>
    createClient({
      url: `${toy.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${opened.arbiterToken}` },
    });

  /** Takes items until one is wanted, then ends the subscription. */
  async function until<T>(
    query: string,
    wanted: (item: T) => boolean,
    meanwhile: (item: T) => void,
  ): Promise<T[]> {
    const socket = client();
    const items: T[] = [];
    for await (const { data } of socket.iterate<Record<string, T>>({ query })) {
      const item = Object.values(data!)[0]!;
      items.push(item);
      if (wanted(item)) break;
      meanwhile(item);
    }
    await socket.dispose();
    return items;
  }

  const say = (commandId: string) =>
    toy.send(
      RULE,
      { input: { timeline: opened.timeline.id, commandId, ruling: 'So be it.', reason: 'Agreed.' } },
      opened.arbiterToken,
    );

  it('gives old events, then new ones, each once and in order', async () => {
    const head = (await say('ruling-a')).data.recordRuling.revision as number;
    const query = `subscription { timelineEvents(timeline: "${opened.timeline.id}", after: -1) { id revision type summary because { id } } }`;
    const seen = await until<{ id: string; revision: number; type: string }>(
      query,
      ({ revision }) => revision === head + 1,
      ({ revision }) => void (revision === head && say('ruling-b')),
    );
    expect(new Set(seen.map((each) => each.id)).size).toBe(seen.length);
    const steps = seen.map((each) => each.revision);
    expect(steps).toEqual([...steps].sort((one, other) => one - other));
    expect([...new Set(steps)]).toEqual(Array.from({ length: head + 2 }, (_, n) => n));
    expect(seen.at(-1)!.type).toBe('timeline.RulingRecorded');
  });

  it('says what is due at once, and again when it has changed', async () => {
    const query = `subscription { due(campaign: "${opened.campaign.id}") { seat { key } code message } }`;
    const close = () =>
      toy.send(LOCK, { input: { timeline: opened.timeline.id, commandId: 'close' } }, opened.arbiterToken);
    const asked = await toy.send(
      `{ timeline(id: "${opened.timeline.id}") { due { seat { key } code message } } }`,
      {},
      opened.arbiterToken,
    );
    let count = 0;
    const seen = await until<{ code: string }[]>(
      query,
      () => (count += 1) === 2,
      () => void close(),
    );
    expect(seen).toHaveLength(2);
    expect(seen[0]!.length).toBeGreaterThan(0);
    expect(seen[0]).toEqual(asked.data.timeline.due);
    expect(seen[1]).not.toEqual(seen[0]);
  });

  it('tells of a campaign at once, and again when a timeline has gone on or a seat changes hands', async () => {
    const invite = () =>
      toy.send(
        'mutation ($input: InviteToSeatInput!) { inviteToSeat(input: $input) { __typename } }',
        { input: { campaign: opened.campaign.id, seat: 'seat-1', commandId: 'invited' } },
        opened.arbiterToken,
      );
    const then = [() => say('ruling-c'), invite];
    let count = 0;
    const seen = await until<{ timeline: string | null }>(
      `subscription { campaignChanged(campaign: "${opened.campaign.id}") { timeline } }`,
      () => (count += 1) === 3,
      () => void then[count - 1]!(),
    );
    expect(seen).toEqual([{ timeline: null }, { timeline: opened.timeline.id }, { timeline: null }]);
  });

  it('exports a timeline that another service takes in whole', async () => {
    const response = await fetch(`${toy.url}${opened.timeline.exportPath}`, {
      headers: { authorization: `Bearer ${opened.arbiterToken}` },
    });
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
    const text = await response.text();

    const other = await openToyApplication();
    others.push(other);
    const carry = (body: string, commandId: string, token = other.adminToken) =>
      fetch(`${other.url}/import`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-ndjson',
          'command-id': commandId,
          authorization: `Bearer ${token}`,
        },
        body,
      });
    const broken = await carry(text.replace('So be it.', 'So be it!'), 'broken');
    expect(((await broken.json()) as { kind: string }).kind).toBe('invalid');
    const taken = await carry(text, 'carry');
    expect(taken.status).toBe(200);
    const { kind, timelineId } = (await taken.json()) as { kind: string; timelineId: string };
    expect(kind).toBe('imported');
    const asked = `query ($id: ID!) { timeline(id: $id) { head { revision hash } } }`;
    const [here, there] = await Promise.all([
      toy.send(asked, { id: opened.timeline.id }),
      other.send(asked, { id: timelineId }),
    ]);
    expect(there.data.timeline.head).toEqual(here.data.timeline.head);
    expect((await carry(text, 'nobody', 'nobody')).status).toBe(401);
    expect(other.faults).toEqual([]);
  });

  it('refuses an import that is too large, or of another kind', async () => {
    const other = await openToyApplication({ importBytes: 50 });
    others.push(other);
    const send = (type: string) =>
      fetch(`${other.url}/import`, {
        method: 'POST',
        headers: { 'content-type': type, 'command-id': 'x', authorization: `Bearer ${other.adminToken}` },
        body: `${'{}'.repeat(100)}\n`,
      });
    const large = await send('application/x-ndjson');
    expect(large.status).toBe(400);
    expect(((await large.json()) as { errors: { message: string }[] }).errors[0]!.message).toMatch(
      /larger than 50/,
    );
    expect((await send('text/csv')).status).toBe(415);
  });

  it('made no fault of its own in all of it', () => expect(toy.faults).toEqual([]));
});
