import { ForkTimelineCommand } from '../../src/service/contracts/index.js';
import type { Figure } from './figure.js';
import { LONG, stepWithin } from './long-history.js';
import { inPairs, median, ratioOf, timed } from './repetition.js';

const EARLY = 1000;
const ROUNDS = 25;

export const fork: Figure = {
  name: 'fork',
  description: `a fork at 100,000 events, against one at ${EARLY}`,
  unit: 'ms',
  target: { of: 'ratio', at: 'most', limit: 1.5 },
  measure: async (workshop) => {
    const { house, campaign, ends } = await workshop.longHistory();
    // Other revisions each time, or what was read for the fork before would be at hand; dice as of the parent, for
    // making new ones costs the same at any length.
    const forkNear = (events: number) => {
      let forks = 0;
      return (): Promise<number> => {
        const number = ++forks;
        const command = new ForkTimelineCommand({
          session: campaign.arbiter,
          commandId: `fork-${events}-${number}`,
          timelineId: campaign.timelineId,
          revision: stepWithin(ends, events, number),
          name: `Fork ${number} near ${events}`,
          dice: 'same',
          reason: 'measuring',
        });
        return timed(() => house.commands.execute(command));
      };
    };
    const pairs = await inPairs(ROUNDS, 3, forkNear(LONG), forkNear(EARLY));
    return { value: median(pairs.ours), ...ratioOf(pairs) };
  },
};
