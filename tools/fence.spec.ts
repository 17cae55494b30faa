import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: NonNullable<ICruiseOptions['ruleSet']>['forbidden'];
};

const CHAPTERS = createRequire(import.meta.url)('./chapters.cjs') as Readonly<
  Record<string, readonly string[]>
>;

/** Each file of a little project, with what it imports, and the rules of the fence that this breaks. */
const CASES: readonly (readonly [file: string, imports: string, broken: readonly string[]])[] = [
  ['src/kernel/a.ts', '../engine/index.js', ['kernel-stands-alone']],
  ['src/kernel/b.ts', 'node:fs', ['pure-floors']],
  [
    'src/engine/a.ts',
    '../rulesets/planetary/index.js',
    ['engine-knows-the-kernel', 'a-ruleset-has-one-door'],
  ],
  ['src/engine/b.ts', '../kernel/index.js', []],
  ['src/rulesets/planetary/a.ts', '../ghost-of-war/index.js', ['rulesets-know-themselves']],
  ['src/rulesets/planetary/b.ts', '../../timelines/index.js', ['rulesets-know-themselves']],
  ['src/rulesets/planetary/c.ts', '../registry.js', ['rulesets-know-themselves']],
  ['src/rulesets/planetary/d.ts', 'node:crypto', ['pure-floors']],
  ['src/rulesets/planetary/e.ts', '../../engine/index.js', []],
  ['src/rulesets/planetary/e.spec.ts', 'node:fs', []],
  ['src/rulesets/planetary/air/events.ts', '../map/a.js', ['events-say-everything']],
  ['src/rulesets/planetary/build/race-events.ts', '../data/a.js', ['folding-reads-no-table']],
  ['src/rulesets/planetary/state/c.ts', '../data/a.js', ['folding-reads-no-table']],
  ['src/rulesets/planetary/start/events.ts', '../state.js', []],
  ['src/rulesets/planetary/evolve.ts', './map/a.js', ['events-say-everything']],
  ['src/rulesets/planetary/map/b.ts', '../data/a.js', []],
  ['src/rulesets/planetary/map/c.ts', '../battle/report/a.js', ['chapters-have-an-order']],
  ['src/rulesets/planetary/battle/b.ts', './report/a.js', ['chapters-have-an-order']],
  ['src/rulesets/planetary/battle/report/b.ts', '../../map/a.js', []],
  ['src/rulesets/planetary/battle/report/c.ts', '../../phases.js', ['chapters-do-not-know-the-frame']],
  ['src/rulesets/planetary/data/b.ts', './a.js', []],
  ['src/rulesets/planetary/data/c.ts', '../map/a.js', ['chapters-have-an-order', 'tables-hold-data-only']],
  ['src/rulesets/planetary/upcasters.ts', './data/a.js', ['folding-reads-no-table']],
  ['src/rulesets/other.ts', './planetary/state.js', ['registry-lists-rulesets']],
  ['src/timelines/a.ts', '../rulesets/registry.js', ['timelines-and-projections-are-general']],
  ['src/projections/a.ts', '../dice/index.js', ['timelines-and-projections-are-general']],
  ['src/dice/a.ts', '../service/wiring/store.js', ['shelves-stand-below-the-service']],
  ['src/event-store/memory/a.ts', '../sqlite/store.js', ['adapters-do-not-know-each-other']],
  ['src/service/play/a.ts', '../../event-store/sqlite/store.js', ['wiring-names-the-adapters']],
  ['src/service/play/b.ts', '../../rulesets/planetary/index.js', ['a-ruleset-has-one-door']],
  ['src/service/play/c.ts', '../../rulesets/registry.js', []],
  ['src/service/play/d.ts', '../../conformance/index.js', ['the-service-needs-no-cases']],
  ['src/service/wiring/a.ts', '../../event-store/sqlite/store.js', []],
  ['src/service/graphql/rulesets/planetary/a.ts', '../../../../rulesets/planetary/index.js', []],
  [
    'src/service/graphql/rulesets/planetary/b.ts',
    '../../../../rulesets/planetary/state.js',
    ['a-face-shows-one-ruleset'],
  ],
  [
    'src/service/graphql/rulesets/planetary/c.ts',
    '../../../../rulesets/ghost-of-war/index.js',
    ['a-face-shows-one-ruleset'],
  ],
  ['src/conformance/a.ts', '../service/wiring/store.js', ['cases-stand-beside-the-service']],
  ['src/service/play/e.ts', '../../../test/toy/index.js', ['no-tests-in-the-product']],
  ['src/service/play/f.ts', './nowhere.js', ['everything-is-found']],
  ['web/a.ts', '../src/kernel/index.js', ['the-web-talks-graphql']],
];

const TARGETS = [
  'src/kernel/index.ts',
  'src/engine/index.ts',
  'src/rulesets/registry.ts',
  'src/rulesets/planetary/index.ts',
  'src/rulesets/planetary/state/index.ts',
  'src/rulesets/planetary/phases.ts',
  'src/rulesets/planetary/data/a.ts',
  'src/rulesets/planetary/races/a.ts',
  'src/rulesets/planetary/map/a.ts',
  'src/rulesets/planetary/battle/report/a.ts',
  'src/rulesets/ghost-of-war/index.ts',
  'src/timelines/index.ts',
  'src/dice/index.ts',
  'src/event-store/sqlite/store.ts',
  'src/service/wiring/store.ts',
  'src/conformance/index.ts',
  'test/toy/index.ts',
];

describe('the fence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fence-'));
  const found = new Map<string, string[]>();
  afterAll(() => rmSync(folder, { recursive: true }));

  beforeAll(async () => {
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    };
    TARGETS.forEach((file) => write(file, 'export const here = 1;\n'));
    CASES.forEach(([file, imports]) =>
      write(file, `import * as there from '${imports}';\nexport { there };\n`),
    );
    write('src/engine/circle-a.ts', "import './circle-b.js';\n");
    write('src/engine/circle-b.ts', "import './circle-a.js';\n");
    const options: ICruiseOptions = {
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden },
      tsPreCompilationDeps: true,
    };
    write(
      'src/rulesets/planetary/movement/events.ts',
      "import type { Name } from '../data/a.js';\nexport type { Name };\n",
    );
    const { output } = await cruise(['src', 'test', 'web'], options);
    for (const { from, rule } of (output as ICruiseResult).summary.violations) {
      found.set(from, [...(found.get(from) ?? []), rule.name]);
    }
  });

  it.each(CASES)('%s may or may not import %s', (file, _, broken) => {
    expect([...(found.get(file) ?? [])].sort()).toEqual([...broken].sort());
  });

  it('lets events know the names that tables have types for', () => {
    expect(found.get('src/rulesets/planetary/movement/events.ts')).toBeUndefined();
  });

  it('knows every chapter of every ruleset', () => {
    for (const [ruleset, chapters] of Object.entries(CHAPTERS)) {
      const root = join('src', 'rulesets', ruleset);
      const folders = readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((each) => each.endsWith('.ts') && each.includes('/'))
        .map(dirname)
        .filter((each) => !each.startsWith('data/'));
      expect([...new Set(folders)].sort()).toEqual([...chapters].sort());
    }
  });

  it('finds circles', () => {
    expect(found.get('src/engine/circle-a.ts')).toEqual(['no-circles']);
  });
});
