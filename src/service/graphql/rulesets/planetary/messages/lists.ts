import type { MessageTemplates } from '../../face.js';

/** Unit types, their production and the lists of detachments by race. */
export const LIST_MESSAGES: MessageTemplates = {
  CAPITAL_ONLY:
    '{type} can be made only in the Capital, or by a Space Port elsewhere; {hex} is not the Capital.',
  BUILDINGS_MISSING: '{type} cannot be made in {hex}: beside the building that makes it must work: {needs}.',
  NOT_MADE_FOR_THIS: '{type} is not made in {hex} for this: see rule RACE-CH-13 and RACE-CH-14.',
  NOT_IN_LIST: 'The list of the detachment ({list}) does not hold {type}.',
  NOT_MOUNTED: 'In a detachment {list} {type} must ride in one of: {in}.',
  NOT_FAST_ENOUGH: '{type} on foot cannot keep up with a detachment {list}: it must ride, or be fast itself.',
  SLOT_NOT_OPEN: 'It cannot take the slot {slot}. Open to it: {open}.',
  EXARCH_WITHOUT_SQUAD: 'Each Exarch leads an Aspect squad: there are {exarchs} Exarchs and {squads} squads.',
  DETACHMENT_TYPE_UNDEFINED: 'The list of {typeKey} is not known: the arbiter has to define it first.',
  FORBIDDEN_BY_GOD: 'Followers of {god} have no detachment {typeKey}.',
  POINTS_MISSING: '{type} needs whole points: those of your army list.',
  POINTS_ARE_SET: 'The points of {type} are set for the campaign: none are told with an order.',
  FIELD_MISSING: '{type} is no type that the rules name: its {field} must be told.',
  TYPE_TWICE: '{type} is told twice.',
  SIZES_CROSSED: '{type}: a unit cannot have at least {minModels} and at most {maxModels} models.',
  TYPE_IS_FIXED: 'The game has begun: {type} cannot be changed any more.',
  KEY_IS_TAKEN: 'The key {key} is taken.',
  DETACHMENT_TYPE_IN_PLAY: 'The list {key} is in play ({detachment}) and cannot be changed.',
  NOT_UNDER_CONSTRUCTION: '{detachment} is no detachment under construction.',
  NO_MARKS_FOR_RACE: 'The race {race} has no marks and gifts of Chaos.',
  OPPOSED_GOD: 'Nothing of {god}: it is the God opposed to yours.',
  UNDIVIDED_ONLY: 'Of an Undivided army only the Undivided mark may be borne, and by no cult unit.',
  NO_GIFTS: 'An Undivided army gets no gifts of the Gods.',
  PATRON_ONLY: 'A cult unit and what it rides have marks and gifts of {patron} only.',
  LORD_WITHOUT_MARK: 'A Chaos Lord must bear the mark of {god}.',
};
