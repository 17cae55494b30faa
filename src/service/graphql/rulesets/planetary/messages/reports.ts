import type { MessageTemplates } from '../../face.js';

/** What is wrong with the report of a full battle (PLN-REP-03). */
export const REPORT_MESSAGES: MessageTemplates = {
  DISPUTED: 'The report of battle {battle} is disputed: the arbiter decides now.',
  REPORTED_BY_ANOTHER: '{by} has already reported battle {battle}: confirm or dispute that report.',
  OWN_REPORT: 'You entered this report yourself: the other side, or the arbiter, confirms it.',
  AFTER_THE_LAST_TURN: 'Game turn {turn} is after the last one: {played} were played.',
  RETREAT_NOT_DECLARED: 'A game turn of retreat is given for the {side}, but no retreat was declared.',
  RETREAT_TURN_MISSING: 'The {side} declared retreat: say in which game turn.',
  RETREAT_TOO_EARLY: 'The {side} retreats in game turn {turn}; that is possible from game turn {least} on.',
  LEFT_WITHOUT_RETREAT: 'Units leave the table only after their side has declared retreat.',
  FIRST_RETREAT_UNCLEAR:
    'Both sides retreated in the same game turn: set `retreatDeclaredFirst` on exactly one.',
  BOTH_SURRENDERED: 'Only one side can surrender.',
  FULFILLED_WITHOUT_SCENARIO: 'Without a scenario there is no aim to fulfil.',
  VICTORY_POINTS: 'Victory points of the {side} must be a whole number, 0 or more ({found}).',
  DEFENCE_UNKNOWN: '{defence} is no defence of this Stronghold.',
  DEFENCE_TWICE: '{defence} is reported twice.',

  UNIT_MISSING: '{unit} of the {side} took part and must be in the report.',
  UNIT_DID_NOT_PARTICIPATE: '{unit} had too few models ready to take part.',
  UNIT_OF_ANOTHER_ARMY: '{unit} belongs to {army}, which stands on the other side or not in this battle.',
  REINFORCEMENT_IN_RAID: 'There are no reinforcements in a raid.',
  REINFORCEMENT_NOT_ENTITLED: '{army} may not send {unit} as reinforcement to this battle.',
  ARRIVAL_MISSING: 'Say in which game turn the reinforcement {unit} arrived.',
  REINFORCEMENT_TOO_EARLY: 'Reinforcements arrive from game turn 2 on, not in {turn}.',
  SECOND_REINFORCEMENT:
    'Of one detachment only one unit arrives in a game turn; another arrived in game turn {turn}.',
  BOMBARDMENT_IN_RAID: 'A raid is not bombarded.',
  NO_BARRAGE_WEAPON: '{unit} has no barrage weapon.',
  NO_FITTING_SUPPORT: 'The detachment of {unit} has no order to support this side.',
  'PLN-TBL-02/OUT_OF_RANGE': '{unit} is too far away to bombard.',

  VEHICLE_REMOVED: '{model} is a vehicle: say what became of it under `vehicles`.',
  NOT_A_VEHICLE: '{model} is no vehicle: say under `modelsRemoved` whether it fell.',
  MODEL_TWICE: '{model} is named twice.',
  TYPE_MISSING: '{unit} has models of several types: say for each count which type it is of.',
  TOO_MANY_LOST: '{unit} has {left} such models left to lose, not {count}.',
  SURVIVOR_REMOVED: '{model} was removed, so it cannot be a wounded survivor.',
  TOO_MANY_WOUNDS: '{model} would have no wounds left: a survivor loses fewer than it has.',
  NO_MODEL_LEFT: 'Nothing of {unit} is left, so it ended WIPED_OUT.',
  MODELS_LEFT: '{left} of {unit} are left, so it was not wiped out.',
  LOSSES_WITHOUT_ARRIVAL: '{unit} never arrived, so it has no losses.',
  ONLY_RESERVES_NEVER_ARRIVE: 'Only reserves may never arrive; leave other units out.',
  ONLY_BOMBARDING_OFF_TABLE: 'OFF_TABLE is where bombarding units end, and only they.',
  LOSSES_OFF_TABLE: '{unit} bombarded from off the table, so it has no losses.',
  LEADERSHIP_MISSING: '{unit} broke off the table: say whether its leadership test was passed.',
};
