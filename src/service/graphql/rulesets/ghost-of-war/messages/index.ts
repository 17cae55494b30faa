import type { MessageTemplates } from '../../face.js';
import { COMBAT_MESSAGES } from './combat.js';
import { DUE_MESSAGES } from './dues.js';
import { FORCE_MESSAGES } from './forces.js';
import { GENERAL_MESSAGES } from './general.js';
import { GOODS_MESSAGES } from './goods.js';
import { PEOPLE_MESSAGES } from './people.js';
import { TRADE_MESSAGES } from './trade.js';

/** The rules of the sector in plain words: key is the code, with the rule before it where codes of rules mean different things. */
export const GHOST_OF_WAR_MESSAGES: MessageTemplates = {
  ...GENERAL_MESSAGES,
  ...GOODS_MESSAGES,
  ...TRADE_MESSAGES,
  ...FORCE_MESSAGES,
  ...COMBAT_MESSAGES,
  ...PEOPLE_MESSAGES,
  ...DUE_MESSAGES,
};
