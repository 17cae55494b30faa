import { existing } from '../../../kernel/index.js';
import { fail } from '../general/failing.js';
import { BRAWL_ATTACK } from '../melee/brawling.js';
import type { Deed } from '../orders/deed.js';
import type { ActionOf } from '../orders/orders.js';
import type { PostedOrder } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { unitAt } from '../units/on-map.js';
import { attack } from './attacking.js';
import { checkShot, judgeAttack, targetIn, weaponOf } from './judging.js';

/** EDC-CMB-02: an attack on the unit named, or on whom it meets in the hex. */
function shoot(table: EdcTable, posted: PostedOrder, action: ActionOf<'ATTACK'>): void {
  const unit = unitAt(table.state, posted.unit);
  const weapon = existing(weaponOf(unit, action.weapon), 'weapon');
  const target =
    action.hex === undefined
      ? (action.unit ?? null)
      : (targetIn(table.state, unit, weapon, action.hex)?.id ?? null);
  if (target === null) {
    fail(table, posted, 'ACTION', [{ rule: 'EDC-CMB-02', code: 'NOBODY_SEEN' }]);
    return;
  }
  const barred = checkShot(table.state, unit, weapon, unitAt(table.state, target));
  if (barred.length > 0) fail(table, posted, 'ACTION', barred);
  else attack(table, posted.unit, weapon, target);
}

/** EDC-CMB-01 */
export const ATTACK_DEED: Deed<ActionOf<'ATTACK'>> = {
  judge: (state, unit, action, course) =>
    unit.brawl === null ? judgeAttack(state, unit, action) : BRAWL_ATTACK.judge(state, unit, action, course),
  carryOut: (table, posted, action, course) => {
    if (unitAt(table.state, posted.unit).brawl === null) shoot(table, posted, action);
    else BRAWL_ATTACK.carryOut(table, posted, action, course);
  },
  whileOverrun: true,
};
