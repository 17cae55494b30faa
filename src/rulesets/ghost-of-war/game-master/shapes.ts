import { choice, orNull, record, text } from '../../../kernel/index.js';
import { factionStock, figure, stock, way } from '../shapes/goods.js';
import { formation, unit, unitFields, unitTraits } from '../formations/shapes.js';
import { condition, conditionName, unitType } from '../shapes/parts.js';
import { alignment, chapterCounters, character, faction } from '../characters/shapes.js';
import { announcement, depot, planet, planetFields, route, stormKind, system } from '../planets/shapes.js';
import { relation } from '../start/shapes.js';
import { eventProject } from '../projects/shapes.js';

/** GOW-GEN-07: what the arbiter may change. */
export const gmChange = choice('change', {
  CREATE_FACTION: record({ entry: faction }),
  CREATE_SYSTEM: record({ entry: system }),
  CREATE_PLANET: record({ entry: planet }),
  CREATE_DEPOT: record({ entry: depot }),
  CREATE_UNIT: record({ entry: unit }),
  CREATE_FORMATION: record({ entry: formation }),
  CREATE_CHARACTER: record({ entry: character }),
  REMOVE: record({ id: text }),
  SET_PLANET: record({ planet: text, fields: planetFields }),
  SET_UNIT: record({ unit: text, fields: unitFields }),
  SET_SUPPLY_COUNTER: record({ holder: text, counter: figure() }),
  SET_BUFFER: record({ holder: text, goods: stock }),
  SET_STOCK: record({ faction: text, goods: factionStock(figure()) }),
  SET_CHAPTER_COUNTERS: record({ faction: text, counters: chapterCounters }),
  SET_ALIGNMENT: record({ faction: text, alignment }),
  SET_PLAYER: record({ faction: text, seat: orNull(text) }),
  SET_RELATION: record(relation),
  SET_CONDITION: record({ subject: text, condition }),
  LIFT_CONDITION: record({ subject: text, name: conditionName }),
  SET_TRAITS: record({ unit: text, traits: unitTraits }),
  SET_STORM: record({ id: text, kind: stormKind, core: way }),
  SET_ROUTE: route,
  DEFINE_UNIT_TYPE: record({ key: text, type: unitType }),
  ADD_EVENT_PROJECT: eventProject,
  AWARD_POINTS: record({ faction: text, points: figure() }),
  SCHEDULE_EVENT: record({ event: announcement }),
});
