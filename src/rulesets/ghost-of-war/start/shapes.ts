import {
  id,
  list,
  named,
  optional,
  ownId,
  pair,
  record,
  said,
  textOf,
  under,
} from '../../../kernel/index.js';
import * as words from '../words/index.js';
import { battle } from '../combat/shapes.js';
import { formation, journey, supplyGroup, unit } from '../formations/shapes.js';
import { by, figure, hex } from '../shapes/goods.js';
import { order } from '../sheets/shapes.js';
import { unitType } from '../shapes/parts.js';
import { character, faction, fallen } from '../characters/shapes.js';
import { announcement, depot, planet, route, storm, system } from '../planets/shapes.js';
import { eventProject, line, project } from '../projects/shapes.js';

/** GOW-GEN-08 */
export const relation = named(
  'Relation',
  'Relation of two factions, where it differs from the default (GOW-GEN-08).',
  record({ factions: said('The two.', pair(id)), relation: said('Their relation.', words.relationKind) }),
);

/** GOW-GEN-12: where a campaign starts. */
export const position = named(
  'Position',
  'A sector to start from, as a club writes it down (GOW-GEN-12). Lists are in order of creation. What is left out has its default.',
  record({
    round: said('Round; 1 when left out.', optional(figure())),
    step: said(
      'Step that opens first; OPENING when left out.',
      optional(under(by('GOW-RND-01', 'NO_SUCH_STEP'), words.step)),
    ),
    subSectors: said(
      'Sub-sectors.',
      list(
        named(
          'SubSector',
          'A part of the sector, by its name.',
          record({
            id: said('Its id, by which all else names it.', ownId),
            name: said('Its name.', textOf(120)),
          }),
        ),
      ),
    ),
    hexes: said(
      'Hexes of the map.',
      list(
        named(
          'Hex',
          'A hex of the map (GOW-MAP-01).',
          record({
            hex: said('Where, `q,r`.', hex),
            subSector: said('Sub-sector it lies in (GOW-MAP-03).', id),
          }),
        ),
        10_000,
      ),
    ),
    systems: said('Systems.', list(system)),
    storms: said('Storms, the great rift, the shadow in the warp.', optional(list(storm))),
    routes: said('Charted routes.', optional(list(route))),
    factions: said('Factions.', list(faction)),
    relations: said('Relations that differ from the default.', optional(list(relation))),
    planets: said('Planets.', list(planet)),
    depots: said('Field depots.', optional(list(depot))),
    unitTypes: said(
      'Types of units beside the table.',
      optional(
        list(
          named(
            'KeyedUnitType',
            'A type of units of the club, with its key.',
            record({ key: said('Its key.', id), type: said('The type.', unitType) }),
          ),
        ),
      ),
    ),
    units: said('Units.', optional(list(unit))),
    formations: said('Formations.', optional(list(formation))),
    journeys: said('Journeys under way.', optional(list(journey))),
    characters: said('Commanders and heroes.', optional(list(character))),
    fallen: said('Deaths that a Rite may serve.', optional(list(fallen))),
    eventProjects: said('Projects that the arbiter has made up.', optional(list(eventProject))),
    projects: said('Projects under way.', optional(list(project))),
    lines: said('Trade and supply lines.', optional(list(line))),
    supplyGroups: said('Supply groups.', optional(list(supplyGroup))),
    battles: said('Battles.', optional(list(battle))),
    scheduled: said(
      'Events announced.',
      optional(
        list(
          named(
            'Scheduled',
            'An event that is announced already.',
            record({ id: said('Its id, by which all else names it.', ownId), ...announcement.members }),
          ),
        ),
      ),
    ),
    orders: said(
      'Orders in force, for a position after S1.',
      optional(
        list(
          named(
            'Sheet',
            'The orders of a faction that are in force.',
            record({
              faction: said('The faction.', id),
              orders: said('The orders, in the order of the sheet.', list(order)),
            }),
          ),
        ),
      ),
    ),
  }),
);
