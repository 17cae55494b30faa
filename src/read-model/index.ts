export * from './audit.js';
export * from './campaign-record.js';
export * from './directory.js';
export * from './history.js';
export * from './read-model.js';
export * from './segment.js';
export * from './snapshots.js';
export * from './streams.js';
export type { Projector } from './projector.js';
