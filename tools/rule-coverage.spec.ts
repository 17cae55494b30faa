import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCatalog } from '../src/rules-catalog/index.js';
import { existing } from '../src/kernel/index.js';
import { lost, measureCoverage } from './rule-coverage.js';
import { placesOf } from './rule-places.js';

const text = ['A', 'B', 'C', 'D'].map((part) => `### TST-${part}-01 Title\ntext\n`).join('\n');
const BOOK = new Map(parseCatalog('test', text).map((rule) => [rule.id, rule]));

describe('measureCoverage', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'));
  const write = (name: string, content: string) => writeFileSync(join(folder, 'test', name), content);
  afterAll(() => rmSync(folder, { recursive: true }));

  beforeAll(() => {
    mkdirSync(join(folder, 'test', 'cases'), { recursive: true });
    write('rule.ts', "/** TST-A-01 */ const because = ['TST-B-01', 'UTF-8', 'TST-Z-09'];");
    write('rule-ids.ts', "const RULES = { 'TST-C-01': 'Title', 'TST-D-01': 'Title' };");
    write('rule.spec.ts', "it('TST-C-01', () => {});");
    const cases = [
      '- { rule: TST-B-01, title: One, then: { over: true } }',
      '- { rules: [TST-B-01, TST-C-01], title: "not TST-D-01", then: { over: true } }',
      '- { rule: TST-B-07, title: Unknown, then: { over: true } }',
    ];
    write('cases/one.yaml', cases.join('\n'));
    write('cases/bad.yaml', '\nrule: TST-D-01\n');
  });

  it('tells where a rule stands: code, tables, cases, and events of these', () => {
    mkdirSync(join(folder, 'test', 'data'), { recursive: true });
    write('data/figures.ts', "\nexport const source = 'TST-A-01';");
    write('cases/two.yaml', '- { rule: TST-A-01, title: Two, then: { events: [test.Rung, Heard] } }');
    expect(placesOf(existing(BOOK.get('TST-A-01'), 'rule'), folder)).toEqual({
      code: ['test/rule.ts:1'],
      tables: ['test/data/figures.ts:2'],
      cases: ['test/cases/two.yaml:1 Two'],
      events: ['Heard', 'Rung'],
    });
    rmSync(join(folder, 'test', 'cases', 'two.yaml'));
    rmSync(join(folder, 'test', 'data'), { recursive: true });
  });

  it('counts what code cites and what cases name', () => {
    expect(measureCoverage(BOOK, folder).rows).toEqual([
      { ruleset: 'test', total: 4, cited: 2, covered: 2, missing: ['TST-A-01', 'TST-C-01', 'TST-D-01'] },
    ]);
  });

  it('tells rules that no catalog has and cases that cannot be read', () => {
    expect(measureCoverage(BOOK, folder).problems).toEqual([
      'test/rule.ts: no rule TST-Z-09',
      expect.stringContaining('test/cases/bad.yaml:2 title: '),
      expect.stringContaining('test/cases/bad.yaml:2 then: '),
      'test/cases/one.yaml: no rule TST-B-07',
    ]);
  });

  it('tells what was complete and is no more', () => {
    const coverage = measureCoverage(BOOK, folder);
    expect(lost({ test: ['TST-B-01'] }, coverage)).toEqual([]);
    expect(lost({ test: ['TST-A-01', 'TST-B-01'], gone: ['X-Y-01'] }, coverage)).toEqual([
      'TST-A-01',
      'X-Y-01',
    ]);
  });
});
