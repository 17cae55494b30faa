import { existsSync } from 'node:fs';
import { defineConfig } from 'oxlint';
import { LONG_FILES, LONG_FUNCTIONS, MANY_WAYS } from './oxlint.exceptions.mjs';

const NO_ENUM = { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' };
const NO_DECORATOR = { selector: 'Decorator', message: 'Nest begins in src/service.' };
const NO_THROW = { selector: 'ThrowStatement', message: 'Pure floors answer with values.' };
const NO_CLASS = {
  selector: ':matches(ClassDeclaration, ClassExpression)',
  message: 'Pure floors have no classes.',
};

const PURE_FLOORS = [
  'src/kernel/**',
  'src/engine/**',
  'src/rulesets/**',
  'src/timelines/**',
  'src/projections/**',
  'src/drawing/**',
  'src/reporting/**',
];
const IMPURE_GLOBALS = [
  'Date',
  'process',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'performance',
  'crypto',
  'fetch',
  'console',
];
const RESTRICTED = 'eslint-js/no-restricted-syntax';

/** What only tests are made of. */
const TESTS = ['**/*.spec.ts', 'src/event-store/conformance.ts'];

const error = (...names) => Object.fromEntries(names.map((name) => [name, 'error']));
const off = (...names) => Object.fromEntries(names.map((name) => [name, 'off']));

const gone = [...LONG_FILES, ...LONG_FUNCTIONS, ...MANY_WAYS].filter(
  (file) => !existsSync(new URL(file, import.meta.url)),
);
if (gone.length > 0) throw new Error(`oxlint.exceptions.mjs names files that are gone: ${gone.join(', ')}`);

export default defineConfig({
  plugins: ['eslint', 'typescript'],
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'error' },
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist/**', 'data/**', 'web/dist/**'],
  rules: {
    ...error(
      'no-array-constructor',
      'no-case-declarations',
      'no-empty',
      'no-fallthrough',
      'no-prototype-builtins',
      'no-regex-spaces',
      'no-unexpected-multiline',
      'no-var',
      'prefer-const',
      'prefer-rest-params',
      'prefer-spread',
      'preserve-caught-error',
      'typescript/ban-ts-comment',
      'typescript/no-empty-object-type',
      'typescript/no-explicit-any',
      'typescript/no-namespace',
      'typescript/no-unnecessary-type-constraint',
      'typescript/no-unsafe-function-type',
    ),
    // Texts are sorted by their code units, values of events are written into sentences, and parts of what is ours are spread.
    ...off(
      'typescript/no-base-to-string',
      'typescript/no-meaningless-void-operator',
      'typescript/no-misused-spread',
      'typescript/no-redundant-type-constituents',
      'typescript/no-unsafe-unary-minus',
      'typescript/require-array-sort-compare',
      'typescript/restrict-template-expressions',
      'typescript/unbound-method',
    ),
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    [RESTRICTED]: ['error', NO_ENUM],
  },
  overrides: [
    {
      files: ['src/**/*.ts', 'tools/**/*.ts', 'test/**/*.ts'],
      rules: {
        'typescript/no-floating-promises': 'error',
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      },
    },
    {
      files: ['src/**/*.ts', 'tools/**/*.ts'],
      excludeFiles: TESTS,
      rules: { 'typescript/no-non-null-assertion': 'error' },
    },
    {
      files: ['src/**/*.ts', 'tools/**/*.ts'],
      excludeFiles: ['**/*.spec.ts'],
      rules: {
        complexity: ['error', 15],
        'max-lines': ['error', 300],
        'max-lines-per-function': ['error', 60],
      },
    },
    {
      // Of a component one function holds both what it does and what it looks like.
      files: ['web/app/**/*.{ts,tsx}'],
      excludeFiles: ['web/app/api/operations.ts'],
      rules: { complexity: ['error', 15], 'max-lines': ['error', 200] },
    },
    { files: LONG_FILES, rules: { 'max-lines': 'off' } },
    { files: LONG_FUNCTIONS, rules: { 'max-lines-per-function': 'off' } },
    { files: MANY_WAYS, rules: { complexity: 'off' } },
    {
      files: ['src/**', 'tools/**', 'test/**'],
      excludeFiles: ['src/service/**', 'test/api/toy-face.ts', '**/*.spec.ts'],
      rules: { [RESTRICTED]: ['error', NO_ENUM, NO_DECORATOR] },
    },
    {
      files: ['src/service/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: '@nestjs/common',
                importNames: ['Inject'],
                message: 'Take that of src/service/inject.ts: it knows types.',
              },
            ],
          },
        ],
      },
    },
    {
      files: PURE_FLOORS,
      excludeFiles: ['**/*.spec.ts'],
      rules: {
        'no-restricted-globals': ['error', ...IMPURE_GLOBALS],
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'Pure floors use the dice handed in.' },
        ],
        [RESTRICTED]: ['error', NO_ENUM, NO_DECORATOR, NO_THROW, NO_CLASS],
      },
    },
    {
      files: ['src/kernel/assert-never.ts'],
      rules: { [RESTRICTED]: ['error', NO_ENUM, NO_DECORATOR, NO_CLASS] },
    },
    {
      files: ['**/*.{js,mjs,cjs}'],
      env: { node: true, browser: true, es2023: true },
      rules: error('no-undef'),
    },
  ],
});
