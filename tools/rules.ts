/**
 * Rule coverage: `npm run rules`. `-- PLN-MOV-01 …` tells where rules stand, by their ids or what these begin with; `-- --json` prints the rows as JSON; `-- --missing` lists what is missing;
 * `-- --update` writes the baseline `rules/coverage.json`, which `npm run rulesets:check` holds. What cases hold of types of events is told by playing them all, and checked
 * where they are tests.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { loadCatalogs, packageRoot, rulesFolder } from '../src/rules-catalog/index.js';
import { RULESETS } from '../src/rulesets/registry.js';
import { measureVisibility, type Unheld } from './case-visibility.js';
import { measureCoverage, type Coverage } from './rule-coverage.js';
import { placesOf } from './rule-places.js';

interface Options {
  readonly json?: boolean;
  readonly missing?: boolean;
  readonly update?: boolean;
}

const BASELINE = join(rulesFolder(), 'coverage.json');

const FOLDER = join(packageRoot(), 'src', 'rulesets');

function print(coverage: Coverage, unheld: readonly Unheld[], { json, missing }: Options): void {
  if (json) {
    console.log(JSON.stringify({ rules: coverage.rows, events: unheld }, null, 2));
    return;
  }
  console.table(coverage.rows.map(({ missing: ids, ...row }) => ({ ...row, missing: ids.length })));
  console.table(
    unheld.map(({ ruleset, types, unnamed, unguarded }) => ({
      ruleset,
      'event types': types,
      'in no case': unnamed.length,
      'hidden, in no noEvents': unguarded.length,
    })),
  );
  if (!missing) return;
  coverage.rows.forEach((row) => console.log(`${row.ruleset}: ${row.missing.join(' ')}`));
  unheld.flatMap(sentences).forEach((line) => console.log(line));
}

const sentences = ({ ruleset, unnamed, unguarded }: Unheld): readonly string[] => [
  ...(unnamed.length > 0 ? [`${ruleset}: no case names ${unnamed.join(' ')}`] : []),
  ...(unguarded.length > 0 ? [`${ruleset}: no seenBy … noEvents holds ${unguarded.join(' ')}`] : []),
];

/** Where the rules stand whose ids begin so: code, tables, cases and events. */
function tell(beginnings: readonly string[]): void {
  const rules = [...loadCatalogs().values()].filter(({ id }) =>
    beginnings.some((each) => id.startsWith(each)),
  );
  if (rules.length === 0) throw new Error(`No rule begins with ${beginnings.join(' or ')}.`);
  for (const rule of rules) {
    console.log(`${rule.id} ${rule.title}`);
    for (const [what, places] of Object.entries(placesOf(rule, FOLDER)))
      if (places.length > 0)
        console.log(`  ${what}\n${places.map((each: string) => `    ${each}`).join('\n')}`);
  }
}

await new Command('rules')
  .description('How much of the rules catalogs the code cites and the cases cover.')
  .argument('[ids...]', 'tell where these rules stand, by their ids or what these begin with')
  .option('--json', 'print the rows as JSON')
  .option('--missing', 'list the rules that are not both cited and covered')
  .option('--update', 'write the baseline')
  .action(async (ids: readonly string[], options: Options) => {
    if (ids.length > 0) return tell(ids);
    const coverage = measureCoverage(loadCatalogs(), FOLDER);
    const unheld: Unheld[] = [];
    for (const ruleset of RULESETS) {
      unheld.push(await measureVisibility(ruleset, join(FOLDER, ruleset.meta.code)));
    }
    print(coverage, unheld, options);
    if (options.update) writeFileSync(BASELINE, `${JSON.stringify(coverage.complete, null, 2)}\n`);
  })
  .parseAsync();
