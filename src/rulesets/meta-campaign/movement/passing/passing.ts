import type { InputPath } from '../../../../kernel/index.js';
import { lookUp } from '../../../../kernel/index.js';
import type { Violation } from '../../catalog.js';
import { unless } from '../../general/asked.js';
import { crossing, isBridgeOpen, isRiver, placeAt } from '../../map/edges.js';
import type { MapHex, MetaCampaignState, Structure, Unit } from '../../state/index.js';
import { towedBy } from '../../transports/aboard/carried.js';
import { blocOf, has, isAirborne, isInfantry, isLandVehicle, isVessel } from '../../units/kinds.js';
import { heightBetween } from '../../map/heights.js';

/** EDC-EDG-05, EDC-EDG-07: what a structure on the edge bars. */
function isBarred({ type, hp, completed, bloc }: Structure, unit: Unit): boolean {
  if (hp < 1 || !completed || isVessel(unit)) return false;
  switch (type) {
    case 'concreteWall':
      return true;
    case 'concreteWallGate':
      return bloc !== blocOf(unit);
    case 'dragonsTeeth':
      return isLandVehicle(unit) && unit.sheet.propulsion !== 'antiGrav';
    case 'barbedWire':
      return isInfantry(unit) || unit.sheet.category === 'towed';
    default:
      return false;
  }
}

/** Where vessels are without a small river (EDC-TER-06, EDC-TER-08). */
const WATERS: readonly string[] = ['WATER', 'LARGE_BRIDGE', 'LARGE_PONTOON_BRIDGE', 'SWAMP'];

const isAtSea = (state: MetaCampaignState, hex: string): boolean =>
  WATERS.includes(placeAt(state, hex)?.terrain ?? '');

/** EDC-TER-05, EDC-TER-06, EDC-TER-08: whether a unit may stand in such a hex at all. */
function mayEnter(
  state: MetaCampaignState,
  hex: string,
  { terrain }: MapHex,
  unit: Unit,
  byRiver: boolean,
): boolean {
  if (isVessel(unit)) {
    return WATERS.includes(terrain) || byRiver;
  }
  switch (terrain) {
    case 'MOUNTAINS':
      return isInfantry(unit) && (has(unit, 'mountain') || has(unit, 'specialInfantry'));
    case 'WATER':
      return has(unit, 'amphibious');
    case 'LARGE_BRIDGE':
    case 'LARGE_PONTOON_BRIDGE':
      return isBridgeOpen(state, hex);
    default:
      return true;
  }
}

/** Whether a unit may stand in a hex, however it comes there. */
export function standsIn(state: MetaCampaignState, hex: string, unit: Unit): boolean {
  const place = placeAt(state, hex);
  return place !== null && mayEnter(state, hex, place, unit, false);
}

/** EDCU-FLT-01, EDCU-FLT-06: cliffs at NOE, Mountains below Cruise. */
function barsInTheAir(
  state: MetaCampaignState,
  { profile }: Unit,
  from: string,
  to: string,
  { terrain }: MapHex,
  path: InputPath,
): readonly Violation[] {
  const cliff = heightBetween(state, from, to) >= state.rules.cliffDifference;
  return [
    ...unless(profile === 'CRUISE' || terrain !== 'MOUNTAINS', 'EDCU-FLT-06', 'IMPASSABLE', path, {
      hex: to,
      terrain,
    }),
    ...unless(profile !== 'NOE' || !cliff, 'EDCU-FLT-06', 'CLIFF', path, { hex: to }),
  ];
}

/** Everything that bars a step by terrain, edge and height; nothing where it may be made (sections 8 and 18). */
export function barsTo(
  state: MetaCampaignState,
  unit: Unit,
  from: string,
  to: string,
  path: InputPath,
): readonly Violation[] {
  const place = placeAt(state, to);
  if (place === null) return unless(false, 'EDC-MOV-01', 'OFF_THE_MAP', path, { hex: to });
  if (isAirborne(unit)) return barsInTheAir(state, unit, from, to, place, path);
  // EDCU-TRN-05, EDCU-TRN-06: an Exit minds the hex alone.
  if (unit.carriedBy !== null)
    return unless(standsIn(state, to, unit), ruleOf(place), 'IMPASSABLE', path, {
      hex: to,
      terrain: place.terrain,
    });
  const { lies, structure } = crossing(state, from, to);
  const tows = towedBy(state, unit.id) !== null;
  const wet = place.terrain === 'WATER' || place.terrain === 'SWAMP' || isRiver(crossing(state, from, to));
  const rail = unit.sheet.propulsion === 'rail';
  return [
    ...unless(!rail || lies.link === 'RAILWAY', 'EDC-TER-11', 'NO_RAILWAY', path, { hex: to }),
    ...unless(mayEnter(state, to, place, unit, lies.riverLink), ruleOf(place), 'IMPASSABLE', path, {
      hex: to,
      terrain: place.terrain,
    }),
    // EDC-EDG-04
    ...unless(heightBetween(state, from, to) < state.rules.cliffDifference, 'EDC-ELV-02', 'CLIFF', path, {
      hex: to,
    }),
    ...unless(
      !isVessel(unit) || lies.riverLink || isAtSea(state, from),
      'EDCU-RIV-01',
      'NO_RIVER_LINK',
      path,
      { hex: to },
    ),
    ...unless(!tows || !wet, 'EDCU-TOW-05', 'TOWING', path, { hex: to }),
    ...(structure
      ? unless(!isBarred(structure, unit), RULE_OF_EDGE[structure.type] ?? 'EDC-EDG-05', 'IMPASSABLE', path, {
          hex: to,
          structure: structure.type,
        })
      : []),
  ];
}

const RULE_OF_EDGE: Readonly<Record<string, 'EDC-EDG-05' | 'EDC-EDG-07'>> = {
  dragonsTeeth: 'EDC-EDG-07',
  barbedWire: 'EDC-EDG-07',
};

const RULE_OF_TERRAIN = {
  MOUNTAINS: 'EDC-TER-05',
  WATER: 'EDC-TER-06',
  LARGE_BRIDGE: 'EDC-TER-08',
  LARGE_PONTOON_BRIDGE: 'EDC-TER-08',
} as const;

const ruleOf = ({ terrain }: MapHex) =>
  lookUp<(typeof RULE_OF_TERRAIN)[keyof typeof RULE_OF_TERRAIN]>(RULE_OF_TERRAIN, terrain) ?? 'EDC-TER-06';
