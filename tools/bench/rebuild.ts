import { join } from 'node:path';
import { itemAt } from '../../src/kernel/index.js';
import { openDatabase } from '../../src/event-store/sqlite/driver.js';
import { openHistory, timelineStream, type Snapshots } from '../../src/read-model/index.js';
import { RULESETS } from '../../src/rulesets/registry.js';
import { openStore } from '../../src/service/wiring/stores.js';
import type { Figure } from './figure.js';
import { inPairs, median, ratioOf, timed } from './repetition.js';

const ROUNDS = 5;

/** Folding from the very first event. */
export const NO_SNAPSHOTS: Snapshots = { nearest: () => null, put: () => undefined };

export const rebuild: Figure = {
  name: 'rebuild',
  description: 'a timeline of 100,000 events read and folded, against its rows only read and parsed',
  unit: 'ms',
  target: { of: 'ratio', at: 'most', limit: 2 },
  measure: async (workshop) => {
    const { house, campaign, length } = await workshop.longHistory();
    const { timelineId } = campaign;
    const store = await openStore(house.settings);
    const history = openHistory(store, RULESETS, NO_SNAPSHOTS);
    const rows = bareRows(join(house.settings.dataDir, 'events.sqlite'), timelineStream(timelineId));
    const ours = (): Promise<number> => timed(() => history.at(timelineId, length - 1));
    const beside = (): Promise<number> => timed(() => rows.readAndParse(length));
    const pairs = await inPairs(ROUNDS, 1, ours, beside);
    rows.close();
    await store.close();
    return { value: median(pairs.ours), ...ratioOf(pairs) };
  },
};

/** Every column of every row through the bare driver, one page after the other, and `JSON.parse` of its body. */
export function bareRows(file: string, stream: string) {
  const PAGE = 512;
  const database = openDatabase(file);
  const page = database.prepare(
    `SELECT position, stream, "index", id, type, body, hash FROM records
     WHERE stream = ? AND "index" >= ? ORDER BY "index" LIMIT ${PAGE}`,
  );
  page.setReturnArrays(true);
  return {
    readAndParse: (count: number): void => {
      let parsed = 0;
      for (let from = 0; from < count; from += PAGE) {
        for (const row of page.all(stream, from) as unknown as string[][]) {
          if (JSON.parse(itemAt(row, 5)) !== null) parsed++;
        }
      }
      if (parsed !== count) throw new Error(`${parsed} rows, not ${count}`);
    },
    close: () => database.close(),
  };
}
