import type { Figure } from './figure.js';
import { median, repeated, spreadOf } from './repetition.js';
import { startService } from './service-process.js';

const ROUNDS = 5;

export const start: Figure = {
  name: 'start',
  description: 'from the start of the process to its first answer, over a data directory of 100 campaigns',
  unit: 's',
  target: { of: 'value', at: 'most', limit: 2 },
  measure: async (workshop) => {
    const { dataDir } = await workshop.clubFolder();
    const times = await repeated(ROUNDS, 1, async () => {
      const service = await startService(dataDir);
      await service.stop();
      return service.readyAfter / 1000;
    });
    return { value: median(times), spread: spreadOf(times) };
  },
};
