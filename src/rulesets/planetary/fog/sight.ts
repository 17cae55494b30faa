import { hexKey, type HexKey } from '../../../engine/hex/index.js';
import { existing, lookUp } from '../../../kernel/index.js';
import { RADAR_TOWER } from '../data/defences.js';
import { SIGHT_RADIUS } from '../data/map.js';
import { profileOfRace } from '../races/profile-of.js';
import type { Army, Detachment, MapHex, PlanetaryState, RaceKey, Unit } from '../state/index.js';
import { armiesByHex, armiesIn, hexDistance, type ArmiesByHex } from '../map/map.js';
import { shortKey, unitTypeBy } from '../races/unit-types.js';

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
  for (const [key, hex] of Object.entries(state.hexes)) {
    if (hex.controller === null) continue;
    if (!hex.stronghold && state.players[hex.controller]?.capitalHex !== key) continue;
    const eyes = found.get(hex.controller) ?? [];
    eyes.push([key, existing(placeRadius(state, hex, index), 'place radius')]);
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
  return around(state, eyesOf(state, seat, lookouts));
}

/** PLN-SIG-01, -02: whether a seat sees one of these hexes at this moment. */
export function seesAny(
  state: PlanetaryState,
  seat: string,
  hexes: readonly HexKey[],
  lookouts: Lookouts,
): boolean {
  const onMap = hexes.filter((hex) => lookUp(state.hexes, hex));
  return eyesOf(state, seat, lookouts).some(
    ([key, radius]) => state.hexes[key] && onMap.some((hex) => hexDistance(key, hex) <= radius),
  );
}

function eyesOf(state: PlanetaryState, seat: string, lookouts: Lookouts): readonly Eye[] {
  const eyes: Eye[] = [...(lookouts.get(seat) ?? [])];
  for (const each of Object.values(state.detachments)) {
    if (each.owner !== seat || each.place.at !== 'hex') continue;
    eyes.push([each.place.hex, detachmentRadius(state, each)]);
  }
  for (const kind of ['convoys', 'spies', 'diplomats'] as const) {
    const radius = kind === 'diplomats' ? SIGHT_RADIUS.diplomat : SIGHT_RADIUS.convoy;
    for (const each of Object.values(state[kind])) if (each.owner === seat) eyes.push([each.hex, radius]);
  }
  return eyes;
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

/** PLN-SIG-02: how far a detachment sees. */
export const detachmentRadius = (state: PlanetaryState, detachment: Detachment): number =>
  hasScouts(state, detachment) ? SIGHT_RADIUS.withScouts : SIGHT_RADIUS.detachment;
