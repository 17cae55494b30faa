/** @rulesets toy */
import { parse } from 'csv-parse/sync';
import { seatToyCampaign, type SeatedCampaign } from './seated-campaign.js';
import { openToyApplication, type ToyApplication } from './toy-application.js';

const CLOSE = 'mutation ($input: ClosePhaseInput!) { closePhase(input: $input) { __typename } }';
const LEDGER = `query ($id: ID!) { timeline(id: $id) { at { ledger(first: 200) { edges { node {
  account amount balance revision } } } } } }`;

describe('tables', () => {
  let toy: ToyApplication;
  let campaign: SeatedCampaign;

  beforeAll(async () => {
    toy = await openToyApplication();
    const seats = [{ name: '=HYPERLINK("x")' }, { name: 'Bob, "the" Elder' }];
    campaign = await seatToyCampaign(toy, 'tables', { seats });
    const { timeline, tokens } = campaign;
    for (const commandId of ['close-1', 'close-2'])
      await toy.send(CLOSE, { input: { timeline, commandId } }, tokens.arbiter);
  });
  afterAll(() => toy.close());

  const file = (name: string, token: string | null = campaign.tokens.red, timeline = campaign.timeline) =>
    fetch(`${toy.url}/reports/${timeline}/tables/${name}`, {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
  const rowsOf = async (name: string, token?: string | null) =>
    parse<Record<string, string>>(await (await file(name, token)).text(), { bom: true, columns: true });

  it('are files of CSV with a line of names', async () => {
    const answer = await file('units.csv');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="units.csv"');
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
    expect(text.split('\r\n')[0]).toBe('\uFEFFUnit,Name,Kind,Seat,Place,Experience,Rank,Strength');
    expect(await rowsOf('units.csv')).toContainEqual({
      Unit: 'seat-2-guard',
      Name: 'seat-2-guard',
      Kind: 'unit',
      Seat: 'Bob, "the" Elder',
      Place: 'Cell 6',
      Experience: '0',
      Rank: 'Green',
      Strength: '3',
    });
  });

  it('hold no formula, whatever somebody is called; figures stay figures', async () => {
    const units = await rowsOf('units.csv');
    expect(units.map(({ Seat }) => Seat)).toContain(`'=HYPERLINK("x")`);
    const amounts = (await rowsOf('ledger.csv')).map(({ Amount }) => Amount!);
    expect(amounts.filter((each) => !/^-?\d+(\.\d+)?$/.test(each))).toEqual([]);
    expect(amounts.length).toBeGreaterThan(0);
  });

  it('hold the ledger as the API shows it, and no more', async () => {
    for (const token of [campaign.tokens.red, campaign.tokens.blue, campaign.tokens.arbiter, null]) {
      const { data } = await toy.send(LEDGER, { id: campaign.timeline }, token);
      const shown = data.timeline.at.ledger.edges.map(({ node }: { node: Record<string, unknown> }) =>
        [node['account'], node['amount'], node['balance'], node['revision']].map(String),
      );
      const rows = await rowsOf('ledger.csv', token);
      expect(rows.map((row) => [row['Account'], row['Amount'], row['Balance'], row['Revision']])).toEqual(
        shown,
      );
    }
  });

  it('have their line of names also where there is nothing in them', async () => {
    expect((await (await file('trade-lines.csv')).text()).trim()).toMatch(/^\uFEFF?Line,Seat,Kind,/);
    expect((await file('standings.csv')).status).toBe(200);
    expect((await file('dice.csv')).status).toBe(200);
  });

  it('are shown to nobody with a false token, and there is none of what is not there', async () => {
    expect((await file('units.csv', 'wl_nobody')).status).toBe(401);
    expect((await file('units.csv', null, 'nowhere')).status).toBe(404);
    expect((await file('constructor.csv')).status).toBe(404);
    expect((await file('units.xlsx')).status).toBe(400);
    expect(toy.faults).toEqual([]);
  });
});
