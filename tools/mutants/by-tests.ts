import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { entryAt } from '../../src/kernel/index.js';
import type { Mutant } from './protocol.js';

/** The tests beside the cases that judge by a ruleset. */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  planetary: ['test/golden-campaigns/golden', 'src/rulesets/planetary', 'test/planetary'],
  'ghost-of-war': ['test/golden-campaigns/sector', 'src/rulesets/ghost-of-war', 'test/sector'],
};
/** Long; they are asked about what they are for. */
const SECRECY = 'test/secrecy';
const isFog = ({ file }: Mutant): boolean => /\/fog\//.test(file);

/** Longest run of the tests of one mutant, ms; a mutant that makes it longer is noticed. All tests without one may take longer. */
const LIMIT = 600_000;
const LIMIT_OF_ALL = 6 * LIMIT;

export interface OtherTests {
  /** Whether a test fails under the mutant. */
  notice(mutant: Mutant): boolean;
}

/** Runs the tests once without a mutant, so that each mutant is asked of those only that come by it. */
export function otherTests(copy: string, ruleset: string, mutants: readonly Mutant[]): OtherTests {
  const reach = join(copy, 'reach');
  mkdirSync(reach);
  const all = [...entryAt(TESTS, ruleset), ...(mutants.some(isFog) ? [SECRECY] : [])];
  const noting = ['--setupFilesAfterEnv', join(copy, 'tools', 'mutants', 'note-reach.ts')];
  const without = run(copy, [...all, ...noting], { MUTANTS_REACH: reach }, LIMIT_OF_ALL);
  if (without !== 'PASSED') throw new Error(`without any mutant the tests in the copy have ${without}`);
  const files = readdirSync(reach).map((name) => {
    const noted = JSON.parse(readFileSync(join(reach, name), 'utf8')) as { file: string; mutants: string[] };
    return { file: relative(copy, noted.file), mutants: new Set(noted.mutants) };
  });
  return {
    notice(mutant) {
      const asked = files
        .filter((each) => each.mutants.has(mutant.id))
        .filter(({ file }) => isFog(mutant) || !file.startsWith(SECRECY))
        .map(({ file }) => file);
      const args = ['--bail', '--runTestsByPath', ...asked];
      const active = { __STRYKER_ACTIVE_MUTANT__: mutant.id };
      return asked.length > 0 && run(copy, args, active, LIMIT) !== 'PASSED';
    },
  };
}

function run(
  copy: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
  timeout: number,
): 'PASSED' | 'FAILED' | 'RUN OUT OF TIME' {
  const jest = ['--no-warnings', 'node_modules/jest/bin/jest.js'];
  const { status, signal } = spawnSync(
    process.execPath,
    [...jest, '--rootDir', copy, '--silent', '--maxWorkers=1', ...args],
    { cwd: copy, env: { ...process.env, ...variables }, stdio: 'ignore', timeout },
  );
  return status === 0 ? 'PASSED' : signal === null ? 'FAILED' : 'RUN OUT OF TIME';
}
