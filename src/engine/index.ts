export * from './adjudicate.js';
export * from './parameters.js';
export * from './platform-events.js';
export * from './play.js';
export * from './reading.js';
export * from './ruleset.js';
export type { Circumstances, Tools } from './sitting.js';
export * from './views.js';
export * from './visibility.js';
