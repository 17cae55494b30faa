import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../rules-catalog/index.js';
import { TOY } from '../../test/toy/index.js';
import { casesHold } from '../../test/cases-hold.js';

const SHELF = join(packageRoot(), 'src', 'rulesets');
const FOLDERS = readdirSync(SHELF, { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() ? [each.name] : [],
);

casesHold(TOY, join(packageRoot(), 'test', 'toy', 'cases'), { allEvents: false });

it.each(FOLDERS)('%s has a spec that runs its cases, served or not', (code) => {
  expect(existsSync(join(SHELF, code, 'cases.spec.ts'))).toBe(true);
});
