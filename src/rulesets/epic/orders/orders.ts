import type { InputPath } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import { firstOf, unless } from '../general/asked.js';
import type { Detachment, EpicState, Order } from '../state/index.js';
import { isWarEngine, livingOf } from '../units/pieces.js';
import { has } from '../units/values.js';

/** EPC-ORD-01, EPC-ORD-06: which order a detachment may get. */
export function judgeOrder(
  state: EpicState,
  detachment: Detachment,
  order: Order,
  path: InputPath,
): readonly Violation[] {
  const living = livingOf(state, detachment);
  const immobilised = isWarEngine(state, detachment) && living.some((each) => each.immobilised);
  const some = (ability: 'FLAK' | 'ARTILLERY') => living.some((each) => has(state, each.id, ability));
  return firstOf(
    () => unless(!detachment.broken, 'EPC-ORD-01', 'BROKEN', ['detachment']),
    () => unless(detachment.place !== 'RESERVE', 'EPC-ORD-01', 'IN_RESERVE', ['detachment']),
    () =>
      unless(!immobilised || (order !== 'MARCH' && order !== 'ASSAULT'), 'EPC-ORD-01', 'IMMOBILISED', path),
    () => unless(order !== 'SPECIAL_FLAK' || some('FLAK'), 'EPC-ORD-06', 'NO_FLAK', path),
    () => unless(order !== 'SPECIAL_BOMBARDMENT' || some('ARTILLERY'), 'EPC-ORD-06', 'NO_ARTILLERY', path),
  );
}
