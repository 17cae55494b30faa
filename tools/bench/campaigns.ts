import type { Figure } from './figure.js';
import { openHouse } from './house.js';
import { manyBattles } from './positions.js';
import { median, repeated, spreadOf, timed } from './repetition.js';
import { startService } from './service-process.js';

const CAMPAIGNS = 1000;
const ROUNDS = 30;
/** The first questions to a process cost several times as much, until its code is compiled. */
const BEFORE = 100;

/** The list of the war room. */
const LIST = `{
  campaigns(first: 50) {
    edges {
      node {
        id name lastActivityAt
        ruleset { title phases { code title } }
        seats { key name number role claimed }
        viewerSeat { key }
        awaits { mine others until }
        main { head { turn phase } }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const campaigns: Figure = {
  name: 'campaigns',
  description: `the first 50 of ${CAMPAIGNS} campaigns, with what is waited for in each, as the war room lists them`,
  unit: 'ms',
  target: { of: 'value', at: 'most', limit: 20 },
  measure: async (workshop) => {
    const folder = workshop.folder('campaigns');
    const house = await openHouse(folder, 'normal');
    for (let number = 1; number <= CAMPAIGNS; number++)
      await house.open(`Campaign ${number}`, manyBattles(1));
    await house.projected();
    await house.close();
    const service = await startService(folder);
    const times = await repeated(ROUNDS, BEFORE, () => timed(() => service.ask(LIST)));
    await service.stop();
    return { value: median(times), spread: spreadOf(times) };
  },
};
