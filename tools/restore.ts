/**
 * Restores a backup: `npm run restore -- FROM [--to DIR] [--replace] [--check]`. Proves all of it first. Exits with 2 when
 * nothing was restored, and says why.
 */
import { tmpdir } from 'node:os';
import { Command } from 'commander';
import { knownPassphrase, terminal, type PassphraseSource } from '../src/keeping/passphrase.js';
import { checkBackup, restore, type Restored } from '../src/keeping/restore.js';
import { settingsFromEnvironment } from '../src/service/settings.js';
import { asMain, exitCodeOf, type Write } from './command-line.js';

interface Options {
  readonly to?: string;
  readonly replace?: boolean;
  readonly check?: boolean;
}

/** Runs the command line; answers the exit code. */
export async function run(
  args: readonly string[],
  write: Write,
  source: PassphraseSource = { environment: process.env, ask: terminal() },
): Promise<number> {
  const program = new Command('restore')
    .description('Restores a backup into the data directory of the service, when all of it is proved.')
    .argument('<from>', 'folder of the backup')
    .option('--to <dir>', 'data directory; WARLEDGER_DATA_DIR where it is left out')
    .option(
      '--replace',
      'put a data directory that holds something aside, and keep it beside the restored one',
    )
    .option('--check', 'prove the backup, and restore nothing');
  return exitCodeOf(program, args, write, async (from: string, options: Options) => {
    const { dataDir, key } = settingsFromEnvironment(source.environment);
    const passphrase = await knownPassphrase(source);
    if (options.check) {
      const { manifest } = await checkBackup(from, { passphrase, key }, tmpdir());
      write(`The backup of ${manifest.at} is sound: ${said(manifest)}.`);
      return 0;
    }
    const { to = dataDir, replace = false } = options;
    const { manifest, before } = await restore(from, { to, replace, passphrase, key, now: new Date() });
    write(`Restored the backup of ${manifest.at} to ${to}: ${said(manifest)}.`);
    if (before !== null) write(`What was there before stands in ${before}.`);
    return 0;
  });
}

const said = ({ events }: Restored['manifest']): string =>
  `${events.count} events in ${events.streams} streams, every chain of hashes proved`;

await asMain(import.meta.url, run);
