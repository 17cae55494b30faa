import { existing, itemAt } from '../../../kernel/index.js';
import { AMPHIBIOUS_SWAMP, ROAD_BONUS, TERRAIN } from '../data/terrain.js';
import { crossing, isHighwayHex, isRiver, isRoadHex, placeAt, roadLink } from '../map/edges.js';
import type { MapHex, MetaCampaignState, Unit } from '../state/index.js';
import { isNearGround } from '../units/profiles.js';
import { heightBetween } from '../map/heights.js';
import { airSpeed, type Flight } from '../flight/speed.js';
import { towedBy } from '../transports/aboard/carried.js';
import type { Movement } from '../orders/orders.js';
import { has, isAirborne, isLandVehicle, isVessel } from '../units/kinds.js';

/** A step of a move. */
export interface Step {
  readonly from: string;
  readonly to: string;
  readonly road: 'ROAD' | 'HIGHWAY' | null;
  readonly cost: number;
}

const at = (state: MetaCampaignState, hex: string): MapHex => existing(placeAt(state, hex), 'hex');

/** EDCU-FLT-06: whether an aircraft near the ground has to go higher. */
const climbs = (state: MetaCampaignState, { profile }: Unit, from: string, to: string): boolean =>
  isNearGround(profile) && at(state, to).elevation > at(state, from).elevation;

/** EDC-TER-04, EDCU-RIV-01: the road of a step; a small river is that of a vessel. */
const wayBetween = (state: MetaCampaignState, unit: Unit, from: string, to: string): Step['road'] => {
  if (!isVessel(unit)) return roadLink(state, from, to);
  return crossing(state, from, to).lies.riverLink ? 'ROAD' : null;
};

/** EDC-MOV-05, EDC-ELV-01, EDC-ELV-03, EDC-ELV-04, EDC-TER-03: steps over the ground. */
function groundSteps(
  state: MetaCampaignState,
  unit: Unit,
  start: string,
  path: readonly string[],
): readonly Step[] {
  const vehicle = isLandVehicle(unit);
  // EDC-ELV-01: tracked vehicles do not pay their first change of height.
  let free = unit.sheet.propulsion === 'tracked' ? 1 : 0;
  return path.map((to, place) => {
    const from = place === 0 ? start : itemAt(path, place - 1);
    const road = wayBetween(state, unit, from, to);
    const offRoad = road === null;
    const steep = offRoad && heightBetween(state, from, to) > 0;
    const pays = steep && free === 0;
    if (steep && free > 0) free -= 1;
    const { vehicleCost } = TERRAIN[at(state, to).terrain];
    const wooded = crossing(state, from, to).lies.features.includes('WOODED');
    const cost =
      1 + (offRoad && vehicle ? vehicleCost : 0) + (offRoad && vehicle && wooded ? 1 : 0) + (pays ? 1 : 0);
    return { from, to, road, cost };
  });
}

/** Steps along a path with what each costs: the first of who is carried is its Exit (EDCU-TRN-05), aircraft fly (EDCU-FLT-06). */
export function stepsOf(state: MetaCampaignState, unit: Unit, path: readonly string[]): readonly Step[] {
  const start = existing(unit.hex, 'hex');
  const [first, ...others] = path;
  if (isAirborne(unit))
    return path.map((to, place) => {
      const from = place === 0 ? start : itemAt(path, place - 1);
      return { from, to, road: null, cost: climbs(state, unit, from, to) ? 2 : 1 };
    });
  if (unit.carriedBy === null || first === undefined) return groundSteps(state, unit, start, path);
  const exit: Step = { from: start, to: first, road: null, cost: has(unit, 'freeExit') ? 0 : 1 };
  return [exit, ...groundSteps(state, unit, first, others)];
}

/** EDC-GAR-02: a garrison that goes somewhere, or only comes out. */
export const leavesStructure = (
  { garrisonOf }: Unit,
  { path, leaveStructure }: Pick<Movement, 'path' | 'leaveStructure'>,
): boolean => garrisonOf !== null && (leaveStructure || path.length > 0);

/** Points of a path, with the one for leaving a structure (EDC-GAR-02). */
export const costOf = (steps: readonly Step[], leavesStructure: boolean): number =>
  steps.reduce((sum, { cost }) => sum + cost, leavesStructure ? 1 : 0);

/** Glossary, `Touched off-road`. */
function touchedOffRoad(state: MetaCampaignState, steps: readonly Step[]): readonly MapHex['terrain'][] {
  const hexes = steps.filter(({ road }) => road === null).flatMap(({ from, to }) => [from, to]);
  return [...new Set(hexes)].map((each) => at(state, each).terrain);
}

