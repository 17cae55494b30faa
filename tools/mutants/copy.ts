import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { findCaseFiles, readCases, type LoadedCase } from '../../src/conformance/index.js';
import { CASES, PLAYER } from './protocol.js';
import { packageRoot } from '../../src/rules-catalog/index.js';

/** What cases and tests of rules need of the project. */
const PARTS = [
  'src',
  'test',
  'tools',
  'rules',
  'docs',
  'schema.gql',
  'package.json',
  'tsconfig.json',
  'jest.config.js',
];

/** A copy of the project with every mutation of the ruleset's code in it, none of them active, and the cases to play. */
export interface Copy {
  readonly folder: string;
  readonly cases: readonly LoadedCase[];
}

/**
 * Makes one. What plays its cases is put into one file, and the cases beside it as JSON: it is started for each mutant that
 * acts while modules load.
 */
export function makeCopy(ruleset: string): Copy {
  const root = packageRoot();
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const part of PARTS) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const instrument = join(root, 'tools', 'mutants', 'instrument.mjs');
  execFileSync(process.execPath, [instrument, copy, ruleset], { stdio: 'inherit' });
  const tools = join(copy, 'tools', 'mutants');
  buildSync({
    entryPoints: [join(tools, 'case-player.ts')],
    outfile: join(tools, PLAYER),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  const cases = findCaseFiles(join(copy, 'src', 'rulesets', ruleset)).flatMap(
    (file) => readCases(file).cases,
  );
  writeFileSync(join(tools, CASES), JSON.stringify(cases));
  return { folder: copy, cases };
}
