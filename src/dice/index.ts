export * from './faces.js';
export * from './roots.js';
export * from './sources.js';
