import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { findCaseFiles, readCases } from '../../src/conformance/index.js';
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

/** What the compiler needs of it. */
const SOURCES = ['src', 'package.json', 'tsconfig.json'];

function copyParts(from: string, copy: string, parts: readonly string[]): void {
  // A run that was broken off may have left some of it.
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  for (const part of parts) cpSync(join(from, part), join(copy, part), { recursive: true });
  symlinkSync(join(packageRoot(), 'node_modules'), join(copy, 'node_modules'));
}

/** Makes a copy of the sources as they are. */
export const copySources = (copy: string, from = packageRoot()): void => copyParts(from, copy, SOURCES);

/**
 * Makes a copy of the project with every mutation of the ruleset's code in it, none of them active. What plays its cases is put into
 * one file, and the cases beside it as JSON: it is started for each mutant that acts while modules load.
 */
export function makeCopy(copy: string, ruleset: string): void {
  const root = packageRoot();
  copyParts(root, copy, PARTS);
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
}
