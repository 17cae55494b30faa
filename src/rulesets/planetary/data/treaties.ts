import type { Treaty } from '../state.js';
import type { MatrixRace } from './races.js';

const IMPERIAL: readonly MatrixRace[] = ['IG', 'SM', 'EL', 'SOB'];

/** PLN-DIP-09: with which races a race may have a treaty of each kind. */
export const TREATY_RACES: Readonly<
  Record<Treaty['kind'], Readonly<Record<MatrixRace, readonly MatrixRace[]>>>
> = {
  NON_AGGRESSION_PACT: {
    IG: IMPERIAL,
    SM: IMPERIAL,
    CH: ['CH', 'DE', 'EL', 'ORK'],
    DE: ['DE', 'CH', 'ORK'],
    EL: ['EL', 'IG', 'SM', 'CH', 'SOB'],
    ORK: ['ORK', 'CH', 'DE'],
    SOB: IMPERIAL,
    TY: ['TY'],
  },
  ALLIANCE: {
    IG: IMPERIAL,
    SM: IMPERIAL,
    CH: ['CH', 'DE', 'ORK'],
    DE: ['DE', 'CH'],
    EL: ['EL', 'IG', 'SM', 'SOB'],
    ORK: ['ORK', 'CH'],
    SOB: IMPERIAL,
    TY: ['TY'],
  },
};
