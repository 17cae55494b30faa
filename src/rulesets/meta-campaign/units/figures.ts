import { classOf, effectsOn, type Build } from './values.js';

/** EDCU-CLF-02: inherent armour without specializations, at most the cap. */
export function armourOn(build: Build, armourCap: number): number {
  const added = effectsOn(build).reduce(
    (sum, each) => (each.op === 'add' && each.stat === 'armour' ? sum + each.value : sum),
    0,
  );
  return Math.min(armourCap, Math.max(0, (classOf(build)?.armour ?? 0) + added));
}

const compartmentsOf = (build: Build) => [
  ...(classOf(build)?.compartments ?? []),
  ...effectsOn(build).filter((each) => each.op === 'compartment'),
];

/** EDCU-TRN-01, EDCU-CLF-05: slots for crates and barrels, empty. */
export const supplySlotsOf = (build: Build): number =>
  compartmentsOf(build)
    .filter(({ type }) => type === 'cargo' || type === 'vehicleBed')
    .reduce((sum, { capacity }) => sum + capacity, 0);

/** Supply slots of a cargo compartment that one infantry unit takes. */
const SLOTS_OF_INFANTRY = 2;

/** EDCU-TRN-01, EDCU-CLF-05: infantry units that it carries, empty. */
export const troopPlacesOf = (build: Build): number =>
  compartmentsOf(build).reduce((sum, { type, capacity }) => {
    if (type === 'troop') return sum + capacity;
    return type === 'cargo' ? sum + Math.floor(capacity / SLOTS_OF_INFANTRY) : sum;
  }, 0);
