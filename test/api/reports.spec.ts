/** @rulesets toy */
import { seatToyCampaign, type SeatedCampaign } from './seated-campaign.js';
import { openToyApplication, type ToyApplication } from './toy-application.js';

const REPORT = `query ($timeline: ID!, $turn: Int, $at: MomentInput) { turnReport(timeline: $timeline, turn: $turn, at: $at) {
  campaign turn over cut path eyes { kind seat { name } } closed { title } now { turn title }
  standings { measure seats { seat { name emblem { sign } } total change rank out } }
  due { seat { name } text mandatory until } battles { key place status }
  marches { name from to } gains { name } losses { name } books { measure amount }
  chapters { title lines { kind text } } } }`;
const CLOSE = 'mutation ($input: ClosePhaseInput!) { closePhase(input: $input) { __typename } }';
const CHOOSE = 'mutation ($input: SubmitOrdersInput!) { submitOrders(input: $input) { __typename } }';

describe('papers', () => {
  let toy: ToyApplication;
  let campaign: SeatedCampaign;

  beforeAll(async () => {
    toy = await openToyApplication();
    campaign = await seatToyCampaign(toy, 'reported', { name: 'The <b>long</b> *line*' });
    const { timeline, tokens } = campaign;
    const chosen = { timeline, commandId: 'objective', orders: { toy: { objective: 4 } } };
    await toy.send(CHOOSE, { input: chosen }, tokens.red);
    for (const commandId of ['close-1', 'close-2'])
      await toy.send(CLOSE, { input: { timeline, commandId } }, tokens.arbiter);
  });
  afterAll(() => toy.close());

  const reportFor = async (token: string | null, turn?: number) =>
    (await toy.send(REPORT, { timeline: campaign.timeline, turn }, token)).data.turnReport;
  const page = (file: string, token: string | null, timeline = campaign.timeline): Promise<Response> =>
    fetch(`${toy.url}/reports/${timeline}/turns/${file}`, {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });

  it('tell of the last turn that has ended, unless another one is asked for', async () => {
    const { red } = campaign.tokens;
    expect(await reportFor(red)).toMatchObject({
      turn: 1,
      over: false,
      path: `/reports/${campaign.timeline}/turns/1.html`,
      eyes: { kind: 'SEAT', seat: { name: 'Rita' } },
      now: { turn: 2, title: 'Sealed orders' },
      closed: [{ title: 'Sealed orders' }, { title: 'Actions in turn' }],
    });
    expect(await reportFor(red, 2)).toMatchObject({ turn: 2, closed: [], now: { turn: 2 } });
    const { errors } = await toy.send(REPORT, { timeline: campaign.timeline, turn: 3 }, red);
    expect(errors?.[0]).toMatchObject({ message: 'Turn 3 is not in the history.' });
  });

  it('tell how far a turn had come at a moment, and nothing that came later', async () => {
    const { red } = campaign.tokens;
    const { timeline } = campaign;
    const at = async (moment: object, turn = 1) =>
      await toy.send(REPORT, { timeline, turn, at: moment }, red);
    // The step that ends the phase comes after it.
    const sealed = (await at({ turn: 1, phase: 'ORDERS' })).data.turnReport;
    expect(sealed).toMatchObject({
      over: false,
      now: { turn: 1, title: 'Sealed orders' },
      closed: [],
      due: [],
    });
    expect(sealed.chapters.map(({ title }: { title: string }) => title)).toEqual(['Sealed orders']);
    expect((await at({ turn: 1 })).data.turnReport).toEqual(await reportFor(red, 1));
    expect((await at({ revision: 0 }, 2)).errors?.[0]).toMatchObject({
      message: 'Turn 2 had not begun at that moment.',
    });
  });

  it('tell each what they may know', async () => {
    const textFor = async (token: string | null) => (await page('1.txt', token)).text();
    expect(await textFor(campaign.tokens.red)).toContain('bjective');
    expect(await textFor(campaign.tokens.blue)).not.toContain('bjective');
    expect(await textFor(null)).not.toContain('bjective');
  });

  it.each([
    ['html', 'text/html; charset=utf-8', '<h1>The &lt;b&gt;long&lt;/b&gt; *line*: turn 1</h1>'],
    ['md', 'text/markdown; charset=utf-8', '# The \\<b\\>long\\</b\\> \\*line\\*: turn 1'],
    ['txt', 'text/plain; charset=utf-8', 'The <b>long</b> *line*: turn 1'],
  ])('are files of their own: %s', async (ending, type, title) => {
    const answer = await page(`1.${ending}`, campaign.tokens.red);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; .*sandbox$/);
    expect(await answer.text()).toContain(title);
  });

  it('give a seat the sheet of its orders, with what each piece may do and what must be done', async () => {
    const sheet = async (token: string | null) => {
      const answer = await fetch(`${toy.url}/reports/${campaign.timeline}/orders/now.txt`, {
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      });
      return { status: answer.status, text: await answer.text() };
    };
    const { status, text } = await sheet(campaign.tokens.red);
    expect(status).toBe(200);
    expect(text).toContain('for Rita alone · turn 2, Sealed orders');
    expect(text).toContain('SEAT-1-GUARD, CELL 0');
    expect(text).toContain('- Rita: Orders are sealed until all have locked: orders missing.');
    expect(text).toMatch(/- advance → /);
    expect(text).not.toContain('SEAT-2-GUARD');
    expect((await sheet(null)).status).toBe(403);
  });

  it('have no brief of a battle that there is not', async () => {
    const answer = await fetch(`${toy.url}/reports/${campaign.timeline}/battles/none.html`);
    expect(answer.status).toBe(404);
  });

  it('are shown to nobody with a false token, and there is none of what is not there', async () => {
    const { red } = campaign.tokens;
    const statusOf = async (...asked: Parameters<typeof page>) => (await page(...asked)).status;
    expect(await statusOf('1.html', 'wl_nobody')).toBe(401);
    expect(await statusOf('1.html', red, 'nowhere')).toBe(404);
    for (const file of ['3.html', '1.pdf', '1', 'one.html', '1.constructor'])
      expect([file, await statusOf(file, red)]).toEqual([file, 400]);
    expect(toy.faults).toEqual([]);
  });
});
