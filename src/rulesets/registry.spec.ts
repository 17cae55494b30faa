import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../rules-catalog/index.js';
import { FACES } from '../service/graphql/rulesets/registry.js';
import { RULESETS } from './registry.js';

const codes = RULESETS.map(({ meta }) => meta.code);

describe('what is served', () => {
  it.each(codes)('%s has a folder of its code with its chapters', (code) => {
    expect(existsSync(join(packageRoot(), 'src', 'rulesets', code, 'chapters.json'))).toBe(true);
  });

  it('has a face for each, and no other', () => {
    expect(FACES.map(({ ruleset }) => ruleset.meta.code).sort()).toEqual([...codes].sort());
  });
});
