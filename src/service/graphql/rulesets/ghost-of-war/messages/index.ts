import type { MessageTemplates } from '../../face.js';

/** The rules of the sector in plain words: key is the code, with the rule before it where codes of rules mean different things. */
export const GHOST_OF_WAR_MESSAGES: MessageTemplates = {};
