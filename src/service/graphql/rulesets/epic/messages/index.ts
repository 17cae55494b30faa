import type { MessageTemplates } from '../../face.js';
import { ASSAULT_MESSAGES } from './assault.js';
import { DUE_MESSAGES } from './dues.js';
import { OPENING_MESSAGES } from './opening.js';
import { PLAY_MESSAGES } from './play.js';
import { SHOOTING_MESSAGES } from './shooting.js';

/** The rules in plain words: key is the code, with the rule before it where codes of rules mean different things. */
export const EPIC_MESSAGES: MessageTemplates = {
  ...OPENING_MESSAGES,
  ...PLAY_MESSAGES,
  ...SHOOTING_MESSAGES,
  ...ASSAULT_MESSAGES,
  ...DUE_MESSAGES,
};
