import type { BoardView, LocationView, MarkView, PieceView, UnitView } from '../../../engine/index.js';
import { parseHexKey } from '../../../engine/hex/index.js';
import { STRUCTURES } from '../data/structures.js';
import { edgesOf, operates } from '../map/edges.js';
import { edgeAt, hexesOn } from '../map/reading.js';
import { lineOf } from '../assault/line.js';
import { blocOf } from '../units/kinds.js';
import { stepsOf, veterancyAccount } from '../state/books.js';
import type { MapHex, MetaCampaignState, Structure, Unit } from '../state/index.js';

/** Directions of the grid of the edges of a hex, from N clockwise. */
const WAYS = [2, 1, 0, 5, 4, 3] as const;
const SIDES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
const LANES = { ROAD: 'Road', HIGHWAY: 'Highway', RAILWAY: 'Railway' } as const;
const FEATURES = { WOODED: 'Woods', RIVER: 'River', HARBOR: 'Harbor' } as const;
const SIZES = { SMALL: 1, MEDIUM: 2, LARGE: 3 } as const;

/** `largeBridge` as `Large bridge`. */
const spelled = (word: string): string => {
  const text = word.replace(/_/g, ' ').replace(/[A-Z](?=[a-z])/g, (each) => ` ${each.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const lowered = (word: string): string => word.toLowerCase().replace(/_/g, ' ');

/** What stands or lies in each hex, collected once for the whole board. */
interface Things {
  readonly facts: ReadonlyMap<string, readonly string[]>;
  readonly marks: ReadonlyMap<string, readonly MarkView[]>;
  readonly facings: ReadonlyMap<string, readonly number[]>;
}

function collected<T>(all: Iterable<readonly [string, T]>): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const [key, each] of all) {
    const list = found.get(key);
    if (list) list.push(each);
    else found.set(key, [each]);
  }
  return found;
}

/** EDC-STR-01: a structure in words, e.g. `Trench, front, facing N, 2 of 3 hit points`. */
function inWords(structure: Structure): string {
  const { type, site, facing, hp, completed, bloc, crates, barrels } = structure;
  const most = STRUCTURES[type]?.maxHp;
  const stores = crates + barrels > 0 ? [`${crates} crates and ${barrels} barrels`] : [];
  return [
    spelled(type),
    ...(site === 'TRENCH_FRONT' ? ['front'] : site === 'TRENCH_BACK' ? ['back'] : []),
    ...(facing === null ? [] : [`facing ${facing}`]),
    ...(bloc === null ? [] : [lowered(bloc)]),
    most === undefined ? `${hp} hit points` : `${hp} of ${most} hit points`,
    ...(completed ? (operates(structure) ? [] : ['disabled']) : ['not completed']),
    ...stores,
  ].join(', ');
}

/** EDCU-RAD-02, EDCU-GRD-01, EDCU-SON-01 */
function* detected({
  detection: { tracks, contacts, sonar },
}: MetaCampaignState): Iterable<readonly [string, string]> {
  for (const { hex, bloc, profile, tag } of tracks)
    yield [hex, `On the radar of ${lowered(bloc)} units: ${lowered(tag)}, ${lowered(profile)}`];
  for (const { hex, bloc } of contacts) yield [hex, `Contact of a ground radar of ${lowered(bloc)} units`];
  for (const { hex, bloc, round } of sonar)
    yield [hex, `Heard by sonar of ${lowered(bloc)} units in round ${round}`];
}

/** EDC-ASL-02: held lines along their edges. */
function* lines(state: MetaCampaignState): Iterable<readonly [string, string]> {
  for (const unit of Object.values(state.units)) {
    if (unit.hex === null || unit.position !== 'FRONT') continue;
    const bloc = blocOf(unit);
    const edges = unit.afar ? unit.afar.line : lineOf(state, unit.hex, bloc);
    if (edges.length > 0) yield [unit.hex, `${spelled(bloc.toLowerCase())} units hold ${edges.join(', ')}`];
  }
}

/** EDC-NGT-04, EDC-FAC-02, EDCU-MIN-02, EDC-FOW-03: what is known of single hexes. */
function* factsOf(state: MetaCampaignState): Iterable<readonly [string, string]> {
  const { contract, weather, structures, stances, minefields, sightings, brawls } = state;
  for (const each of Object.values(structures)) yield [each.hex, inWords(each)];
  for (const [hex, round] of Object.entries(weather.lit)) yield [hex, `Lit until the end of round ${round}`];
  for (const [hex, round] of Object.entries(weather.smoke))
    yield [hex, `Smoke until the end of round ${round}`];
  for (const [key, { facing }] of Object.entries(stances)) {
    const [hex = '', bloc = ''] = key.split('/');
    yield [hex, `${spelled(bloc.toLowerCase())} units face ${facing}`];
  }
  yield* lines(state);
  for (const { hex, type } of Object.values(minefields)) yield [hex, `Mines: ${lowered(type)}`];
  for (const { hex } of Object.values(brawls)) yield [hex, 'A brawl'];
  if (contract?.collectionPoint) yield [contract.collectionPoint, 'Casualty Collection Point'];
  for (const [id, { hex, round }] of Object.entries(sightings))
    if (state.units[id]?.hex !== hex) yield [hex, `${id} was seen here in round ${round}`];
  yield* detected(state);
}

/** Structures within hexes as signs; those on edges are told in words. */
function* marksOf({ structures, contract }: MetaCampaignState): Iterable<readonly [string, MarkView]> {
  for (const { hex, site, type } of Object.values(structures))
    if (site !== 'EDGE') yield [hex, { kind: 'stronghold', label: spelled(type), size: 1 }];
  if (contract?.collectionPoint)
    yield [contract.collectionPoint, { kind: 'resource', label: 'Casualty Collection Point', size: 1 }];
}

/** EDC-FAC-02: where the units of each bloc in a hex look. */
function* facingsOf({ stances }: MetaCampaignState): Iterable<readonly [string, number]> {
  for (const [key, { facing }] of Object.entries(stances))
    yield [key.split('/')[0] ?? '', WAYS[SIDES.indexOf(facing)] ?? 0];
}

/** EDC-TER-07 */
const cityOf = ({ citySize }: MapHex): readonly MarkView[] =>
  citySize === null
    ? []
    : [{ kind: 'settlement', label: `${spelled(citySize.toLowerCase())} city`, size: SIZES[citySize] }];

/** What lies on the edges of a hex: rivers and ways as directions, all else in words. */
function edgesIn(state: MetaCampaignState, hex: string) {
  const lying = edgesOf(hex).map((edge, side) => ({ side, ...edgeAt(state.map, edge) }));
  return {
    rivers: lying.filter(({ features }) => features.includes('RIVER')).map(({ side }) => WAYS[side] ?? 0),
    roads: lying.filter(({ link }) => link !== null).map(({ side }) => WAYS[side] ?? 0),
    facts: lying.flatMap(({ side, features, link }) => [
      ...features.map((each) => `${FEATURES[each]} to the ${SIDES[side] ?? ''}`),
      ...(link === null ? [] : [`${LANES[link]} to the ${SIDES[side] ?? ''}`]),
    ]),
  };
}

function placeOf(
  state: MetaCampaignState,
  key: string,
  each: MapHex,
  { facts, facings, marks }: Things,
): LocationView {
  const hex = parseHexKey(key);
  const { rivers, roads, facts: sides } = edgesIn(state, key);
  return {
    id: key,
    name: each.label ?? key,
    kind: 'hex',
    q: hex?.q ?? null,
    r: hex?.r ?? null,
    terrain: each.terrain.toLowerCase(),
    owner: null,
    contents: [
      ...(each.elevation === 0 ? [] : [`Elevation ${each.elevation}`]),
      ...cityOf(each).map(({ label }) => label),
      ...(each.population === null ? [] : [`Population: ${lowered(each.population)}`]),
      ...sides,
      ...(facts.get(key) ?? []),
    ],
    lastSeenTurn: null,
    rivers,
    roads,
    height: each.elevation,
    facings: facings.get(key) ?? [],
    marks: [...cityOf(each), ...(marks.get(key) ?? [])],
  };
}

/** How a unit is, by what weighs most. */
function statusOf({
  status,
  death,
  carriedBy,
  brawl,
  overrun,
  garrisonOf,
  profile,
  immobilised,
  stealthed,
}: Unit): string {
  if (status === 'DESTROYED') return death?.found ? 'survivors found' : 'destroyed';
  if (carriedBy)
    return carriedBy.unit === null ? 'in orbit' : `${lowered(carriedBy.how)} on ${carriedBy.unit}`;
  if (brawl !== null) return 'in a brawl';
  if (overrun) return 'overrun';
  if (garrisonOf !== null) return `garrison of ${garrisonOf}`;
  if (profile !== null) return `airborne, ${lowered(profile)}`;
  if (immobilised) return 'immobilised';
  return stealthed ? 'stealthed' : 'ready';
}

const pieceOf = (unit: Unit): PieceView => ({
  id: unit.id,
  name: unit.name,
  kind: unit.sheet.unitType,
  owner: unit.owner,
  location: unit.status === 'ACTIVE' ? unit.hex : (unit.death?.hex ?? null),
  strength: unit.fs,
  status: statusOf(unit),
});

/** Units of the campaign: those in it, and the dead that may be searched for (EDC-RSC). */
const isOnBoard = ({ status, death }: Unit): boolean =>
  status === 'ACTIVE' || (status === 'DESTROYED' && death !== null);

/** The map of the campaign that runs; empty between campaigns. */
export function board(state: MetaCampaignState): BoardView {
  const things: Things = {
    facts: collected(factsOf(state)),
    marks: collected(marksOf(state)),
    facings: collected(facingsOf(state)),
  };
  return {
    turn: state.turn,
    phase: state.phase,
    grid: 'flat-top',
    locations: hexesOn(state.map).map(([key, each]) => placeOf(state, key, each, things)),
    pieces: Object.values(state.units).filter(isOnBoard).map(pieceOf),
  };
}

/** Units with their veterancy (EDCU-VET-01) in levels above Fresh Blood; null of those known from afar. */
export const units = (state: MetaCampaignState): readonly UnitView[] =>
  Object.values(state.units).map((each) => ({
    id: each.id,
    name: each.name,
    kind: each.sheet.unitType,
    owner: each.owner,
    location: each.hex,
    experience: each.afar ? null : stepsOf(each.veterancy),
    rank: each.afar ? null : each.veterancy,
    account: veterancyAccount(each.id),
    strength: each.fs,
  }));
