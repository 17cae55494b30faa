import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { itemAt } from '../src/kernel/index.js';
import { findCaseFiles } from '../src/conformance/index.js';
import type { RuleBook } from '../src/rules-catalog/index.js';
import { casesOf } from './cases-of.js';

/** One catalog's row of the report. */
export interface CoverageRow {
  /** Name of the catalog file without ending. */
  readonly ruleset: string;
  readonly total: number;
  readonly cited: number;
  readonly covered: number;
  /** Ids that are not both cited and covered, in the order of the catalog. */
  readonly missing: readonly string[];
}

export interface Coverage {
  readonly rows: readonly CoverageRow[];
  /** Ids that are both cited and covered, by catalog. */
  readonly complete: Readonly<Record<string, readonly string[]>>;
  /** What names a rule that no catalog has, or cannot be read: `file: what`. */
  readonly problems: readonly string[];
}

const RULE_ID = /\b[A-Z]{3,}-[A-Z]+-\d+[a-z]?\b/g;
/** Source of a ruleset that is neither a test nor the generated list of ids. */
export const isCode = (path: string) =>
  path.endsWith('.ts') && !path.endsWith('.spec.ts') && !path.endsWith(`${sep}rule-ids.ts`);

/**
 * Which rules the code of the rulesets cites, and which the conformance cases beside it name. Cited = the id
 * stands in a source file (a table's source, an event's `because`, the doc line of a rule) that is neither a
 * test nor the generated list of ids.
 */
export function measureCoverage(book: RuleBook, rulesetsFolder: string): Coverage {
  const problems: string[] = [];
  const prefixOf = (id: string): string => itemAt(id.split('-'), 0);
  const prefixes = new Set([...book.keys()].map(prefixOf));
  const note = (file: string, ids: Iterable<string>, into: Set<string>) => {
    for (const id of ids) {
      if (book.has(id)) into.add(id);
      else if (prefixes.has(prefixOf(id))) problems.push(`${relative(rulesetsFolder, file)}: no rule ${id}`);
    }
  };
  const cited = new Set<string>();
  for (const file of filesBelow(rulesetsFolder).filter(isCode)) {
    note(file, new Set(readFileSync(file, 'utf8').match(RULE_ID)), cited);
  }
  const covered = new Set<string>();
  for (const folder of caseFolders(rulesetsFolder)) {
    for (const file of findCaseFiles(folder)) {
      const read = casesOf(file);
      problems.push(
        ...read.problems.map((each) => `${relative(rulesetsFolder, file)}:${each.line} ${each.message}`),
      );
      note(file, new Set(read.cases.flatMap((each) => each.rules)), covered);
    }
  }
  return { ...rowsOf(book, cited, covered), problems };
}

function rowsOf(book: RuleBook, cited: ReadonlySet<string>, covered: ReadonlySet<string>) {
  const catalogs = [...new Set([...book.values()].map((rule) => rule.catalog))];
  const idsOf = (catalog: string) =>
    [...book.values()].filter((rule) => rule.catalog === catalog).map((rule) => rule.id);
  const isComplete = (id: string) => cited.has(id) && covered.has(id);
  const rows = catalogs.map((catalog): CoverageRow => {
    const ids = idsOf(catalog);
    return {
      ruleset: catalog,
      total: ids.length,
      cited: ids.filter((id) => cited.has(id)).length,
      covered: ids.filter((id) => covered.has(id)).length,
      missing: ids.filter((id) => !isComplete(id)),
    };
  });
  const complete = Object.fromEntries(
    catalogs.map((catalog) => [catalog, idsOf(catalog).filter(isComplete)]),
  );
  return { rows, complete };
}

export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => join(folder, name));

const caseFolders = (rulesetsFolder: string): readonly string[] =>
  readdirSync(rulesetsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(rulesetsFolder, entry.name));

/** Ids of a baseline that are complete no more. */
export function lost(
  baseline: Readonly<Record<string, readonly string[]>>,
  coverage: Coverage,
): readonly string[] {
  return Object.entries(baseline).flatMap(([catalog, ids]) =>
    ids.filter((id) => !coverage.complete[catalog]?.includes(id)),
  );
}
