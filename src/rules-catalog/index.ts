export * from './catalog.js';
export * from './parse.js';
