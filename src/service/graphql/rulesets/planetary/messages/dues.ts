import type { MessageTemplates } from '../../face.js';

/** What is waited for. */
export const DUE_MESSAGES: MessageTemplates = {
  ORDERS_MISSING: 'No orders handed in yet; pieces without an order guard, and squadrons stay on the ground.',
  ENTER_FOLLOWERS: 'Followers worth up to {points} points join {detachment}: enter them, or none.',
  ENTER_MERCENARIES:
    'Mercenaries worth up to {points} points offer themselves in {hex}: enter them, or none.',
  PLACE_START: 'Place the Capital, the other Urban hexes and the Resource hexes.',
  CHOOSE_DEMON_GOD: 'Choose the demon god; without a choice it is Chaos Undivided.',
  CHOOSE_CRAFTWORLD: 'Choose the craftworld; without a choice it is the standard one.',
  LOCK_PHASE: 'Lock the phase when you are done with it. It closes when all players have locked it.',
  BATTLE_RESULT:
    'The battle in {hex} is to be fought: agree to a quick battle, report it from the table, or put it off.',
  CONFIRM_REPORT: 'The battle in {hex} was reported: confirm the report or dispute it.',
  DECIDE_DISPUTE: 'The report of the battle in {hex} is disputed: the arbiter decides.',
  PICK_CASUALTIES: 'Quick battle: the {side} may pick up to a quarter of the losses of the {of}.',
  KILL_CAPTIVES: 'Quick battle: the winner says whether what it captured is killed.',
  CHOOSE_CASUALTIES: 'Quick battle: the {side} chooses its losses, {toLose} points.',
};
