import { existing } from '../../../kernel/index.js';
import { die } from '../general/checks.js';
import { damage } from '../attacks/damage/damaging.js';
import type { EdcTable } from '../table.js';
import { isLandVehicle } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';
import { immobilise, spend } from './passing/spending.js';

/** EDC-ELV-05: an elevation that is too dear, or a cliff, is attempted and never crossed. */
export function attempt(table: EdcTable, id: string, hex: string, hasMoved: boolean): void {
  const unit = unitAt(table.state, id);
  if (!hasMoved) spend(table, id, 1, 'EDC-ELV-05', 'attempt');
  const face = die(table, id, 6, 'EDC-ELV-05', `attempt at ${hex}`);
  const { STOP, STOP_EXTRA_ENERGY, DISABLED } = table.state.rules.illegalElevationTable;
  table.emit(
    {
      type: 'meta-campaign.MovementStopped',
      data: { unit: id, hex: existing(unit.hex, 'hex'), rule: 'EDC-ELV-05', reason: 'TOO_STEEP' },
    },
    ['EDC-ELV-05'],
  );
  if (face <= STOP) return;
  if (face <= STOP_EXTRA_ENERGY) spend(table, id, 1, 'EDC-ELV-05', 'attempt');
  else if (face <= DISABLED && isLandVehicle(unit)) immobilise(table, id, 'EDC-ELV-05');
  else damage(table, id, 1, 'EDC-ELV-05', 'a fall');
}
