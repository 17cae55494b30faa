import { existing } from '../../../kernel/index.js';
import { fail } from '../general/failing.js';
import { fire } from '../indirect/firing.js';
import { judgeBarrage } from '../indirect/judging.js';
import { BRAWL_ATTACK } from '../melee/brawling.js';
import type { Deed } from './deed.js';
import type { ActionOf } from './orders.js';
import type { MetaCampaignState, PostedOrder, Unit } from '../state/index.js';
import { ANTI_RADAR_ATTACK } from '../radar/anti-radar.js';
import { STRUCTURE_ATTACK } from '../structures/attacking.js';
import type { EdcTable } from '../table.js';
import { unitAt } from '../units/on-map.js';
import { attack } from '../attacks/attacking.js';
import { checkShot, judgeAttack, targetIn, weaponOf } from '../attacks/judging.js';

/** EDC-CMB-02: an attack on the unit named, or on whom it meets in the hex. */
function shoot(table: EdcTable, posted: PostedOrder, action: ActionOf<'ATTACK'>): void {
  const unit = unitAt(table.state, posted.unit);
  const weapon = existing(weaponOf(table.state, unit, action.weapon), 'weapon');
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

type Kind = 'BRAWL' | 'INDIRECT' | 'ANTI_RADAR' | 'STRUCTURE' | 'DIRECT';

/** Which kind of attack an order asks for: in a brawl, with an indirect weapon, on a radar, on a structure, or on a unit. */
function kindOf(state: MetaCampaignState, unit: Unit, { weapon, structure }: ActionOf<'ATTACK'>): Kind {
  if (unit.brawl !== null) return 'BRAWL';
  const fired = weaponOf(state, unit, weapon);
  if (fired?.mode === 'indirect') return 'INDIRECT';
  if (fired?.traits.includes('antiRadar')) return 'ANTI_RADAR';
  return structure === undefined ? 'DIRECT' : 'STRUCTURE';
}

const KINDS: Readonly<Record<Kind, Deed<ActionOf<'ATTACK'>>>> = {
  BRAWL: BRAWL_ATTACK,
  INDIRECT: {
    judge: judgeBarrage,
    carryOut: (table, { unit }, action) => fire(table, unit, action),
  },
  ANTI_RADAR: ANTI_RADAR_ATTACK,
  STRUCTURE: STRUCTURE_ATTACK,
  DIRECT: { judge: judgeAttack, carryOut: shoot },
};

/** EDC-CMB-01, EDC-MEL-03, EDC-STR-02, EDCU-IND-01, EDCU-RWR-03 */
export const ATTACK_DEED: Deed<ActionOf<'ATTACK'>> = {
  judge: (state, unit, action, course) =>
    KINDS[kindOf(state, unit, action)].judge(state, unit, action, course),
  carryOut: (table, posted, action, course) =>
    KINDS[kindOf(table.state, unitAt(table.state, posted.unit), action)].carryOut(
      table,
      posted,
      action,
      course,
    ),
  whileOverrun: true,
};
