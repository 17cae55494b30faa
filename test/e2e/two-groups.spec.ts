import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { groupOf } from '../../src/service/groups.js';
import { EventStoreDbServer } from '../eventstoredb-server/server.js';
import { bearer, post } from '../post.js';
import { Club } from './club.js';

// oxlint-disable-next-line typescript/no-explicit-any
type Any = any;

interface Opened {
  readonly campaign: string;
  readonly timeline: string;
  readonly arbiter: string;
}

const NAMES = ['Ash', 'Birch', 'Cedar', 'Durian', 'Elm', 'Fir'];

/** Campaigns of two groups of nodes, dealt by their ids, on one server. */
describe('two groups on one EventStoreDB', () => {
  const folders: string[] = [];
  const groups: Club[] = [];
  const opened: (readonly Opened[])[] = [];
  let server: EventStoreDbServer;

  beforeAll(async () => {
    server = await EventStoreDbServer.start();
    for (const group of ['1/2', '2/2']) {
      const dataDir = mkdtempSync(join(tmpdir(), 'warledger-group-'));
      folders.push(dataDir);
      const club = await Club.openElsewhere({
        store: 'eventstoredb',
        eventStoreUrl: server.connectionString,
        key: '5a'.repeat(32),
        groupUrl: 'https://wars{group}.example.org',
        ...{ group, dataDir },
      });
      groups.push(club);
      opened.push(await Promise.all(NAMES.map((name) => openIn(club, `${name} ${group}`))));
    }
  });
  afterAll(async () => {
    await Promise.all(groups.map((club) => club.close()));
    server.stop();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  async function openIn(club: Club, name: string): Promise<Opened> {
    const { createCampaign } = await club.run('03-open-campaign', club.admin, ({ input }) =>
      // The same commandIds in both groups: whoever says them means two campaigns.
      Object.assign(input, { name, commandId: `open-${name.slice(0, 3)}` }),
    );
    const { campaign, timeline, arbiterToken } = createCampaign;
    return { campaign: campaign.id, timeline: timeline.id, arbiter: arbiterToken };
  }

  const asked = async (club: Club, query: string, id: string, token: string | null = null): Promise<Any> =>
    (await post(club.url, { query, variables: { id } }, token)).answer;

  const said = async (club: Club, mutation: string, type: string, input: object, token: string) => {
    const made = mutation === 'forkTimeline' ? '... on TimelineForked { timeline { id } }' : '';
    const query = `mutation ($input: ${type}!) { answer: ${mutation}(input: $input) {
      __typename ... on Refused { violations { code message } } ${made} } }`;
    const { answer } = await post(club.url, { query, variables: { input } }, token);
    return (answer as Any).data.answer;
  };

  const elsewhere = (id: string, here: number, there: number): string =>
    `This is group ${here} of 2, and ${id} is dealt to group ${there}: ask there, at https://wars${there}.example.org`;

  const CAMPAIGN = 'query ($id: ID!) { campaign(id: $id) { name } }';
  const TIMELINE = 'query ($id: ID!) { timeline(id: $id) { name } }';

  it('open campaigns that are dealt to themselves, with timelines that are', () => {
    for (const [at, own] of opened.entries())
      for (const { campaign, timeline } of own)
        expect([groupOf(campaign, 2), groupOf(timeline, 2)]).toEqual([at + 1, at + 1]);
  });

  it('list and show each its own campaigns, and keep its streams apart', async () => {
    for (const [at, club] of groups.entries()) {
      const { campaigns } = await club.send('{ campaigns { edges { node { id } } } }', {}, club.admin);
      const listed = campaigns.edges.map(({ node }: Any) => node.id).sort();
      const own = opened[at]!.map(({ campaign }) => campaign);
      expect(listed).toEqual(own.sort());
      const streams = new Set(server.log.all.map(({ stream }) => stream));
      const named = [...streams].filter((each) => each.startsWith(`warledger.${at + 1}of2-campaign-`));
      expect(named.map((each) => each.slice('warledger.1of2-campaign-'.length)).sort()).toEqual(own);
      for (const { campaign, timeline } of opened[at]!) {
        expect((await asked(club, CAMPAIGN, campaign)).data.campaign.name).toMatch(`${at + 1}/2`);
        expect((await asked(club, TIMELINE, timeline)).data.timeline).not.toBeNull();
      }
    }
  });

  it('say of another group’s campaign where it is, and the same of what there is not', async () => {
    for (const [at, club] of groups.entries()) {
      const [here, there] = [at + 1, 2 - at];
      const { campaign, timeline } = opened[1 - at]![0]!;
      const nothing = inventedIn(there);
      for (const [query, id] of [
        [CAMPAIGN, campaign],
        [TIMELINE, timeline],
        [CAMPAIGN, nothing],
        [TIMELINE, nothing],
      ] as const) {
        const { errors } = await asked(club, query, id, club.admin);
        expect(errors).toMatchObject([
          { message: elsewhere(id, here, there), extensions: { code: 'ELSEWHERE' } },
        ]);
      }
      expect(await asked(club, CAMPAIGN, inventedIn(here))).toEqual({ data: { campaign: null } });
      expect(await asked(club, TIMELINE, inventedIn(here))).toEqual({ data: { timeline: null } });
    }
  });

  /** An id that nothing has, dealt to a group. */
  function inventedIn(group: number): string {
    for (let number = 1; ; number += 1) if (groupOf(`c${number}`, 2) === group) return `c${number}`;
  }

  it('refuse commands on another group’s campaigns in the same words, and its tokens', async () => {
    const [one, other] = groups as [Club, Club];
    const [{ arbiter }] = opened[0] as [Opened];
    const [{ campaign, timeline, arbiter: foreign }] = opened[1] as [Opened];
    for (const [mutation, type, input, id] of [
      ['closePhase', 'ClosePhaseInput', { timeline }, timeline],
      ['forkTimeline', 'ForkTimelineInput', { timeline, name: 'x', reason: 'To try it' }, timeline],
      ['inviteToSeat', 'InviteToSeatInput', { campaign, seat: 'seat-1' }, campaign],
    ] as const) {
      const answer = await said(one, mutation, type, { commandId: 'wrong', ...input }, arbiter);
      expect(answer).toMatchObject({
        __typename: 'Refused',
        violations: [{ code: 'ELSEWHERE', message: `${elsewhere(id, 1, 2)}.` }],
      });
    }
    const { errors } = await asked(one, CAMPAIGN, campaign, foreign);
    expect(errors).toMatchObject([
      {
        message: expect.stringContaining('This is group 1 of 2: a token is good in the group that gave it.'),
        extensions: { code: 'UNAUTHENTICATED' },
      },
    ]);
    expect((await asked(other, CAMPAIGN, campaign, foreign)).data.campaign).not.toBeNull();
  });

  it('answer 421 over HTTP', async () => {
    const [one] = groups as [Club];
    const { timeline } = opened[1]![0]!;
    const { status } = await fetch(`${one.url}/maps/${timeline}/0.svg`, { headers: bearer(one.admin) });
    expect(status).toBe(421);
  });

  it('fork into themselves, and take in no campaign that is dealt to another', async () => {
    const [one, other] = groups as [Club, Club];
    for (const { timeline, arbiter } of opened[0]!) {
      const input = { commandId: 'fork', timeline, name: 'What if', reason: 'To try it' };
      const answer = await said(one, 'forkTimeline', 'ForkTimelineInput', input, arbiter);
      expect(groupOf(answer.timeline.id, 2)).toBe(1);
    }
    const { campaign, timeline, arbiter } = opened[0]![0]!;
    const text = await one.download(`/timelines/${timeline}/export`, arbiter);
    const answer = await said(
      other,
      'importTimeline',
      'ImportTimelineInput',
      { commandId: 'in', text },
      other.admin,
    );
    expect(answer).toMatchObject({
      violations: [{ code: 'ELSEWHERE', message: `${elsewhere(campaign, 2, 1)}.` }],
    });
  });
});
