import type { PlanetaryPosition } from '../../../../../rulesets/planetary/index.js';
import { plain } from '../../../schema/plain.js';
import type { PlanetaryUnitTypeInput } from './position-armies.input.js';

/** A unit type as the core takes it. */
export function toUnitType({
  requires,
  ...input
}: PlanetaryUnitTypeInput): NonNullable<PlanetaryPosition['unitTypes']>[number] {
  return { ...plain(input), ...(requires ? { requires: requires.map((each) => each.anyOf) } : {}) };
}
