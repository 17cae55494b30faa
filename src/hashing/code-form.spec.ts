import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULESETS } from '../rulesets/registry.js';
import { formed, formOfFolders, formOfStates, formOfTables } from './code-form.js';

describe('the form of a code', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'form-'));
    cpSync('src/kernel', join(root, 'kernel'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const form = () => formOfFolders(root, ['kernel']);

  it('is another when any file of it is changed, added or moved, and not for its tests', () => {
    const before = form();
    expect(before).toMatch(/^[0-9a-f]{16}$/);
    expect(form()).toBe(before);
    writeFileSync(join(root, 'kernel', 'more.spec.ts'), 'expect(1).toBe(1);');
    expect(form()).toBe(before);
    writeFileSync(join(root, 'kernel', 'more.ts'), 'export const more = 1;');
    const added = form();
    expect(added).not.toBe(before);
    writeFileSync(join(root, 'kernel', 'more.ts'), 'export const more = 2;');
    expect(form()).not.toBe(added);
  });

  it('is one for each ruleset, and one for the tables of the read model', () => {
    const forms = formed(RULESETS).map(({ form: own }) => own);
    expect(new Set([...forms, formOfTables()]).size).toBe(RULESETS.length + 1);
    expect(forms).toEqual(RULESETS.map(({ meta }) => formOfStates(meta.code)));
  });
});
