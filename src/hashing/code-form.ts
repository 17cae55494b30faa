import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyRuleset } from '../engine/index.js';

/** Put in by the bundler, which leaves no files to look at. */
declare const WARLEDGER_FORMS: Readonly<Record<string, string>> | undefined;

const BUNDLED = typeof WARLEDGER_FORMS === 'undefined' ? undefined : WARLEDGER_FORMS;
const SOURCES = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Hexadecimal digits of a form. */
const LENGTH = 16;

/** Folders whose code the state of a ruleset comes from, beside its own. */
const COMMON = ['kernel', 'engine', 'timelines'];
const TABLES = 'read-model';

/** Fingerprint of the code in these folders under `root`: of what runs, compiled or not, without its tests. */
export function formOfFolders(root: string, folders: readonly string[]): string {
  const files = folders.flatMap((folder) => codeIn(join(root, folder))).sort();
  const parts = files.map((file) => [relative(root, file), readFileSync(file, 'utf8')]);
  return hash('sha256', JSON.stringify(parts), 'hex').slice(0, LENGTH);
}

function codeIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    const path = join(folder, each.name);
    if (each.isDirectory()) return codeIn(path);
    return /\.(js|ts)$/.test(each.name) && !/\.(spec|d)\.[jt]s$/.test(each.name) ? [path] : [];
  });
}

const known = new Map<string, string>();
function formNamed(name: string, folders: readonly string[]): string {
  const form = BUNDLED?.[name] ?? known.get(name) ?? formOfFolders(SOURCES, folders);
  known.set(name, form);
  return form;
}

/** Form of the tables of the read model: they are made anew when the code that fills them is another. */
export const formOfTables = (): string => formNamed(TABLES, [TABLES]);

/** Form of the states of a ruleset: the fingerprint of the code that makes them. Nobody has to raise anything. */
export const formOfStates = (code: string): string => formNamed(code, [...COMMON, join('rulesets', code)]);

/** Rulesets with the form of the states that the code running here makes. */
export const formed = (rulesets: readonly AnyRuleset[]): readonly AnyRuleset[] =>
  rulesets.map((ruleset) => ({ ...ruleset, form: formOfStates(ruleset.meta.code) }));

/** All forms by name, for the bundler. */
export const formsOf = (codes: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries([[TABLES, formOfTables()], ...codes.map((code) => [code, formOfStates(code)])]);
