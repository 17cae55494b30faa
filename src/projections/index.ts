export * from './chi-square.js';
export * from './ledger.js';
export * from './luck.js';
export * from './turns.js';
