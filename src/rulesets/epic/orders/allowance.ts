import {
  CHARGE_FACTOR,
  INFILTRATION_CM,
  MARCH_FACTOR,
  MOUNTING_CM,
  OVERWATCH_CM,
  ROAD_BONUS_CM,
  SPECIAL_ORDERS,
  SPEED_FACTOR,
} from '../data/tables.js';
import type { EpicState, Order, Unit } from '../state/index.js';
import { detachmentOf, profileOf } from '../units/pieces.js';
import { has, isSwift } from '../units/values.js';

/** What only the table shows of a move that its length depends on. */
interface Facts {
  readonly onRoad: boolean;
  /** cm that mounting and dismounting cost it. */
  readonly mountingCm: number;
}

const road = ({ onRoad }: Facts): number => (onRoad ? ROAD_BONUS_CM : 0);

/** EPC-MOV-02: (Speed × f + road) × m − transport, and 30 for the first move of Infiltrators that kept it. */
export function moveAllowance(state: EpicState, unit: Unit, order: Order, facts: Facts): number {
  if (unit.immobilised || SPECIAL_ORDERS.includes(order)) return -facts.mountingCm;
  if (order === 'OVERWATCH') return OVERWATCH_CM - facts.mountingCm;
  const { speedCm } = profileOf(state, unit.id);
  const factor = isSwift(state, unit.id) ? SPEED_FACTOR : 1;
  const march = order === 'MARCH' ? MARCH_FACTOR : 1;
  return (speedCm * factor + road(facts)) * march - facts.mountingCm + infiltration(state, unit);
}

/** EPC-SET-02 */
function infiltration(state: EpicState, { id }: Unit): number {
  const { infiltration: choice, firstMoveDone } = detachmentOf(state, id);
  return choice === 'FIRST_MOVE' && !firstMoveDone && has(state, id, 'INFILTRATORS') ? INFILTRATION_CM : 0;
}

/** EPC-MOV-03: (Speed × f + road) − transport. */
export function assaultAllowance(state: EpicState, unit: Unit, facts: Facts): number {
  if (unit.immobilised) return -facts.mountingCm;
  const factor = isSwift(state, unit.id) ? CHARGE_FACTOR : 1;
  return profileOf(state, unit.id).speedCm * factor + road(facts) - facts.mountingCm;
}

/** EPC-TRA-01: what a unit pays for itself. */
export const mountingCost = (mounts: boolean, dismounts: boolean): number =>
  (mounts ? MOUNTING_CM : 0) + (dismounts ? MOUNTING_CM : 0);
