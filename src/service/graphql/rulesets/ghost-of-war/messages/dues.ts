import type { MessageTemplates } from '../../face.js';

/** What is waited for. */
export const DUE_MESSAGES: MessageTemplates = {
  LOCK_ORDERS:
    'Round {round}: {faction} gives its orders and locks them. What gets no order goes on as before.',
  BATTLE_RESULT: 'The battle at {location} is to be fought: choose a method, or report it from the table.',
  CONFIRM_REPORT: 'The battle at {location} was reported: confirm the report or dispute it.',
  DECIDE_DISPUTE: 'The report of the battle at {location} is disputed: the arbiter decides.',
  REROLL_OR_PASS: 'The dice for {purpose} show {faces} ({roll}): throw one of them again, or pass.',
};
