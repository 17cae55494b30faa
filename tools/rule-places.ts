import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { findCaseFiles, readCases, type LoadedCase } from '../src/conformance/index.js';
import type { Rule } from '../src/kernel/index.js';
import { namesIn } from './case-visibility.js';
import { filesBelow, isCode } from './rule-coverage.js';

/** Where a rule stands: lines `file:line` below the folder of the rulesets. */
export interface RulePlaces {
  readonly code: readonly string[];
  /** Where its figures are. */
  readonly tables: readonly string[];
  readonly cases: readonly string[];
  /** Types of events that its cases expect, without the ruleset's code in front. */
  readonly events: readonly string[];
}

const isTable = (file: string): boolean => /^[^/]+\/(data|races|house-rules)\//.test(file);

/** The ruleset of a catalog: of the same name, or of what the name begins with. */
function ownerOf(catalog: string, rulesetsFolder: string): string {
  const codes = readdirSync(rulesetsFolder, { withFileTypes: true }).filter((each) => each.isDirectory());
  const owner = codes.find(({ name }) => catalog === name || catalog.startsWith(`${name}-`));
  if (!owner) throw new Error(`No ruleset has the catalog ${catalog}.`);
  return owner.name;
}

/** Finds a rule in the folder of the ruleset that its catalog belongs to. */
export function placesOf({ id, catalog }: Rule, rulesetsFolder: string): RulePlaces {
  const folder = join(rulesetsFolder, ownerOf(catalog, rulesetsFolder));
  const local = (file: string): string => file.slice(rulesetsFolder.length + 1).replaceAll(sep, '/');
  const cited = filesBelow(folder)
    .filter(isCode)
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) => (line.includes(id) ? [`${local(file)}:${at + 1}`] : [])),
    );
  const cases = findCaseFiles(folder).flatMap((file) =>
    readCases(file).cases.filter(({ rules }) => rules.includes(id)),
  );
  return {
    code: cited.filter((each) => !isTable(each)),
    tables: cited.filter(isTable),
    cases: cases.map((each) => `${local(each.file)}:${each.line} ${each.title}`),
    events: eventsOf(cases),
  };
}

const eventsOf = (cases: readonly LoadedCase[]): readonly string[] =>
  [...new Set(cases.flatMap((each) => namesIn(each).expected))]
    .map((type) => type.slice(type.indexOf('.') + 1))
    .toSorted();
