import type { Treatment, Treaty } from '../state/index.js';
import type { MatrixRace } from './profile.js';

/** From mild to harsh (PLN-TAK-01). */
export const SEVERITY: readonly Treatment[] = ['CAPTURE', 'PILLAGE', 'CLEANSE', 'DESTROY'];

/** PLN-TAK-02, RACE-TAKE-02 Minimum by race: row = taker, column = race of the Urban hex. */
export const MINIMUM_TREATMENT: Readonly<Record<MatrixRace, Readonly<Record<MatrixRace, Treatment>>>> = {
  IG: {
    IG: 'CAPTURE',
    SM: 'CAPTURE',
    SOB: 'CAPTURE',
    EL: 'PILLAGE',
    CH: 'CLEANSE',
    DE: 'CLEANSE',
    ORK: 'CLEANSE',
    TY: 'DESTROY',
  },
  SM: {
    IG: 'CAPTURE',
    SM: 'CAPTURE',
    SOB: 'CAPTURE',
    EL: 'PILLAGE',
    CH: 'CLEANSE',
    DE: 'CLEANSE',
    ORK: 'CLEANSE',
    TY: 'DESTROY',
  },
  SOB: {
    IG: 'CAPTURE',
    SM: 'CAPTURE',
    SOB: 'CAPTURE',
    EL: 'PILLAGE',
    CH: 'CLEANSE',
    DE: 'CLEANSE',
    ORK: 'CLEANSE',
    TY: 'DESTROY',
  },
  CH: {
    CH: 'CAPTURE',
    IG: 'CAPTURE',
    SM: 'PILLAGE',
    SOB: 'PILLAGE',
    DE: 'PILLAGE',
    ORK: 'PILLAGE',
    EL: 'CLEANSE',
    TY: 'DESTROY',
  },
  DE: {
    DE: 'CAPTURE',
    IG: 'PILLAGE',
    SM: 'PILLAGE',
    CH: 'PILLAGE',
    ORK: 'PILLAGE',
    SOB: 'PILLAGE',
    EL: 'CLEANSE',
    TY: 'DESTROY',
  },
  EL: {
    EL: 'CAPTURE',
    IG: 'PILLAGE',
    SM: 'PILLAGE',
    SOB: 'PILLAGE',
    DE: 'CLEANSE',
    CH: 'CLEANSE',
    ORK: 'CLEANSE',
    TY: 'DESTROY',
  },
  ORK: {
    ORK: 'PILLAGE',
    IG: 'CLEANSE',
    SM: 'CLEANSE',
    CH: 'CLEANSE',
    DE: 'CLEANSE',
    EL: 'CLEANSE',
    SOB: 'CLEANSE',
    TY: 'DESTROY',
  },
  TY: {
    IG: 'DESTROY',
    SM: 'DESTROY',
    SOB: 'DESTROY',
    CH: 'DESTROY',
    DE: 'DESTROY',
    EL: 'DESTROY',
    ORK: 'DESTROY',
    TY: 'DESTROY',
  },
};

/** PLN-AFT-05, RACE-CAP-01 Killing captives: races whose captives the winner's race always kills. */
export const ALWAYS_KILLS: Readonly<Record<MatrixRace, readonly MatrixRace[]>> = {
  IG: ['CH', 'ORK', 'TY'],
  SM: ['CH', 'ORK', 'TY'],
  CH: ['SOB', 'TY'],
  DE: [],
  EL: ['CH', 'ORK', 'TY', 'DE'],
  ORK: ['TY'],
  SOB: ['CH', 'ORK', 'TY'],
  TY: ['IG', 'SM', 'SOB', 'CH', 'DE', 'EL', 'ORK', 'TY'],
};

const IMPERIAL: readonly MatrixRace[] = ['IG', 'SM', 'EL', 'SOB'];

/** PLN-DIP-09, RACE-DIP-01: with which races a race may have a treaty of each kind. */
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
