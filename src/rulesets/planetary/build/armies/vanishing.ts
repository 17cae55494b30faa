import type { RuleId } from '../../catalog.js';
import type { Army } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { destroyDetachment, freeCaptive, unitXpOf } from '../captives/captives.js';
import { hexOf, inOrder } from '../../map/map.js';
import { captivesOf } from '../../map/terrain.js';
import { emitLoss } from '../../pieces/rare.js';

/**
 * PLN-GEN-08, PLN-DIS-02: an army leaves play outside a battle; its captives go free (PLN-CPT-06), and spies that had
 * infiltrated it stay behind (PLN-SPY-04).
 */
export function removeArmy(
  table: PlanetaryTable,
  army: Army,
  cause: 'disbanded' | 'no models',
  because: readonly RuleId[],
): void {
  const hex = hexOf(army);
  const captives = captivesOf(table.state, army.id);
  if (army.kind === 'detachment') destroyDetachment(table, army, cause, because);
  else {
    const { id: garrison, owner } = army;
    emitLoss(
      table,
      garrison,
      {
        type: 'planetary.GarrisonDestroyed',
        data: { garrison, owner, hex: army.hex, cause, unitXp: unitXpOf(army) },
      },
      because,
    );
  }
  if (hex === null) return;
  for (const captive of captives) freeCaptive(table, captive, hex, ['PLN-CPT-06', 'PLN-CPT-07']);
  for (const spy of inOrder(Object.values(table.state.spies))) {
    if (spy.infiltrating?.kind !== 'detachment' || spy.infiltrating.id !== army.id) continue;
    table.emit({ type: 'planetary.SpyDisengaged', data: { spy: spy.id, hex } }, ['PLN-SPY-04']);
  }
}
