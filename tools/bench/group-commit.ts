import type { NewRecord } from '../../src/event-store/event-store.port.js';
import { openStore } from '../../src/service/wiring/stores.js';
import { settingsOf } from '../../src/service/wiring/index.js';
import { perSecond, sampleAppends } from './append.js';
import type { Figure } from './figure.js';
import { inPairs, median, ratioOf } from './repetition.js';

const TIMELINES = 64;
const ROUNDS = 25;

export const groupCommit: Figure = {
  name: 'group-commit',
  description: `${TIMELINES} appends to ${TIMELINES} timelines at the same time, against one after the other`,
  unit: 'appends/s',
  target: { of: 'ratio', at: 'least', limit: 3 },
  measure: async (workshop) => {
    const store = await openStore(settingsOf({ dataDir: workshop.folder('group') }));
    let round = 0;
    const append = async (at: number, records: readonly NewRecord[]): Promise<void> => {
      const result = await store.append(`timeline-${at}`, round - 1, records);
      if (!result.ok) throw new Error(JSON.stringify(result));
    };
    const ours = (): Promise<number> => {
      round++;
      const appends = sampleAppends(TIMELINES, 1);
      return perSecond(TIMELINES, async () => {
        await Promise.all(appends.map((records, at) => append(at, records)));
      });
    };
    const beside = (): Promise<number> => {
      round++;
      const appends = sampleAppends(TIMELINES, 1);
      return perSecond(TIMELINES, async () => {
        for (const [at, records] of appends.entries()) await append(at, records);
      });
    };
    const pairs = await inPairs(ROUNDS, 3, ours, beside);
    await store.close();
    return { value: median(pairs.ours), ...ratioOf(pairs) };
  },
};
