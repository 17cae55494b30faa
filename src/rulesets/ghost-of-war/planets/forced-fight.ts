import type { GowTable } from '../table.js';
import { isWarzone } from '../map/status/status.js';
import { byController, planetsInOrder } from '../activities/producing.js';

/** GOW-ACT-11: S3: planets with hostile combat-effective ground units on them get {Fight} for the round. */
export function forceFights(table: GowTable): void {
  const { state } = table;
  const rows = planetsInOrder(state)
    .filter((each) => isWarzone(state, each.controller, { in: 'PLANET', id: each.id }))
    .map((each) => ({ planet: each.id, entity: each.id, set: ['Fight'] as const, ordered: false }));
  for (const [faction, own] of byController(state, rows)) {
    const data = { faction, rows: own.map(({ planet: _planet, ...row }) => row) };
    table.emit({ type: 'ghost-of-war.ActivitiesSet', data }, ['GOW-ACT-11']);
  }
}
