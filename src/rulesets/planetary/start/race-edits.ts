import type { PlanetaryPosition, PositionProductionEntry, PositionRaceEdit } from '../position.js';
import type { RaceEdit, RaceEdits } from '../races/house-rules.js';
import type { Modifier, ProductionEntry, RaceModifiers } from '../races/profile.js';
import { PROFILES } from '../races/profiles.js';
import type { RaceKey } from '../state/index.js';

/** RACE-GEN-03: the house rules of a position, by race; none where it has none. */
export function readRaceEdits(position: PlanetaryPosition): { readonly raceEdits?: RaceEdits } {
  const entries = position.raceEdits ?? [];
  if (entries.length === 0) return {};
  return { raceEdits: Object.fromEntries(entries.map((each) => [each.race, readRaceEdit(each)])) };
}

function readRaceEdit(entry: PositionRaceEdit): RaceEdit {
  const { race, production, aaTower, turretWeapons, batteries, scouts, limits, hexRaces } = entry;
  return {
    modifiers: modifiersOf(race, entry),
    ...present({ turretWeapons, batteries, scouts, limits, hexRaces }),
    ...(entry.without?.includes('aaTower') ? { aaTower: null } : present({ aaTower })),
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

const present = <T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
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

function modifiersOf(race: RaceKey, entry: PositionRaceEdit): Partial<RaceModifiers> {
  const { prison } = PROFILES[race].modifiers;
  const off = (entry.without ?? []).filter((each) => each !== 'aaTower');
  return {
    ...present(Object.fromEntries(PLAIN.map((name) => [name, entry[name]]))),
    ...(entry.defenceCost
      ? { defenceCost: Object.fromEntries(entry.defenceCost.map(({ defence, part }) => [defence, part])) }
      : {}),
    ...(entry.buildingMinSize
      ? {
          buildingMinSize: Object.fromEntries(
            entry.buildingMinSize.map(({ building, add }) => [building, add]),
          ),
        }
      : {}),
    ...(entry.resourceRp ? { resourceHex: { mode: 'TRANSPORT', rp: entry.resourceRp } } : {}),
    ...(entry.resourceBpPerRp === undefined
      ? {}
      : { resourceHex: { mode: 'CONSUME', bpPerRp: entry.resourceBpPerRp } }),
    ...(entry.prisonReward || entry.noPrisonRewardFor
      ? {
          prison: {
            ...prison,
            ...present({ reward: entry.prisonReward, noRewardFor: entry.noPrisonRewardFor }),
          },
        }
      : {}),
    ...Object.fromEntries(off.map((name) => [name, null])),
  };
}
