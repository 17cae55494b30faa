import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findCaseFiles } from '../../src/conformance/index.js';
import type { RecordedShapes } from '../../src/conformance/mistakes/recorded-types.js';
import type { AnyRuleset } from '../../src/engine/index.js';
import { packageRoot } from '../../src/rules-catalog/index.js';
import { RULESETS } from '../../src/rulesets/registry.js';
import { casesOf } from '../cases-of.js';
import { pagesOf } from './pages.js';

const NONE: RecordedShapes = { events: {}, parts: {} };

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

const folderOf = (code: string): string => join(packageRoot(), 'docs', 'reference', code);

/** What the folder of a ruleset should hold and does not: files of no page, and pages with their text. */
async function differenceOf(ruleset: AnyRuleset) {
  const { code } = ruleset.meta;
  const source = join(packageRoot(), 'src', 'rulesets', code);
  const recorded = join(packageRoot(), 'docs', 'events', `${code}.json`);
  const shapes = existsSync(recorded) ? (JSON.parse(readFileSync(recorded, 'utf8')) as RecordedShapes) : NONE;
  const cases = findCaseFiles(source).flatMap((file) => casesOf(file).cases);
  const pages = await pagesOf({ ruleset, cases, shapes, chapterOf: chaptersOf(source) });
  const folder = folderOf(code);
  mkdirSync(folder, { recursive: true });
  const stale = readdirSync(folder)
    .filter((file) => !pages.has(file))
    .map((file) => join(folder, file));
  const changed = [...pages]
    .map(([file, text]) => [join(folder, file), text] as const)
    .filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
  return { stale, changed };
}

/** Writes the pages of all rulesets, and takes away those that are none any more. */
export async function writeReference(): Promise<void> {
  for (const ruleset of RULESETS) {
    const { stale, changed } = await differenceOf(ruleset);
    stale.forEach((path) => rmSync(path));
    changed.forEach(([path, text]) => writeFileSync(path, text));
  }
}

/** A sentence for each page that is not what would be written. */
export async function staleReference(): Promise<readonly string[]> {
  const paths: string[] = [];
  for (const ruleset of RULESETS) {
    const { stale, changed } = await differenceOf(ruleset);
    paths.push(...stale, ...changed.map(([path]) => path));
  }
  return paths.map((path) => `${relative(packageRoot(), path)} is not what it says now: npm run reference`);
}
