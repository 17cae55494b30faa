import type { Detachment, Garrison, MapHex, MoveClass, PlanetaryState, Unit } from '../state/index.js';
import { ACCESS } from '../data/access.js';
import { RIVER_COST, ROAD_COST_FACTOR, TERRAIN } from '../data/map.js';
import { inOrder, isRiverEdge, isRoadStep } from './map.js';
import { carrierOf, mountOf } from '../races/detachment-filters.js';
import { unitTypeBy } from '../races/unit-types.js';

/** PLN-CPT-01: detachments that a captor (a detachment or a garrison) has with it, canonical order. */
export const captivesOf = (state: PlanetaryState, army: string): readonly Detachment[] =>
  inOrder(
    Object.values(state.detachments).filter((each) => each.place.at === 'captor' && each.place.army === army),
  );

const isPresent = (unit: Unit): boolean => unit.models.some((each) => each.state !== 'dead');

/** Class a unit moves with: a mounted one with that of its transport (PLN-TER-03, RACE-PROD-10). */
function classOfUnit(state: PlanetaryState, units: readonly Unit[], unit: Unit): MoveClass {
  const carrier = carrierOf(state, units, unit);
  if (carrier && unit.mountedIn !== null) return carrier.moveClass;
  const mount = mountOf(unit);
  if (mount) return mount === 'jetbike' ? 'skimmer' : 'wheeled';
  return (carrier ?? unitTypeBy(state, unit.typeKey))?.moveClass ?? 'infantry';
}

/** PLN-TER-03 Mixed detachments: classes of all models not dead, captives included (PLN-CPT-02). */
export function moveClasses(state: PlanetaryState, army: Detachment | Garrison): ReadonlySet<MoveClass> {
  const own = army.units.filter(isPresent).map((unit) => classOfUnit(state, army.units, unit));
  return new Set([...own, ...captivesOf(state, army.id).flatMap((each) => [...moveClasses(state, each)])]);
}

/** PLN-TER-03: only skimmers and units mounted in skimmers. */
export const allSkimmers = (classes: ReadonlySet<MoveClass>): boolean =>
  classes.size > 0 && [...classes].every((each) => each === 'skimmer');

/** PLN-TER-02 Access of every class from a hex to an adjacent one; a road step is open to all. */
export function mayStep(classes: ReadonlySet<MoveClass>, from: MapHex, to: MapHex): boolean {
  if (isRoadStep(from, to)) return true;
  const river = isRiverEdge(from, to);
  return [...classes].every(
    (each) => ACCESS[to.terrain][each] !== 'no' && (!river || ACCESS.riverEdge[each] !== 'no'),
  );
}

/** PLN-TER-05 Battle movement: attacks, raids and withdrawals cost no MP, but access holds, and never to sea. */
export const mayStepInBattle = (classes: ReadonlySet<MoveClass>, from: MapHex, to: MapHex): boolean =>
  to.terrain !== 'sea' && mayStep(classes, from, to);

/** PLN-BOR-05: from orbit no road leads into a hex; its terrain must be open to every class. */
export const mayLand = (classes: ReadonlySet<MoveClass>, to: MapHex): boolean =>
  to.terrain !== 'sea' && [...classes].every((each) => ACCESS[to.terrain][each] !== 'no');

/** PLN-TER-01 Cost to enter an adjacent hex, MP. */
export function stepCost(classes: ReadonlySet<MoveClass>, from: MapHex, to: MapHex): number {
  const { cost } = TERRAIN[to.terrain];
  if (isRoadStep(from, to)) return cost * ROAD_COST_FACTOR;
  if (!isRiverEdge(from, to)) return cost;
  return cost + (allSkimmers(classes) ? RIVER_COST.allSkimmers : RIVER_COST.any);
}
