import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { ForkTimelineCommand, PositionQuery } from '../../src/service/contracts/index.js';
import type { Figure } from './figure.js';
import type { Campaign, House } from './house.js';
import { manyBattles } from './positions.js';
import { median, repeated, spreadOf, timed } from './repetition.js';
import type { Workshop } from './workshop.js';

const BATTLES = 50;
const ROUNDS = 7;
const SETTLING_MS = 20;

export const closePhase: Figure = {
  name: 'close-phase',
  description: `closing a phase with ${BATTLES} quick battles to settle, up to the next turn's orders, durably`,
  unit: 'ms',
  target: null,
  measure: async (workshop) => {
    const closing = await phaseToClose(workshop);
    const times = await repeated(ROUNDS, 2, async () => timed(await closing()));
    return { value: median(times), spread: spreadOf(times) };
  },
};

export const loopHold: Figure = {
  name: 'loop-hold',
  description: 'the longest that closing that phase keeps the service from anything else, projected and all',
  unit: 'ms',
  target: { of: 'value', at: 'most', limit: 50 },
  measure: async (workshop) => {
    const closing = await phaseToClose(workshop);
    const held = monitorEventLoopDelay({ resolution: 1 });
    const holds = await repeated(ROUNDS, 2, async () => {
      const close = await closing();
      held.reset();
      held.enable();
      // It measures from one turn of the loop to the next.
      await wait(SETTLING_MS);
      await close();
      await wait(SETTLING_MS);
      held.disable();
      return held.max / 1e6;
    });
    return { value: median(holds), spread: spreadOf(holds) };
  },
};

/** Makes one phase after another that waits to be closed, each on a fork of its own; what it gives closes it. */
async function phaseToClose(workshop: Workshop): Promise<() => Promise<() => Promise<unknown>>> {
  const house = await workshop.house(workshop.folder('battles'), 'full');
  const { campaign, last } = await battles(house);
  let forks = 0;
  return async () => {
    const timelineId = await forked(house, campaign, last, ++forks);
    // A timeline that somebody is looking at, as at a club night.
    const look = () => house.queries.execute(new PositionQuery(campaign.arbiter, timelineId, {}));
    await look();
    return async () => {
      await house.play(campaign.arbiter, timelineId, { type: 'ClosePhase' });
      await look();
    };
  };
}

/** Forks a campaign at a step; the timeline that it makes. */
export async function forked(
  { commands }: House,
  { arbiter, timelineId }: Campaign,
  revision: number,
  number: number,
): Promise<string> {
  const fork = await commands.execute(
    new ForkTimelineCommand({
      session: arbiter,
      commandId: `fork-${number}`,
      ...{ timelineId, revision, name: `Fork ${number}`, dice: 'fresh', reason: 'measuring' },
    }),
  );
  if (fork.kind !== 'created') throw new Error(JSON.stringify(fork));
  return fork.timelineId;
}

/** A campaign in its Battle phase, with quick battles that wait for their casualties alone. */
export async function battles(house: House) {
  const campaign = await house.open('A day of battles', manyBattles(BATTLES));
  let last = 0;
  for (let at = 0; at < BATTLES; at++) {
    const command = { type: 'AgreeQuickBattle', battle: `battle-${at}` };
    last = (await house.play(campaign.arbiter, campaign.timelineId, command)).revision;
  }
  return { campaign, last };
}
