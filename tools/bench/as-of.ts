import { PositionQuery } from '../../src/service/contracts/index.js';
import type { Figure } from './figure.js';
import { LONG, stepWithin } from './long-history.js';
import { inPairs, median, ratioOf, timed } from './repetition.js';

const EARLY = 1000;
const ROUNDS = 25;

export const asOf: Figure = {
  name: 'as-of',
  description: `the position as of 100,000 events, against that as of ${EARLY}`,
  unit: 'ms',
  target: { of: 'ratio', at: 'most', limit: 3 },
  measure: async (workshop) => {
    const { house, campaign, ends } = await workshop.longHistory();
    const askNear = (newest: number) => {
      let asked = 0;
      return (): Promise<number> => {
        const revision = stepWithin(ends, newest, ++asked);
        const query = new PositionQuery(campaign.arbiter, campaign.timelineId, { revision });
        return timed(() => house.queries.execute(query));
      };
    };
    const pairs = await inPairs(ROUNDS, 3, askNear(LONG), askNear(EARLY));
    return { value: median(pairs.ours), ...ratioOf(pairs) };
  },
};
