import { recordMetaCampaign } from './meta-campaign.js';
await recordMetaCampaign(Number(process.argv[2] ?? 1));
