import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMON_MESSAGES } from '../../../messages/common.js';
import { EPIC_MESSAGES } from './index.js';

const FOLDER = 'src/rulesets/epic';
/** A code stands after the rule, which is named or handed on. */
const SAID = /(?:'EPC-[A-Z]+-\d+'|\brule|\bRULE|\bdistances),\s*'([A-Z][A-Z_]+)'/g;

const codes = new Set(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts') && !name.startsWith('house-rules'))
    .flatMap((name) => [...readFileSync(join(FOLDER, name), 'utf8').matchAll(SAID)].map(([, code]) => code!)),
);
const templated = new Set(Object.keys(EPIC_MESSAGES).map((key) => key.split('/').at(-1)!));

describe('messages of the rules of Epic', () => {
  it('has a sentence for every code that the rules answer', () => {
    expect(
      [...codes].filter((code) => !templated.has(code) && !Object.hasOwn(COMMON_MESSAGES, code)),
    ).toEqual([]);
    expect(codes.size).toBeGreaterThan(70);
  });

  it.each(Object.entries(EPIC_MESSAGES))('%s is a sentence', (_code, text) => {
    expect(text).toMatch(/^[A-Z{].*[.}]$/s);
  });
});
