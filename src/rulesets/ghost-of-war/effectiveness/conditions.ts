import type { Condition } from '../state/index.js';
import type { GowTable } from '../table.js';
import { factionsBySeq } from '../general/factions.js';
import { bySeq, inOrder } from '../general/order.js';

/** GOW-CE-06: base CE lost for each point of severity. */
const CE_PER_SEVERITY = 2;

const severityOf = (conditions: readonly Condition[], name: Condition['name']): number =>
  conditions.find((each) => each.name === name)?.severity ?? 0;

/** GOW-CE-06: S14: Infected units and planets with a Plague waste away. */
export function sufferConditions(table: GowTable): void {
  const { planets, units } = table.state;
  for (const { id: faction } of factionsBySeq(table.state)) {
    const sick = [
      ...inOrder(Object.values(planets).filter((each) => each.controller === faction)).map((each) => ({
        entity: each.id,
        ce: each.ce,
        severity: severityOf(each.conditions, 'PLAGUE'),
      })),
      ...bySeq(Object.values(units).filter((each) => each.owner === faction)).map((each) => ({
        entity: each.id,
        ce: each.ce,
        severity: severityOf(each.conditions, 'INFECTED'),
      })),
    ];
    const rows = sick
      .filter(({ severity, ce }) => severity > 0 && ce > 0)
      .map(({ entity, ce, severity }) => ({
        entity,
        from: ce,
        to: Math.max(0, ce - CE_PER_SEVERITY * severity),
      }));
    if (rows.length > 0) {
      table.emit({ type: 'ghost-of-war.ConditionsSuffered', data: { faction, rows } }, ['GOW-CE-06']);
    }
  }
}
