import { flatNeighbours, hexKey, parseHexKey } from '../../../engine/hex/index.js';
import { existing } from '../../../kernel/index.js';
import { damage as deal } from '../attacks/damage/damaging.js';
import { check } from '../general/checks.js';
import { groundIn } from '../positions/occupants.js';
import { inTurn } from '../positions/ranking.js';
import type { Structure } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { inherentArmour } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';
import type { Blow } from './blow.js';
import { inOrder } from './order.js';

const CHARGE = { explosiveClass: 'HE', ap: { general: 0, infantry: 0, vehicle: 0 } } as const;

/** EDC-STR-08: by what was inside; it strikes everybody in the hex and beside it, and other structures of the hex. */
export function explode(
  table: EdcTable,
  { id, hex, crates, barrels }: Structure,
  strike: (table: EdcTable, structure: string, blow: Blow) => void,
): void {
  const { rules } = table.state;
  const items = crates + barrels;
  if (items === 0) return;
  if (!check(table, id, rules.depotExplosionTargetPerItem * items, 'EDC-STR-08', 'explosion')) return;
  const damage = Math.min(rules.depotExplosionDamageMax, Math.ceil(items / rules.depotExplosionDivisor));
  table.emit({ type: 'meta-campaign.DepotExploded', data: { structure: id, hex, damage } }, ['EDC-STR-08']);
  const around = [hex, ...flatNeighbours(existing(parseHexKey(hex), 'hex')).map(hexKey)];
  const victims = around.flatMap((each) => inTurn(groundIn(table.state, each)).map((unit) => unit.id));
  for (const each of victims) {
    const unit = unitAt(table.state, each);
    if (unit.status === 'ACTIVE')
      deal(table, each, Math.max(0, damage - inherentArmour(unit)), 'EDC-STR-08', 'explosion');
  }
  for (const each of inOrder(table.state, hex))
    strike(table, each.id, { damage, weapon: CHARGE, cause: 'explosion' });
}
