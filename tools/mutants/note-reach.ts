/** For each file of tests: notes the mutants that it comes by, and how long it takes in ms, into the folder `MUTANTS_REACH`. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';

type Passed = Readonly<Record<string, number>>;
type Noting = {
  __stryker__?: { mutantCoverage?: { static: Passed } };
  mutantsOfModules?: Set<string>;
};

/** How often each mutant was come by in this process. */
const passed = (): Passed => ({ ...(globalThis as Noting).__stryker__?.mutantCoverage?.static });
const since = (before: Passed): readonly string[] =>
  Object.entries(passed()).flatMap(([mutant, times]) => (times > (before[mutant] ?? 0) ? [mutant] : []));

// A module is loaded once for all files of this process: what it does then, it does for those after it too.
const ofModules = ((globalThis as Noting).mutantsOfModules ??= new Set());
const atStart = passed();
const begun = performance.now();
beforeAll(() => since(atStart).forEach((mutant) => ofModules.add(mutant)));

afterAll(() => {
  const folder = process.env['MUTANTS_REACH'];
  if (folder === undefined) return;
  const mutants = [...new Set([...ofModules, ...since(atStart)])];
  const took = Math.round(performance.now() - begun);
  const text = JSON.stringify({ file: expect.getState().testPath, mutants, took });
  writeFileSync(join(folder, randomUUID()), text);
});
