import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  describeFindings,
  findCaseFiles,
  nameOf,
  placeOf,
  readCases,
  runCase,
} from '../conformance/index.js';
import { packageRoot } from '../rules-catalog/index.js';
import { TOY } from '../../test/toy/index.js';
import { RULESETS } from './registry.js';

/** Folders of cases: of every ruleset in the registry, and of the ruleset for tests. */
const FOLDERS = [
  ...RULESETS.map((each) => join(packageRoot(), 'src', 'rulesets', each.meta.code)),
  join(packageRoot(), 'test', 'toy', 'cases'),
].filter((folder) => existsSync(folder));

describe.each(FOLDERS.flatMap(findCaseFiles))('%s', (file) => {
  const { cases, problems } = readCases(file);

  it('is well formed', () => {
    expect(problems).toEqual([]);
    expect(cases.length).toBeGreaterThan(0);
  });

  for (const each of cases) {
    it(nameOf(each), async () => {
      const findings = await runCase(each, [...RULESETS, TOY]);
      if (findings.length > 0) throw new Error(`${placeOf(each)}\n\n${describeFindings(findings)}`);
    });
  }
});
