/**
 * The pages of reference, `docs/reference/<ruleset>/`: what authors of cases and of bots open, made of the shapes of commands and
 * positions, of the house rules, of the catalogue of events and of the conformance cases. `--check` writes nothing, and fails where a
 * page is not what it would write.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findCaseFiles, readCases } from '../src/conformance/index.js';
import { packageRoot } from '../src/rules-catalog/index.js';
import { RULESETS } from '../src/rulesets/registry.js';
import type { RecordedShapes } from '../src/conformance/mistakes/recorded-types.js';
import { pagesOf } from './reference/pages.js';

const NONE: RecordedShapes = { events: {}, parts: {} };

const check = process.argv.includes('--check');
const root = packageRoot();

/** The folder, below the ruleset's, of the file in which the row of each type of event stands. */
function chaptersOf(folder: string): (type: string) => string {
  const chapters = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/events\.ts$/.test(file)) continue;
    const chapter = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : 'general';
    for (const [, type] of readFileSync(join(folder, file), 'utf8').matchAll(/'([\w-]+\.\w+)': /g))
      if (type) chapters.set(type, chapter);
  }
  return (type) => chapters.get(type) ?? 'general';
}

for (const ruleset of RULESETS) {
  const { code } = ruleset.meta;
  const folder = join(root, 'docs', 'reference', code);
  const source = join(root, 'src', 'rulesets', code);
  const recorded = join(root, 'docs', 'events', `${code}.json`);
  const shapes = existsSync(recorded) ? (JSON.parse(readFileSync(recorded, 'utf8')) as RecordedShapes) : NONE;
  const cases = findCaseFiles(source).flatMap((file) => readCases(file).cases);
  const pages = await pagesOf({ ruleset, cases, shapes, chapterOf: chaptersOf(source) });
  mkdirSync(folder, { recursive: true });
  const stale = readdirSync(folder).filter((file) => !pages.has(file));
  const changed = [...pages].filter(([file, text]) => {
    const path = join(folder, file);
    return !existsSync(path) || readFileSync(path, 'utf8') !== text;
  });
  if (check) {
    for (const file of [...stale, ...changed.map(([name]) => name)]) {
      console.error(`${relative(root, join(folder, file))} is not what it says now: npm run reference`);
      process.exitCode = 1;
    }
    continue;
  }
  stale.forEach((file) => rmSync(join(folder, file)));
  changed.forEach(([file, text]) => writeFileSync(join(folder, file), text));
}
