import type { MessageTemplates } from '../rulesets/face.js';

/** Sentences for codes of the engine itself, and for what rulesets refuse alike; a ruleset may say a code otherwise. */
export const COMMON_MESSAGES: MessageTemplates = {
  UNUSED_DICE: 'These dice were handed in, but no such roll is asked for ({key}).',
  FACES_LEFT_OVER: '{given} faces were handed in, and {asked} of them are asked for.',
  NO_FACES: 'No faces were given, or none of these is asked of you now.',
  WAITING_FOR_DICE: 'A command waits for dice from the table: enter them first.',
  NO_DICE_AWAITED: 'No dice are waited for.',
  NO_DICE_OF_THE_SERVICE: 'The service throws a rest only where the campaign was opened with mixed dice.',
  REST_BY_ITSELF: 'Enter your faces first; then leave the rest to the service.',
  NAME_THE_ROLLS: 'A correction names in dice the rolls that it is for, and nothing else comes with it.',
  FACES_STAND:
    'What follows from these faces has been asked for already: the arbiter can correct them while the command waits ({key}).',
  REST_NOT_YOURS:
    'Dice of others are waited for too: they enter them, or the arbiter leaves the rest to the service.',
  DEADLINE_PASSED:
    'The deadline has passed; not there: {missing}. Close the phase, put the deadline off, or wait.',
  TABLE_DICE: 'Throw {notation} for {purpose}, {of}, and enter the faces.',
  WRONG_COUNT: 'The roll is {notation}: another number of dice was handed in ({given}).',
  FACE_OUT_OF_RANGE: 'The roll is {notation}: there is no such face among {given}.',
  MISSING: '{member} is missing.',
  WRONG_FORM: '{member} must be {expected}.',
  UNKNOWN_WORD: '{word} is not known here; known are {known}.',
  UNKNOWN_PARAMETER: 'There is no house rule {name}; known are {known}.',
  PARAMETER_OUT_OF_RANGE: 'The house rule {name} is {range}, not {value}.',
  ARBITER_ONLY: 'Only the arbiter may do this.',
  CAMPAIGN_OVER: 'The campaign is over: {winners} won. Nothing more can be played on this timeline.',
  ID_NOT_USABLE: 'The id {id} cannot be used.',
  UNIT_TWICE: '{unit} is named twice.',
  UNKNOWN_SEAT: 'There is no player seat {seat} in this campaign.',
};
