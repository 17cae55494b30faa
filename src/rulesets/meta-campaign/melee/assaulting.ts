import { existing, lookUp } from '../../../kernel/index.js';
import { defenders, frontOf, judgeCharge, payFor } from '../assault/charging.js';
import { isHeld } from '../assault/line.js';
import { attack } from '../attacks/attacking.js';
import { weaponOf } from '../attacks/judging.js';
import type { Violation } from '../catalog.js';
import { firstOf, unless } from '../general/asked.js';
import { enter } from '../movement/passing/spending.js';
import type { Course, Deed } from '../orders/deed.js';
import type { ActionOf } from '../orders/orders.js';
import { overrun } from '../overrun/overrunning.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { blocOf, opposes } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';
import { joinBrawl, opponentsInBrawl, reviewBrawls, startBrawl, takeOver } from './brawling.js';

type MeleeAssault = ActionOf<'MELEE_ASSAULT'>;

/** The opposing garrison of a structure. */
const garrisonOf = ({ units }: MetaCampaignState, structure: string, unit: Unit): Unit | undefined =>
  Object.values(units).find(
    (each) =>
      each.garrisonOf === structure && each.status === 'ACTIVE' && opposes(blocOf(each), blocOf(unit)),
  );

/** EDC-MEL-01, EDC-MEL-04: the garrison named, a participant of the brawl there, or the frontline unit. */
function targetOf(state: MetaCampaignState, unit: Unit, { hex, structure }: MeleeAssault): Unit | undefined {
  if (structure !== undefined) return garrisonOf(state, structure, unit);
  return opponentsInBrawl(state, unit, hex)[0] ?? frontOf(state, unit, hex);
}

function judge(
  state: MetaCampaignState,
  unit: Unit,
  action: MeleeAssault,
  course: Course,
): readonly Violation[] {
  const { hex, weapon, structure } = action;
  return firstOf(
    () =>
      unless(
        weaponOf(state, unit, weapon)?.mode === 'melee',
        'EDC-MEL-01',
        'MELEE_WEAPON',
        ['order', 'action'],
        {
          weapon,
        },
      ),
    () => {
      if (structure === undefined) return [];
      const path = ['order', 'action', 'structure'];
      const there = lookUp(state.structures, structure)?.hex === hex;
      return firstOf(
        () => unless(there, 'EDC-MEL-01', 'NOT_THERE', path, { structure }),
        () =>
          unless(garrisonOf(state, structure, unit) !== undefined, 'EDC-MEL-01', 'NO_GARRISON', path, {
            structure,
          }),
      );
    },
    () =>
      judgeCharge(state, unit, { hex, weapon, target: targetOf(state, unit, action), joins: true }, course),
  );
}

/** EDC-MEL-01, EDC-MEL-04: the attack, then into the hex whatever holds it, and a brawl where anybody does. */
function carryOut(table: EdcTable, id: string, action: MeleeAssault, { order, path }: Course): void {
  const { hex, structure } = action;
  const unit = unitAt(table.state, id);
  const from = existing(unit.hex, 'hex');
  const target = existing(targetOf(table.state, unit, action), 'defender');
  const joined = target.brawl;
  attack(table, id, existing(weaponOf(table.state, unit, action.weapon), 'weapon'), target.id, 'MELEE');
  const lives = unitAt(table.state, target.id).status === 'ACTIVE';
  const left = defenders(table.state, unit, hex);
  const held = left.length > 0 && isHeld(table.state, hex, blocOf(target), from);
  table.emit({ type: 'meta-campaign.AssaultMade', data: { unit: id, hex, held, enters: true } }, [
    'EDC-MEL-01',
  ]);
  if (path.length === 0) payFor(table, id, order, true);
  enter(table, id, hex);
  if (joined !== null) {
    joinBrawl(table, joined, id);
    reviewBrawls(table);
    return;
  }
  if (structure !== undefined && lives) startBrawl(table, id, target.id, structure);
  else if (structure !== undefined && !held) clear(table, id, hex, structure);
  else if (held) startBrawl(table, id, existing(frontOf(table.state, unit, hex), 'defender').id, null);
  else overrun(table, id, hex, 'EDC-ASL-04');
}

/** EDC-MEL-06: the garrison fell at once: in its place, and the others of the hex are overrun. */
function clear(table: EdcTable, id: string, hex: string, structure: string): void {
  takeOver(table, id, structure);
  overrun(table, id, hex, 'EDC-ASL-04');
}

/** EDC-MEL-01 */
export const MELEE_ASSAULT_DEED: Deed<MeleeAssault> = {
  judge,
  carryOut: (table, { unit }, action, course) => carryOut(table, unit, action, course),
  whileOverrun: true,
};
