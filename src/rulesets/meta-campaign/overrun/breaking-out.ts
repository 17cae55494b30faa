import { compassTo, parseHexKey } from '../../../engine/hex/index.js';
import { existing } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import { firstOf, unless } from '../general/asked.js';
import { barsTo } from '../movement/passing/passing.js';
import { enter, spend } from '../movement/passing/spending.js';
import { checkDoubleTime } from '../movement/judging.js';
import { baseSpeed, costOf, stepsOf } from '../movement/steps.js';
import type { Movement, Order } from '../orders/orders.js';
import { opponentsIn } from '../positions/occupants.js';
import { isOpen } from '../positions/room.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { blocOf, isAircraft } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';

const PATH = ['order', 'movement'];

/** EDC-OVR-03: speed, Double Time included, less 1, at least 1. */
const speedOut = (state: MetaCampaignState, unit: Unit, { doubleTime }: Movement): number =>
  Math.max(1, baseSpeed(state, unit) + (doubleTime ? state.rules.doubleTimeSpeed : 0) - 1);

/** EDC-OVR-03 */
export function judgeBreakout(state: MetaCampaignState, unit: Unit, order: Order): readonly Violation[] {
  const movement = existing(order.movement, 'movement');
  const [to] = movement.path;
  return firstOf(
    () => unless(unit.overrun || unit.brawl !== null, 'EDC-OVR-03', 'NOT_OVERRUN', PATH),
    () => [
      ...unless(!unit.immobilised && baseSpeed(state, unit) > 0, 'EDC-OVR-03', 'IMMOBILISED', PATH),
      ...unless(!isAircraft(unit), 'EDC-OVR-03', 'LANDED_AIRCRAFT', PATH),
      ...unless(order.action === undefined, 'EDC-OVR-03', 'WITH_ACTION', ['order', 'action']),
      ...unless(movement.path.length === 1, 'EDC-OVR-03', 'ONE_STEP', [...PATH, 'path']),
      ...checkDoubleTime(unit, movement),
    ],
    () => {
      const from = existing(unit.hex, 'hex');
      const hex = existing(to, 'hex');
      const adjacent = compassTo(existing(parseHexKey(from), 'hex'), existing(parseHexKey(hex), 'hex'));
      return unless(adjacent !== null, 'EDC-OVR-03', 'NOT_ADJACENT', [...PATH, 'path', 0], { hex });
    },
    () => barsTo(state, unit, existing(unit.hex, 'hex'), existing(to, 'hex'), [...PATH, 'path', 0]),
    () => {
      const hex = existing(to, 'hex');
      const cost = costOf(stepsOf(state, unit, [hex]), false);
      const speed = speedOut(state, unit, movement);
      const at = [...PATH, 'path', 0];
      return [
        ...unless(cost <= speed, 'EDC-OVR-03', 'TOO_FAR', at, { cost, speed }),
        ...unless(opponentsIn(state, hex, blocOf(unit)).length === 0, 'EDC-OVR-03', 'ENEMY_THERE', at, {
          hex,
        }),
        ...unless(isOpen(state, hex, unit), 'EDC-POS-01', 'NO_ROOM', at, { hex }),
      ];
    },
  );
}

/** EDC-OVR-03: a hidden enemy in the hex keeps it where it is, the Energy is spent all the same. Answers whether it is out. */
export function breakOut(table: EdcTable, id: string, movement: Movement): boolean {
  const { state } = table;
  const unit = unitAt(state, id);
  const to = existing(movement.path[0], 'hex');
  const hidden = opponentsIn(state, to, blocOf(unit)).length > 0;
  const energy = 1 + (movement.doubleTime ? state.rules.doubleTimeEnergy : 0);
  table.emit({ type: 'meta-campaign.BreakoutMade', data: { unit: id, to, free: !hidden } }, ['EDC-OVR-03']);
  spend(table, id, energy, 'EDC-OVR-03', 'breakout');
  if (hidden) return false;
  if (unit.brawl !== null)
    table.emit({ type: 'meta-campaign.BrawlLeft', data: { brawl: unit.brawl, unit: id } }, ['EDC-OVR-03']);
  if (unit.overrun) table.emit({ type: 'meta-campaign.OverrunEnded', data: { unit: id } }, ['EDC-OVR-03']);
  enter(table, id, to);
  return true;
}
