import { spawnSync } from 'node:child_process';
import type { Mutant } from './protocol.js';

/** The tests beside the cases that touch a ruleset, the quick ones first. */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  planetary: ['test/golden-campaigns/golden', 'src/rulesets/planetary', 'test/planetary', 'test/secrecy'],
  'ghost-of-war': [
    'test/golden-campaigns/sector',
    'src/rulesets/ghost-of-war',
    'test/sector',
    'test/secrecy',
  ],
};

/** Longest run of one group of tests, ms; a mutant that makes it longer counts as noticed. */
const LIMIT = 600_000;
const JEST = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];

/** The first group of tests that fails under the mutant; null when all pass. */
export function noticedByTests(copy: string, ruleset: string, mutant: Mutant | null): string | null {
  const env = { ...process.env, ...(mutant ? { __STRYKER_ACTIVE_MUTANT__: mutant.id } : {}) };
  const args = [...JEST, '--bail', '--silent', '--maxWorkers=1', '--rootDir', copy];
  const isFailing = (tests: string) =>
    spawnSync(process.execPath, [...args, tests], { cwd: copy, env, stdio: 'ignore', timeout: LIMIT })
      .status !== 0;
  return TESTS[ruleset]?.find(isFailing) ?? null;
}
