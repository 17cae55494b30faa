import { DIRECTIONS, hexKey, neighbour, type Direction } from '../../../engine/hex/index.js';
import { entryAt, existing, itemAt, type InputPath } from '../../../kernel/index.js';
import { BUILDINGS, buildingType, type BuildingType } from '../data/buildings.js';
import { DEFENCE_PRICES } from '../data/defences.js';
import { ACCESS } from '../data/access.js';
import { isTerrain } from '../data/map.js';
import { TURRET_WEAPONS } from '../data/turrets.js';
import { PROFILES } from '../races/profiles.js';
import { modifiersOfRace } from '../races/profile-of.js';
import { defenceLimits } from '../races/race-costs.js';
import { DEFENCE_LIMITS, DEFENCE_TYPES, type DefenceCategory } from '../data/taking.js';
import { treasuryHex } from '../money/treasury.js';
import type { PositionBuilding, PositionHex, PositionStronghold, PositionUrban } from '../position.js';
import type { Terrain } from '../state/index.js';
import { each, isWhole, type Examination } from './check.js';

/** PLN-MAP-07 Map definition, and the invariants of hexes. */
export function checkMap({ position, state, must }: Examination): void {
  must(Object.keys(state.hexes).length > 0, 'PLN-MAP-07', 'NO_HEXES', ['hexes']);
  const keys = (position.hexes ?? []).map(hexKey);
  must(isTerrain(position.map?.terrain ?? 'plains'), 'PLN-MAP-02', 'UNKNOWN_TERRAIN', ['map', 'terrain']);
  for (const [entry, place] of each(position.hexes)) {
    const at = ['hexes', place];
    const hex = entryAt(state.hexes, hexKey(entry));
    must(keys.indexOf(itemAt(keys, place)) === place, 'PLN-MAP-07', 'DUPLICATE_HEX', at, {
      hex: itemAt(keys, place),
    });
    must(isTerrain(entry.terrain ?? 'plains'), 'PLN-MAP-02', 'UNKNOWN_TERRAIN', [...at, 'terrain']);
    must(hex.airspace !== '', 'PLN-MAP-07', 'NO_AIRSPACE', [...at, 'airspace'], { hex: itemAt(keys, place) });
    checkContents({ position, state, must }, entry, place);
    for (const kind of ['rivers', 'roads'] as const)
      checkEdges({ position, state, must }, entry, place, kind);
  }
}

function checkContents(examination: Examination, entry: PositionHex, place: number): void {
  const { state, must } = examination;
  const at = ['hexes', place];
  const land = entryAt(state.hexes, hexKey(entry)).terrain !== 'sea';
  const owner = entry.controller;
  must(
    owner === undefined || state.players[owner] !== undefined,
    'PLN-MAP-06',
    'UNKNOWN_SEAT',
    [...at, 'controller'],
    {
      seat: owner,
    },
  );
  must(land || owner === undefined, 'PLN-MAP-07', 'SEA_CONTROLLED', [...at, 'controller']);
  must(land || !entry.resource, 'PLN-MAP-07', 'RESOURCE_ON_SEA', [...at, 'resource']);
  must(land || !entry.urban, 'PLN-MAP-07', 'URBAN_ON_SEA', [...at, 'urban']);
  must(land || !entry.stronghold, 'PLN-STR-01', 'STRONGHOLD_ON_SEA', [...at, 'stronghold']);
  must(!entry.urban || !entry.resource, 'PLN-MAP-07', 'RESOURCE_AND_URBAN', at);
  must(isWhole(entry.resource?.rp), 'PLN-STA-04', 'NOT_A_WHOLE_NUMBER', [...at, 'resource', 'rp']);
  if (entry.urban) checkUrban(examination, entry, entry.urban, place);
  if (entry.stronghold) checkStronghold(examination, entry, entry.stronghold, place);
}

function checkUrban(
  { state, must }: Examination,
  entry: PositionHex,
  urban: PositionUrban,
  place: number,
): void {
  const at = ['hexes', place, 'urban'];
  const owner = entry.controller ?? null;
  must(isWhole(urban.size, 1, 4), 'PLN-URB-01', 'NO_SUCH_SIZE', [...at, 'size'], { size: urban.size });
  must(Number.isInteger(urban.bp ?? 0), 'PLN-CNV-01', 'NOT_A_WHOLE_NUMBER', [...at, 'bp']);
  const mayOwe = owner !== null && treasuryHex(state, owner) === hexKey(entry);
  must((urban.bp ?? 0) >= 0 || mayOwe, 'PLN-GEN-10', 'DEBT_OUTSIDE_TREASURY', [...at, 'bp'], {
    bp: urban.bp,
  });
  const names = (urban.buildings ?? []).map((building) => `${building.type}${building.aspect ?? ''}`);
  for (const [building, index] of each(urban.buildings)) {
    const path = [...at, 'buildings', index];
    const type = buildingType(building.type);
    must(type !== undefined, 'PLN-BLD-02', 'UNKNOWN_BUILDING', path, {
      building: building.type,
      known: BUILDINGS.map((known) => known.id),
    });
    if (type) checkAspect(must, building, type, [...path, 'aspect']);
    must(names.indexOf(itemAt(names, index)) === index, 'PLN-BLD-01', 'BUILDING_TWICE', path, {
      building: building.type,
    });
    const lower = type?.upgradeOf;
    must(lower === undefined || !names.includes(lower), 'PLN-BLD-01', 'UPGRADE_BESIDE_LOWER', path, {
      building: building.type,
      lower,
    });
  }
}

