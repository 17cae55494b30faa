/* Codes of the rules that the API shows, each with what it means. */

export * from './armies.js';
export * from './battles.js';
export * from './map.js';
export * from './orders.js';
export * from './races.js';
