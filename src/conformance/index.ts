export * from './case-files.js';
export { engineStage } from './engine-stage.js';
export { eventsIn, typeNamed } from './expect-events.js';
export * from './finding.js';
export * from './opening.js';
export * from './report.js';
export * from './run-case.js';
export * from './run-files.js';
export * from './stage.js';
