import type { Building, StrongholdType } from '../state/index.js';

/** PLN-STA-03: size of a start Urban hex, by D6. */
export const START_SIZES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3 };

/** PLN-STA-04: RP per turn of a start Resource hex for each point of a D6. */
export const START_YIELD = 50;

/** What stands at the start was built before turn 0, so that it works in the set-up already. */
export const BEFORE_START = -1;

/** PLN-STA-02. */
export const START_CAPITAL: {
  readonly size: number;
  readonly buildings: readonly Building[];
  readonly stronghold: StrongholdType;
} = {
  size: 4,
  buildings: ['MAJOR_SPACEPORT', 'ESPIONAGE_CENTER', 'PRISON', 'MINOR_AIRBASE'].map((type) => ({
    type,
    builtTurn: BEFORE_START,
  })),
  stronghold: 'CAPITAL_FORTIFICATION',
};

/** PLN-STA-05: least distances in hexes. */
export const START_DISTANCES = { urbanToCapital: 2, resourceToResource: 3, resourceToCapital: 2 } as const;
