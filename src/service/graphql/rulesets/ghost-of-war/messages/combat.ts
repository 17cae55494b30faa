import type { MessageTemplates } from '../../face.js';

/** Attacks, battles and reports. */
export const COMBAT_MESSAGES: MessageTemplates = {
  'GOW-CBT-01/NO_SUCH_PLACE': 'There is neither a planet nor a system {place}.',
  'GOW-CBT-01/NO_UNITS': 'An attack needs units.',
  'GOW-CBT-01/NOT_THERE': 'None of the units ordered to attack is at {place}.',
  ATTACKS_TWICE: '{unit} attacks more than once on this sheet.',
  WRONG_DOMAIN: '{unit} does not fight there: ships fight in orbit, ground units on planets.',
  WITHDRAWN: '{unit} has withdrawn.',
  CREATED_THIS_ROUND: '{unit} was made in this round: it cannot attack yet.',
  NO_SHOCK_TROOPS: 'A shock assault needs troops that can make one.',

  NO_SUCH_BATTLE: 'There is no battle {battle}.',
  BATTLE_SETTLED: '{battle} is settled.',
  NOT_IN_THIS_BATTLE: '{faction} does not fight in this battle.',
  NOT_YOUR_BATTLE: 'Nobody of yours fights in battle {battle}.',
  REPORT_UNDECIDED: '{battle} is {~status}: its report must be confirmed or decided before the step closes.',
  NOTHING_TO_CONFIRM: '{battle} is {~status}: there is no report to confirm.',
  NOTHING_TO_DISPUTE: 'The other side has not reported {battle}.',
  OWN_REPORT: '{faction} is of the side that reported: the other side confirms.',
  NO_RESULT: 'A report needs an outcome, or points.',
  CONTRADICTS_POINTS: 'By the points the outcome is {~byPoints}, not {~outcome}.',
  NO_PARTICIPANT: '{id} does not fight in this battle.',
  LOSS_OUT_OF_RANGE: '{id} can lose 0 to {baseCe} CE, not {ceLoss}.',
  NOT_IN_COALITION: '{id} does not belong to a side of this battle.',
  CONTROL_IS_THE_ARBITERS: 'Only the arbiter changes who controls a planet by a report.',
  'GOW-CBT-10/NO_SUCH_FACTION': 'There is no faction {faction} that can control the planet.',
};
