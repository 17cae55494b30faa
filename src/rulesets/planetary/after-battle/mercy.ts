import { entryAt, existing } from '../../../kernel/index.js';
import type { PlanetaryTable } from '../table.js';
import { enemySide, SIDES } from '../battle/battle-sides.js';
import { captorOf, destroyDetachment } from '../build/captives/captives.js';

/**
 * PLN-CPT-08, PLN-AFT-05: a winner of a quick battle whose own losses left them no choice has not said yet whether what
 * they captured is killed; where it still lives, they are asked.
 */
export function askForMercy(table: PlanetaryTable, id: string): void {
  const battle = entryAt(table.state.battles, id);
  const side = SIDES.find((each) => each === battle.result?.winner);
  if (!side || !battle.quick) return;
  const { toLose, value } = battle.quick[side];
  const detachment = battle[enemySide(side)].detachment ?? '';
  const place = table.state.detachments[detachment]?.place;
  const captor = captorOf(table.state, battle, side);
  const captured = place?.at === 'captor' && place.army === captor?.id;
  if (!captured || (toLose !== 0 && toLose !== value)) return;
  const { seat } = battle[side];
  table.emit({ type: 'planetary.CaptiveAtMercy', data: { battle: id, side, seat, detachment } }, [
    'PLN-CPT-08',
    'PLN-AFT-05',
  ]);
}

/** PLN-CPT-08: now or never; what is not answered before the phase closes lives (PLN-GEN-12). */
export function decideFate(table: PlanetaryTable, id: string, killed: boolean): void {
  const battle = entryAt(table.state.battles, id);
  const { side, detachment } = existing(battle.mercy, 'mercy of the battle');
  const { seat } = battle[side];
  table.emit({ type: 'planetary.CaptiveFateDecided', data: { battle: id, seat, detachment, killed } }, [
    'PLN-CPT-08',
  ]);
  const captive = table.state.detachments[detachment];
  if (killed && captive)
    destroyDetachment(table, captive, 'killed', ['PLN-AFT-05', 'RACE-CAP-02', 'RACE-CAP-04']);
}
