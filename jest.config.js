// As the service is built: graphql is much slower where it looks out for a second copy of itself.
process.env['NODE_ENV'] = 'production';

export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.spec.ts', '<rootDir>/tools/**/*.spec.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // Everything is compiled once, and suites of a worker share the modules: docs/decisions/0079.
  globalSetup: '<rootDir>/tools/tests/compile.mjs',
  testRunner: '<rootDir>/tools/tests/suite.mjs',
  testSequencer: '<rootDir>/tools/tests/longest-first.mjs',
  transform: {},
  maxWorkers: 2,
  // A worker that has grown makes room for a new one, and ends at once when asked.
  workerIdleMemoryLimit: '2GB',
  // A limit for what hangs, generous for slow and busy machines.
  testTimeout: 120_000,
};
