import { oneOf, record, said } from '../../../kernel/index.js';

const timing = said(
  'When it is used (EDC-ACT-02).',
  oneOf(['BEFORE_MOVEMENT', 'AFTER_MOVEMENT', 'AFTER_ACTION']),
);
const profile = said('Into which profile.', oneOf(['NOE', 'CONTOUR']));

/** Actions of aircraft (section 18 of part 2). */
export const FLIGHT_ACTIONS = {
  CLIMB: record({}),
  DESCEND: record({}),
  SLOW_TAKEOFF: record({ profile }),
  LAND: record({}),
  EJECT: record({}),
} as const;

/** Abilities of aircraft. */
export const FLIGHT_ABILITIES = {
  CLIMB: record({ timing }),
  DESCEND: record({ timing }),
  FAST_TAKEOFF: record({ timing, profile }),
  FAST_LANDING: record({ timing }),
} as const;
