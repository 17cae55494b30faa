/**
 * Says what is wrong with a data directory, and what to do: `npm run doctor [-- DIR]`. Exits with 1 when something is wrong, with 2 when
 * it cannot be looked at.
 */
import { accessSync, statfsSync } from 'node:fs';
import { Command } from 'commander';
import { examine, type Surroundings } from '../src/keeping/doctor.js';
import { settingsFromEnvironment } from '../src/service/settings.js';
import { asMain, exitCodeOf, type Write } from './command-line.js';

const AROUND: Surroundings = {
  freeBytes: (folder) => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  },
  may: (path, mode) => {
    try {
      accessSync(path, mode);
      return true;
    } catch {
      return false;
    }
  },
};

/** Runs the command line; answers the exit code. */
export async function run(
  args: readonly string[],
  write: Write,
  environment: Readonly<Record<string, string | undefined>> = process.env,
  around: Surroundings = AROUND,
): Promise<number> {
  const program = new Command('doctor')
    .description('Says what is wrong with a data directory, and what to do.')
    .argument('[dir]', 'data directory; WARLEDGER_DATA_DIR where it is left out');
  return exitCodeOf(program, args, write, async (dir?: string) => {
    const settings = settingsFromEnvironment(environment);
    const findings = await examine({ ...settings, dataDir: dir ?? settings.dataDir }, around);
    for (const { wrong, says } of findings) write(`${wrong ? 'BAD ' : 'note'} ${says}`);
    const bad = findings.filter((each) => each.wrong).length;
    write(bad === 0 ? 'All is well.' : `Not well: ${bad} found.`);
    return bad === 0 ? 0 : 1;
  });
}

await asMain(import.meta.url, run);
