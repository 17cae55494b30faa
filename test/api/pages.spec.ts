/** @rulesets toy */
import { seatToyCampaign, type SeatedCampaign } from './seated-campaign.js';
import { openToyApplication, type ToyApplication } from './toy-application.js';

const EVENTS = `query ($id: ID!, $first: Int! = 50, $after: String, $last: Int, $before: String, $filter: EventFilterInput) {
  timeline(id: $id) { events(first: $first, after: $after, last: $last, before: $before, filter: $filter) {
    edges { cursor node { id type } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`;
const LOCK = 'mutation ($input: LockPhaseInput!) { lockPhase(input: $input) { __typename } }';

interface Page {
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

describe('the audit trail', () => {
  let toy: ToyApplication;
  let campaign: SeatedCampaign;

  beforeAll(async () => {
    toy = await openToyApplication();
    campaign = await seatToyCampaign(toy, 'open');
    const { red, blue } = campaign.tokens;
    for (const token of [red, blue])
      await toy.send(LOCK, { input: { commandId: 'lock', timeline: campaign.timeline } }, token);
  });
  afterAll(() => toy.close());

  const page = async (asked: object, token = campaign.tokens.red): Promise<Page> => {
    const { data, errors } = await toy.send(EVENTS, { id: campaign.timeline, ...asked }, token);
    expect(errors).toBeUndefined();
    return data.timeline.events;
  };
  const ids = ({ edges }: Page): readonly string[] => edges.map(({ node }) => node.id);
  const ends = ({ pageInfo: { hasPreviousPage, hasNextPage } }: Page) => [hasPreviousPage, hasNextPage];

  it.each(['arbiter', 'red', 'blue'] as const)('is the same from both ends, as %s sees it', async (who) => {
    const token = campaign.tokens[who];
    const whole = await page({ first: 200 }, token);
    const all = ids(whole);
    expect(all.length).toBeGreaterThan(5);
    expect(ends(whole)).toEqual([false, false]);
    expect(ids(await page({ last: 200 }, token))).toEqual(all);

    const forwards: string[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const next: Page = await page({ first: 2, after }, token);
      expect(ends(next)).toEqual([forwards.length > 0, forwards.length + 2 < all.length]);
      forwards.push(...ids(next));
      after = next.pageInfo.endCursor;
      more = next.pageInfo.hasNextPage;
    }
    expect(forwards).toEqual(all);

    const backwards: string[] = [];
    let before: string | null = null;
    for (let more = true; more;) {
      const next: Page = await page({ last: 2, before }, token);
      expect(ends(next)).toEqual([backwards.length + 2 < all.length, backwards.length > 0]);
      backwards.unshift(...ids(next));
      before = next.pageInfo.startCursor;
      more = next.pageInfo.hasPreviousPage;
    }
    expect(backwards).toEqual(all);
  });

  it('can be asked for between two cursors, and through a filter', async () => {
    const { edges } = await page({ first: 200 });
    const [first, second, third, fourth] = edges;
    const between = { after: first!.cursor, before: fourth!.cursor };
    expect(ids(await page({ ...between, first: 9 }))).toEqual([second!.node.id, third!.node.id]);
    const one = await page({ ...between, last: 1 });
    expect([ids(one), ends(one)]).toEqual([[third!.node.id], [true, true]]);
    const rolls = await page({ last: 200, filter: { kind: 'ROLL' } });
    const last = await page({ last: 1, filter: { kind: 'ROLL' } });
    expect(ids(last)).toEqual(ids(rolls).slice(-1));
    expect(ends(last)).toEqual([ids(rolls).length > 1, false]);
    const none = await page({ last: 5, filter: { kind: 'ROLL', fromRevision: 99 } });
    expect([none.edges, ends(none)]).toEqual([[], [false, false]]);
    expect(none.pageInfo).toMatchObject({ startCursor: null, endCursor: null });
  });

  it.each(['after', 'before'])('says where a cursor is none: %s', async (member) => {
    const asked = { id: campaign.timeline, [member]: '?' };
    const { errors } = await toy.send(EVENTS, asked, campaign.tokens.red);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', path: [member] } }]);
  });
});
