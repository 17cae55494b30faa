import type { Table } from '../../engine/index.js';
import type { RuleId } from './catalog.js';
import type { MetaCampaignEvent } from './events.js';
import type { MetaCampaignState } from './state/index.js';

/** What a decision works with. */
export type EdcTable = Table<MetaCampaignState, MetaCampaignEvent, RuleId>;
