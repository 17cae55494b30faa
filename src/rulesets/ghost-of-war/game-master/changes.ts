/* Names of what the arbiter may change: as the shapes have it. */

import type { Shaped } from '../../../kernel/index.js';
import type { unitFields } from '../formations/shapes.js';
import type { planetFields } from '../planets/shapes.js';
import type { gmChange } from './shapes.js';

/** GOW-GEN-07: what the arbiter may change. Each is checked against the invariants of the state. */
export type GmChange = Shaped<typeof gmChange>;
/** Absent = as it is. */
export type PlanetFields = Shaped<typeof planetFields>;
export type UnitFields = Shaped<typeof unitFields>;
