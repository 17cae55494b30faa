export * from './hex.js';
