export * from './campaigns.js';
export * from './channels.js';
export * from './commands.js';
export * from './pages.js';
export * from './queries.js';
export * from './results.js';
export * from './sessions.js';
export * from './ports.js';
