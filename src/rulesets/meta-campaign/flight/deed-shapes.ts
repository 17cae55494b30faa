import { record, said, named } from '../../../kernel/index.js';
import * as words from '../words/index.js';

const timing = said('When it is used (EDC-ACT-02).', words.timing);
const profile = said('Into which profile.', words.takeOffProfile);

/** Actions of aircraft (section 18 of part 2). */
export const FLIGHT_ACTIONS = {
  CLIMB: said('One profile higher (EDCU-FLT-04).', record({})),
  DESCEND: said('One profile lower (EDCU-FLT-04).', record({})),
  SLOW_TAKEOFF: said(
    'A slow take-off (EDCU-TOL-03).',
    named('SlowTakeoffAction', 'A slow take-off (EDCU-TOL-03).', record({ profile })),
  ),
  LAND: said('A landing (EDCU-TOL-04).', record({})),
  EJECT: said('The crew ejects (EDCU-GLD-08).', record({})),
} as const;

/** Abilities of aircraft. */
export const FLIGHT_ABILITIES = {
  CLIMB: said(
    'One profile higher (EDCU-FLT-04).',
    named('ClimbAbility', 'One profile higher (EDCU-FLT-04).', record({ timing })),
  ),
  DESCEND: said(
    'One profile lower (EDCU-FLT-04).',
    named('DescendAbility', 'One profile lower (EDCU-FLT-04).', record({ timing })),
  ),
  FAST_TAKEOFF: said(
    'A fast take-off (EDCU-TOL-02).',
    named('FastTakeoffAbility', 'A fast take-off (EDCU-TOL-02).', record({ timing, profile })),
  ),
  FAST_LANDING: said(
    'A fast landing (EDCU-TOL-04).',
    named('FastLandingAbility', 'A fast landing (EDCU-TOL-04).', record({ timing })),
  ),
} as const;
