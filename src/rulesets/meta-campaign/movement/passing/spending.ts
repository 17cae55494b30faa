import { compassTo, parseHexKey } from '../../../../engine/hex/index.js';
import { existing } from '../../../../kernel/index.js';
import { arrange, enterFacing } from '../../positions/arranging.js';
import type { RuleId } from '../../catalog.js';
import type { EdcTable } from '../../table.js';
import { unitAt } from '../../units/on-map.js';

/** Spends Energy where there is any to spend (EDC-MOV-03). */
export function spend(table: EdcTable, id: string, amount: number, rule: RuleId, cause: string): void {
  const { energy } = unitAt(table.state, id);
  const spent = Math.min(energy, amount);
  if (spent > 0)
    table.emit(
      { type: 'meta-campaign.EnergySpent', data: { unit: id, amount: spent, left: energy - spent, cause } },
      [rule],
    );
}

/** EDCU-MOB-01 */
export const immobilise = (table: EdcTable, unit: string, rule: RuleId): void =>
  table.emit({ type: 'meta-campaign.UnitImmobilised', data: { unit } }, [rule]);

/** One step into a hex outside a move: an assault that enters, a breakout. */
export function enter(table: EdcTable, id: string, to: string): void {
  const unit = unitAt(table.state, id);
  const from = existing(unit.hex, 'hex');
  table.emit({ type: 'meta-campaign.UnitMoved', data: { unit: id, from, path: [to], to } }, ['EDC-MOV-01']);
  enterFacing(
    table,
    unit,
    to,
    compassTo(existing(parseHexKey(from), 'hex'), existing(parseHexKey(to), 'hex')),
  );
  arrange(table, from);
  arrange(table, to);
}
