import { existing } from '../../../kernel/index.js';
import { fail } from '../general/failing.js';
import { fire } from '../indirect/firing.js';
import { judgeBarrage } from '../indirect/judging.js';
import { BRAWL_ATTACK } from '../melee/brawling.js';
import type { Deed } from '../orders/deed.js';
import type { ActionOf } from '../orders/orders.js';
import type { PostedOrder, Unit } from '../state/index.js';
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

/** Which kind of attack an order asks for: in a brawl, with an indirect weapon, or direct. */
const kindOf = (unit: Unit, weapon: string): 'BRAWL' | 'INDIRECT' | 'DIRECT' => {
  if (unit.brawl !== null) return 'BRAWL';
  return weaponOf(unit, weapon)?.mode === 'indirect' ? 'INDIRECT' : 'DIRECT';
};

const KINDS: Readonly<Record<ReturnType<typeof kindOf>, Deed<ActionOf<'ATTACK'>>>> = {
  BRAWL: BRAWL_ATTACK,
  INDIRECT: {
    judge: judgeBarrage,
    carryOut: (table, { unit }, action) => fire(table, unit, action),
  },
  DIRECT: { judge: judgeAttack, carryOut: shoot },
};

/** EDC-CMB-01, EDC-MEL-03, EDCU-IND-01 */
export const ATTACK_DEED: Deed<ActionOf<'ATTACK'>> = {
  judge: (state, unit, action, course) =>
    KINDS[kindOf(unit, action.weapon)].judge(state, unit, action, course),
  carryOut: (table, posted, action, course) =>
    KINDS[kindOf(unitAt(table.state, posted.unit), action.weapon)].carryOut(table, posted, action, course),
  whileOverrun: true,
};
