import type { HexKey } from '../../../engine/hex/index.js';
import { lookUp } from '../../../kernel/index.js';
import { buildingRank, buildingType, type BuildingType } from '../data/buildings.js';
import { modifiersOfSeat } from '../races/profile-of.js';
import type { RaceModifiers } from '../races/profile.js';
import { PROFILES } from '../races/profiles.js';
import type { Building, PlanetaryState, RaceKey } from '../state/index.js';
import { isEnemy } from '../state/relations.js';

/** Upgrades that do all that their lower buildings do (PLN-BLD-06, PLN-BLD-10). */
const DO_AS_LOWER: readonly string[] = ['MAJOR_SPACEPORT', 'MAJOR_AIRBASE'];

/** RACE-PROD-06: whether a race builds and uses a kind of building. */
export const canUse = (race: RaceKey, { id, ofOneRace }: BuildingType): boolean =>
  ofOneRace !== true || PROFILES[race].buildings.includes(id);

/** Smallest size of Urban hex in which a kind of building works for a seat (PLN-BLD-02, RACE-DE-08). */
export const leastSize = (state: PlanetaryState, seat: string | null, type: BuildingType): number =>
  leastSizeFor(modifiersOfSeat(state, seat), type);

export const leastSizeFor = ({ buildingMinSize }: RaceModifiers, { id, minSize }: BuildingType): number =>
  Math.max(1, minSize + (lookUp(buildingMinSize, id) ?? 0));

/**
 * PLN-BLD-04 Dormant: the hex is too small for it (RACE-TAKE-08), it needs its owner's Capital and this is none, or it is of
 * another race's own (RACE-PROD-06).
 */
export function isDormant(state: PlanetaryState, hex: HexKey, type: string): boolean {
  const place = lookUp(state.hexes, hex);
  const kind = buildingType(type);
  if (!place?.urban || !kind) return true;
  const owner = place.controller === null ? undefined : state.players[place.controller];
  return (
    place.urban.size < leastSize(state, place.controller, kind) ||
    (kind.capitalOnly === true && owner?.capitalHex !== hex) ||
    (owner !== undefined && !canUse(owner.race, kind))
  );
}

/** PLN-BLD-01: a building works from the turn after the one it was built in, while it is not dormant. */
export const isActive = (state: PlanetaryState, hex: HexKey, building: Building): boolean =>
  building.builtTurn < state.turn && !isDormant(state, hex, building.type);

/** Kinds of building that work in a hex now; of an upgrade, in the turn it was built, the lower one (PLN-BLD-01). */
export const activeKinds = (state: PlanetaryState, hex: HexKey): readonly string[] =>
  (lookUp(state.hexes, hex)?.urban?.buildings ?? []).flatMap((each) => {
    const lower = buildingType(each.type)?.upgradeOf;
    if (isActive(state, hex, each)) {
      return lower !== undefined && DO_AS_LOWER.includes(each.type) ? [each.type, lower] : [each.type];
    }
    const young = each.builtTurn >= state.turn && (each.lowerBuiltTurn ?? 0) < state.turn;
    return young && lower !== undefined && !isDormant(state, hex, lower) ? [lower] : [];
  });

/** Whether a building of the kind, or an upgrade that does all of its work, works in the hex now. */
export const hasActive = (state: PlanetaryState, hex: HexKey, type: string): boolean =>
  activeKinds(state, hex).includes(type);

/** Buildings of a hex in the order of the table (PLN-GEN-13). */
export const buildingsInOrder = (state: PlanetaryState, hex: HexKey): readonly Building[] =>
  [...(lookUp(state.hexes, hex)?.urban?.buildings ?? [])].sort(
    (a, b) => buildingRank(a.type) - buildingRank(b.type) || compareText(a.aspect ?? '', b.aspect ?? ''),
  );

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const SPACE_PORTS: readonly string[] = ['MINOR_SPACEPORT', 'MAJOR_SPACEPORT'];

/** PLN-BLD-06: models come by a Space Port unless its Airspace was controlled by an enemy in the turn before. */
export function spacePortProduces(state: PlanetaryState, hex: HexKey): boolean {
  const place = lookUp(state.hexes, hex);
  const owner = place?.controller ?? null;
  if (!place || owner === null || state.closedPorts?.includes(hex) === true) return false;
  return !(state.lastAirControl[place.airspace] ?? []).some((each) => isEnemy(state, each, owner));
}

/** Whether a kind of building of the hex produces units now (PLN-DET-07, PLN-BLD-06). */
export const produces = (state: PlanetaryState, hex: HexKey, type: string): boolean =>
  hasActive(state, hex, type) && (!SPACE_PORTS.includes(type) || spacePortProduces(state, hex));
