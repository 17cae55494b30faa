import type { RuleId } from '../catalog.js';
import type { Convoy } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { newId, orderOf } from '../pieces/ids.js';

/** A convoy out of battle, loot or destruction: any amount from 1 BP (PLN-CNV-02). */
export function createConvoy(
  table: PlanetaryTable,
  owner: string,
  hex: string,
  bp: number,
  cause: string,
  because: readonly RuleId[],
): Convoy {
  const id = newId(table.state, 'convoy-', owner);
  const convoy: Convoy = { id, order: orderOf(table.state, 'convoy-', id, owner), owner, hex, bp };
  table.emit({ type: 'planetary.ConvoyCreated', data: { convoy, cause } }, because);
  return convoy;
}
