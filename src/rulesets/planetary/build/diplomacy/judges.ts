import { acceptDeal, markDeal, proposeDeal, withdrawDeal } from './deals.js';
import { endTreaty } from './treaties.js';

export const DIPLOMACY_JUDGES = {
  ProposeDeal: proposeDeal,
  AcceptDeal: acceptDeal,
  WithdrawDeal: withdrawDeal,
  EndTreaty: endTreaty,
  MarkDeal: markDeal,
};
