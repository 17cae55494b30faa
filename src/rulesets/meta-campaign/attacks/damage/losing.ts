import { lookUp } from '../../../../kernel/index.js';
import type { Unit } from '../../state/index.js';
import type { EdcTable } from '../../table.js';

const lost = (table: EdcTable, unit: string): void =>
  table.emit({ type: 'meta-campaign.UnitLost', data: { unit } }, ['EDC-RSC-05', 'EDC-DTH-03']);

/** EDC-RSC-03, EDC-RSC-05, EDC-GEN-07: who is lost with a destroyed unit, and whose last unit it was. */
export function mourn(table: EdcTable, unit: Unit): void {
  if (unit.survivorsOf !== null) {
    lost(table, unit.survivorsOf);
    table.emit({ type: 'meta-campaign.SurvivorsKilled', data: { unit: unit.id, of: unit.survivorsOf } }, [
      'EDC-RSC-03',
    ]);
  }
  for (const each of unit.survivors) lost(table, each);
  const { owner } = unit;
  const left = Object.values(table.state.units).some(
    (each) => each.owner === owner && each.status === 'ACTIVE',
  );
  if (owner !== null && !left && lookUp(table.state.accounts, owner))
    table.emit({ type: 'meta-campaign.PlayerBecameSpectator', data: { seat: owner } }, ['EDC-GEN-07']);
}
