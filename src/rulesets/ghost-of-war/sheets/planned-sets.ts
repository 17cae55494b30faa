import type { Order } from './orders.js';
import type { ActivitySet, GhostOfWarState, Unit } from '../state/index.js';

const FIGHT: ActivitySet = ['Fight'];

/** The activity that a unit has, or in S1 the one that its sheet gives it; without an order as before (GOW-GEN-11). */
export function setOf(
  { step }: Pick<GhostOfWarState, 'step'>,
  sheet: readonly Order[],
  unit: Unit,
): ActivitySet {
  if (step !== 'ORDERS') return unit.activity.now;
  if (sheet.some((each) => each.order === 'ATTACK' && each.units.includes(unit.id))) return FIGHT;
  const said = saidOf(sheet, unit.id) ?? (unit.formation === null ? null : saidOf(sheet, unit.formation));
  if (said) return said;
  const { ordered } = unit.activity;
  return ordered.includes('Fight') ? ['Brace'] : ordered;
}

/** The last set that a sheet orders for a unit or formation by its name; a unit's own counts before its formation's. */
function saidOf(sheet: readonly Order[], entity: string): ActivitySet | null {
  const said = sheet.findLast((each) => each.order === 'SET_ACTIVITY' && each.entity === entity);
  return said?.order === 'SET_ACTIVITY' ? said.set : null;
}
