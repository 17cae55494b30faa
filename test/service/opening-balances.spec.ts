import { LedgerQuery, OpenCampaignCommand, PositionQuery } from '../../src/service/contracts/index.js';
import { PLANETARY } from '../../src/rulesets/planetary/index.js';
import { Club } from './club.js';

const POSITION = {
  turn: 3,
  phase: 'BATTLE_ORDERS',
  map: { cols: 12, rows: 9 },
  players: [
    { seat: 'seat-1', race: 'SOB', capitalHex: '2,3', vp: 3 },
    { seat: 'seat-2', race: 'SOB', capitalHex: '9,1', vp: 5 },
  ],
  hexes: [
    { q: 2, r: 3, controller: 'seat-1', urban: { size: 4, bp: 700 } },
    { q: 9, r: 1, controller: 'seat-2', urban: { size: 4, bp: 900 } },
  ],
};

describe('the ledger of a player', () => {
  it('has the opening balances that he knows, and no others', async () => {
    const club = await Club.start(undefined, { rulesets: [PLANETARY] });
    const start = { kind: 'position', position: POSITION } as unknown as OpenCampaignCommand['start'];
    const table = await club.campaign({ ruleset: 'planetary', start });
    const page = { first: 100, after: null };
    for (const viewer of [table.red, table.blue]) {
      const { edges } = await club.queries.execute(new LedgerQuery(viewer, table.timelineId, {}, page));
      const balances = Object.fromEntries(edges.map(({ node }) => [node.account, node.balance]));
      const { played } = await club.queries.execute(new PositionQuery(viewer, table.timelineId, {}));
      const known = Object.entries(PLANETARY.balances(played.state as never)).filter(([, sum]) => sum !== 0);
      expect(balances).toEqual(Object.fromEntries(known));
      expect(balances).toMatchObject({ 'VP:seat-1': 3, 'VP:seat-2': 5 });
    }
    const { edges } = await club.queries.execute(new LedgerQuery(table.red, table.timelineId, {}, page));
    expect(edges.map(({ node }) => [node.account, node.revision])).not.toContainEqual(['BP:hex:9,1', 0]);
    await club.close();
  });
});
