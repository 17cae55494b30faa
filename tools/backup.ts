/**
 * Backs up the data directory of the service, which may be running: `npm run backup -- TO`. Exits with 2 when no backup was
 * made, and says why.
 */
import { Command } from 'commander';
import { backUp, type Backup } from '../src/keeping/backup.js';
import { newPassphrase, terminal, type PassphraseSource } from '../src/keeping/passphrase.js';
import { settingsFromEnvironment } from '../src/service/settings.js';
import { asMain, exitCodeOf, type Write } from './command-line.js';

/** Runs the command line; answers the exit code. */
export async function run(
  args: readonly string[],
  write: Write,
  source: PassphraseSource = { environment: process.env, ask: terminal() },
): Promise<number> {
  const program = new Command('backup')
    .description('Backs up the data directory of the service, which may be running.')
    .argument('<to>', 'folder to make: it must not exist, or be empty');
  return exitCodeOf(program, args, write, async (to: string) => {
    const settings = settingsFromEnvironment(source.environment);
    const passphrase = await newPassphrase(source);
    const backup = await backUp(settings, to, passphrase, new Date().toISOString());
    for (const line of reportLines(to, backup)) write(line);
    return 0;
  });
}

function* reportLines(to: string, { manifest, proof }: Backup): Generator<string> {
  const { events, databases, sealed } = manifest;
  yield `Backed up to ${to}: ${events.count} events in ${events.streams} streams, every chain of hashes proved.`;
  for (const { file, bytes, sha256 } of databases) yield `  ${file}  ${bytes} bytes  ${sha256}`;
  yield `  encrypted: ${sealed.map(({ holds }) => holds).join(', ')}. Without the passphrase nobody opens them: keep it elsewhere.`;
  if (proof.unproven > 0)
    yield `  ${proof.unproven} streams of a kind unknown here are whole; nothing more is said of them.`;
}

await asMain(import.meta.url, run);
