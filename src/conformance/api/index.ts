export * from './api-stage.js';
export * from './face.js';
export * from './faces.js';
export * from './service.js';
