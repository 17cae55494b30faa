import type { MessageTemplates } from '../../face.js';
import { BATTLE_MESSAGES } from './battle.js';
import { DUE_MESSAGES } from './dues.js';
import { OPENING_MESSAGES } from './opening.js';
import { TURN_MESSAGES } from './turn.js';

/** The rules in plain words: key is the code, with the rule before it where codes of rules mean different things. */
export const SPACE_EMPIRES_MESSAGES: MessageTemplates = {
  ...OPENING_MESSAGES,
  ...TURN_MESSAGES,
  ...BATTLE_MESSAGES,
  ...DUE_MESSAGES,
};
