import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMON_MESSAGES } from '../../../messages/common.js';
import { META_CAMPAIGN_MESSAGES } from './index.js';

const FOLDER = 'src/rulesets/meta-campaign';
/** A code stands after the rule, which is named or handed on. */
const SAID = /(?:'EDCU?-[A-Z]+-\d+'|\brule|\bRULE|\.fault\([^']{0,40}),\s*'([A-Z][A-Z_]+)'/g;
/** The first word of rolls that the rules name so. */
const ROLLS = ['ATTACK'];

const codes = new Set(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .flatMap((name) => [...readFileSync(join(FOLDER, name), 'utf8').matchAll(SAID)].map(([, code]) => code!)),
);
const templated = new Set(Object.keys(META_CAMPAIGN_MESSAGES).map((key) => key.split('/').at(-1)!));

describe('messages of the rules of the EDC Meta Campaign', () => {
  it('has a sentence for every code that the rules answer', () => {
    expect(
      [...codes].filter(
        (code) => !ROLLS.includes(code) && !templated.has(code) && !Object.hasOwn(COMMON_MESSAGES, code),
      ),
    ).toEqual([]);
    expect(codes.size).toBeGreaterThan(200);
  });

  it.each(Object.entries(META_CAMPAIGN_MESSAGES))('%s is a sentence', (_code, text) => {
    expect(text).toMatch(/^[A-Z{].*[.}]$/s);
  });
});
