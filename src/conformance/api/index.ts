export * from './api-stage.js';
export * from './face.js';
export * from './faces/index.js';
export * from './service.js';
