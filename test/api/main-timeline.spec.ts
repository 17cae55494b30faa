/** @rulesets toy */
import { seatToyCampaign, type SeatedCampaign } from './seated-campaign.js';
import { openToyApplication, type Answer, type ToyApplication } from './toy-application.js';

const LOCK = `mutation ($input: LockPhaseInput!) { lockPhase(input: $input) { __typename
  ... on PhaseAccepted { timeline { id } }
  ... on TimelineSuperseded { by { key } at reason main { id isMain } } } }`;
const FORK = `mutation ($input: ForkTimelineInput!) { forkTimeline(input: $input) {
  ... on TimelineForked { timeline { id } } } }`;
const PROMOTE =
  'mutation ($input: PromoteTimelineInput!) { promoteTimeline(input: $input) { ... on TimelinePromoted { campaign { main { id } } } } }';
const CAMPAIGN = `query ($id: ID!) { campaign(id: $id) {
  timelines { id superseded { by { key } reason } }
  notes { edges { node { kind by { key } reason summary turn tried timeline { id } } } } } }`;

describe('the main timeline of a campaign', () => {
  let toy: ToyApplication;
  let campaign: SeatedCampaign;
  let commands = 0;

  beforeAll(async () => (toy = await openToyApplication()));
  afterAll(() => toy.close());
  beforeEach(async () => (campaign = await seatToyCampaign(toy, `open-${++commands}`)));

  const lock = (about: object, token = campaign.tokens.red): Promise<Answer> =>
    toy.send(LOCK, { input: { commandId: `lock-${++commands}`, ...about } }, token);
  const replaced = async (): Promise<string> => {
    const { arbiter } = campaign.tokens;
    const input = { timeline: campaign.timeline, name: 'Corrected', dice: 'FRESH', reason: 'Bob was right' };
    const forked = await toy.send(FORK, { input: { ...input, commandId: `fork-${++commands}` } }, arbiter);
    const timeline = forked.data.forkTimeline.timeline.id as string;
    const promoted = { commandId: `promote-${++commands}`, timeline, reason: 'all agreed' };
    await toy.send(PROMOTE, { input: promoted }, arbiter);
    return timeline;
  };

  it('is meant by a command that names the campaign', async () => {
    const { data } = await lock({ campaign: campaign.id });
    expect(data.lockPhase).toEqual({ __typename: 'PhaseAccepted', timeline: { id: campaign.timeline } });
    const main = await replaced();
    const after = await lock({ campaign: campaign.id }, campaign.tokens.blue);
    expect(after.data.lockPhase).toEqual({ __typename: 'PhaseAccepted', timeline: { id: main } });
  });

  it.each([
    ['neither', () => ({})],
    ['both', () => ({ campaign: campaign.id, timeline: campaign.timeline })],
  ])('is asked for in words where a command names %s', async (_which, about) => {
    const { errors } = await lock(about());
    expect(errors?.[0]).toMatchObject({
      message: 'Name either the timeline or the campaign.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('is named to who goes on with the one it took the place of', async () => {
    const main = await replaced();
    const { data } = await lock({ timeline: campaign.timeline });
    expect(data.lockPhase).toEqual({
      __typename: 'TimelineSuperseded',
      by: { key: 'seat-3' },
      at: expect.any(String),
      reason: 'all agreed',
      main: { id: main, isMain: true },
    });
  });

  it('and how it came to be are told to everybody', async () => {
    const main = await replaced();
    const { data } = await toy.send(CAMPAIGN, { id: campaign.id }, campaign.tokens.blue);
    expect(data.campaign.timelines).toContainEqual({
      id: campaign.timeline,
      superseded: { by: { key: 'seat-3' }, reason: 'all agreed' },
    });
    expect(data.campaign.notes.edges.map(({ node }: { node: object }) => node)).toEqual([
      {
        kind: 'OPEN_TURN_FORKED',
        by: { key: 'seat-3' },
        reason: 'Bob was right',
        summary: 'Arbiter looked into turn 1 before it had ended, by a fork with fresh dice: Bob was right',
        turn: 1,
        tried: null,
        timeline: null,
      },
      {
        kind: 'PROMOTED',
        by: { key: 'seat-3' },
        reason: 'all agreed',
        summary:
          'Arbiter made another timeline the main one; 0 other timelines had been made from the same point on: all agreed',
        turn: null,
        tried: 0,
        timeline: { id: main },
      },
    ]);
  });
});
