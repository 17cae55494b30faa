import { unless } from '../general/asked.js';
import type { Deed } from '../orders/deed.js';
import type { ActionOf } from '../orders/orders.js';
import type { EdcTable } from '../table.js';
import { unitAt } from '../units/on-map.js';

/** EDC-STA-06: half of the maximum, rounded up. */
function rest(table: EdcTable, id: string): void {
  const { energy, sheet } = unitAt(table.state, id);
  const left = Math.min(sheet.energy, energy + Math.ceil(sheet.energy / 2));
  if (left > energy)
    table.emit(
      {
        type: 'meta-campaign.EnergyRestored',
        data: { unit: id, amount: left - energy, left, cause: 'rest' },
      },
      ['EDC-STA-06'],
    );
}

export const REST_DEED: Deed<ActionOf<'REST'>> = {
  judge: (_, unit) =>
    unless(unit.sheet.energyKind === 'infantry', 'EDC-STA-06', 'FUEL_ENERGY', ['order', 'action']),
  carryOut: (table, { unit }) => rest(table, unit),
  whileEmbarked: true,
};
