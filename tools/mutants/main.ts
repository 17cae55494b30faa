/**
 * Draws mutations of rule code and tells which of them the conformance cases notice, and which of the others the
 * project's other tests: `npm run mutants -- --sample 200 --seed 1`. See docs/how-to/find-unguarded-rules.md.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { RULESETS } from '../../src/rulesets/registry.js';
import { caseJudge } from './by-cases.js';
import { compilerFor } from './by-compiler.js';
import { otherTests } from './by-tests.js';
import { copySources, makeCopy } from './copy.js';
import type { Mutant, Reach } from './protocol.js';
import { runFolder, type RunFolder } from './run-folder.js';
import { describeMutant, draw } from './sample.js';
import { BY_CASES, BY_COMPILER, BY_TESTS, leftBy, type Verdict } from './verdicts.js';

interface Options {
  readonly sample: string;
  readonly seed: string;
  readonly ruleset?: string;
  readonly under?: string;
  readonly casesOnly?: boolean;
  readonly keep?: string;
}

const share = (part: number, whole: number): string =>
  `${part} of ${whole} (${Math.round((1000 * part) / whole) / 10} %)`;

async function measure(ruleset: string, options: Options): Promise<void> {
  const folder = runFolder(options.keep && join(resolve(options.keep), ruleset));
  try {
    await measureIn(folder, ruleset, options);
    folder.end();
  } catch (error) {
    if (!options.keep) folder.end();
    throw error;
  }
}

async function measureIn(folder: RunFolder, ruleset: string, options: Options): Promise<void> {
  const { sample, seed, under = '', casesOnly } = options;
  const copy = join(folder.path, 'copy');
  const plain = join(folder.path, 'plain');
  await folder.once('copied', () => {
    copySources(plain);
    makeCopy(copy, ruleset);
    return true;
  });
  const all: Mutant[] = JSON.parse(readFileSync(join(copy, 'mutants.json'), 'utf8'));
  const possible = all.filter(({ file }) => file.startsWith(under));
  const drawn = draw(possible, Number(sample), seed);
  console.log(`${ruleset}: ${drawn.length} of ${possible.length} mutations, seed ${seed}`);

  const sourceOf = ({ file }: Mutant) => readFileSync(join(plain, file), 'utf8');
  const tell = (mutant: Mutant, verdict: Verdict) =>
    console.log(`${describeMutant(mutant, sourceOf(mutant))} (${verdict})`);
  const reachName = ['reach', sample, seed, under.replaceAll('/', '.')].join('-');
  const reachOf = (find: () => Promise<Reach>) => folder.once(reachName, find);
  const cases = await caseJudge(copy, reachOf, drawn, sourceOf);
  const unguarded = await leftBy(drawn, BY_CASES, cases.judge, folder, tell);
  cases.end();
  console.log(`${ruleset}: noticed by cases ${share(drawn.length - unguarded.length, drawn.length)}`);

  const compiler = compilerFor(join(folder.path, 'types'), plain, ruleset);
  const compiling = await leftBy(unguarded, BY_COMPILER, compiler.judge, folder, tell);
  console.log(`${ruleset}: left by cases and compiler ${compiling.length}`);
  if (casesOnly) return;

  const tests = await otherTests(folder, copy, ruleset, compiling);
  const unnoticed = await leftBy(compiling, BY_TESTS, tests.judge, folder, tell);
  console.log(`${ruleset}: noticed at all ${share(drawn.length - unnoticed.length, drawn.length)}`);
}

await new Command('mutants')
  .description('Which random mutations of rule code do the cases notice, and which the other tests?')
  .option('--sample <count>', 'mutations drawn of each ruleset', '200')
  .option('--seed <text>', 'draws the same ones again', '1')
  .option('--ruleset <code>', 'of this ruleset only')
  .option('--under <folder>', 'of files below it only, e.g. src/rulesets/planetary/start')
  .option('--cases-only', 'do not try the other tests')
  .option(
    '--keep <folder>',
    'notes there what is found: the same command goes on there when it was broken off',
  )
  .action(async (options: Options) => {
    const codes = RULESETS.map((each) => each.meta.code);
    for (const code of options.ruleset ? [options.ruleset] : codes) await measure(code, options);
  })
  .parseAsync();
