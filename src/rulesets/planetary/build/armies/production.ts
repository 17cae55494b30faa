import type { HexKey } from '../../../../engine/hex/index.js';
import { existing, lookUp, type InputPath, type JsonObject } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import { FALLBACK_PRODUCTION, LAST_RESORT } from '../../data/production.js';
import { profileOfRace } from '../../races/profile-of.js';
import type { ProductionEntry } from '../../races/profile.js';
import { sameFamily } from '../../races/profiles.js';
import type { PlanetaryState, RaceKey, UnitType } from '../../state/index.js';
import { produces } from '../../map/buildings.js';
import { conditionHolds, selects, type Making } from './production-conditions.js';
import { registeredType, shortKey, unitTypeBy } from '../../races/unit-types.js';

/** A way to make a type: a building that makes it, null where none is needed, and on what conditions. */
interface Way {
  readonly building: string | null;
  readonly entry: ProductionEntry;
}

/** RACE-PROD-01, RACE-PROD-03: the ways in which a race makes a type of its registry. */
function waysOf(state: PlanetaryState, race: RaceKey, type: UnitType): readonly Way[] {
  const short = existing(shortKey(type), 'key in the registry');
  const { buildings } = profileOfRace(state, race).production;
  return Object.entries(buildings).flatMap(([building, entries]) =>
    entries
      .filter(({ unit, select }) => (select ? selects(select, type, short) : unit === short))
      .map((entry) => ({ building: building === 'NO_BUILDING' ? null : building, entry })),
  );
}

/** A type that a profile speaks of, unless the club says itself what makes it (RACE-PROD-03). */
const isListed = (type: UnitType): boolean => shortKey(type) !== null && !type.requires;

/** PLN-DET-07: sets of buildings of which any complete one makes the type for a race. */
export function makersOf(
  state: PlanetaryState,
  race: RaceKey,
  type: UnitType,
): readonly (readonly string[])[] {
  if (isListed(type)) {
    return waysOf(state, raceOf(race, type), type).map(({ building, entry }) => [
      ...(building === null ? [] : [building]),
      ...(entry.needs ?? []),
    ]);
  }
  return unlistedMakers(type);
}

/** RACE-PROD-03: what makes a type outside the registry: what it says itself, else the table of the core rules. */
function unlistedMakers(type: UnitType): readonly (readonly string[])[] {
  if (type.requires) return type.requires;
  const weight = type.vehicle ? (type.weight ?? 'heavy') : false;
  const row = FALLBACK_PRODUCTION.find(
    (each) => each.vehicle === weight && (each.slot === undefined || each.slot === type.slot),
  );
  return (row?.anyOf ?? LAST_RESORT).map((building) => [building]);
}

/** Race whose tables make a type for an army: the army's own, but its foreign models come from their own (RACE-CH-12). */
const raceOf = (race: RaceKey, type: UnitType): RaceKey =>
  type.race === 'ANY' || sameFamily(type.race, race) ? race : type.race;

/**
 * PLN-DET-07, RACE-PROD-01 Build check: why a hex cannot make a type for an army of a race; empty where it can.
 * `making`: what it is made for.
 */
export function judgeProduction(
  state: PlanetaryState,
  hex: HexKey,
  race: RaceKey,
  type: UnitType,
  path: InputPath,
  making: Making = { for: 'REPLACEMENT' },
): readonly Violation[] {
  const parts = partsOf(type);
  if (parts.length > 0) {
    return parts.flatMap((part) => judgeProduction(state, hex, race, part, path, making));
  }
  return isListed(type)
    ? judgeListed(state, hex, raceOf(race, type), type, path, making)
    : judgeUnlisted(state, hex, race, type, path);
}

/** RACE-PROD-04 Composite units: types that must all be made where the unit is. */
const partsOf = (type: UnitType): readonly UnitType[] =>
  type.race === 'ANY' || type.requires
    ? []
    : (type.composedOf ?? []).flatMap((short) => registeredType(type.race as RaceKey, short) ?? []);

/** PLN-BLD-03, PLN-DET-07 for types outside the registry. */
function judgeUnlisted(
  state: PlanetaryState,
  hex: HexKey,
  race: RaceKey,
  type: UnitType,
  path: InputPath,
): readonly Violation[] {
  const found: Violation[] = [];
  if (!isOwnRace(state, hex, race)) {
    found.push(violation('PLN-BLD-03', 'HEX_OF_ANOTHER_RACE', path, { hex, race, type: type.key }));
  }
  const makers = unlistedMakers(type);
  if (!makers.some((set) => set.every((building) => produces(state, hex, building)))) {
    found.push(
      violation('PLN-DET-07', 'NO_BUILDING_FOR_UNIT', path, { hex, type: type.key, needs: named(makers) }),
    );
  }
  return found;
}

const named = (makers: readonly (readonly string[])[]): string[] => makers.map((set) => set.join(' + '));

/** RACE-PROD-02 Race of the producing hex: those in which the tables of a race work. */
export const isOwnRace = (state: PlanetaryState, hex: HexKey, race: RaceKey): boolean =>
  isHexOf(state, hex, profileOfRace(state, race).production.hexRaces);

