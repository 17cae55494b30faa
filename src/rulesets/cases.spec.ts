import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../rules-catalog/index.js';
import { TOY } from '../../test/toy/index.js';
import { RULESETS } from './registry.js';
import { casesHold } from '../../test/cases-hold.js';

casesHold(TOY, join(packageRoot(), 'test', 'toy', 'cases'));

it.each(RULESETS.map(({ meta }) => meta.code))('%s has a spec that runs its cases', (code) => {
  expect(existsSync(join(packageRoot(), 'src', 'rulesets', `cases.${code}.spec.ts`))).toBe(true);
});
