import type { Fraction } from '../data/battle.js';
import type { RaceKey } from '../state/index.js';
import type { RaceModifiers } from './profile.js';

export const WHOLE: Fraction = { times: 1, over: 1 };
export const HALF: Fraction = { times: 1, over: 2 };
export const QUARTER: Fraction = { times: 1, over: 4 };
export const THREE_HALVES: Fraction = { times: 3, over: 2 };
export const DOUBLE: Fraction = { times: 2, over: 1 };
export const TRIPLE: Fraction = { times: 3, over: 1 };

/** Races of human Urban hexes. */
export const HUMAN: readonly RaceKey[] = ['IG', 'SM', 'BA', 'SOB'];

/** The core rules unchanged: what a race's numbers are where the race changes nothing. */
export const STANDARD: RaceModifiers = {
  battleInitiative: [],
  urbanBuildCost: WHOLE,
  urbanUpgradeCost: WHOLE,
  strongholdCost: WHOLE,
  defenceCost: {},
  strongholdMax: WHOLE,
  strongholdsPerUrban: null,
  buildsStrongholds: true,
  capturedStrongholds: 'KEEP',
  buildingMinSize: {},
  resourceHex: { mode: 'TRANSPORT', rp: WHOLE },
  winnerBp: { win: HALF, draw: QUARTER },
  prison: { reward: QUARTER, noRewardFor: [], conversion: null },
  prisoners: null,
  raidRange: 1,
  convoy: { moveClass: 'wheeled', mv: 6 },
  capitalMove: null,
  infantryBombards: true,
  participation: 'HALF_STRENGTH',
  orbit: null,
  reinforcedAnywhere: null,
  squadLossPenalty: null,
  speed: null,
};

/** Entries of a table that are plain units. */
export const units = (...keys: readonly string[]): readonly { readonly unit: string }[] =>
  keys.map((unit) => ({ unit }));

/** Entries of a production table that work in the Capital only (RACE-SM-05). */
export const inCapital = (
  ...keys: readonly string[]
): readonly { readonly unit: string; readonly capitalOnly: true }[] =>
  keys.map((unit) => ({ unit, capitalOnly: true }));

/** Entries of a detachment's table that must ride one of the transports (RACE-PROD-10). */
export const riding = (
  transports: readonly string[],
  ...keys: readonly string[]
): readonly { readonly unit: string; readonly in: readonly string[] }[] =>
  keys.map((unit) => ({ unit, in: transports }));

/** A building that makes every unit of the race. */
export const ALL_UNITS = { select: { any: true } } as const;
