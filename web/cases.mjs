/** What conformance cases say of each rule, for browsers: by ruleset one file with the titles of the cases that name the rule. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

/** A document is a case, a list of cases, or cases that share what is given. */
const casesIn = (value) => (Array.isArray(value) ? value : (value?.cases ?? [value]));

async function titlesOf(folder) {
  const files = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.yaml') && !name.endsWith('.base.yaml'),
  );
  const titles = {};
  for (const name of files.sort()) {
    const documents = parseAllDocuments(await readFile(join(folder, name), 'utf8'), { merge: true });
    for (const each of documents.flatMap((document) => casesIn(document.toJS()))) {
      if (typeof each?.title !== 'string') continue;
      for (const rule of [each.rules ?? each.rule ?? []].flat()) (titles[rule] ??= []).push(each.title);
    }
  }
  return titles;
}

/**
 * @param rulesets folder of the rulesets
 * @param out folder that the service serves as `/web`
 */
export async function writeCases(rulesets, out) {
  const folders = (await readdir(rulesets, { withFileTypes: true })).filter((each) => each.isDirectory());
  await mkdir(join(out, 'cases'), { recursive: true });
  for (const { name } of folders) {
    const code = name.toUpperCase().replaceAll('-', '_');
    await writeFile(join(out, 'cases', `${code}.json`), JSON.stringify(await titlesOf(join(rulesets, name))));
  }
}
