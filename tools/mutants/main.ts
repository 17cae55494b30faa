/**
 * Draws mutations of rule code and tells which of them the conformance cases notice, and which of the others the
 * project's other tests: `npm run mutants -- --sample 200 --seed 1`. See docs/how-to/find-unguarded-rules.md.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { packageRoot } from '../../src/rules-catalog/index.js';
import { RULESETS } from '../../src/rulesets/registry.js';
import { judgeByCases } from './by-cases.js';
import { compilerFor } from './by-compiler.js';
import { otherTests } from './by-tests.js';
import { makeCopy } from './copy.js';
import type { Mutant } from './protocol.js';
import { describeMutant, draw } from './sample.js';

interface Options {
  readonly sample: string;
  readonly seed: string;
  readonly ruleset?: string;
  readonly under?: string;
  readonly casesOnly?: boolean;
}

const tell = (mutant: Mutant, how: string): void =>
  console.log(`${describeMutant(mutant, readFileSync(join(packageRoot(), mutant.file), 'utf8'))} (${how})`);

const share = (part: number, whole: number): string =>
  `${part} of ${whole} (${Math.round((1000 * part) / whole) / 10} %)`;

async function measure(ruleset: string, { sample, seed, under, casesOnly }: Options): Promise<void> {
  const { folder: copy, cases } = makeCopy(ruleset);
  const compiler = compilerFor(ruleset);
  try {
    const all: Mutant[] = JSON.parse(readFileSync(join(copy, 'mutants.json'), 'utf8'));
    const possible = all.filter(({ file }) => file.startsWith(under ?? ''));
    const drawn = draw(possible, Number(sample), seed);
    console.log(`${ruleset}: ${drawn.length} of ${possible.length} mutations, seed ${seed}`);
    const left = await judgeByCases(copy, cases, drawn, tell);
    console.log(`${ruleset}: noticed by cases ${share(drawn.length - left.length, drawn.length)}`);
    const compiling = left.filter((mutant) => {
      const isRefused = compiler.refuses(mutant);
      if (isRefused) tell(mutant, 'does not compile');
      return !isRefused;
    });
    console.log(`${ruleset}: left by cases and compiler ${compiling.length}`);
    if (casesOnly) return;
    const tests = otherTests(copy, ruleset, compiling);
    const unnoticed = compiling.filter((mutant) => {
      const isNoticed = tests.notice(mutant);
      tell(mutant, isNoticed ? 'only other tests fail' : 'NOTHING FAILS');
      return !isNoticed;
    });
    console.log(`${ruleset}: noticed at all ${share(drawn.length - unnoticed.length, drawn.length)}`);
  } finally {
    compiler.end();
    rmSync(copy, { recursive: true });
  }
}

await new Command('mutants')
  .description('Which random mutations of rule code do the cases notice, and which the other tests?')
  .option('--sample <count>', 'mutations drawn of each ruleset', '200')
  .option('--seed <text>', 'draws the same ones again', '1')
  .option('--ruleset <code>', 'of this ruleset only')
  .option('--under <folder>', 'of files below it only, e.g. src/rulesets/planetary/start')
  .option('--cases-only', 'do not try the other tests')
  .action(async (options: Options) => {
    const codes = RULESETS.map((each) => each.meta.code);
    for (const code of options.ruleset ? [options.ruleset] : codes) await measure(code, options);
  })
  .parseAsync();
