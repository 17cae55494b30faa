import { id, list, record, said } from '../../../kernel/index.js';

/** Drops (section 18 of part 2). */
export const DROP_ACTIONS = {
  PARADROP: record({ units: said('Units aboard that come down, one after the other.', list(id, 50)) }),
} as const;
