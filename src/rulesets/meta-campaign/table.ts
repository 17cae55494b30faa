import type { Table } from '../../engine/index.js';
import type { RuleId } from './catalog.js';
import type { MetaEvent } from './events.js';
import type { MetaState } from './state/index.js';

/** What a decision works with. */
export type EdcTable = Table<MetaState, MetaEvent, RuleId>;
