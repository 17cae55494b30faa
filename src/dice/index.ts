export * from './faces.js';
export * from './key-pool.js';
export * from './roots.js';
export * from './sealing.js';
export * from './sources.js';
export * from './vrf.js';
