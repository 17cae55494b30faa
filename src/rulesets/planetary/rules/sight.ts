import { hexKey, type HexKey } from '../../../engine/hex/index.js';
import type { RuleId } from '../../../kernel/index.js';
import { RADAR_TOWER } from '../data/defences.js';
import { SIGHT_RADIUS } from '../data/map.js';
import { profileOfRace } from '../races/profile-of.js';
import type { Army, Detachment, MapHex, PlanetaryState, RaceKey, SeenPiece, Sighting, Unit } from '../state.js';
import type { PlanetaryTable } from '../table.js';
import { armiesByHex, armiesIn, inOrder, playersInOrder, type ArmiesByHex } from './map.js';
import { shortKey, unitTypeBy } from './unit-types.js';

/** RACE-PROD-14: the profile of the army's race names its scouts; types of the club tell it themselves. */
function isScout(state: PlanetaryState, race: RaceKey, typeKey: string): boolean {
  const type = unitTypeBy(state, typeKey);
  const short = type ? shortKey(type) : null;
  return short === null ? type?.scout === true : profileOfRace(state, race).scouts.includes(short);
}

/** PLN-SIG-02: a scout type of which at least half of the slots are ready. */
const isEffectiveScout = (state: PlanetaryState, race: RaceKey, unit: Unit): boolean =>
  isScout(state, race, unit.typeKey) &&
  unit.models.filter((each) => each.state === 'ready').length * 2 >= unit.maxModels;

const hasScouts = (state: PlanetaryState, army: Army | undefined): boolean =>
  army?.units.some((each) => isEffectiveScout(state, army.race, each)) === true;

/** PLN-SIG-02 Radius of what stands firm in a hex: a Stronghold, a Capital; null where nothing looks out. */
export function placeRadius(state: PlanetaryState, hex: MapHex, index: ArmiesByHex): number | null {
  const isCapital = hex.controller !== null && state.players[hex.controller]?.capitalHex === hexKey(hex);
  if (!hex.stronghold && !isCapital) return null;
  const garrison = armiesIn(index, hexKey(hex)).find((each) => each.kind === 'garrison');
  const radar = hex.stronghold?.defences.some((each) => each.type === RADAR_TOWER) === true;
  const radius = Math.max(
    SIGHT_RADIUS.stronghold,
    radar ? SIGHT_RADIUS.radarTower : 0,
    hasScouts(state, garrison) ? SIGHT_RADIUS.withScouts : 0,
  );
  return Math.min(radius + (isCapital ? SIGHT_RADIUS.capitalBonus : 0), SIGHT_RADIUS.most);
}

/** A hex that something looks out from, and how far. */
type Eye = readonly [HexKey, number];

/** What stands firm and looks out, by the seat that controls it. */
export type Lookouts = ReadonlyMap<string, readonly Eye[]>;

/** PLN-SIG-02 Strongholds and Capitals of all seats. Make it once where a loop asks for several seats. */
export function lookoutsOf(state: PlanetaryState, index: ArmiesByHex): Lookouts {
  const found = new Map<string, Eye[]>();
  for (const hex of Object.values(state.hexes)) {
    if (hex.controller === null) continue;
    const radius = placeRadius(state, hex, index);
    if (radius === null) continue;
    const eyes = found.get(hex.controller) ?? [];
    eyes.push([hexKey(hex), radius]);
    found.set(hex.controller, eyes);
  }
  return found;
}

/** PLN-SIG-01, -02: keys of all hexes that a seat sees at this moment. */
export function visibleHexes(
  state: PlanetaryState,
  seat: string,
  index: ArmiesByHex = armiesByHex(state),
  lookouts: Lookouts = lookoutsOf(state, index),
): ReadonlySet<HexKey> {
  const eyes: Eye[] = [...(lookouts.get(seat) ?? [])];
  for (const each of Object.values(state.detachments)) {
    if (each.owner !== seat || each.place.at !== 'hex') continue;
    eyes.push([each.place.hex, detachmentRadius(state, each)]);
  }
  for (const kind of ['convoys', 'spies', 'diplomats'] as const) {
    const radius = kind === 'diplomats' ? SIGHT_RADIUS.diplomat : SIGHT_RADIUS.convoy;
    for (const each of Object.values(state[kind])) if (each.owner === seat) eyes.push([each.hex, radius]);
  }
  return around(state, eyes);
}

