/* Codes of the rules that the API shows, each with what it means. */

export * from './battles.js';
export * from './factions.js';
export * from './forces.js';
export * from './goods.js';
export * from './people.js';
export * from './places.js';
export * from './trade.js';
