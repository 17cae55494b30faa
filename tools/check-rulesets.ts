/**
 * What is checked of all rulesets and their cases, in one process that reads the cases once: that each rule of the baseline
 * `rules/coverage.json` is cited and covered still, that no code and no case names a rule that does not exist, that every case can be
 * read, and that the pages of reference are as they would be written. Exits with 1 where something is not.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogs, packageRoot, rulesFolder } from '../src/rules-catalog/index.js';
import { staleReference } from './reference/written.js';
import { lost, measureCoverage } from './rule-coverage.js';

const baseline = JSON.parse(readFileSync(join(rulesFolder(), 'coverage.json'), 'utf8'));
const coverage = measureCoverage(loadCatalogs(), join(packageRoot(), 'src', 'rulesets'));
const gone = lost(baseline, coverage);
const faults = [
  ...coverage.problems,
  ...(gone.length > 0 ? [`cited or covered no more: ${gone.join(' ')}`] : []),
  ...(await staleReference()),
];
faults.forEach((each) => console.error(each));
if (faults.length > 0) process.exitCode = 1;
