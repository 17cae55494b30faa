export * from './chi-square.js';
export * from './luck.js';
