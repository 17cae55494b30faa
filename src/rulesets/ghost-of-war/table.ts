import type { Table } from '../../engine/index.js';
import type { RuleId } from './catalog.js';
import type { GhostOfWarEvent } from './events.js';
import type { GhostOfWarState } from './state/index.js';

/** The table at which decisions of this ruleset are made. */
export type GowTable = Table<GhostOfWarState, GhostOfWarEvent, RuleId>;
