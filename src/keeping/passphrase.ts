import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Variable that a passphrase is read from. Arguments are seen by everybody on a machine. */
export const PASSPHRASE_VARIABLE = 'WARLEDGER_BACKUP_PASSPHRASE';
/** Characters that a new passphrase has at least. */
const SHORTEST = 12;

/** Where a passphrase comes from. */
export interface PassphraseSource {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Asks somebody at a terminal; null where there is none. */
  readonly ask: ((question: string) => Promise<string>) | null;
}

/** A passphrase that exists. Throws Error where nobody can be asked. */
export async function knownPassphrase({ environment, ask }: PassphraseSource): Promise<string> {
  const given = environment[PASSPHRASE_VARIABLE];
  if (given) return given;
  if (!ask) throw new Error(`Set ${PASSPHRASE_VARIABLE}: there is no terminal to ask for the passphrase.`);
  return ask('Passphrase of the backup: ');
}

/** A passphrase for a new backup, typed twice where it is typed. Throws Error for a short one, and for a slip. */
export async function newPassphrase(source: PassphraseSource): Promise<string> {
  const passphrase = await knownPassphrase(source);
  if (passphrase.length < SHORTEST) throw new Error(`A passphrase has ${SHORTEST} characters at least.`);
  const typed = !source.environment[PASSPHRASE_VARIABLE];
  if (typed && source.ask && (await source.ask('Once more: ')) !== passphrase)
    throw new Error('The two passphrases differ.');
  return passphrase;
}

/** Asks at the terminal of this process, without showing what is typed; null where it has none. */
export function terminal(): PassphraseSource['ask'] {
  if (!process.stdin.isTTY) return null;
  return async (question) => {
    process.stderr.write(question);
    const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
    const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
    try {
      return await lines.question('');
    } finally {
      lines.close();
      process.stderr.write('\n');
    }
  };
}