/** PLN-BLD-01, RACE-PROD-06: of buildings of which there is one for each aspect, the aspect. */
function checkAspect(
  must: Examination['must'],
  { aspect }: PositionBuilding,
  { id, perAspect = false }: BuildingType,
  path: InputPath,
): void {
  must(perAspect === (aspect !== undefined), 'PLN-BLD-01', 'ASPECT', path, { building: id });
  must(
    !perAspect || aspect === undefined || ASPECTS.includes(aspect),
    'RACE-PROD-06',
    'UNKNOWN_ASPECT',
    path,
    {
      aspect,
      known: ASPECTS,
    },
  );
}

/** Of every race: a captured building keeps what it was. */
const ASPECTS: readonly string[] = Object.values(PROFILES).flatMap((each) => each.aspects ?? []);

function checkStronghold(
  { state, must }: Examination,
  entry: PositionHex,
  stronghold: PositionStronghold,
  place: number,
): void {
  const at = ['hexes', place, 'stronghold'];
  const known = stronghold.type in DEFENCE_LIMITS;
  must(known, 'PLN-STR-01', 'UNKNOWN_STRONGHOLD', [...at, 'type'], { type: stronghold.type });
  if (!known) return;
  // RACE-DE-01: a captured one keeps what its builder's race had.
  const { race } = existing(entryAt(state.hexes, hexKey(entry)).stronghold, 'stronghold');
  const limits = defenceLimits(modifiersOfRace(state, race), stronghold.type);
  const capital =
    entry.controller !== undefined && state.players[entry.controller]?.capitalHex === hexKey(entry);
  must(stronghold.type !== 'CAPITAL_FORTIFICATION' || capital, 'PLN-STR-02', 'NOT_A_CAPITAL', [
    ...at,
    'type',
  ]);
  const counts: Record<DefenceCategory, number> = { turrets: 0, towers: 0, walls: 0, bunkers: 0, other: 0 };
  for (const [defence, index] of each(stronghold.defences)) {
    const path = [...at, 'defences', index];
    const type = DEFENCE_TYPES[defence.type];
    must(type !== undefined, 'PLN-DEF-08', 'UNKNOWN_DEFENCE', [...path, 'type'], {
      type: defence.type,
      known: Object.keys(DEFENCE_TYPES),
    });
    const weapon = defence.turretWeapon;
    must(
      weapon === undefined || Object.hasOwn(TURRET_WEAPONS, weapon),
      'PLN-DEF-03',
      'NO_SUCH_WEAPON',
      [...path, 'turretWeapon'],
      { weapon, known: Object.keys(TURRET_WEAPONS) },
    );
    const priced = isWhole(defence.costBp) && (defence.costBp ?? DEFENCE_PRICES[defence.type]) !== null;
    must(
      defence.shrine === undefined || SHRINE_BUILDINGS.includes(defence.type),
      'RACE-CH-07',
      'NO_BUILDING_TO_CURSE',
      [...path, 'shrine'],
      { type: defence.type },
    );
    must(!type || priced, 'PLN-DEF-03', 'NO_PRICE', [...path, 'costBp'], { type: defence.type });
    for (const category of type?.counts ?? []) {
      counts[category] += category === 'other' ? (defence.costBp ?? DEFENCE_PRICES[defence.type] ?? 0) : 1;
    }
  }
  for (const [category, count] of Object.entries(counts) as [DefenceCategory, number][]) {
    must(count <= limits[category], 'PLN-STR-03', 'TOO_MANY_DEFENCES', [...at, 'defences'], {
      category,
      found: count,
      most: limits[category],
    });
  }
}

/** RACE-CH-07: what some race may curse. */
const SHRINE_BUILDINGS: readonly string[] = Object.values(PROFILES).flatMap(
  (each) => each.shrine?.buildings ?? [],
);

/** PLN-MAP-03, -04: edges are directions 0…5 between two hexes of the map. */
function checkEdges(
  { state, must }: Examination,
  entry: PositionHex,
  place: number,
  kind: 'rivers' | 'roads',
): void {
  const rule = kind === 'rivers' ? 'PLN-MAP-03' : 'PLN-MAP-04';
  for (const [direction, index] of each(entry[kind])) {
    const known = DIRECTIONS.includes(direction as Direction);
    const path = ['hexes', place, kind, index];
    must(known, rule, 'NO_SUCH_DIRECTION', path, { direction });
    const across = known ? state.hexes[hexKey(neighbour(entry, direction as Direction))] : undefined;
    must(!known || across !== undefined, rule, 'LEADS_OFF_THE_MAP', path, { direction });
    const dry = across?.terrain !== 'sea' && state.hexes[hexKey(entry)]?.terrain !== 'sea';
    must(kind === 'rivers' || !across || dry, rule, 'ROAD_ON_SEA', path, { direction });
  }
}

/** Terrain that no foot unit could stand in: where nothing can be placed. */
export const isWater = (terrain: Terrain): boolean => ACCESS[terrain].infantry === 'no';
