import { lookUp } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';
import type { EpcTable } from '../table.js';

/** A change of an army's morale; none where it is nothing. */
export function changeMorale(
  table: EpcTable,
  army: string,
  change: number,
  rule: RuleId,
  cause: string,
): void {
  if (change === 0) return;
  const morale = (lookUp(table.state.armies, army)?.morale ?? 0) + change;
  table.emit({ type: 'epic.ArmyMoraleChanged', data: { army, change, morale, cause } }, [rule]);
}

export const loseMorale = (table: EpcTable, army: string, lost: number, rule: RuleId, cause: string): void =>
  changeMorale(table, army, -lost, rule, cause);
