import type { Table } from '../../engine/index.js';
import type { RuleId } from './catalog.js';
import type { EpicEvent } from './events.js';
import type { EpicState } from './state/index.js';

/** The table at which decisions of this ruleset are made. */
export type EpcTable = Table<EpicState, EpicEvent, RuleId>;
