import type { Table } from '../../engine/index.js';
import type { RuleId } from './catalog.js';
import type { SpaceEmpiresEvent } from './events.js';
import type { SpaceEmpiresState } from './state/index.js';

/** The table at which decisions of this ruleset are made. */
export type SpeTable = Table<SpaceEmpiresState, SpaceEmpiresEvent, RuleId>;
