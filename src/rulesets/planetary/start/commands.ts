import type { Tagged } from '../../../kernel/index.js';
import type { ARBITER } from './shapes.js';

/** What only the arbiter says (RACE, section 8): lists that the rulebook leaves to the club. */
export type ArbiterCommand = Tagged<'type', typeof ARBITER>;
