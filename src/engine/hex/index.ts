export * from './flat-top.js';
export * from './hex.js';
