import type { ReadModel } from '../../src/read-model/index.js';
import { CampaignsQuery } from '../../src/service/contracts/index.js';
import { READ_MODEL } from '../../src/service/ports.js';
import { accepted, Club, holding } from './club.js';

describe('the list of campaigns', () => {
  it('begins with the last active one, also page by page', async () => {
    let now = Date.parse('2026-01-01T00:00:00.000Z');
    const clock = () => new Date((now += 1000)).toISOString();
    const club = await Club.start(undefined, { clock });
    const admin = await club.admin();
    const tables = [];
    for (const name of ['first', 'second', 'third', 'fourth'])
      tables.push(await club.campaign({ commandId: name, name }));
    const list = async (first: number, after: string | null) =>
      club.queries.execute(new CampaignsQuery(admin, {}, { first, after }));
    const names = async (): Promise<readonly string[]> => {
      const found: string[] = [];
      for (let after: string | null = null; ;) {
        const { edges, hasNextPage } = await list(1, after);
        found.push(...edges.map((each) => each.node.name));
        if (!hasNextPage) return found;
        after = edges.at(-1)!.cursor;
      }
    };
    expect(await names()).toEqual(['fourth', 'third', 'second', 'first']);
    accepted(await club.play(tables[1]!.red, tables[1]!.timelineId, holding('seat-1')));
    await club.module.get<ReadModel>(READ_MODEL).projector.caughtUp();
    expect(await names()).toEqual(['second', 'fourth', 'third', 'first']);
    await expect(list(1, 'no cursor')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await club.close();
  });
});
