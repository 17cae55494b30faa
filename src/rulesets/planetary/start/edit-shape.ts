import {
  closed,
  flag,
  list,
  misfits,
  oneOf,
  optional,
  such,
  textLike,
  whole,
  type Shape,
} from '../../../kernel/index.js';
import { BUILDINGS } from '../data/buildings.js';
import { DEFENCE_TYPES } from '../data/taking.js';
import { BATTERIES, TURRET_WEAPONS } from '../data/turrets.js';
import { SWITCHABLE } from '../races/profile.js';
import { PROFILES, RACE_KEYS } from '../races/profiles.js';

const LONGEST_LIST = 200;
const LARGEST_PART = 1000;

const text = textLike(/^[^]{1,128}$/);
const many = <T>(of: Shape<T>): Shape<readonly T[]> => list(of, LONGEST_LIST);

/** An exact part of a whole. */
const part = (most: number): Shape<{ readonly times: number; readonly over: number }> =>
  such((value) => {
    if (misfits(closed({ times: whole(0), over: whole(1, LARGEST_PART) }), value).length > 0) return false;
    const { times, over } = value as { readonly times: number; readonly over: number };
    return times <= most * over;
  }, `times and over, whole numbers, at most ${most}`);

const race = oneOf(RACE_KEYS);
const matrixRaces = many(oneOf([...new Set(Object.values(PROFILES).map((each) => each.matrixKey))]));
const building = oneOf(BUILDINGS.map((each) => each.id));
const weapons = many(oneOf(Object.keys(TURRET_WEAPONS)));

const entry = closed({
  unit: optional(text),
  select: optional(closed({ any: flag })),
  hexRaces: optional(many(race)),
  capitalOnly: optional(flag),
  needs: optional(many(building)),
});

/** RACE-GEN-03: ranges of all that a house rule may change in a profile. */
const FIELDS: Readonly<Record<string, Shape>> = {
  battleInitiative: list(closed({ add: whole(-5, 5), unlessAttacking: flag }), 5),
  urbanBuildCost: part(10),
  urbanUpgradeCost: part(10),
  strongholdCost: part(10),
  defenceCost: many(closed({ defence: oneOf(Object.keys(DEFENCE_TYPES)), part: part(10) })),
  strongholdMax: part(10),
  strongholdsPerUrban: part(10),
  buildsStrongholds: flag,
  capturedStrongholds: oneOf(['KEEP', 'DESTROY']),
  buildingMinSize: many(closed({ building, add: whole(-3, 3) })),
  resourceRp: part(10),
  resourceBpPerRp: whole(0, 100),
  winnerBp: closed({ win: part(10), draw: part(10) }),
  prisonReward: part(10),
  noPrisonRewardFor: matrixRaces,
  prisoners: closed({ victoryPointsPerModel: whole(0, 100) }),
  raidRange: whole(1, 2),
  convoy: closed({
    moveClass: oneOf(['infantry', 'tracked', 'wheeled', 'walker', 'skimmer']),
    mv: whole(1, 20),
  }),
  capitalMove: closed({ costBp: whole(0, 10_000) }),
  infantryBombards: flag,
  participation: oneOf(['HALF_STRENGTH', 'ANY_STRENGTH_AFTER_FULL_UNITS']),
  squadLossPenalty: part(10),
  without: many(oneOf(SWITCHABLE)),
  turretWeapons: closed({ preferred: weapons, allowed: weapons }),
  aaTower: closed({ weapon: text, bs: whole(1, 6) }),
  batteries: many(oneOf(Object.keys(BATTERIES))),
  scouts: many(text),
  limits: many(
    closed({
      item: text,
      kind: oneOf(['unit', 'wargear']),
      limit: oneOf(['RARE', 'VERY_RARE']),
      whileInGame: optional(race),
    }),
  ),
  hexRaces: many(race),
  production: many(closed({ building, entries: many(entry) })),
};

export const EDIT_SHAPE: Shape = closed({
  race,
  ...Object.fromEntries(Object.entries(FIELDS).map(([name, of]) => [name, optional(of)])),
});
