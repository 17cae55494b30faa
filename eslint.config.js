import js from '@eslint/js';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist/**', 'data/**', 'node_modules/**', 'web/dist/**'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
      ],
    },
  },
  {
    files: ['src/kernel/**', 'src/engine/**', 'src/rulesets/**', 'src/timelines/**', 'src/projections/**'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Date', 'process', 'setTimeout', 'setInterval', 'performance', 'crypto', 'fetch', 'console'],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Pure floors use the dice handed in.' }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ThrowStatement', message: 'Pure floors answer with values.' },
        { selector: 'ClassDeclaration', message: 'Pure floors have no classes.' },
        { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
      ],
    },
  },
  { files: ['src/kernel/assert-never.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['web/**', '*.js', '.*.cjs'], languageOptions: { globals: { document: 'readonly', location: 'readonly', window: 'readonly', localStorage: 'readonly', globalThis: 'readonly', Worker: 'readonly', URL: 'readonly', process: 'readonly', console: 'readonly', fetch: 'readonly', module: 'writable' } } },
);
