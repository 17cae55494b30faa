export { ServiceModule, type Parts } from './service.module.js';
export { AdminToken } from '../auth/admin-token.js';
export { Settings, settingsFromEnvironment, settingsOf, VARIABLES } from '../settings.js';
