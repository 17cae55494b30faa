import type { RaceKey, Treaty } from '../state.js';

/** Rows and columns of the race tables; Blood Angels use those of the Space Marines (RACE-GEN-02). */
export type MatrixKey = Exclude<RaceKey, 'BA'>;

export const matrixKey = (race: RaceKey): MatrixKey => (race === 'BA' ? 'SM' : race);

const IMPERIAL: readonly MatrixKey[] = ['IG', 'SM', 'EL', 'SOB'];

/** PLN-DIP-09: with which races a race may have a treaty of each kind. */
export const TREATY_RACES: Readonly<
  Record<Treaty['kind'], Readonly<Record<MatrixKey, readonly MatrixKey[]>>>
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
