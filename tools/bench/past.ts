import type { Figure } from './figure.js';
import { LONG, turnWithin } from './long-history.js';
import { median, spreadOf, timed } from './repetition.js';
import { startService, type ServiceProcess } from './service-process.js';
import type { Workshop } from './workshop.js';

/** What the war room draws of a moment. */
const POSITION = `query ($timeline: ID!, $turn: Int!) {
  timeline(id: $timeline) {
    at(moment: { turn: $turn }) {
      moment { turn phase }
      board { pieces { key kind location owner { key } } locations { key } }
      standings { measure seats { seat { key } } }
      units(first: 50) { edges { node { key } } }
    }
  }
}`;

/** Where in the history the turns stand that are asked for: early, in the middle and late. */
const PLACES = [0.1, 0.3, 0.5, 0.7, 0.9];
const AGAIN = 20;

/** Asks a service about past turns, each time in a process that has seen nothing of the campaign yet. */
async function askPast(
  workshop: Workshop,
  ask: (position: () => Promise<unknown>) => Promise<number>,
): Promise<readonly number[]> {
  const history = await workshop.longHistory();
  const dataDir = await workshop.copyOfLongHistory();
  const times: number[] = [];
  for (const place of PLACES) {
    const service: ServiceProcess = await startService(dataDir);
    const variables = {
      timeline: history.campaign.timelineId,
      turn: turnWithin(history.ends, Math.round(place * LONG)),
    };
    times.push(await ask(() => service.ask(POSITION, variables)));
    await service.stop();
  }
  return times;
}

export const pastCold: Figure = {
  name: 'past-cold',
  description:
    'the position at a past turn of 100,000 events, the first question to a service about its campaign',
  unit: 'ms',
  target: { of: 'value', at: 'most', limit: 50 },
  measure: async (workshop) => {
    const times = await askPast(workshop, timed);
    return { value: median(times), spread: spreadOf(times) };
  },
};

export const pastWarm: Figure = {
  name: 'past-warm',
  description: 'the same position asked for again',
  unit: 'ms',
  target: { of: 'value', at: 'most', limit: 5 },
  measure: async (workshop) => {
    const times = await askPast(workshop, async (position) => {
      const asked: number[] = [];
      for (let round = 0; round < 2 * AGAIN; round++) asked.push(await timed(position));
      return median(asked.slice(AGAIN));
    });
    return { value: median(times), spread: spreadOf(times) };
  },
};
