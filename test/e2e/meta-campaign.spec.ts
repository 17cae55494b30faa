import { Club } from './club.js';
import { operation } from './operations.js';

// oxlint-disable-next-line typescript/no-explicit-any
type Any = any;

const PLAYERS = ['ada', 'boris', 'chiara'];

/**
 * A contract of three players and a game master, from drafting the units to veterancy, as `docs/meta-campaign.md` tells it: each
 * step runs the text of a tab of the playground.
 */
describe('a contract of the EDC Meta Campaign', () => {
  let club: Club;
  let timeline: string;
  let master: string;
  let said = 0;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    club = await Club.open();
  });
  afterAll(async () => {
    await club.close();
    expect(club.faults).toEqual([]);
  });

  /** Says what a tab says, or other orders in its place. */
  async function say(name: string, token: string, orders?: object): Promise<Any> {
    const { document, variables } = operation(name);
    const input = { timeline, commandId: `edc-${(said += 1)}` };
    Object.assign(variables.input, input, orders ? { orders: { metaCampaign: orders } } : {});
    const answer = await club.send(document, variables, token);
    return answer.submitOrders ?? answer.closePhase;
  }
  async function accept(name: string, token: string, orders?: object): Promise<Any> {
    const answer = await say(name, token, orders);
    expect(answer.violations ?? []).toEqual([]);
    return answer;
  }
  const look = async (tab: string, token: string): Promise<Any> =>
    (await club.run(tab, token, (variables) => Object.assign(variables, { timeline }))).timeline;
  const details = async (token: string): Promise<Any> => (await look('101-world', token)).at.details;
  const unitOf = ({ units }: Any, id: string): Any => units.find(({ key }: Any) => key === id);
  const sentences = ({ events }: Any): string => events.map((each: Any) => each.summary).join('\n');

  it('begins with a world in which nobody has anything', async () => {
    const { document, variables } = operation('100-open-world');
    const { createCampaign: opened } = await club.send(document, variables, club.admin);
    expect(opened).toMatchObject({
      __typename: 'CampaignOpened',
      timeline: { head: { phase: 'INTERMISSION' } },
    });
    timeline = opened.timeline.id;
    master = opened.arbiterToken;
    for (const [at, name] of PLAYERS.entries()) {
      const seat = `seat-${at + 1}`;
      const { inviteToSeat: invite } = await club.run('05-invite', master, ({ input }) =>
        Object.assign(input, { campaign: opened.campaign.id, seat, commandId: `invite-edc-${seat}` }),
      );
      const { claimSeat: claim } = await club.run('06-claim', null, ({ input }) =>
        Object.assign(input, { code: invite.code, commandId: `claim-edc-${seat}` }),
      );
      tokens[name] = claim.token;
    }
    expect((await look('101-world', master)).due).toMatchObject([{ code: 'ANNOUNCE_CAMPAIGN' }]);
  });

  it('drafts units: free until they are complete and paid', async () => {
    for (const name of PLAYERS) {
      const token = tokens[name]!;
      await accept('102-register', token);
      const unit = `${name}-rifles`;
      const classId = 'regularInfantry';
      await accept('103-draft-unit', token, {
        unit: { draft: { unit, name: `Rifles of ${name}`, classId } },
      });
      expect(unitOf(await details(token), unit)).toMatchObject({ status: 'DRAFT', price: 0, missing: [] });
      await accept('104-commission', token, { unit: { commission: { unit } } });
      expect(unitOf(await details(token), unit)).toMatchObject({ status: 'SAVED', veterancy: 'FB' });
    }
    const tank = { unit: 'ada-tank', name: 'Tank', classId: 'mAmpv' };
    await accept('103-draft-unit', tokens['ada']!, { unit: { draft: tank } });
    const draft = unitOf(await details(tokens['ada']!), 'ada-tank');
    expect(draft.missing).toEqual(['primary', 'propulsion']);
    const refused = await say('104-commission', tokens['ada']!, {
      unit: { commission: { unit: 'ada-tank' } },
    });
    expect(refused.violations.map(({ rule, message }: Any) => `${rule.id} ${message}`)).toEqual([
      'EDCU-UPG-02 Slot primary must be filled.',
      'EDCU-UPG-02 Slot propulsion must be filled.',
    ]);
    await accept('104-commission', tokens['ada']!, { unit: { discard: { unit: 'ada-tank' } } });
  });

  it('signs companies up for a contract', async () => {
    await accept('106-announce', master);
    for (const name of PLAYERS) {
      const token = tokens[name]!;
      await accept('105-form-company', token);
      await accept('105-form-company', token, { company: { assign: { unit: `${name}-rifles`, slot: 'A' } } });
      await accept('105-form-company', token, { company: { signUp: true } });
    }
    await accept('107-start-contract', master);
    expect((await look('101-world', master)).due).toMatchObject([{ code: 'OPEN_ROUND' }]);
    await accept('108-open-round', master);
  });

  it('takes orders field by field, and as clubs write them', async () => {
    await accept('109-post-order', tokens['ada']!);
    await accept('110-post-order-text', tokens['boris']!);
    const wrong = await say('110-post-order-text', tokens['chiara']!, {
      orderText: { text: 'Unit: chiara-rifles' },
    });
    expect(wrong.violations[0].message).toContain('The field Hex is missing.');
    await accept('111-gm-order', master);
    const { campaign } = await details(tokens['chiara']!);
    expect(campaign.orders.map(({ unit }: Any) => unit)).toEqual(['ada-rifles', 'boris-rifles']);
  });

  it('stops after an order, takes a ruling, and goes on', async () => {
    const first = await accept('112-resolve-next', master);
    expect(sentences(first)).toContain('The resolution waits for the game master.');
    expect(unitOf(await details(master), 'ada-rifles').hex).toBe('2,1');
    expect(unitOf(await details(master), 'boris-rifles').hex).toBe('1,2');
    await accept('113-ruling', master);
    await accept('12-close-phase', master);
    const seen = await details(tokens['ada']!);
    expect(seen.campaign.round).toBe(2);
    expect(unitOf(seen, 'boris-rifles').hex).toBe('2,2');
  });

  it('reports to each as far as they may know', async () => {
    const { title, text } = (await look('115-round-report', tokens['ada']!)).at.details.report;
    expect(title).toBe('The pass, round 2');
    expect(text).toContain('Rifles of ada: FS 5 of 5');
    expect(text).toMatch(/Bandits, FS \d+ to \d+, in 3,2\./);
    const whole = (await look('115-round-report', master)).at.details.report.text;
    expect(whole).toContain('Bandits, FS 6, in 3,2.');
  });

  it('pays and makes veterans at the end', async () => {
    const resolve = { resolveObjective: { objective: 'pass', met: true, credits: 5 } };
    await accept('114-end-contract', master, { campaign: resolve });
    const ended = await accept('114-end-contract', master);
    expect(sentences(ended)).toContain('has survived a campaign: S.');
    const world = await details(tokens['ada']!);
    expect(world.phase).toBe('INTERMISSION');
    for (const name of PLAYERS) expect(unitOf(world, `${name}-rifles`).veterancy).toBe('S');
    expect(world.accounts.every(({ credits }: Any) => credits > 5)).toBe(true);
  });

  it('lets a player take a company along to another world', async () => {
    const { accounts } = await details(tokens['ada']!);
    const { takenAlong } = accounts.find(({ seat }: Any) => seat === 'seat-1');
    const { document, variables } = operation('100-open-world');
    Object.assign(variables.input, { commandId: 'open-other-world', name: 'Elsewhere' });
    variables.input.ruleset.metaCampaign.start = { position: JSON.parse(takenAlong) };
    const { createCampaign: opened } = await club.send(document, variables, club.admin);
    expect(opened.violations ?? []).toEqual([]);
    timeline = opened.timeline.id;
    const elsewhere = await details(opened.arbiterToken);
    expect(unitOf(elsewhere, 'ada-rifles')).toMatchObject({ owner: 'seat-1', veterancy: 'S', fs: 5 });
    // As much could be taken along from there again.
    expect(JSON.parse(elsewhere.accounts[0].takenAlong)).toEqual(JSON.parse(takenAlong));
  });
});
