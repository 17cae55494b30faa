import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../rules-catalog/index.js';
import { TOY } from '../../test/toy/index.js';
import { runFiles } from './run-files.js';

const HOW_TO = join(packageRoot(), 'docs', 'how-to');
const CASE_BLOCK = /^```yaml case\n([\s\S]*?)^```/gm;

describe('cases shown in the documents', () => {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('hold', async () => {
    const shown = readdirSync(HOW_TO).flatMap((name) => {
      const text = readFileSync(join(HOW_TO, name), 'utf8');
      return [...text.matchAll(CASE_BLOCK)].map((match) => match[1]!);
    });
    shown.forEach((text, place) => writeFileSync(join(folder, `${place}.yaml`), text));
    const lines: string[] = [];
    const tally = await runFiles([folder], [TOY], (line) => lines.push(line));
    expect({ tally, lines }).toMatchObject({ tally: { held: shown.length, failed: 0 } });
    expect(shown.length).toBeGreaterThan(0);
  });
});
