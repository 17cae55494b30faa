import { ForkTimelineCommand, PositionQuery } from '../../src/service/contracts/index.js';
import type { Figure } from './figure.js';
import { manyBattles } from './positions.js';
import { median, repeated, spreadOf, timed } from './repetition.js';
import type { Workshop } from './workshop.js';

const BATTLES = 50;
const ROUNDS = 7;

export const closePhase: Figure = {
  name: 'close-phase',
  description: `closing a phase with ${BATTLES} quick battles to settle, up to the next turn's orders, durably`,
  unit: 'ms',
  target: null,
  measure: async (workshop) => {
    const { house, campaign, last } = await battles(workshop);
    let forks = 0;
    const times = await repeated(ROUNDS, 2, async () => {
      const number = ++forks;
      const fork = await house.commands.execute(
        new ForkTimelineCommand({
          session: campaign.arbiter,
          commandId: `fork-${number}`,
          timelineId: campaign.timelineId,
          revision: last,
          name: `Fork ${number}`,
          dice: 'fresh',
          reason: 'measuring',
        }),
      );
      if (fork.kind !== 'created') throw new Error(JSON.stringify(fork));
      // A timeline that somebody is looking at, as at a club night.
      await house.queries.execute(new PositionQuery(campaign.arbiter, fork.timelineId, {}));
      return timed(() => house.play(campaign.arbiter, fork.timelineId, { type: 'ClosePhase' }));
    });
    return { value: median(times), spread: spreadOf(times) };
  },
};

/** A campaign in its Battle phase, with quick battles that wait for their casualties alone. */
async function battles(workshop: Workshop) {
  const house = await workshop.house(workshop.folder('battles'), 'full');
  const campaign = await house.open('A day of battles', manyBattles(BATTLES));
  let last = 0;
  for (let at = 0; at < BATTLES; at++) {
    const command = { type: 'AgreeQuickBattle', battle: `battle-${at}` };
    last = (await house.play(campaign.arbiter, campaign.timelineId, command)).revision;
  }
  return { house, campaign, last };
}
