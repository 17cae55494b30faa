import type { MessageTemplates } from '../../face.js';

/** What only some races do: raids two hexes away, prisoners, conversion, shrines, a Capital that moves. */
export const DEED_MESSAGES: MessageTemplates = {
  NO_RAID_OVER_HEXES: 'Only a raid of a race that raids two hexes away goes over other hexes.',
  NOT_ON_THE_WAY: '{hex} does not lie between {detachment} and its target.',
  WAY_OF_PARTNER: '{hex} is the ground of a partner: no raid goes over it.',
  WAY_TOO_ROUGH: '{detachment} cannot enter {hex}.',

  TAKES_NO_PRISONERS: 'The enemy of {unit} takes no prisoners.',
  PRISONER_NOT_REMOVED: 'Prisoners are models taken off as casualties; {model} of {unit} was not.',
  PRISONER_TWICE: '{model} of {unit} is named twice as a prisoner.',
  BASIC_VALUE_MISSING: 'Say how many BP a model of {unit} is worth without special weapons.',
  BASIC_VALUE_WRONG: 'The basic value of a model of {unit} is a whole number of BP, 0 or more.',
  NEVER_POSSESSED: '{model} is of a race that demons do not possess.',

  CONVERTS_NOBODY: 'Your race converts no captives.',
  NOT_IN_YOUR_PRISON: '{captive} is in no prison of yours that works.',
  NOT_CONVERTIBLE: 'Captives of race {race} cannot be converted.',
  TRANSFERRED_THIS_TURN: '{captive} was put in prison this turn: wait for the next.',
  TRIED_THIS_TURN: 'Its conversion has already been tried this turn: {captive}.',
  CANNOT_BE_REPLACED: 'Chaos has nothing like {type}: such models cannot be replaced.',

  NO_SHRINES: 'Only a detachment of Chaos makes shrines.',
  SHRINE_BY_CLAIM: 'A shrine is made by an order CLAIM_AREA.',
  NO_STRONGHOLD_TO_CURSE: '{detachment} does not stand at a Stronghold of yours.',
  NO_BUILDING_TO_CURSE: 'Shrines are made of bunkers and towers.',
  SHRINE_STANDS: '{building} is a shrine already.',
  NO_SHRINE_LEADER: '{leader} is no Demon Prince or Chaos Lord of {detachment} who can fight.',
  SHRINE_TOO_NEAR: 'A shrine of another kind ({other}) in {hex} is too near: {least} hexes are needed.',

  CAPITAL_STAYS: 'The Capital of your race does not move.',
  NO_CAPITAL_LEFT: 'You have no Capital that could move.',
  NO_OWN_URBAN_TARGET: '{hex} is no Urban hex of yours.',
  ALREADY_CAPITAL: '{hex} is your Capital.',
  TARGET_WITHOUT_STRONGHOLD: 'The new Capital {hex} needs a Stronghold.',
  TARGET_WITHOUT_ARMY: 'The new Capital {hex} needs a garrison or detachment of yours.',
  CAPITAL_IS_MOVING: 'Your Capital moves to {hex}: that was the last command of this Build phase.',
  NOTHING_OF_OLD_CAPITAL: '{name} is no defence and no unit of the garrison of {hex}.',
};
