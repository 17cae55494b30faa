import type { MessageTemplates } from '../../face.js';
import { CAMPAIGN_MESSAGES } from './campaign.js';
import { CLUB_MESSAGES } from './club.js';
import { DEED_MESSAGES } from './deeds.js';
import { DUE_MESSAGES } from './dues.js';
import { ORDER_MESSAGES } from './orders.js';

/** The rules in plain words: key is the code, with the rule before it where codes of rules mean different things. */
export const META_CAMPAIGN_MESSAGES: MessageTemplates = {
  ...CLUB_MESSAGES,
  ...CAMPAIGN_MESSAGES,
  ...ORDER_MESSAGES,
  ...DEED_MESSAGES,
  ...DUE_MESSAGES,
};
