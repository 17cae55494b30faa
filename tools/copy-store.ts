/**
 * Copies a club's whole history into another store: `npm run copy-store -- FROM TO`. Exits with 2 when it is not all there, and says
 * why; asked again, it goes on where it ended.
 */
import cliProgress from 'cli-progress';
import { Command } from 'commander';
import { copyStore, type CopyProgress, type CopyReport } from '../src/keeping/copy-store.js';
import { checkKeyOf, giveKey, keyOfPlace, openPlace, type Place } from '../src/keeping/places.js';
import { settingsFromEnvironment, type Settings } from '../src/service/settings.js';
import { asMain, exitCodeOf, type Write } from './command-line.js';

const PLACES = 'a data directory, esdb://…, or eventstoredb for the server at WARLEDGER_EVENTSTORE_URL';

/** Runs the command line; answers the exit code. */
export async function run(
  args: readonly string[],
  write: Write,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<number> {
  const program = new Command('copy-store')
    .description(
      'Copies a whole history from SQLite to EventStoreDB, or back, and proves that all of it is there.',
    )
    .argument('<from>', PLACES)
    .argument('<to>', PLACES);
  return exitCodeOf(program, args, write, async (said: string, target: string) => {
    const settings = settingsFromEnvironment(environment);
    const from = await openPlace(said, settings, 'from');
    try {
      const to = await openPlace(target, settings, 'to');
      try {
        for (const line of await copied(from, to, settings)) write(line);
      } finally {
        await to.store.close();
      }
    } finally {
      await from.store.close();
    }
    return 0;
  });
}

async function copied(from: Place, to: Place, settings: Settings): Promise<readonly string[]> {
  const key = await keyOfPlace(from, settings);
  if (!key)
    throw new Error(
      `The service key of ${from.name} is missing: set WARLEDGER_KEY, or WARLEDGER_DATA_DIR to the directory that has it.`,
    );
  if (to.dataDir !== null) checkKeyOf(to.dataDir, key);
  const report = await withBar((progress) => copyStore(from.store, to.store, progress));
  if (to.dataDir !== null) giveKey(to.dataDir, key);
  return [...reportLines(from, to, report)];
}

async function withBar(work: (progress: CopyProgress) => Promise<CopyReport>): Promise<CopyReport> {
  const format = 'Events [{bar}] {percentage} %  {value} of {total}, {eta_formatted} left';
  const bar = new cliProgress.SingleBar({ format, noTTYOutput: false }, cliProgress.Presets.legacy);
  bar.start(0, 0);
  try {
    return await work((done, all) => {
      bar.setTotal(all);
      bar.update(done);
    });
  } finally {
    bar.stop();
  }
}

function* reportLines(from: Place, to: Place, { events, streams, stood }: CopyReport): Generator<string> {
  yield `${to.name} holds what ${from.name} holds: ${events} events in ${streams} streams, each of the same length, order and hash.`;
  if (stood > 0) yield `${stood} of them stood there already.`;
  yield to.dataDir !== null
    ? `The service key is in ${to.dataDir}.`
    : 'Start the nodes with the same key: WARLEDGER_KEY, or the data directory that holds service.key.';
}

await asMain(import.meta.url, run);
