/**
 * Draws mutations of rule code and tells which of them the conformance cases notice, and which of the others the
 * project's other tests: `npm run mutants -- --sample 200 --seed 1`. See docs/how-to/find-unguarded-rules.md.
 */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { RULESETS } from '../../src/rulesets/registry.js';
import { judgeByCases } from './by-cases.js';
import { noticedByTests } from './by-tests.js';
import { makeCopy } from './copy.js';
import type { Mutant } from './protocol.js';

interface Options {
  readonly sample: string;
  readonly seed: string;
  readonly ruleset?: string;
  readonly under?: string;
  readonly casesOnly?: boolean;
}

/** The same mutants for the same seed and code; those of code that has not changed stay where other code does. */
function draw(mutants: readonly Mutant[], count: number, seed: string): readonly Mutant[] {
  const lot = ({ file, text, replacement, mutator, line }: Mutant) =>
    createHash('sha256')
      .update(JSON.stringify([seed, file, mutator, text, replacement, line]))
      .digest('hex');
  return mutants
    .map((mutant) => ({ mutant, lot: lot(mutant) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

const RULE_ID = /\b[A-Z]{3,}-[A-Z]+-\d+[a-z]?\b/g;

/** The rule that the code around a mutant cites: the last one named at or above its line. */
function ruleOf({ file, line }: Mutant): string {
  const above = readFileSync(file, 'utf8').split('\n').slice(0, line).join('\n').match(RULE_ID);
  return above?.at(-1) ?? 'no rule';
}

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 60)} … ${line.slice(-25)}` : line;
};

const describe = (mutant: Mutant, noticed: string): string =>
  `${mutant.file}:${mutant.line}:${mutant.column} ${ruleOf(mutant)} ${noticed}: ` +
  `${short(mutant.text)} → ${short(mutant.replacement)}`;

async function measure(ruleset: string, { sample, seed, under, casesOnly }: Options): Promise<void> {
  const copy = makeCopy(ruleset);
  try {
    const all: Mutant[] = JSON.parse(readFileSync(join(copy, 'mutants.json'), 'utf8'));
    const drawn = draw(all.filter(({ file }) => file.startsWith(under ?? '')), Number(sample), seed); // prettier-ignore
    console.log(`${ruleset}: ${drawn.length} of ${all.length} mutations, seed ${seed}`);
    const left = await judgeByCases(copy, ruleset, drawn, (mutant, how) =>
      console.log(describe(mutant, how)),
    );
    const share = (count: number) =>
      `${count} of ${drawn.length} (${Math.round((1000 * count) / drawn.length) / 10} %)`;
    console.log(`${ruleset}: noticed by cases ${share(drawn.length - left.length)}`);
    if (casesOnly) return;
    const unnoticed = left.filter((mutant) => {
      const spec = noticedByTests(copy, ruleset, mutant);
      console.log(describe(mutant, spec === null ? 'UNNOTICED' : `only by ${spec}`));
      return spec === null;
    });
    console.log(`${ruleset}: noticed at all ${share(drawn.length - unnoticed.length)}`);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

await new Command('mutants')
  .description('Which random mutations of rule code do the cases notice, and which the other tests?')
  .option('--sample <count>', 'mutations drawn of each ruleset', '200')
  .option('--seed <text>', 'draws the same ones again', '1')
  .option('--ruleset <code>', 'of this ruleset only')
  .option('--under <folder>', 'of files below it only, e.g. src/rulesets/planetary/opening')
  .option('--cases-only', 'do not try the other tests')
  .action(async (options: Options) => {
    const codes = RULESETS.map((each) => each.meta.code);
    for (const code of options.ruleset ? [options.ruleset] : codes) await measure(code, options);
  })
  .parseAsync();
