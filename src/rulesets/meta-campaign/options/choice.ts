import type { Option } from '../../../engine/index.js';
import type { MetaCampaignCommand } from '../commands.js';
import type { RuleId } from '../catalog.js';
import { completeOrder, type Order } from '../orders/orders.js';
import { judgeGmPosting, judgePosting } from '../orders/posting.js';
import type { MetaCampaignState, Unit } from '../state/index.js';

export type Choice = Option<RuleId> & { readonly command: MetaCampaignCommand | null };

/** Orders of no kind known before are judged at no particular time: a deadline is the posting's. */
export const NOW = '';

/** Who orders a unit: its owner, or the game master. */
export function actorFor({ seats }: MetaCampaignState, { owner }: Unit) {
  const arbiter = seats.find((each) => each.role === 'arbiter')?.id ?? '';
  return owner === null
    ? { seat: arbiter, role: 'arbiter' as const }
    : { seat: owner, role: 'player' as const };
}

/** An order as an option: what bars it, and what posts it. */
export function choice(
  state: MetaCampaignState,
  unit: Unit,
  of: Pick<Choice, 'order' | 'target' | 'path' | 'how' | 'cost' | 'arithmetic'>,
  order: Partial<Order>,
): Choice {
  const whole = completeOrder({ unit: unit.id, ...order });
  const asked = { state, actor: actorFor(state, unit), at: NOW };
  if (unit.owner === null) {
    const command: MetaCampaignCommand = { type: 'SubmitGmOrder', order: whole };
    return { ...of, barred: judgeGmPosting(asked, command), command };
  }
  const command: MetaCampaignCommand = { type: 'SubmitOrder', order: whole };
  return { ...of, barred: judgePosting(asked, command), command };
}

export const isOpen = ({ barred }: Choice): boolean => barred.length === 0;
