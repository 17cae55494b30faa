/** For each file of tests: notes the mutants that it comes by, into the folder `MUTANTS_REACH`. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from '@jest/globals';

type Instrumented = { __stryker__?: { mutantCoverage?: { static: Record<string, number> } } };

afterAll(() => {
  const { __stryker__: mutation } = globalThis as Instrumented;
  const folder = process.env['MUTANTS_REACH'];
  if (folder === undefined) return;
  const mutants = Object.keys(mutation?.mutantCoverage?.static ?? {});
  const text = JSON.stringify({ file: expect.getState().testPath, mutants });
  writeFileSync(join(folder, randomUUID()), text);
});
