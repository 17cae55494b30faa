export type { Parts } from './foundation.module.js';
export { ServiceModule } from './service.module.js';
export { AdminToken } from '../auth/admin-token.js';
export { DemoCampaign, type Demo } from '../demo/demo-campaign.js';
export { Observers } from './observers.js';
export { openLog } from './log.js';
export { groupIn } from '../groups.js';
export { linksInNet } from '../links-in-net.js';
export { hostsOf, Settings, settingsFromEnvironment, settingsOf, type GivenSettings } from '../settings.js';
