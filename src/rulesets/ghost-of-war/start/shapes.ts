import {
  list,
  oneOf,
  optional,
  pair,
  record,
  text,
  type Describing,
  type Shape,
} from '../../../kernel/index.js';
import { RELATIONS } from '../data/factions.js';
import { STEPS } from '../data/steps.js';
import type { GhostOfWarPosition } from './position.js';
import type { Step } from '../state/index.js';
import { battle } from '../combat/shapes.js';
import { formation, journey, supplyGroup, unit } from '../formations/shapes.js';
import { by, figure, hex } from '../shapes/goods.js';
import { order } from '../sheets/shapes.js';
import { unitType } from '../shapes/parts.js';
import { character, faction, fallen } from '../characters/shapes.js';
import { announcement, depot, planet, route, storm, system } from '../planets/shapes.js';
import { eventProject, line, project } from '../projects/shapes.js';

/** GOW-GEN-08 */
export const relation = { factions: pair(text), relation: oneOf(RELATIONS) };

/** GOW-GEN-12: where a campaign starts. */
export const position: Shape<GhostOfWarPosition> = record({
  round: optional(figure()),
  step: optional(
    oneOf(
      STEPS.map(({ code }): Step => code),
      by('GOW-RND-01', 'NO_SUCH_STEP'),
    ),
  ),
  subSectors: list(record({ id: text, name: text })),
  hexes: list(record({ hex, subSector: text })),
  systems: list(system),
  storms: optional(list(storm)),
  routes: optional(list(route)),
  factions: list(faction),
  relations: optional(list(record(relation))),
  planets: list(planet),
  depots: optional(list(depot)),
  unitTypes: optional(list(record({ key: text, type: unitType }))),
  units: optional(list(unit)),
  formations: optional(list(formation)),
  journeys: optional(list(journey)),
  characters: optional(list(character)),
  fallen: optional(list(fallen)),
  eventProjects: optional(list(eventProject)),
  projects: optional(list(project)),
  lines: optional(list(line)),
  supplyGroups: optional(list(supplyGroup)),
  battles: optional(list(battle)),
  scheduled: optional(list(record({ id: text, ...announcement.members }))),
  orders: optional(list(record({ faction: text, orders: list(order) }))),
}) satisfies Describing<GhostOfWarPosition>;
