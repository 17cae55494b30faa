import type { PlanetaryPosition, PositionProductionEntry, PositionRaceEdit } from '../position.js';
import type { RaceEdit, RaceEdits } from '../races/house-rules.js';
import type { Modifier, ProductionEntry, RaceModifiers } from '../races/profile.js';
import { PROFILES } from '../races/profiles.js';
import type { RaceKey } from '../state/index.js';

/** RACE-GEN-03: the house rules of a position, by race; none where it has none. */
export function readRaceEdits(position: PlanetaryPosition): { readonly raceEdits?: RaceEdits } {
  const told = position.raceEdits ?? [];
  if (told.length === 0) return {};
  return { raceEdits: Object.fromEntries(told.map((each) => [each.race, readRaceEdit(each)])) };
}

function readRaceEdit(told: PositionRaceEdit): RaceEdit {
  const { race, production, aaTower, turretWeapons, batteries, scouts, limits, hexRaces } = told;
  return {
    modifiers: modifiersOf(race, told),
    ...present({ turretWeapons, batteries, scouts, limits, hexRaces }),
    ...(told.without?.includes('aaTower') ? { aaTower: null } : present({ aaTower })),
    ...(production
      ? {
          production: Object.fromEntries(
            production.map(({ building, entries }) => [building, entries.map(readEntry)]),
          ),
        }
      : {}),
  };
}

/** A choice of several units can only be one of all of them. */
const readEntry = ({ select, ...entry }: PositionProductionEntry): ProductionEntry => ({
  ...entry,
  ...(select ? { select: { any: true } } : {}),
});

const present = <T extends object>(told: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** Modifiers that are told the same way as the profile has them. */
const PLAIN = [
  'battleInitiative',
  'urbanBuildCost',
  'urbanUpgradeCost',
  'strongholdCost',
  'strongholdMax',
  'strongholdsPerUrban',
  'buildsStrongholds',
  'capturedStrongholds',
  'winnerBp',
  'prisoners',
  'raidRange',
  'convoy',
  'capitalMove',
  'infantryBombards',
  'participation',
  'squadLossPenalty',
] as const satisfies readonly Modifier[];

function modifiersOf(race: RaceKey, told: PositionRaceEdit): Partial<RaceModifiers> {
  const { prison } = PROFILES[race].modifiers;
  const off = (told.without ?? []).filter((each) => each !== 'aaTower');
  return {
    ...present(Object.fromEntries(PLAIN.map((name) => [name, told[name]]))),
    ...(told.defenceCost
      ? { defenceCost: Object.fromEntries(told.defenceCost.map(({ defence, part }) => [defence, part])) }
      : {}),
    ...(told.buildingMinSize
      ? {
          buildingMinSize: Object.fromEntries(
            told.buildingMinSize.map(({ building, add }) => [building, add]),
          ),
        }
      : {}),
    ...(told.resourceRp ? { resourceHex: { mode: 'TRANSPORT', rp: told.resourceRp } } : {}),
    ...(told.resourceBpPerRp === undefined
      ? {}
      : { resourceHex: { mode: 'CONSUME', bpPerRp: told.resourceBpPerRp } }),
    ...(told.prisonReward || told.noPrisonRewardFor
      ? {
          prison: {
            ...prison,
            ...present({ reward: told.prisonReward, noRewardFor: told.noPrisonRewardFor }),
          },
        }
      : {}),
    ...Object.fromEntries(off.map((name) => [name, null])),
  };
}
