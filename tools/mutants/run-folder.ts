import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Book, Verdict } from './verdicts.js';

/**
 * Where a run keeps its copies of the project and what it has found. A run that was broken off goes on in its folder, on the code
 * that it began with, and asks nothing twice.
 */
export interface RunFolder extends Book {
  readonly path: string;
  /** What takes long: made once, and read when the run goes on. */
  once<T>(name: string, make: () => T | Promise<T>): Promise<T>;
  /** Removes the folder: the run is done. */
  end(): void;
}

/** `kept`: a folder of one's own choosing, which outlives a run that is broken off. */
export function runFolder(kept?: string): RunFolder {
  const path = kept ?? mkdtempSync(join(tmpdir(), 'mutants-'));
  mkdirSync(path, { recursive: true });
  const book = join(path, 'verdicts.ndjson');
  const noted = new Map<string, readonly Verdict[]>();
  const verdictsOn = (mutant: string) => noted.get(mutant) ?? [];
  const enter = (mutant: string, verdict: Verdict) => noted.set(mutant, [...verdictsOn(mutant), verdict]);
  const lines = existsSync(book) ? readFileSync(book, 'utf8').split('\n') : [];
  // A line may be cut where the run was.
  const whole = lines.filter((line) => line.endsWith(']'));
  whole.forEach((line) => enter(...(JSON.parse(line) as [string, Verdict])));
  return {
    path,
    verdictsOn,
    note(mutant, verdict) {
      enter(mutant, verdict);
      appendFileSync(book, `\n${JSON.stringify([mutant, verdict])}`);
    },
    async once(name, make) {
      const file = join(path, `${name}.json`);
      if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
      const made = await make();
      writeFileSync(`${file}.part`, JSON.stringify(made));
      renameSync(`${file}.part`, file);
      return made;
    },
    end: () => rmSync(path, { recursive: true }),
  };
}
