import type { MessageTemplates } from '../../face.js';

/** Who may say what and when; positions and the arbiter's changes. */
export const GENERAL_MESSAGES: MessageTemplates = {
  WRONG_STEP: 'This belongs to the step {~needed}; the campaign is in the step {~step}.',
  ORDERS_LOCKED: '{faction} has locked its orders. Until the last faction locks, the lock can be taken back.',
  NOT_LOCKED: 'The orders of {factions} are not locked.',
  NO_FACTION: '{seat} plays no faction.',
  NO_SUCH_FACTION: 'There is no faction {faction}.',
  NOT_YOUR_FACTION: '{faction} is not your faction.',
  SAME_FACTION: 'Another faction must be named.',
  NO_SUCH_ENTITY: 'There is nothing called {entity}.',
  NOT_YOUR_ENTITY: '{entity} is not yours.',
  NOT_YOUR_UNIT: '{unit} is no unit of yours.',
  NOT_YOUR_FORMATION: '{formation} is no formation of yours.',
  NOT_YOUR_CHARACTER: '{character} is no character of yours.',
  NO_SUCH_SYSTEM: 'There is no system {system}.',
  NO_SUCH_RELATION: 'There is no relation {relation}.',
  RELATION_ALREADY: 'You and {faction} are {~relation} already.',
  NOT_ALLIED: '{faction} is no ally.',
  'GOW-GEN-09/NOT_ALLIED': '{faction} is no ally: only allies are confided in.',

  ID_TWICE: 'The id {id} is there twice: ids are unique over all kinds of things.',
  NO_SUCH_THING: 'There is nothing called {id}.',
  NO_SUCH_SUB_SECTOR: 'There is no sub-sector {subSector}.',
  NOT_ON_THE_MAP: '{hex} is not on the map.',
  NOT_NEIGHBOURS: '{hex} does not lie beside the hex before.',
  HEX_HAS_A_SYSTEM: '{hex} has a system already: a hex holds one at most.',
  NAME_NOT_NOTABLE:
    'The name {name} cannot be written in a line: letters, digits, blanks, apostrophes, hyphens and dots only.',
  NAME_TWICE: 'Two are called {name}: lines are written with names.',
  NOT_ONE_FOR_EACH_STOP: 'There must be one entry for each of the {stops} stops; the list has {entries}.',
  OUT_OF_RANGE: '{field} is {min} to {max}, not {value}.',
  BUFFER_OUT_OF_RANGE: 'A buffer holds 0 to its maximum: {resource} {cur} of {max} is neither.',

  NO_SUCH_STEP: 'There is no step {step}.',
  NOT_ITS_UNIT: '{unit} belongs to another faction.',
  NOT_ONE_PLACE: '{?{unit}}{?{character}} is in {places} places: it must be one.',
  SHIP_ON_PLANET: '{unit} is a ship: ships are in the orbit of a system.',
  IN_TWO_FORMATIONS: '{unit} is in two formations.',
  TWO_COMMANDERS: '{formation} has two commanders.',

  RELATION_TWICE: 'The relation of {one} and {other} is there twice.',
  CONFIDANT_HOSTILE: '{faction} is an enemy: enemies are not confided in.',
  IN_BATTLE: '{id} is in a battle that is not over.',
  SYSTEM_NOT_EMPTY:
    'Only an empty system is removed: {system} has planets, or somebody is there, on the way or names it.',
  NOT_HIS_FORMATION: 'A commander is with a formation of his own faction; {formation} is none.',
  NOT_OWN_OR_ALLIED: '{entity} is neither yours nor an ally’s.',
  WEAPON_MISSING: '{unit} needs a main weapon.',
  NO_SUCH_ADVANCEMENT: 'There is no advancement {advancement}.',

  NOT_NOW: 'The arbiter changes the sector before the orders of a round close, not in the step {~step}.',
  NO_REASON: 'The arbiter must say why.',
};
