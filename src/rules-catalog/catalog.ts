import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rule } from '../kernel/index.js';
import { parseCatalog } from './parse.js';

/** All rules of all catalogs, by id, in the order of the catalogs and of the rules in them. */
export type RuleBook = ReadonlyMap<string, Rule>;

/**
 * Reads every catalog (`*.md` but the README) of a folder. Throws when the folder is missing, or when two
 * rules share an id: a broken installation.
 */
export function loadCatalogs(folder: string = rulesFolder()): RuleBook {
  const rules = new Map<string, Rule>();
  const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  for (const file of files.sort()) {
    for (const rule of parseCatalog(basename(file, '.md'), readFileSync(join(folder, file), 'utf8'))) {
      if (rules.has(rule.id)) throw new Error(`${file}: rule ${rule.id} is there twice`);
      rules.set(rule.id, rule);
    }
  }
  return rules;
}

/** The folder `rules` beside the nearest `package.json` above this file, in the sources as in `dist`. */
export function rulesFolder(): string {
  return join(packageRoot(), 'rules');
}

/** The folder of the nearest `package.json` above this file. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('No package.json above the compiled files');
    folder = above;
  }
  return folder;
}
