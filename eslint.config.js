import { existsSync } from 'node:fs';
import js from '@eslint/js';
import ts from 'typescript-eslint';
import { LONG_FILES, LONG_FUNCTIONS, MANY_WAYS } from './eslint.exceptions.js';

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
const IN_NODE_OR_BROWSER = [
  'document',
  'location',
  'window',
  'localStorage',
  'sessionStorage',
  'globalThis',
  'Worker',
  'URL',
  'process',
  'console',
  'fetch',
  'setTimeout',
  'clearTimeout',
];

/** What only tests are made of. */
const TESTS = ['**/*.spec.ts', 'src/event-store/conformance.ts'];

const gone = [...LONG_FILES, ...LONG_FUNCTIONS, ...MANY_WAYS].filter(
  (file) => !existsSync(new URL(file, import.meta.url)),
);
if (gone.length > 0) throw new Error(`eslint.exceptions.js names files that are gone: ${gone.join(', ')}`);

export default ts.config(
  { ignores: ['dist/**', 'data/**', 'node_modules/**', 'web/dist/**'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': ['error', NO_ENUM],
    },
  },
  {
    files: ['src/**/*.ts', 'tools/**/*.ts', 'test/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['src/**/*.ts', 'tools/**/*.ts'],
    ignores: TESTS,
    rules: { '@typescript-eslint/no-non-null-assertion': 'error' },
  },
  {
    files: ['src/**/*.ts', 'tools/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      complexity: ['error', 15],
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', 60],
    },
  },
  {
    // Of a component one function holds both what it does and what it looks like.
    files: ['web/app/**/*.{ts,tsx}'],
    ignores: ['web/app/api/operations.ts'],
    rules: { complexity: ['error', 15], 'max-lines': ['error', 200] },
  },
  { files: LONG_FILES, rules: { 'max-lines': 'off' } },
  { files: LONG_FUNCTIONS, rules: { 'max-lines-per-function': 'off' } },
  { files: MANY_WAYS, rules: { complexity: 'off' } },
  {
    files: ['src/**', 'tools/**', 'test/**'],
    ignores: ['src/service/**', 'test/api/toy-face.ts', '**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', NO_ENUM, NO_DECORATOR] },
  },
  {
    files: ['src/service/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@nestjs/common',
          importNames: ['Inject'],
          message: 'Take that of src/service/inject.ts: it knows types.',
        },
      ],
    },
  },
  {
    files: PURE_FLOORS,
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-globals': ['error', ...IMPURE_GLOBALS],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Pure floors use the dice handed in.' },
      ],
      'no-restricted-syntax': ['error', NO_ENUM, NO_DECORATOR, NO_THROW, NO_CLASS],
    },
  },
  {
    files: ['src/kernel/assert-never.ts'],
    rules: { 'no-restricted-syntax': ['error', NO_ENUM, NO_DECORATOR, NO_CLASS] },
  },
  {
    files: ['web/**', 'tools/**/*.mjs', 'tools/**/*.cjs', '*.js', '.*.cjs'],
    languageOptions: {
      globals: {
        ...Object.fromEntries(IN_NODE_OR_BROWSER.map((name) => [name, 'readonly'])),
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