function around(state: PlanetaryState, eyes: readonly Eye[]): ReadonlySet<HexKey> {
  const seen = new Set<HexKey>();
  for (const [key, radius] of eyes) {
    const centre = state.hexes[key];
    if (!centre) continue;
    for (let q = -radius; q <= radius; q += 1) {
      for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, radius - q); r += 1) {
        const found = hexKey({ q: centre.q + q, r: centre.r + r });
        if (state.hexes[found]) seen.add(found);
      }
    }
  }
  return seen;
}

/** Foreign pieces in a hex as they look from outside: kind, owner and race; spies never (PLN-SIG-01). */
function piecesIn(state: PlanetaryState, key: HexKey, seat: string, index: ArmiesByHex): readonly SeenPiece[] {
  const armies = armiesIn(index, key).map(({ id, kind, owner, race }) => ({ id, kind, owner, race }));
  const convoys = inOrder(Object.values(state.convoys).filter((each) => each.hex === key));
  const diplomats = inOrder(Object.values(state.diplomats).filter((each) => each.hex === key));
  const race = (owner: string) => state.players[owner]?.race ?? null;
  return [
    ...armies,
    ...convoys.map(({ id, owner }) => ({ id, kind: 'convoy' as const, owner, race: race(owner) })),
    ...diplomats.map(({ id, owner }) => ({ id, kind: 'diplomat' as const, owner, race: race(owner) })),
  ].filter((each) => each.owner !== seat);
}

/** What a seat sees of a hex within its sight (PLN-SIG-01). */
function look(state: PlanetaryState, hex: MapHex, seat: string, index: ArmiesByHex): Sighting {
  return {
    turn: state.turn,
    controller: hex.controller,
    urbanSize: hex.urban?.size ?? null,
    urbanRace: hex.urban?.race ?? null,
    resource: hex.resource !== null,
    stronghold: hex.stronghold?.type ?? null,
    pieces: piecesIn(state, hexKey(hex), seat, index),
  };
}

/**
 * PLN-SIG-01 Principle: notes for every player what is new in the hexes within his sight. The others keep what was last
 * seen; but whoever lost a hex knows that much of it.
 */
export function updateSight(table: PlanetaryTable): void {
  // What one seat notes moves nothing: the others look at the same map.
  const { state } = table;
  const hexes = Object.entries(state.hexes);
  const index = armiesByHex(state);
  const lookouts = lookoutsOf(state, index);
  for (const { seat } of playersInOrder(state)) {
    const seen = visibleHexes(state, seat, index, lookouts);
    const known = state.sightings[seat] ?? {};
    const sightings: Record<HexKey, Sighting> = {};
    for (const [key, hex] of hexes) {
      const before = known[key];
      const lost = before?.controller === seat && hex.controller !== seat;
      if (!seen.has(key) && !lost) continue;
      const now = seen.has(key) ? look(state, hex, seat, index) : { ...before!, controller: hex.controller };
      if (!before || !sameSighting(before, now)) sightings[key] = now;
    }
    if (Object.keys(sightings).length === 0) continue;
    table.emit({ type: 'planetary.SightUpdated', data: { seat, sightings } }, ['PLN-SIG-01', 'PLN-SIG-02']);
  }
}

/** PLN-AIR-07: a seat sees these hexes at this moment, wherever its pieces are. */
export function lookAt(
  table: PlanetaryTable,
  seat: string,
  hexes: readonly HexKey[],
  because: readonly RuleId[],
): void {
  if (hexes.length === 0) return;
  const { state } = table;
  const index = armiesByHex(state);
  const sightings = Object.fromEntries(hexes.map((key) => [key, look(state, state.hexes[key]!, seat, index)]));
  table.emit({ type: 'planetary.SightUpdated', data: { seat, sightings } }, because);
}

/** PLN-SIG-02: how far a detachment sees. */
export const detachmentRadius = (state: PlanetaryState, detachment: Detachment): number =>
  hasScouts(state, detachment) ? SIGHT_RADIUS.withScouts : SIGHT_RADIUS.detachment;

const sameSighting = (a: Sighting, b: Sighting): boolean =>
  a.turn === b.turn &&
  a.controller === b.controller &&
  a.urbanSize === b.urbanSize &&
  a.urbanRace === b.urbanRace &&
  a.resource === b.resource &&
  a.stronghold === b.stronghold &&
  a.pieces.length === b.pieces.length &&
  a.pieces.every((each, place) => each.id === b.pieces[place]!.id && each.owner === b.pieces[place]!.owner);
