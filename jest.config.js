// As the service is built: graphql is much slower where it looks out for a second copy of itself.
process.env['NODE_ENV'] = 'production';

export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.spec.ts', '<rootDir>/tools/**/*.spec.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['ts-jest', { useESM: true }] },
  maxWorkers: 2,
  // Modules of a suite are never quite given back: a worker that has grown makes room for a new one, and ends at once when asked.
  workerIdleMemoryLimit: '800MB',
  // A limit for what hangs, generous for slow and busy machines.
  testTimeout: 120_000,
};
