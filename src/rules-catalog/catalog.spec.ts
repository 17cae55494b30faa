import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULESETS } from '../rulesets/registry.js';
import { loadCatalogs, parseCatalog } from './index.js';

describe('the catalogs of the project', () => {
  const book = loadCatalogs();
  const count = (catalog: string) => [...book.values()].filter((rule) => rule.catalog === catalog).length;

  it('holds every rule of every catalog', () => {
    const counts = [
      'planetary',
      'planetary-races',
      'ghost-of-war',
      'space-empires',
      'epic',
      'meta-campaign',
      'meta-campaign-units',
    ].map(count);
    expect(counts).toEqual([283, 128, 227, 73, 114, 195, 183]);
    expect(book.size).toBe(1203);
  });

  it.each(RULESETS.map((each) => [each.meta.code, each.meta] as const))(
    'holds the rules of %s in the catalogs that it names, and no others',
    (_, { catalogs, ruleIds }) => {
      const named = [...book.values()].filter((rule) => catalogs.includes(rule.catalog));
      expect([...ruleIds].sort()).toEqual(named.map(({ id }) => id).sort());
    },
  );

  it('gives each rule a title and a text', () => {
    expect([...book.values()].filter((rule) => rule.title === '' || rule.text === '')).toEqual([]);
  });

  it('finds the decision of every rule that is marked with one', () => {
    const marked = [...book.values()].filter((rule) => /\bRuling\b/.test(rule.text));
    expect(marked.length).toBeGreaterThan(300);
    expect(marked.filter((rule) => rule.ruling === null)).toEqual([]);
  });

  it('takes apart a rule', () => {
    expect(book.get('PLN-GEN-06')).toEqual({
      id: 'PLN-GEN-06',
      catalog: 'planetary',
      title: 'Distance',
      text: expect.stringMatching(/^Distance = least number of hex steps\. .*Src: several sections\.$/),
      ruling: 'Ruling on "away": the hex next to the Capital is 1 hex away, hence forbidden by a limit of 2.',
      source: 'several sections',
    });
  });
});

describe('parseCatalog', () => {
  const rule = (text: string) => parseCatalog('test', `### TST-A-01 One\n${text}\n`)[0]!;

  it('ends a rule at the next heading of any level', () => {
    const rules = parseCatalog(
      'test',
      '# Top\n### TST-A-01 One\na\n\nb\n## Next\nc\n### TST-A-02 Two\nd\n### Other\ne',
    );
    expect(rules.map(({ id, title, text }) => [id, title, text])).toEqual([
      ['TST-A-01', 'One', 'a\n\nb'],
      ['TST-A-02', 'Two', 'd'],
    ]);
  });

  it('takes no heading from a code block', () => {
    expect(rule('```\n### TST-A-09 No\n```').text).toBe('```\n### TST-A-09 No\n```');
  });

  it.each([
    ['Fact. Ruling: decided so. Src: Here.', 'Ruling: decided so.', 'Here'],
    ['Fact. Src: Here; There. Ruling: decided so.', 'Ruling: decided so.', 'Here; There'],
    ['Fact one. Fact two. Ruling. Source: 5.1.', 'Fact one. Fact two. Ruling.', '5.1'],
    ['Fact one. Fact two (Ruling: a guess). Rest.', 'Fact two (Ruling: a guess). Rest.', null],
    ['Fact only. Src: Here.', null, 'Here'],
  ])('reads ruling and source of %j', (text, ruling, source) => {
    expect(rule(text)).toMatchObject({ ruling, source });
  });
});

describe('loadCatalogs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('refuses two rules of one id', () => {
    writeFileSync(join(folder, 'a.md'), '### TST-A-01 One\na\n');
    writeFileSync(join(folder, 'b.md'), '### TST-A-01 One\nb\n');
    expect(() => loadCatalogs(folder)).toThrow('b.md: rule TST-A-01 is there twice');
  });
});
