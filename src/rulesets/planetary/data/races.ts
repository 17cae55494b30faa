import type { RaceKey, Treatment } from '../state.js';

/** Races as the race-against-race tables know them: Blood Angels use the row and column of Space Marines. */
export type MatrixRace = Exclude<RaceKey, 'BA'>;

export const matrixRace = (race: RaceKey): MatrixRace => (race === 'BA' ? 'SM' : race);

/** From mild to harsh (PLN-TAK-01). */
export const SEVERITY: readonly Treatment[] = ['CAPTURE', 'PILLAGE', 'CLEANSE', 'DESTROY'];

/** PLN-TAK-02 Minimum by race: row = taker, column = race of the Urban hex. */
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

/** PLN-AFT-05 Killing captives: races whose captives the winner's race always kills. */
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
