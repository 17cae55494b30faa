export * from './api-stage.js';
export * from './client.js';
export * from './face.js';
export * from './faces.js';
