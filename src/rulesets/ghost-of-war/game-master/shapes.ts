import { alone, choice, id, named, orNull, record, said } from '../../../kernel/index.js';
import { factionStock, figure, stock } from '../shapes/goods.js';
import { formation, unit, unitFields, unitTraits } from '../formations/shapes.js';
import { condition, conditionName, unitType } from '../shapes/parts.js';
import { alignment, chapterCounters, character, faction } from '../characters/shapes.js';
import { announcement, depot, planet, planetFields, route, storm, system } from '../planets/shapes.js';
import { relation } from '../start/shapes.js';
import { eventProject } from '../projects/shapes.js';

/** GOW-GEN-07: what the arbiter may change. */
export const gmChange = named(
  'Change',
  'What the arbiter changes (GOW-GEN-07).',
  choice('change', {
    CREATE_FACTION: alone(record({ entry: said('A new faction.', faction) })),
    CREATE_SYSTEM: alone(record({ entry: said('A new system.', system) })),
    CREATE_PLANET: alone(record({ entry: said('A new planet.', planet) })),
    CREATE_DEPOT: alone(record({ entry: said('A new field depot.', depot) })),
    CREATE_UNIT: alone(record({ entry: said('A new unit.', unit) })),
    CREATE_FORMATION: alone(record({ entry: said('A new formation.', formation) })),
    CREATE_CHARACTER: alone(
      record({ entry: said('A new character, unique commanders too (GOW-CHR-02).', character) }),
    ),
    REMOVE: alone(record({ id: said('Removes what has this id.', id) })),
    SET_PLANET: said(
      'Figures of a planet.',
      named(
        'SetPlanet',
        'What changes in a planet.',
        record({ planet: said('The planet.', id), fields: said('Its new figures.', planetFields) }),
      ),
    ),
    SET_UNIT: said(
      'Figures of a unit.',
      named(
        'SetUnit',
        'What changes in a unit.',
        record({ unit: said('The unit.', id), fields: said('Its new figures.', unitFields) }),
      ),
    ),
    SET_SUPPLY_COUNTER: said(
      'A supply counter.',
      named(
        'SetCounter',
        'A supply counter.',
        record({ holder: said('Unit or formation.', id), counter: said('Its counter.', figure()) }),
      ),
    ),
    SET_BUFFER: said(
      'What a buffer holds.',
      named(
        'SetBuffer',
        'What a buffer holds.',
        record({
          holder: said('Planet, depot, unit or formation.', id),
          goods: said('Stock of the resources named; others stay.', stock),
        }),
      ),
    ),
    SET_STOCK: said(
      'The stock of a faction.',
      named(
        'SetStock',
        'The stock of a faction.',
        record({
          faction: said('The faction.', id),
          goods: said('What it has of the resources named.', factionStock(figure())),
        }),
      ),
    ),
    SET_CHAPTER_COUNTERS: said(
      'Counters of a chapter.',
      named(
        'SetChapterCounters',
        'The supply counters of a chapter.',
        record({ faction: said('Its faction.', id), counters: said('The counters named.', chapterCounters) }),
      ),
    ),
    SET_ALIGNMENT: said(
      'An alignment.',
      named(
        'SetAlignment',
        'The alignment of a faction.',
        record({ faction: said('The faction.', id), alignment: said('Its alignment.', alignment) }),
      ),
    ),
    SET_PLAYER: said(
      'A player.',
      named(
        'SetPlayer',
        'The player of a faction.',
        record({
          faction: said('The faction.', id),
          seat: said('Seat; the arbiter runs it when left out.', orNull(id)),
        }),
      ),
    ),
    SET_RELATION: said('A relation.', relation),
    SET_CONDITION: said(
      'A condition.',
      named(
        'SetCondition',
        'A condition of a unit or planet.',
        record({ subject: said('Unit or planet.', id), condition: said('The condition.', condition) }),
      ),
    ),
    LIFT_CONDITION: said(
      'The end of a condition.',
      named(
        'LiftCondition',
        'A condition that ends.',
        record({ subject: said('Unit or planet.', id), name: said('Its name.', conditionName) }),
      ),
    ),
    SET_TRAITS: said(
      'Traits of a unit.',
      named(
        'SetTraits',
        'Traits of a unit, all of them.',
        record({ unit: said('The unit.', id), traits: said('The traits.', unitTraits) }),
      ),
    ),
    SET_STORM: said(
      'A storm.',
      named('SetStorm', 'A storm; one without core hexes ends.', record(storm.members)),
    ),
    SET_ROUTE: said('A charted route; one without hexes ends.', route),
    DEFINE_UNIT_TYPE: said(
      'A type of units.',
      named(
        'KeyedUnitType',
        'A type of units of the club, with its key.',
        record({ key: said('Its key.', id), type: said('The type.', unitType) }),
      ),
    ),
    ADD_EVENT_PROJECT: said('A project of an event.', eventProject),
    AWARD_POINTS: said(
      'Points.',
      named(
        'Award',
        'Points that a faction is given (GOW-GEN-10).',
        record({ faction: said('The faction.', id), points: said('Points.', figure()) }),
      ),
    ),
    SCHEDULE_EVENT: alone(record({ event: said('An event that is announced.', announcement) })),
  }),
);
