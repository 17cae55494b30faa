import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** A copy of the project with every mutation of the ruleset's code in it, none of them active. */
export function makeCopy(ruleset: string): string {
  const root = packageRoot();
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const part of PARTS) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const instrument = join(root, 'tools', 'mutants', 'instrument.mjs');
  execFileSync(process.execPath, [instrument, copy, ruleset], { stdio: 'inherit' });
  return copy;
}
