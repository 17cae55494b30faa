/**
 * Writes `rule-ids.ts` of every folder of `src/rulesets` from the catalogs of its name in `rules/`.
 * `--check` writes nothing and exits with 1 when a file is not what it would write.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogs, packageRoot, type RuleBook } from '../src/rules-catalog/index.js';
import { formatted } from './formatted.js';

/** Catalogs of a ruleset: `rules/<code>.md`, and what its companions `rules/<code>-….md` add to it. */
const catalogsOf = (ruleset: string, book: RuleBook): readonly string[] =>
  [...new Set([...book.values()].map((rule) => rule.catalog))]
    .filter((catalog) => catalog === ruleset || catalog.startsWith(`${ruleset}-`))
    .sort();

/** The rules of a catalog as a const object, and the type of their ids, named after their prefix: `PLN-MOV-01` → `PlnRuleId`. */
function constant(ruleset: string, catalog: string, book: RuleBook): string {
  const rules = [...book.values()].filter((rule) => rule.catalog === catalog);
  const [prefix = ''] = rules[0]?.id.split('-') ?? [];
  const name = catalog === ruleset ? 'RULES' : `${prefix}_RULES`;
  const rows = rules.map((rule) => `${JSON.stringify(rule.id)}: ${JSON.stringify(rule.title)},`);
  return [
    `/** Rules of the catalog \`${catalog}\`: id → title. */`,
    `export const ${name} = {\n${rows.join('\n')}\n} as const;`,
    '',
    `export type ${prefix.charAt(0)}${prefix.slice(1).toLowerCase()}RuleId = keyof typeof ${name};`,
  ].join('\n');
}

function source(ruleset: string, catalogs: readonly string[], book: RuleBook): string {
  const names = catalogs.map((each) => `rules/${each}.md`).join(' and ');
  const parts = catalogs.map((each) => constant(ruleset, each, book));
  return `// Generated from ${names} by \`npm run rule-ids\`. Do not edit.\n\n${parts.join('\n\n')}\n`;
}

const check = process.argv.includes('--check');
const book = loadCatalogs();
let stale = 0;
const shelf = join(packageRoot(), 'src', 'rulesets');
for (const { name: ruleset } of readdirSync(shelf, { withFileTypes: true }).filter((each) =>
  each.isDirectory(),
)) {
  const catalogs = catalogsOf(ruleset, book);
  if (catalogs.length === 0) throw new Error(`No catalog rules/${ruleset}.md for src/rulesets/${ruleset}`);
  const file = join(shelf, ruleset, 'rule-ids.ts');
  const text = await formatted(file, source(ruleset, catalogs, book));
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
