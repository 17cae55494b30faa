import { modifiersOfRace } from '../races/profile-of.js';
import type { RaceModifiers } from '../races/profile.js';
import type { Detachment, PlanetaryState, Unit } from '../state/index.js';
import { carrierOf, mountOf } from '../races/detachment-filters.js';
import { livingUnitsOf } from '../state/army-of.js';
import { shortKey, unitTypeBy } from '../races/unit-types.js';

/** RACE-DE-15 Speed: MV of a detachment that has only swift units, else its own; units without a living model do not count. */
export function swiftMv(state: PlanetaryState, detachment: Detachment): number {
  const { speed } = modifiersOfRace(state, detachment.race);
  if (speed === null || detachment.mv !== speed.fromMv) return detachment.mv;
  const units = livingUnitsOf(detachment);
  return units.length > 0 && units.every((unit) => isSwift(state, speed, units, unit))
    ? speed.toMv
    : speed.fromMv;
}

function isSwift(
  state: PlanetaryState,
  { mountedIn, units, flags }: NonNullable<RaceModifiers['speed']>,
  living: readonly Unit[],
  unit: Unit,
): boolean {
  const type = unitTypeBy(state, unit.typeKey);
  const short = type ? shortKey(type) : null;
  const carrier = carrierOf(state, living, unit);
  const rides = [carrier ? shortKey(carrier) : null, short];
  return (
    rides.some((each) => each !== null && mountedIn.includes(each)) ||
    (short !== null && units.includes(short)) ||
    flags.some((flag) => type?.[flag] === true || mountOf(unit) === flag)
  );
}
