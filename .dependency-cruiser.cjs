/**
 * The fence: who may look at whom. Floors look down only:
 * kernel < engine < rulesets < timelines, projections < dice, hashing, rules-catalog, event-store, read-model
 * < service. Tests may look anywhere.
 */
const TEST = '\\.spec\\.ts$|^src/event-store/(conformance|testing)[./]|/(fixtures|testing)/';

/** What brings stored events and states up to now: the state, and the events of each chapter. */
const FOLDING = [
  '^src/rulesets/[^/]+/state/',
  '^src/rulesets/.+[-/]events\\.ts$',
  '^src/rulesets/[^/]+/(evolve|upcasters)\\.ts$',
];
/** What holds numbers of the rulebook. */
const TABLES = '^src/rulesets/[^/]+/((data|races|house-rules)/|(meta|parameters)\\.ts$)';
/** Names: of rules, and the types of what is said to a ruleset. */
const WORDS = '^src/rulesets/.+/(commands|orders|changes|position|rule-ids|catalog)\\.ts$';
/** What a ruleset is put together of: its front door, the order of its steps and what asks all chapters at once. */
const FRAME =
  '^src/rulesets/[^/]+/(index|open|phases|decide|build-actions|order-judges|options|due|demonstration)\\.ts$';
/** Chapters of each ruleset: a chapter uses those before it. What is only named, a type, is named by all. */
const CHAPTERS = require('./tools/chapters.cjs');
/** What stands in a chapter itself, not in a room of it that is a chapter too. */
const inChapter = (ruleset, chapter) => `^src/rulesets/${ruleset}/${chapter}/[^/]+$`;
const ORDER_OF_CHAPTERS = Object.entries(CHAPTERS).flatMap(([ruleset, chapters]) =>
  chapters.slice(0, -1).map((chapter, place) => ({
    name: 'chapters-have-an-order',
    comment: 'No circles between chapters: see chapters.json of the ruleset.',
    severity: 'error',
    from: { path: inChapter(ruleset, chapter), pathNot: TEST },
    to: {
      path: chapters.slice(place + 1).map((each) => inChapter(ruleset, each)),
      dependencyTypesNot: ['type-only'],
    },
  })),
);

