import { lookUp } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import { firstOf, unless } from '../general/asked.js';
import type { Deed } from '../orders/deed.js';
import type { ActionOf } from '../orders/orders.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import { blocOf, isAirborne, isOnMap } from '../units/kinds.js';
import { ENERGY, startJob } from './resupplying.js';

const PATH = ['order', 'action'];
const GIVERS: readonly string[] = ['vehicle', 'aircraft', 'vessel'];

/** EDC-SUP-08: between two with the same propulsion, on the ground of one hex, both with fuel. */
function judge(
  state: MetaCampaignState,
  unit: Unit,
  { receiver: id, amount }: ActionOf<'SYPHON'>,
): readonly Violation[] {
  const receiver = lookUp(state.units, id);
  const path = [...PATH, 'receiver'];
  const most = state.rules.syphonMax;
  if (!receiver || !isOnMap(receiver) || id === unit.id)
    return unless(false, 'EDC-SUP-08', 'NO_RECEIVER', path, { receiver: id });
  return firstOf(() => [
    ...unless(amount >= 1 && amount <= most, 'EDC-SUP-08', 'AMOUNT', [...PATH, 'amount'], { amount, most }),
    ...unless(
      GIVERS.includes(unit.sheet.category) && unit.sheet.energyKind === 'fuel',
      'EDC-SUP-08',
      'NO_FUEL',
      PATH,
    ),
    ...unless(receiver.sheet.energyKind === 'fuel', 'EDC-SUP-08', 'NO_FUEL', path, { receiver: id }),
    ...unless(!isAirborne(unit) && !isAirborne(receiver), 'EDC-SUP-08', 'AIRBORNE', path),
    ...unless(receiver.hex === unit.hex, 'EDC-SUP-08', 'ANOTHER_HEX', path, { receiver: id }),
    ...unless(blocOf(receiver) === blocOf(unit), 'EDC-SUP-08', 'NOT_OF_YOUR_BLOC', path, { receiver: id }),
    ...unless(receiver.sheet.propulsion === unit.sheet.propulsion, 'EDC-SUP-08', 'OTHER_PROPULSION', path, {
      receiver: id,
    }),
  ]);
}

/** EDC-SUP-08, EDC-SUP-09 */
export const SYPHON_DEED: Deed<ActionOf<'SYPHON'>> = {
  judge,
  carryOut: (table, { unit }, { receiver, amount }) =>
    startJob(table, unit, { source: unit, receiver, item: 'BARREL', fills: ENERGY }, amount),
};
