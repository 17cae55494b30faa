import type { GowTable } from '../table.js';
import { figure } from '../house-rules/house-rules.js';
import { byController, planetsInOrder } from '../activities/producing.js';

const MOST_CE = 100;

/** GOW-RCV-12: S12: planets with Recover, up to 100; the cost is their upkeep (GOW-ACT-09). */
export function recoverPlanets(table: GowTable): void {
  const pp = figure(table.state.parameters, 'planet.recoveryPp');
  const rows = planetsInOrder(table.state)
    .filter(({ activity: { now }, ce }) => now.includes('Recover') && !now.includes('Fight') && ce < MOST_CE)
    .map(({ id, ce }) => ({ planet: id, from: ce, to: Math.min(MOST_CE, ce + pp) }));
  for (const [faction, own] of byController(table.state, rows)) {
    table.emit({ type: 'ghost-of-war.PlanetsRecovered', data: { faction, rows: own } }, ['GOW-RCV-12']);
  }
}
