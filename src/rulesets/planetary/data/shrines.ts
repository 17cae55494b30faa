import type { StrongholdType } from '../state/index.js';

/** RACE-CH-08: hexes around its own that a shrine reaches, by the Stronghold's present type. */
export const SHRINE_RANGE: Readonly<Record<StrongholdType, number>> = {
  CAMP: 1,
  FORTIFICATION: 2,
  CAPITAL_FORTIFICATION: 2,
};

/** RACE-CH-08: added to the dice for summoning lesser demons and for possession. */
export const SHRINE_DICE = { summoningOfGod: 2, summoningOfAll: 1, possessionOfGod: 1 } as const;

/** RACE-CH-03: added to the die for the possession of a Lord by the greater demon of the player's God. */
export const LORD_POSSESSION = 1;

/** RACE-CH-09: least face of a D6 on which a shrine is saved, against every attack. */
export const SHRINE_SAVE = 5;
