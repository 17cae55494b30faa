import { BUILDINGS } from '../data/buildings.js';
import { DEFENCE_TYPES } from '../data/taking.js';
import { BATTERIES, TURRET_WEAPONS } from '../data/turrets.js';
import { SWITCHABLE } from '../races/profile.js';
import { PROFILES, RACE_KEYS } from '../races/profiles.js';

/** What a value entered by a club may be. `part`: an exact part of a whole. */
export type Shape =
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text' }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'part'; readonly most: number }
  | { readonly kind: 'list'; readonly of: Shape; readonly most: number }
  | {
      readonly kind: 'fields';
      readonly of: Readonly<Record<string, Shape>>;
      readonly needed: readonly string[];
    };

const whole = (min: number, max: number): Shape => ({ kind: 'whole', min, max });
const flag: Shape = { kind: 'flag' };
const text: Shape = { kind: 'text' };
const choice = (of: readonly string[]): Shape => ({ kind: 'choice', of });
const part = (most: number): Shape => ({ kind: 'part', most });
const list = (of: Shape, most = 200): Shape => ({ kind: 'list', of, most });
const fields = (of: Readonly<Record<string, Shape>>, optional: readonly string[] = []): Shape => ({
  kind: 'fields',
  of,
  needed: Object.keys(of).filter((each) => !optional.includes(each)),
});

const race = choice(RACE_KEYS);
const matrixRaces = list(choice([...new Set(Object.values(PROFILES).map((each) => each.matrixKey))]));
const building = choice(BUILDINGS.map((each) => each.id));
const weapons = list(choice(Object.keys(TURRET_WEAPONS)));

const entry = fields(
  {
    unit: text,
    select: fields({ any: flag }),
    hexRaces: list(race),
    capitalOnly: flag,
    needs: list(building),
  },
  ['unit', 'select', 'hexRaces', 'capitalOnly', 'needs'],
);

/** RACE-GEN-03: ranges of all that a house rule may change in a profile. */
const FIELDS: Readonly<Record<string, Shape>> = {
  battleInitiative: list(fields({ add: whole(-5, 5), unlessAttacking: flag }), 5),
  urbanBuildCost: part(10),
  urbanUpgradeCost: part(10),
  strongholdCost: part(10),
  defenceCost: list(fields({ defence: choice(Object.keys(DEFENCE_TYPES)), part: part(10) })),
  strongholdMax: part(10),
  strongholdsPerUrban: part(10),
  buildsStrongholds: flag,
  capturedStrongholds: choice(['KEEP', 'DESTROY']),
  buildingMinSize: list(fields({ building, add: whole(-3, 3) })),
  resourceRp: part(10),
  resourceBpPerRp: whole(0, 100),
  winnerBp: fields({ win: part(10), draw: part(10) }),
  prisonReward: part(10),
  noPrisonRewardFor: matrixRaces,
  prisoners: fields({ victoryPointsPerModel: whole(0, 100) }),
  raidRange: whole(1, 2),
  convoy: fields({
    moveClass: choice(['infantry', 'tracked', 'wheeled', 'walker', 'skimmer']),
    mv: whole(1, 20),
  }),
  capitalMove: fields({ costBp: whole(0, 10_000) }),
  infantryBombards: flag,
  participation: choice(['HALF_STRENGTH', 'ANY_STRENGTH_AFTER_FULL_UNITS']),
  squadLossPenalty: part(10),
  without: list(choice(SWITCHABLE)),
  turretWeapons: fields({ preferred: weapons, allowed: weapons }),
  aaTower: fields({ weapon: text, bs: whole(1, 6) }),
  batteries: list(choice(Object.keys(BATTERIES))),
  scouts: list(text),
  limits: list(
    fields(
      {
        item: text,
        kind: choice(['unit', 'wargear']),
        limit: choice(['RARE', 'VERY_RARE']),
        whileInGame: race,
      },
      ['whileInGame'],
    ),
  ),
  hexRaces: list(race),
  production: list(fields({ building, entries: list(entry) })),
};

export const EDIT_SHAPE: Shape = { kind: 'fields', of: { race, ...FIELDS }, needed: ['race'] };
