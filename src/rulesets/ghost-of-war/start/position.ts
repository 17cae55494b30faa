/* Names of what a campaign starts from: as the shapes have it. */

import type { Shaped } from '../../../kernel/index.js';
import type { character, faction } from '../characters/shapes.js';
import type { formation, journey, unit } from '../formations/shapes.js';
import type { depot, planet, system } from '../planets/shapes.js';
import type { line, project } from '../projects/shapes.js';
import type { position } from './shapes.js';

/**
 * Where a campaign starts: any legal state of a sector, in the form in which a club would write it down (GOW-GEN-12).
 * What is left out takes the default. Lists are in order of creation: the seq of each thing is its place in its list.
 */
export type GhostOfWarPosition = Shaped<typeof position>;
export type SystemEntry = Shaped<typeof system>;
export type FactionEntry = Shaped<typeof faction>;
export type PlanetEntry = Shaped<typeof planet>;
export type DepotEntry = Shaped<typeof depot>;
export type UnitEntry = Shaped<typeof unit>;
export type FormationEntry = Shaped<typeof formation>;
export type JourneyEntry = Shaped<typeof journey>;
export type CharacterEntry = Shaped<typeof character>;
export type ProjectEntry = Shaped<typeof project>;
export type LineEntry = Shaped<typeof line>;