/** EDC-TER-04: what a move wholly on a road gains. */
function roadBonus(state: MetaCampaignState, unit: Unit, steps: readonly Step[]): number {
  const [first, ...others] = steps;
  if (!first || !isLandVehicle(unit) || !isRoadHex(state, first.to)) return 0;
  if (!others.every(({ road }) => road !== null)) return 0;
  const highway =
    steps.every(({ to }) => isHighwayHex(state, to)) && others.every(({ road }) => road === 'HIGHWAY');
  const row = ROAD_BONUS[highway ? 'HIGHWAY' : 'ROAD'];
  return unit.sheet.propulsion === 'wheeled' ? row.wheeled : row.otherVehicle;
}

export interface Gait {
  readonly doubleTime: boolean;
  readonly crossesRiver: boolean;
  /** Whether it comes out of a structure first (EDC-GAR-02). */
  readonly leaves: boolean;
  /** EDCU-MIN-09, EDCU-MIN-10: at speed 1. */
  readonly careful?: boolean;
  /** Energy on top of the move's (EDCU-MIN-09). */
  readonly extra?: number;
  /** Of aircraft in the air. */
  readonly flight: Flight | null;
}

/** EDC-MOV-06, EDCU-TOW-05: printed speed, environment and towing; 0 cannot move. */
export function baseSpeed(state: MetaCampaignState, { id, sheet }: Unit): number {
  const { rules, weather } = state;
  const towing = towedBy(state, id) === null ? 0 : rules.towSpeedPenalty;
  return Math.max(0, sheet.speed + (weather.modifiers.speed[sheet.category] ?? 0) - towing);
}

/** EDC-MOV-06, EDC-STA-04: speed for a move along these steps. */
export function speedFor(state: MetaCampaignState, unit: Unit, steps: readonly Step[], gait: Gait): number {
  if (gait.flight)
    return airSpeed(
      state,
      unit,
      steps.map(({ to }) => to),
      gait.flight,
    );
  const base = baseSpeed(state, unit);
  if (base === 0) return 0;
  const touched = touchedOffRoad(state, steps);
  const amphibious = has(unit, 'amphibious');
  const aquatic = unit.sheet.propulsion === 'aquatic';
  let speed = base + (gait.doubleTime ? state.rules.doubleTimeSpeed : 0) + roadBonus(state, unit, steps);
  if (touched.includes('RUBBLE')) speed = Math.max(1, speed + TERRAIN.RUBBLE.speedDelta);
  if (touched.includes('SWAMP') && amphibious) speed = Math.max(1, speed + AMPHIBIOUS_SWAMP);
  const capped =
    (touched.includes('SWAMP') && !amphibious && !aquatic) ||
    steps.some(({ from, to }) => [from, to].some((each) => at(state, each).terrain === 'MOUNTAINS')) ||
    unit.energy === 0 ||
    gait.careful === true ||
    gait.crossesRiver;
  return capped ? Math.min(1, speed) : speed;
}

/** EDC-EDG-02: land units that must cross a river with their whole move. */
export const crossesRiver = (
  state: MetaCampaignState,
  unit: Unit,
  { from, to }: Pick<Step, 'from' | 'to'>,
): boolean =>
  from !== to &&
  !isAirborne(unit) &&
  isRiver(crossing(state, from, to)) &&
  !has(unit, 'amphibious') &&
  unit.sheet.propulsion !== 'aquatic';

/** EDC-TER-10: Energy that dunes take from the whole move. */
export const dunesEnergy = (state: MetaCampaignState, unit: Unit, steps: readonly Step[]): number =>
  isLandVehicle(unit) && touchedOffRoad(state, steps).includes('DESERT_DUNES')
    ? TERRAIN.DESERT_DUNES.vehicleEnergy
    : 0;

/** EDC-STA-05, EDCU-GLD-06, EDCU-FLT-02: who moves without Energy: at Energy 0, gliding, and after a take-off, which has paid. */
const isFree = ({ energy }: Unit, { flight }: Gait): boolean =>
  flight ? flight.glides !== null || flight.takesOff : energy === 0;

/** EDC-MOV-03, EDC-MOV-04, EDC-EDG-02, EDC-GAR-02: Energy of a move along these steps; nothing at Energy 0. */
export function energyOf(state: MetaCampaignState, unit: Unit, steps: readonly Step[], gait: Gait): number {
  if ((steps.length === 0 && !gait.leaves) || isFree(unit, gait)) return 0;
  const move = gait.crossesRiver ? RIVER_ENERGY : 1;
  return Math.max(
    0,
    move +
      (gait.doubleTime ? state.rules.doubleTimeEnergy : 0) +
      (gait.extra ?? 0) +
      dunesEnergy(state, unit, steps) +
      state.weather.modifiers.moveEnergy,
  );
}

/** EDC-EDG-02 */
const RIVER_ENERGY = 2;

/** The last hex of some steps; the hex of the unit where there are none. */
export const endOf = (unit: Unit, steps: readonly Step[]): string =>
  steps.length === 0 ? existing(unit.hex, 'hex') : itemAt(steps, steps.length - 1).to;
