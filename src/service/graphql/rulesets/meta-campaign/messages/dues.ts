import type { MessageTemplates } from '../../face.js';

/** What is waited for. */
export const DUE_MESSAGES: MessageTemplates = {
  ANNOUNCE_CAMPAIGN: 'Open the sign-up for a campaign.',
  SIGN_UP: 'You may sign up with your company.',
  START_CAMPAIGN: 'Draw the map, place the units and start the campaign.',
  OPEN_ROUND: 'Open the first round.',
  ORDER: '{unit} may be given an order for this round.',
  CLOSE_ORDERS: 'Post the orders of your forces, then close the orders of the round.',
  GO_ON: 'The resolution waits: rule, have the next order carried out, or close the phase.',
};
