import { id, list, record, said, named } from '../../../kernel/index.js';

/** Drops (section 18 of part 2). */
export const DROP_ACTIONS = {
  PARADROP: said(
    'Units aboard are dropped (EDCU-DRP-01).',
    named(
      'ParadropAction',
      'Units aboard are dropped (EDCU-DRP-01).',
      record({ units: said('Units aboard that come down, one after the other.', list(id, 50)) }),
    ),
  ),
} as const;
