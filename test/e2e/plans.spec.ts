import { Club } from './club.js';
import { operation } from './operations.js';

// oxlint-disable-next-line typescript/no-explicit-any
type Any = any;

const SUBMIT = `mutation ($input: SubmitOrdersInput!) { submitOrders(input: $input) {
  __typename ... on Refused { violations { message } } } }`;

interface Plan {
  /** Tab that opens the campaign. */
  readonly opening: string;
  /** Tab of the orders of seat-1, the first thing said in it. */
  readonly orders: string;
  /** Sentences of these orders, as drafts. */
  readonly sentences: readonly string[];
  /** Tab after which they fit no more; null where they do not once they are given. */
  readonly late: string | null;
  readonly whyNot: string;
}

const PLANS: Readonly<Record<string, Plan>> = {
  planetary: {
    opening: '03-open-campaign',
    orders: '10-submit-orders',
    sentences: [
      'First Column: attack → east-1',
      'battle order: planned attack, Second Column, hills 4,2, 3, 2',
    ],
    late: '11-lock-phase',
    whyNot: 'PLN-GEN-12',
  },
  'ghost-of-war': {
    opening: '62-open-sector',
    orders: '64-sector-orders',
    sentences: [
      'establish line: Hastea → Atria: Food(2) [well charted]',
      'Atria: set activity (produce, brace)',
      'attack: Vallus, 1st Corvan Mechanized, 2nd Corvan Mechanized, 3rd Corvan Mechanized, 4th Corvan Armor, 5th Corvan Armor',
    ],
    late: '65-lock-orders',
    whyNot: 'GOW-RND-02',
  },
  'meta-campaign': {
    opening: '100-open-world',
    orders: '102-register',
    sentences: ['Ada registers a player.'],
    late: null,
    whyNot: 'EDCU-ECO-05',
  },
};

/** What was ordered on a timeline that another takes the place of comes back as drafts for that one. */
describe.each(Object.entries(PLANS))('a plan of %s', (_ruleset, plan) => {
  let club: Club;
  let before: string;
  let timeline: string;
  let arbiter: string;
  let said = 0;
  const tokens: Record<string, string> = {};
  const say = (name: string, token: string | null, change: object): Promise<Any> =>
    club.run(name, token, ({ input }) => Object.assign(input, { commandId: `plan-${(said += 1)}` }, change));
  const drafted = async (token: string, from = before): Promise<Any> => {
    const { document, variables } = operation('132-draft-from');
    const data = await club.send(document, { ...variables, timeline, from }, token);
    return data.timeline.draftFrom;
  };

  beforeAll(async () => {
    club = await Club.open();
    const { createCampaign: opened } = await club.run(plan.opening, club.admin);
    const campaign: string = opened.campaign.id;
    before = opened.timeline.id;
    arbiter = opened.arbiterToken;
    for (const seat of ['seat-1', 'seat-2']) {
      const { inviteToSeat } = await say('05-invite', arbiter, { campaign, seat });
      const { claimSeat } = await say('06-claim', null, { code: inviteToSeat.code });
      tokens[seat] = claimSeat.token;
    }
    await say(plan.orders, tokens['seat-1']!, { timeline: before });
    const { forkTimeline } = await say('27-fork', arbiter, { timeline: before, revision: 0 });
    timeline = forkTimeline.timeline.id;
  });
  afterAll(async () => {
    await club.close();
    expect(club.faults).toEqual([]);
  });

  it('is for no timeline that its seat may not know', async () => {
    await expect(drafted(tokens['seat-1']!)).rejects.toThrow();
    await say('32-promote', arbiter, { timeline });
    const { forkTimeline } = await say('27-fork', arbiter, { timeline, revision: 0 });
    await expect(drafted(tokens['seat-1']!, forkTimeline.timeline.id)).rejects.toThrow('NOT_FOUND');
    await expect(drafted(tokens['seat-1']!, timeline)).rejects.toThrow('BAD_USER_INPUT');
  });

  it('holds the orders of the own seat, and tells another nothing of them', async () => {
    const { turn, turns, orders } = await drafted(tokens['seat-1']!);
    expect({ turn, turns }).toEqual({ turn: 1, turns: [1] });
    expect(orders.map(({ sentence }: Any) => sentence)).toEqual(plan.sentences);
    expect(orders.map(({ fits }: Any) => fits)).toEqual(plan.sentences.map(() => true));
    for (const token of [tokens['seat-2']!, arbiter])
      expect(await drafted(token)).toEqual({ turn: null, turns: [], ready: [], orders: [] });
  });

  it('is given as it is, and says by which rule it fits no more', async () => {
    const { ready } = await drafted(tokens['seat-1']!);
    expect(ready).toHaveLength(1);
    const input = { commandId: 'given', timeline, orders: ready[0] };
    expect(await club.send(SUBMIT, { input }, tokens['seat-1']!)).toEqual({
      submitOrders: { __typename: 'OrdersAccepted' },
    });
    if (plan.late) await say(plan.late, tokens['seat-1']!, { timeline });
    const late = await drafted(tokens['seat-1']!);
    expect(late.ready).toEqual([]);
    for (const { fits, barred } of late.orders) {
      expect(fits).toBe(false);
      expect(barred.map(({ rule }: Any) => rule.id)).toEqual([plan.whyNot]);
    }
  });
});