/** Everything of `src` but what the pattern names. */
const allBut = (pattern) => ({ path: '^(src|test|tools|web)/', pathNot: pattern });
const floor = (name, path, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path, pathNot: TEST },
  to: allBut(allowed),
});

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two modules that need each other are one, or need a third below both.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    floor('kernel-stands-alone', '^src/kernel/', '^src/kernel/', 'The kernel imports nothing.'),
    floor(
      'engine-knows-the-kernel',
      '^src/engine/',
      '^src/(kernel|engine)/',
      'The engine imports the kernel.',
    ),
    floor(
      'rulesets-know-themselves',
      '^src/rulesets/([^/]+)/',
      '^src/(kernel|engine)/|^src/rulesets/$1/',
      'A ruleset imports kernel, engine and itself; no other ruleset and nothing above.',
    ),
    floor(
      'registry-lists-rulesets',
      '^src/rulesets/[^/]+\\.ts$',
      '^src/(kernel|engine)/|^src/rulesets/[^/]+/index\\.ts$',
      'The registry knows the front doors of the rulesets, and nothing else of them.',
    ),
    floor(
      'timelines-and-projections-are-general',
      '^src/(timelines|projections)/',
      '^src/(kernel|engine|timelines|projections)/',
      'They are handed a ruleset; they know none.',
    ),
    {
      name: 'events-say-everything',
      comment:
        'What folds events judges nothing: it knows the event and the state, no rule, no step. Where it needs a figure the event says it.',
      severity: 'error',
      from: { path: FOLDING, pathNot: TEST },
      to: { path: '^src/rulesets/[^/]+/', pathNot: [...FOLDING, TABLES, WORDS] },
    },
    {
      name: 'folding-reads-no-table',
      comment:
        'Types of tables are names; their values may be mended, and what is stored must stay as it is.',
      severity: 'error',
      from: { path: FOLDING, pathNot: TEST },
      to: { path: TABLES, dependencyTypesNot: ['type-only'] },
    },
    ...ORDER_OF_CHAPTERS,
    {
      name: 'chapters-do-not-know-the-frame',
      comment: 'A chapter is put into the procedure; it does not run it.',
      severity: 'error',
      from: { path: '^src/rulesets/[^/]+/.+/', pathNot: TEST },
      to: { path: FRAME, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tables-hold-data-only',
      comment: 'A table knows names of the state and other tables.',
      severity: 'error',
      from: { path: '^src/rulesets/[^/]+/data/', pathNot: TEST },
      to: { path: '^src/rulesets/', pathNot: '/data/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pure-floors',
      comment: 'No npm package and no Node module below the line of dice and stores.',
      severity: 'error',
      from: { path: '^src/(kernel|engine|rulesets|timelines|projections|drawing|reporting)/', pathNot: TEST },
      to: { pathNot: '^(src|test|tools|web)/' },
    },
    floor(
      'shelves-stand-below-the-service',
      '^src/(dice|hashing|rules-catalog|event-store|read-model)/',
      '^src/(kernel|engine|rulesets|timelines|projections|dice|hashing|rules-catalog|event-store|read-model)/',
      'Dice, catalogs and stores do not know the service.',
    ),
    {
      name: 'a-ruleset-has-one-door',
      comment: 'Only the registry and the face of a ruleset in the API import that ruleset, by its index.ts.',
      severity: 'error',
      from: { path: '^(src|tools)/', pathNot: `^src/rulesets/|^src/service/graphql/rulesets/|${TEST}` },
      to: { path: '^src/rulesets/[^/]+/' },
    },
    {
      name: 'a-face-shows-one-ruleset',
      comment: 'A face in the API imports the index.ts of its own ruleset.',
      severity: 'error',
      from: { path: '^src/service/graphql/rulesets/([^/]+)/', pathNot: TEST },
      to: { path: '^src/rulesets/', pathNot: '^src/rulesets/$1/index\\.ts$' },
    },
    {
      name: 'wiring-names-the-adapters',
      comment:
        'Only service/wiring names a store. The read model keeps its own SQLite file and shares the driver alone.',
      severity: 'error',
      from: { path: '^(src|tools)/', pathNot: `^src/service/wiring/|^src/event-store/|${TEST}` },
      to: {
        path: '^src/event-store/(memory|sqlite|eventstoredb)/',
        pathNot: '^src/event-store/sqlite/driver\\.ts$',
      },
    },
    {
      name: 'adapters-do-not-know-each-other',
      severity: 'error',
      from: { path: '^src/event-store/(memory|sqlite|eventstoredb)/', pathNot: TEST },
      to: { path: '^src/event-store/(memory|sqlite|eventstoredb)/', pathNot: '^src/event-store/$1/' },
    },
    floor(
      'cases-stand-beside-the-service',
      '^src/conformance/',
      '^src/(kernel|engine|dice|hashing|rules-catalog|conformance)/|^src/rulesets/registry\\.ts$',
      'Cases are judged by the engine, or by a service over its API.',
    ),
    {
      name: 'the-service-needs-no-cases',
      severity: 'error',
      from: { path: '^src/(service|main)', pathNot: TEST },
      to: { path: '^src/conformance/' },
    },
    floor(
      'keeping-stands-beside-the-service',
      '^src/keeping/',
      '^src/(kernel|engine|timelines|dice|hashing|rules-catalog|event-store|read-model|keeping)/|^src/service/(auth|campaigns|wiring)/|^src/service/(append|settings)\\.ts$',
      'What is kept of a club is looked after from outside: the keepers open its stores and read them.',
    ),
    {
      name: 'the-service-needs-no-keepers',
      severity: 'error',
      from: { path: '^src/(service|main)', pathNot: TEST },
      to: { path: '^src/keeping/' },
    },
    floor(
      'drawing-stands-alone',
      '^src/drawing/',
      '^src/drawing/',
      'A drawing is made of what it is handed.',
    ),
    floor(
      'reporting-is-general',
      '^src/reporting/',
      '^src/(kernel|engine|reporting)/',
      'A report is made of the views and sentences that all rulesets share.',
    ),
    {
      name: 'the-web-talks-graphql',
      comment:
        'Of the service it knows the API alone; it draws with the floor that all drawings are made by.',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/tests/' },
      to: { path: '^src/', pathNot: '^src/drawing/index\\.ts$' },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: '^(src|tools)/', pathNot: TEST },
      to: { path: `^test/|${TEST}` },
    },
    {
      name: 'no-development-packages-in-the-product',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'everything-is-found',
      severity: 'error',
      from: {},
      // A package of types alone: there is nothing in it to be found.
      to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types', 'require'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
