import { compassTo, parseHexKey } from '../../../engine/hex/index.js';
import { existing } from '../../../kernel/index.js';
import { mayTarget, mustFight, mustHaveWeapon, weaponOf } from '../attacks/judging.js';
import type { Violation } from '../catalog.js';
import { firstOf, unless } from '../general/asked.js';
import { barsTo } from '../movement/passing/passing.js';
import { spend } from '../movement/passing/spending.js';
import { costOf, crossesRiver, leavesStructure, speedFor, stepsOf } from '../movement/steps.js';
import type { Course } from '../orders/deed.js';
import type { Order } from '../orders/orders.js';
import { opponentsIn } from '../positions/occupants.js';
import { ranked } from '../positions/ranking.js';
import { isOpen } from '../positions/room.js';
import { isSeen } from '../sight/seeing.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { blocOf, has, isAirborne, isInfantry } from '../units/kinds.js';

const PATH = ['order', 'action'];

/** Opponents on the ground of a hex that are no survivors, the frontline unit first. */
export function defenders(state: MetaCampaignState, unit: Unit, hex: string): readonly Unit[] {
  const there = opponentsIn(state, hex, blocOf(unit)).filter(
    (each) => !isAirborne(each) && each.sheet.category !== 'survivors',
  );
  const [first] = there;
  if (!first) return [];
  const order = ranked(state, hex, blocOf(first)).map((each) => each.id);
  return there.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/** The frontline unit that an assault meets (EDC-POS-03); stealthed ones are not met (EDC-STL-01). */
export const frontOf = (state: MetaCampaignState, unit: Unit, hex: string): Unit | undefined =>
  defenders(state, unit, hex).find((each) => !each.stealthed);

/** Whether there is a brawl in a hex. */
const hasBrawl = ({ brawls }: MetaCampaignState, hex: string): boolean =>
  Object.values(brawls).some((each) => each.hex === hex);

/** Into what hex with what weapon, and whom an assault of its kind would meet there. */
interface Charge {
  readonly hex: string;
  readonly weapon: string;
  readonly target: Unit | undefined;
  /** Whether the hex may hold a brawl (EDC-MEL-02, EDC-MEL-04). */
  readonly joins: boolean;
}

/** EDC-ASL-03, EDC-ASL-06, EDC-MEL-01: from where the unit will stand after its movement. */
export function judgeCharge(
  state: MetaCampaignState,
  unit: Unit,
  { hex, weapon, target, joins }: Charge,
  course: Course,
): readonly Violation[] {
  const from = existing(unit.hex, 'hex');
  const path = [...PATH, 'hex'];
  return firstOf(
    () => mustFight(unit),
    () => unless(isInfantry(unit) && has(unit, 'canAssault'), 'EDC-ASL-03', 'NOT_INFANTRY', PATH),
    () =>
      unless(course.before.energy >= 1, 'EDC-ASL-03', 'TOO_LITTLE_ENERGY', PATH, {
        energy: course.before.energy,
      }),
    () => mustHaveWeapon(state, unit, weapon),
    () => {
      const side = compassTo(existing(parseHexKey(from), 'hex'), existing(parseHexKey(hex), 'hex'));
      return unless(side !== null, 'EDC-ASL-03', 'NOT_ADJACENT', path, { hex });
    },
    () => barsTo(state, unit, from, hex, path),
    () => unless(!crossesRiver(state, unit, { from, to: hex }), 'EDC-ASL-03', 'RIVER', path, { hex }),
    () => checkSpare(state, hex, course),
    () => {
      if (!target || !isSeen(state, unit.faction, target))
        return unless(false, 'EDC-ASL-03', 'NOBODY_SEEN', path, { hex });
      const used = existing(weaponOf(state, unit, weapon), 'weapon');
      return [
        ...unless(joins || !hasBrawl(state, hex), 'EDC-MEL-02', 'IN_BRAWL', path, { hex }),
        ...unless(
          used.mode !== 'indirect' && used.minRange <= 1 && used.range >= 1 && mayTarget(used, target),
          'EDC-ASL-03',
          'WEAPON_UNFIT',
          [...PATH, 'weapon'],
          { weapon, unit: target.id },
        ),
        ...unless(isOpen(state, hex, unit), 'EDC-POS-01', 'NO_ROOM', path, { hex }),
      ];
    },
  );
}

/** EDC-ASL-03: movement points that are left must do for the step into the hex, as if nobody stood there. */
function checkSpare(
  state: MetaCampaignState,
  hex: string,
  { before: unit, order, path }: Course,
): readonly Violation[] {
  const steps = stepsOf(state, unit, [...path, hex]);
  const leaves = order.movement !== undefined && leavesStructure(unit, order.movement);
  const gait = { doubleTime: order.movement?.doubleTime ?? false, crossesRiver: false, leaves, flight: null };
  const cost = costOf(steps, leaves);
  const speed = speedFor(state, unit, steps, gait);
  return unless(cost <= speed, 'EDC-ASL-03', 'TOO_FAR', [...PATH, 'hex'], { cost, speed });
}

/** EDC-ASL-05: what an assault costs a unit that has made no step before. */
export function payFor(table: EdcTable, id: string, order: Order, enters: boolean): void {
  const doubled = order.movement?.doubleTime === true ? table.state.rules.doubleTimeEnergy : 0;
  spend(table, id, (enters ? 1 : 0) + doubled, 'EDC-ASL-05', 'assault');
}
