import { lookUp } from '../../../kernel/index.js';
import { check } from '../general/checks.js';
import type { MetaCampaignState, SupplyJob } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { isOnMap } from '../units/kinds.js';
import { holderBy } from './holders.js';
import { stockOf } from './resupplying.js';

const isThere = ({ units }: MetaCampaignState, id: string | null): boolean => {
  if (id === null) return true;
  const unit = lookUp(units, id);
  return unit !== undefined && isOnMap(unit);
};

/** EDC-SUP-09: whether attacks on a unit have risen since the job began. */
const isAttacked = ({ units }: MetaCampaignState, id: string | null, before: number): boolean =>
  id !== null && (lookUp(units, id)?.attacksReceived ?? 0) > before;

/** EDC-SUP-09: why a job fails; null where it is done. */
function failure(table: EdcTable, job: SupplyJob): 'DESTROYED' | 'INTERRUPTED' | null {
  const { state } = table;
  const { by, other, source, attacksBefore, attacksOnOtherBefore } = job;
  if (!isThere(state, by) || !isThere(state, other) || holderBy(state, source) === null) return 'DESTROYED';
  const attacked = isAttacked(state, by, attacksBefore) || isAttacked(state, other, attacksOnOtherBefore);
  return attacked && check(table, by, state.rules.supplyInterruptTarget, 'EDC-SUP-09', 'interrupted')
    ? 'INTERRUPTED'
    : null;
}

/** E1, EDC-SUP-09: in the order in which they were declared. */
export function completeSupply(table: EdcTable): void {
  for (const job of table.state.supply) {
    const reason = failure(table, job);
    const { by, source, receiver, item, fills, amount } = job;
    if (reason !== null) {
      table.emit({ type: 'meta-campaign.SupplyFailed', data: { by, receiver, reason } }, ['EDC-SUP-09']);
      continue;
    }
    const unit = lookUp(table.state.units, receiver);
    const stock = unit && stockOf(unit, fills);
    if (!stock) continue;
    if (item === null) {
      const giver = lookUp(table.state.units, source);
      const given = Math.min(amount ?? 0, giver?.energy ?? 0, stock.full - stock.left);
      table.emit({ type: 'meta-campaign.EnergySyphoned', data: { by, source, receiver, amount: given } }, [
        'EDC-SUP-08',
      ]);
    } else
      table.emit(
        {
          type: 'meta-campaign.SupplyCompleted',
          data: { by, source, receiver, item, fills, left: stock.full },
        },
        ['EDC-SUP-09'],
      );
  }
}
