import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMON_MESSAGES } from '../../../messages/common.js';
import { SPACE_EMPIRES_MESSAGES } from './index.js';

const FOLDER = 'src/rulesets/space-empires';
const SAID = /(?:violation|entry)\(\s*[^,()]+,\s*'([A-Z][A-Z_]+)'/g;

const codes = new Set(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .flatMap((name) => [...readFileSync(join(FOLDER, name), 'utf8').matchAll(SAID)].map(([, code]) => code!)),
);
const templated = new Set(Object.keys(SPACE_EMPIRES_MESSAGES).map((key) => key.split('/').at(-1)!));

describe('messages of the rules of Space Empires', () => {
  it('has a sentence for every code that the rules answer', () => {
    expect(
      [...codes].filter((code) => !templated.has(code) && !Object.hasOwn(COMMON_MESSAGES, code)),
    ).toEqual([]);
    expect(codes.size).toBeGreaterThan(70);
  });

  it.each(Object.entries(SPACE_EMPIRES_MESSAGES))('%s is a sentence', (_code, text) => {
    expect(text).toMatch(/^[A-Z{].*[.}]$/s);
  });
});
