import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { entryAt } from '../../src/kernel/index.js';
import type { Mutant } from './protocol.js';
import type { RunFolder } from './run-folder.js';
import type { ByTests } from './verdicts.js';

interface TestsOfRuleset {
  /** What judges by it beside the specs of its own folder: recordings of its campaigns, its laws, what the service does with it. */
  readonly always: readonly string[];
  /** Its laws of secrecy, which are long. */
  readonly secrecy: readonly string[];
}

const TESTS: Readonly<Record<string, TestsOfRuleset>> = {
  planetary: {
    always: ['test/golden-campaigns/golden', 'test/planetary', 'test/battle-outcome'],
    secrecy: ['test/secrecy/planetary', 'test/secrecy/unseen.laws'],
  },
  'ghost-of-war': {
    always: ['test/golden-campaigns/sector', 'test/sector'],
    secrecy: ['test/secrecy/sector', 'test/secrecy/unseen-sector'],
  },
  'space-empires': {
    always: ['test/golden-campaigns/space-empires', 'test/space-empires', 'test/service/space-empires'],
    secrecy: ['test/secrecy/empires'],
  },
  epic: { always: ['test/golden-campaigns/epic', 'test/epic'], secrecy: ['test/secrecy/missions'] },
  'meta-campaign': {
    always: ['test/golden-campaigns/meta-campaign', 'test/meta-campaign'],
    secrecy: ['test/secrecy/contract'],
  },
};
/** The cases were played before. */
const CASES = '/cases\\.spec\\.ts$';
/** Fog, and the rows of events, which say who sees them. */
const isSecrecy = ({ file }: Mutant): boolean => /\/fog\/|events\.ts$/.test(file);

/** Longest run of all tests without a mutant, ms. */
const LIMIT_OF_ALL = 3_600_000;
/** How much longer the tests may take under a mutant, which is noticed when they do: the machine may have other work too. */
const SLOWER = 10;
/** What is added to it, ms: Jest starts and compiles. */
const START = 120_000;

export interface OtherTests {
  /** Whether a test fails under the mutant. */
  judge(mutant: Mutant): Promise<ByTests>;
}

/** As `note-reach.ts` writes it, there with the whole path. */
interface TestFile {
  /** Path in the project. */
  readonly file: string;
  /** Mutants that it comes by. */
  readonly mutants: readonly string[];
  /** Milliseconds, without a mutant. */
  readonly took: number;
}

/** Runs the tests once without a mutant, so that each mutant is asked of those only that come by it, the shortest first. */
export async function otherTests(
  folder: RunFolder,
  copy: string,
  ruleset: string,
  mutants: readonly Mutant[],
): Promise<OtherTests> {
  const { always, secrecy } = entryAt(TESTS, ruleset);
  const usual = await folder.once('tests', () => filesOf(copy, [`src/rulesets/${ruleset}`, ...always]));
  const files = mutants.some(isSecrecy)
    ? [...usual, ...(await folder.once('tests-of-secrecy', () => filesOf(copy, secrecy)))]
    : usual;
  return {
    async judge(mutant) {
      const asked = files
        .filter((each) => each.mutants.includes(mutant.id))
        .filter(({ file }) => isSecrecy(mutant) || !file.startsWith('test/secrecy/'));
      const args = ['--bail', '--runTestsByPath', ...asked.map(({ file }) => file)];
      const active = { __STRYKER_ACTIVE_MUTANT__: mutant.id };
      const limit = START + SLOWER * asked.reduce((sum, { took }) => sum + took, 0);
      const isNoticed = asked.length > 0 && run(copy, args, active, limit) !== 'PASSED';
      return isNoticed ? 'only other tests fail' : 'NOTHING FAILS';
    },
  };
}

function filesOf(copy: string, patterns: readonly string[]): readonly TestFile[] {
  const reach = join(copy, 'reach');
  const results = join(copy, 'results.json');
  [reach, results].forEach((left) => rmSync(left, { recursive: true, force: true }));
  mkdirSync(reach);
  const noting = ['--setupFilesAfterEnv', join(copy, 'tools', 'mutants', 'note-reach.ts')];
  const answering = ['--json', `--outputFile=${results}`];
  const args = [...patterns, '--testPathIgnorePatterns', CASES, ...noting, ...answering];
  const without = run(copy, args, { MUTANTS_REACH: reach }, LIMIT_OF_ALL);
  if (without === 'RUN OUT OF TIME' || !existsSync(results))
    throw new Error(`without any mutant the tests in the copy have ${without}`);
  const { testResults }: Results = JSON.parse(readFileSync(results, 'utf8'));
  const broken = testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name);
  broken.forEach((name) => console.warn(`left out, does not hold as it is: ${name}`));
  return readdirSync(reach)
    .map((name): TestFile => JSON.parse(readFileSync(join(reach, name), 'utf8')))
    .filter(({ file }) => !broken.includes(file))
    .map((each) => ({ ...each, file: relative(copy, each.file) }));
}

/** What is read here of Jest's `--json`. */
type Results = { readonly testResults: readonly { readonly name: string; readonly status: string }[] };

function run(
  copy: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
  timeout: number,
): 'PASSED' | 'FAILED' | 'RUN OUT OF TIME' {
  const jest = [
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    '--rootDir',
    copy,
    '--silent',
    '--maxWorkers=1',
  ];
  const order = ['--testSequencer', join(copy, 'tools', 'mutants', 'cheapest-first.mjs')];
  const { status, signal } = spawnSync(process.execPath, [...jest, ...order, ...args], {
    cwd: copy,
    env: { ...process.env, ...variables },
    stdio: 'ignore',
    timeout,
  });
  return status === 0 ? 'PASSED' : signal === null ? 'FAILED' : 'RUN OUT OF TIME';
}
