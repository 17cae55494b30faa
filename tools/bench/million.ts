import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { itemAt } from '../../src/kernel/index.js';
import { openDatabase } from '../../src/event-store/sqlite/driver.js';
import { packageRoot } from '../../src/rules-catalog/index.js';
import { EVENTS_FILE } from '../../src/service/wiring/data-directory.js';
import { perSecond } from './append.js';
import type { Figure } from './figure.js';
import { inPairs, median, ratioOf } from './repetition.js';

const ROUNDS = 3;
const REBUILD = join(packageRoot(), 'dist', 'tools', 'rebuild.js');

export const million: Figure = {
  name: 'million',
  description:
    'records of a million from which the read model is made anew, against their rows only read and parsed',
  unit: 'records/s',
  target: { of: 'ratio', at: 'least', limit: 0.5 },
  measure: async (workshop) => {
    const { dataDir } = await workshop.clubFolder();
    const rows = allRows(join(dataDir, EVENTS_FILE));
    const count = rows.readAndParse();
    const ours = (): Promise<number> => perSecond(count, () => rebuild(dataDir));
    const beside = (): Promise<number> => perSecond(count, async () => void rows.readAndParse());
    const pairs = await inPairs(ROUNDS, 0, ours, beside);
    rows.close();
    return { value: median(pairs.ours), ...ratioOf(pairs) };
  },
};

/** The tool of operators, with its progress bar, in a process of its own. */
async function rebuild(dataDir: string): Promise<void> {
  const child = spawn(process.execPath, [REBUILD], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, WARLEDGER_DATA_DIR: dataDir, WARLEDGER_STORE: 'sqlite' },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The read model was not made anew: ${code}`);
}

/** Every column of every row of all streams through the bare driver, one page after the other, and `JSON.parse` of its body. */
function allRows(file: string) {
  const PAGE = 512;
  const database = openDatabase(file);
  const page = database.prepare(
    `SELECT position, stream, "index", id, type, body, hash FROM records
     WHERE position > ? ORDER BY position LIMIT ${PAGE}`,
  );
  page.setReturnArrays(true);
  return {
    /** How many there were. */
    readAndParse: (): number => {
      let count = 0;
      for (let after = -1; ;) {
        const rows = page.all(after) as unknown as [number, ...string[]][];
        for (const [, , , , , body = ''] of rows) if (JSON.parse(body) !== null) count++;
        if (rows.length === 0) return count;
        [after] = itemAt(rows, rows.length - 1);
      }
    },
    close: () => database.close(),
  };
}
