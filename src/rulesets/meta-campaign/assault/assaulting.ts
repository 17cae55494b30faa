import { existing } from '../../../kernel/index.js';
import { attack } from '../attacks/attacking.js';
import { weaponOf } from '../attacks/judging.js';
import { enter } from '../movement/passing/spending.js';
import type { Course, Deed } from '../orders/deed.js';
import type { ActionOf } from '../orders/orders.js';
import { overrun } from '../overrun/overrunning.js';
import type { EdcTable } from '../table.js';
import { blocOf } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';
import { defenders, frontOf, judgeCharge, payFor } from './charging.js';
import { isHeld } from './line.js';

/** EDC-ASL-04: the attack, then whether the line holds, then who enters. */
function assault(table: EdcTable, id: string, action: ActionOf<'ASSAULT'>, { order, path }: Course): void {
  const { hex } = action;
  const unit = unitAt(table.state, id);
  const front = existing(frontOf(table.state, unit, hex), 'defender');
  attack(table, id, existing(weaponOf(table.state, unit, action.weapon), 'weapon'), front.id, 'ASSAULT');
  const left = defenders(table.state, unit, hex);
  const bloc = blocOf(front);
  const held = left.length > 0 && isHeld(table.state, hex, bloc, existing(unit.hex, 'hex'));
  const enters = !held;
  if (held)
    table.emit({ type: 'meta-campaign.LineHeldAgainst', data: { unit: id, hex, bloc } }, ['EDC-ASL-04']);
  table.emit({ type: 'meta-campaign.AssaultMade', data: { unit: id, hex, held, enters } }, ['EDC-ASL-04']);
  if (path.length === 0) payFor(table, id, order, enters);
  if (!enters) return;
  enter(table, id, hex);
  overrun(table, id, hex, 'EDC-ASL-04');
}

export const ASSAULT_DEED: Deed<ActionOf<'ASSAULT'>> = {
  judge: (state, unit, { hex, weapon }, course) =>
    judgeCharge(state, unit, { hex, weapon, target: frontOf(state, unit, hex), joins: false }, course),
  carryOut: (table, { unit }, action, course) => assault(table, unit, action, course),
  whileOverrun: true,
};
