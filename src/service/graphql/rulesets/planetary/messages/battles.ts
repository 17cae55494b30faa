import type { MessageTemplates } from '../../face.js';

/** Quick battles, battle sheets, reports and postponements. */
export const BATTLE_MESSAGES: MessageTemplates = {
  BATTLE_UNKNOWN: 'There is no battle {battle} that you know of.',
  NOT_A_PARTICIPANT: '{seat} does not take part in battle {battle}.',
  WRONG_STATUS: 'Battle {battle} is {status}: this is possible only when it is {allowed}.',
  'PLN-BAT-03/WRONG_STATUS': 'Battle {battle} is already being fought: it can no longer be put off.',

  ALREADY_AGREED: '{seat} has already agreed to a quick battle {battle}.',
  SIDE_NOT_NAMED: 'Say for which side you answer: set `side`.',
  NOT_ENTITLED: 'The {side} has nothing to pick among the enemy’s units in this battle.',
  ALREADY_PICKED: 'The {side} has already picked.',
  PICKS_OUTSTANDING:
    'Losses of battle {battle} are chosen after the picks among the enemy’s units; one is still open.',
  ALREADY_CHOSEN: 'The {side} has already chosen its losses.',
  NOT_TAKING_PART:
    'Nothing that takes part in this battle is named by this step (unit {unit}, defence {defence}).',
  NOT_WHOLE: '{piece} is lost in halves: FIRST_HALF, then SECOND_HALF.',
  ONLY_WHOLE: '{piece} has no halves: it is lost WHOLE.',
  STEP_TWICE: 'This half of {piece} is already lost.',
  FIRST_HALF_MISSING: 'The second half of {piece} can only follow the first.',
  ONLY_HALF_STEPS: 'Of the enemy only halves of units can be picked, nothing WHOLE.',
  OWNER_NAMES_MODELS: 'Which models fall is said by their owner.',
  MORE_THAN_A_QUARTER:
    'You picked {points} points; at most a quarter of the enemy’s losses, {limit} points, is yours to pick.',
  MORE_THAN_TO_LOSE: 'You gave {points} points; only {toLose} must be lost.',
  FURTHER_STEP_FITS:
    'More must be lost: {left} points are left, and {step} of {piece} ({cost} points) still fits.',
  NO_MODELS_TO_NAME: '{piece} falls as a whole: no models need to be named.',
  WRONG_NUMBER_OF_MODELS: 'Name {needed} different models; you named {named}.',
  MODEL_NOT_READY: '{model} was not ready to fight when the battle began.',

  ARMY_NOT_IN_BATTLE: '{army} does not take part in this battle.',
  ARMY_OF_ANOTHER: '{army} is not yours.',
  BRIEF_ISSUED: 'The battle sheet of battle {battle} is issued: this can no longer be changed.',
  UNIT_UNKNOWN: 'There is no unit {unit} on this side.',
  'PLN-BAT-05/UNIT_UNKNOWN': 'There is no unit {unit} in {army}.',

  SCENARIO_AGAINST_STRONGHOLD: 'Over a Stronghold no scenario is played.',
  MISSION_WITHOUT_SCENARIO: 'A mission can only be agreed where a scenario is played.',
  NIGHT_NOT_PLANNED: 'By night only planned attacks and raids are fought.',
  SENTRIES_WITHOUT_RAID: 'Sentries are used in raids only.',
  GAME_TURNS: 'The number of game turns must be 1 or more.',
  NO_STRONGHOLD: 'This battle is not fought over a Stronghold.',
  NOT_THE_OWNER: 'Only the owner of the Stronghold may have the terrain rolled again.',
  NOT_ROLLED: 'The terrain of battle {battle} was not rolled.',
  REROLLED: 'The terrain of battle {battle} was already rolled again.',

  OBJECTED: 'The battle cannot be put off again: {by} objected.',
  FIRST_TURN: 'Nobody can object in the turn in which the battle arose.',
  ORDERED_BY_ARBITER: 'The arbiter has ordered this postponement.',
  NOT_AN_ACTIVE_PLAYER: 'Only active players may object.',
  PARTICIPANT: 'Those who fight the battle do not object: they simply fight it.',
};
