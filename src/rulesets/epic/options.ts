import type { Option } from '../../engine/index.js';
import type { RuleId } from './catalog.js';
import type { EpicState } from './state/index.js';

/** placeholder */
export const options = (_: EpicState, __: string, ___: string): readonly Option<RuleId>[] | null => null;
