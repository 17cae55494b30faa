import type { Table } from '../../src/engine/index.js';
import type { ToyEvent } from './events.js';
import type { ToyRuleId } from './meta.js';
import type { ToyState } from './state.js';

/** What a decision of the toy may use. */
export type ToyTable = Table<ToyState, ToyEvent, ToyRuleId>;
