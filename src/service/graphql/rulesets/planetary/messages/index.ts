import type { MessageTemplates } from '../../face.js';
import { ARMY_MESSAGES } from './armies.js';
import { BATTLE_MESSAGES } from './battles.js';
import { ECONOMY_MESSAGES } from './economy.js';
import { DEED_MESSAGES } from './deeds.js';
import { DUE_MESSAGES } from './dues.js';
import { LIST_MESSAGES } from './lists.js';
import { MOVEMENT_MESSAGES } from './movement.js';
import { ORBIT_MESSAGES } from './orbit.js';
import { ORDER_MESSAGES } from './orders.js';
import { POSITION_MESSAGES } from './positions.js';
import { REPORT_MESSAGES } from './reports.js';

/** The planetary rules in plain words: key is the code, with the rule before it where codes of rules mean different things. */
export const PLANETARY_MESSAGES: MessageTemplates = {
  ...ORBIT_MESSAGES,
  ...ORDER_MESSAGES,
  ...MOVEMENT_MESSAGES,
  ...ARMY_MESSAGES,
  ...LIST_MESSAGES,
  ...BATTLE_MESSAGES,
  ...REPORT_MESSAGES,
  ...POSITION_MESSAGES,
  ...ECONOMY_MESSAGES,
  ...DEED_MESSAGES,
  ...DUE_MESSAGES,
};
