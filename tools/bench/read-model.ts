import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './figure.js';

const MIB = 1024 * 1024;

export const readModel: Figure = {
  name: 'read-model',
  description: 'size of the read model of 100 campaigns of 10,000 events, against that of their event store',
  unit: 'MiB',
  target: null,
  measure: async (workshop) => {
    const { dataDir } = await workshop.clubFolder();
    const sizeOf = (begins: string): number =>
      readdirSync(dataDir)
        .filter((name) => name.startsWith(begins))
        .reduce((sum, name) => sum + statSync(join(dataDir, name)).size / MIB, 0);
    const value = sizeOf('read-model');
    const ratio = value / sizeOf('events.sqlite');
    return { value, ratio, spread: [ratio, ratio] };
  },
};
