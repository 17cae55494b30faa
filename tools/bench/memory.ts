import type { Figure } from './figure.js';
import { startService } from './service-process.js';

const QUERY = `query ($id: ID!) {
  timeline(id: $id) {
    at {
      moment { turn phase }
      board { pieces { key kind location owner { key } } locations { key } }
      standings { measure seats { seat { key } } }
      units(first: 50) { edges { node { key } } }
    }
    events(first: 50) { edges { node { type } } }
  }
}`;

export const memory: Figure = {
  name: 'memory',
  description: 'resident memory of the service after it has shown each of 100 campaigns of 10,000 events',
  unit: 'MiB',
  target: { of: 'value', at: 'most', limit: 512 },
  measure: async (workshop) => {
    const { dataDir, timelines } = await workshop.clubFolder();
    const service = await startService(dataDir);
    let peak = 0;
    let now = 0;
    for (const id of timelines) {
      await service.ask(QUERY, { id });
      now = service.residentMiB();
      peak = Math.max(peak, now);
    }
    await service.stop();
    // What it had at most is what the machine must have.
    return { value: peak, spread: [now, peak] };
  },
};
