import type { Table } from '../../engine/index.js';
import type { RuleId } from './catalog.js';
import type { PlanetaryEvent } from './events.js';
import type { PlanetaryState } from './state/index.js';

/** The table at which planetary decisions are made. */
export type PlanetaryTable = Table<PlanetaryState, PlanetaryEvent, RuleId>;
