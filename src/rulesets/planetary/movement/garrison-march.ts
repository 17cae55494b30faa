import type { HexKey } from '../../../engine/hex/index.js';
import type { MovementOrder } from '../sheets/orders.js';
import type { Detachment, PlanetaryState } from '../state/index.js';
import { isTargetOpen } from '../build/armies/garrisons.js';
import { hexDistance, type ArmiesByHex } from '../map/map.js';
import { moverOf, type Mover } from './movers.js';
import { approachPath, reachable } from './paths.js';
import { costOf } from './steps.js';

/** PLN-GAR-06: where a garrison-detachment is to settle; null while its target is lost, garrisoned or destroyed. */
export const settlingHex = (state: PlanetaryState, detachment: Detachment): HexKey | null =>
  isTargetOpen(state, detachment) ? detachment.targetStronghold : null;

/** PLN-GAR-06: whether a garrison-detachment may have this order: it must march as fast as it can. */
export function isMarchAllowed(
  state: PlanetaryState,
  index: ArmiesByHex,
  detachment: Detachment,
  order: MovementOrder,
): boolean {
  const target = settlingHex(state, detachment);
  const mover = moverOf(state, detachment.id, order);
  if (target === null || mover === null) return order.order === 'GUARD';
  const approach = withinAllowance(state, mover, approachPath(state, index, mover, target));
  if (order.order === 'GUARD') {
    const nearer = reachable(state, index, mover).some((way) => isNearer(mover, way.hex, target));
    return approach.length === 0 && !nearer;
  }
  const path = order.path ?? [];
  return isNearer(mover, path.at(-1) ?? mover.hex, target) || path.join(' ') === approach.join(' ');
}

const isNearer = (mover: Mover, end: HexKey, target: HexKey): boolean =>
  hexDistance(end, target) < hexDistance(mover.hex, target);

/** The part of a path that the piece's MP suffice for. */
function withinAllowance(state: PlanetaryState, mover: Mover, path: readonly HexKey[]): readonly HexKey[] {
  let left = mover.mv;
  const reach = path.findIndex((to, place) => {
    left -= costOf(state, mover, path[place - 1] ?? mover.hex, to);
    return left < 0;
  });
  return reach < 0 ? path : path.slice(0, reach);
}
