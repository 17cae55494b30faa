/**
 * Writes `rule-ids.ts` of every ruleset folder that exists, from its catalogs in `rules/`.
 * `--check` writes nothing and exits with 1 when a file is not what it would write.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as prettier from 'prettier';
import { loadCatalogs, packageRoot, type RuleBook } from '../src/rules-catalog/index.js';
import { CATALOGS } from './catalogs.js';

function source(ruleset: string, book: RuleBook): string {
  const mine = CATALOGS.filter((each) => each.ruleset === ruleset);
  const names = mine.map((each) => `rules/${each.catalog}.md`).join(' and ');
  const parts = mine.map(({ catalog, constant, type }) => {
    const rules = [...book.values()].filter((rule) => rule.catalog === catalog);
    const rows = rules.map((rule) => `${JSON.stringify(rule.id)}: ${JSON.stringify(rule.title)},`);
    return [
      `/** Rules of the catalog \`${catalog}\`: id → title. */`,
      `export const ${constant} = {\n${rows.join('\n')}\n} as const;`,
      '',
      `export type ${type} = keyof typeof ${constant};`,
    ].join('\n');
  });
  return `// Generated from ${names} by \`npm run rule-ids\`. Do not edit.\n\n${parts.join('\n\n')}\n`;
}

const check = process.argv.includes('--check');
const book = loadCatalogs();
let stale = 0;
for (const ruleset of new Set(CATALOGS.map((each) => each.ruleset))) {
  const folder = join(packageRoot(), 'src', 'rulesets', ruleset);
  if (!existsSync(folder)) continue;
  const file = join(folder, 'rule-ids.ts');
  const options = await prettier.resolveConfig(file);
  const text = await prettier.format(source(ruleset, book), { ...options, parser: 'typescript' });
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  stale += 1;
  if (check) {
    console.error(`${file} is not what the catalogs say: npm run rule-ids`);
  } else {
    writeFileSync(file, text);
    console.log(`written ${file}`);
  }
}
if (check && stale > 0) process.exitCode = 1;