const isHexOf = (state: PlanetaryState, hex: HexKey, races: readonly RaceKey[]): boolean => {
  const urban = lookUp(state.hexes, hex)?.urban;
  return urban !== undefined && urban !== null && races.includes(urban.race);
};

type Letter = 'a' | 'b' | 'c' | 'd';

/** A way that is not for hexes of this race at all says less than one that is. */
const lacks = (letters: readonly Letter[]): number => letters.length + (letters.includes('a') ? 0.5 : 0);

/** What a failed letter of the build check says (RACE-PROD-01). */
const FAILED: { readonly [L in Letter]: (path: InputPath, params: JsonObject) => Violation } = {
  a: (path, params) => violation('RACE-PROD-02', 'HEX_OF_ANOTHER_RACE', path, params),
  b: (path, params) => violation('RACE-PROD-01', 'CAPITAL_ONLY', path, params),
  c: (path, params) => violation('RACE-PROD-01', 'BUILDINGS_MISSING', path, params),
  d: (path, params) => violation('RACE-PROD-01', 'NOT_MADE_FOR_THIS', path, params),
};

/** RACE-PROD-01: of the ways to make it the one that lacks least says what is wrong. */
function judgeListed(
  state: PlanetaryState,
  hex: HexKey,
  race: RaceKey,
  type: UnitType,
  path: InputPath,
  making: Making,
): readonly Violation[] {
  const ways = waysOf(state, race, type);
  const open = ways.filter(({ building, entry }) =>
    building === null
      ? isHexOf(state, hex, entry.hexRaces ?? [])
      : produces(state, hex, building) && hasAspect(state, hex, entry, type),
  );
  const failed = open.map(({ entry }) => failedLetters(state, hex, race, type, entry, making));
  if (failed.some((letters) => letters.length === 0)) return [];
  const params = { hex, race, type: type.key };
  const best = failed.reduce<readonly Letter[] | null>(
    (least, each) => (least === null || lacks(each) < lacks(least) ? each : least),
    null,
  );
  if (best === null) {
    const needs = named(makersOf(state, race, type));
    return [violation('RACE-PROD-01', 'NO_BUILDING_FOR_UNIT', path, { ...params, needs })];
  }
  const needs = [...new Set(open.flatMap(({ entry }) => entry.needs ?? []))];
  return best.map((letter) =>
    FAILED[letter](path, { ...params, letter, ...(letter === 'c' ? { needs } : {}) }),
  );
}

/** RACE-PROD-01 (a) race of the hex, (b) Capital, (c) further buildings, (d) condition. */
const failedLetters = (
  state: PlanetaryState,
  hex: HexKey,
  race: RaceKey,
  type: UnitType,
  entry: ProductionEntry,
  making: Making,
): readonly Letter[] => {
  const place = lookUp(state.hexes, hex);
  const owner = place?.controller == null ? undefined : state.players[place.controller];
  const races = entry.hexRaces ?? profileOfRace(state, race).production.hexRaces;
  return [
    ...(isHexOf(state, hex, races) ? [] : (['a'] as const)),
    ...(entry.capitalOnly && owner?.capitalHex !== hex ? (['b'] as const) : []),
    ...((entry.needs ?? []).every((each) => produces(state, hex, each)) ? [] : (['c'] as const)),
    ...(conditionHolds(state, hex, type, entry, making) ? [] : (['d'] as const)),
  ];
};

/** RACE-EL-05: an Aspect Shrine makes the one Aspect that was chosen when it was built. */
const hasAspect = (
  state: PlanetaryState,
  hex: HexKey,
  { select }: ProductionEntry,
  type: UnitType,
): boolean =>
  select?.aspectOfShrine !== true ||
  (lookUp(state.hexes, hex)?.urban?.buildings ?? []).some(
    (each) => each.aspect !== undefined && each.aspect === shortKey(type) && each.builtTurn < state.turn,
  );

/** RACE-CH-13: the hex makes the type without any building. */
export const isMadeAnywhere = (
  state: PlanetaryState,
  hex: HexKey,
  race: RaceKey,
  typeKey: string,
): boolean => {
  const type = unitTypeBy(state, typeKey);
  return (
    type !== undefined &&
    isListed(type) &&
    waysOf(state, race, type).some(
      ({ building, entry }) => building === null && isHexOf(state, hex, entry.hexRaces ?? []),
    )
  );
};

/** RACE-IG-01: such models are replaced in any of these hexes, whatever its size and without a building. */
export function judgeReplacement(
  state: PlanetaryState,
  hex: HexKey,
  race: RaceKey,
  type: UnitType,
  path: InputPath,
): readonly Violation[] {
  const anywhere = profileOfRace(state, race).modifiers.reinforcedAnywhere;
  if (anywhere && type[anywhere.flag] === true && isHexOf(state, hex, anywhere.hexRaces)) return [];
  return judgeProduction(state, hex, race, type, path);
}

/** Whether a hex can replace a model of a type now. */
export const canReplace = (state: PlanetaryState, hex: HexKey, race: RaceKey, type: UnitType): boolean =>
  judgeReplacement(state, hex, race, type, []).length === 0;
