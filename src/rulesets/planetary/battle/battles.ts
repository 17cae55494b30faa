import type { Battle, PlanetaryState } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { fillUp } from './filling-up.js';

/** Battles in the order in which they arose (PLN-BMV-01); postponed ones of earlier turns first. */
export const battlesInOrder = (state: PlanetaryState): readonly Battle[] =>
  Object.values(state.battles).sort((a, b) => a.turn - b.turn || a.attackSeq - b.attackSeq);

/** PLN-BAT-01: battles of the phase that are neither fought nor postponed, or whose captive's fate is open (PLN-CPT-08). */
export const battlesOutstanding = (state: PlanetaryState): readonly Battle[] =>
  battlesInOrder(state).filter(
    (each) => ['pending', 'quick', 'reported', 'disputed'].includes(each.status) || each.mercy !== undefined,
  );

/** Battle in a hex that is not over (PLN-BAT-03: nobody else may enter or attack it); null when there is none. */
export const battleAt = (state: PlanetaryState, hex: string): Battle | null =>
  battlesInOrder(state).find((each) => each.hex === hex && each.status !== 'resolved') ?? null;

/** Battle in which an army is a primary and that is not over (PLN-BAT-03); null when there is none. */
export const battleOf = (state: PlanetaryState, army: string): Battle | null =>
  battlesInOrder(state).find(
    (each) =>
      each.status !== 'resolved' &&
      [each.attacker.detachment, each.defender.detachment, each.defender.garrison].includes(army),
  ) ?? null;

/**
 * Opens the Battle phase: postponed battles can be fought again (PLN-BAT-03), and the units of all are filled up
 * (PLN-BAT-05), so that what the players see from now on is what fights.
 */
export function openBattles(table: PlanetaryTable): void {
  for (const battle of battlesInOrder(table.state)) {
    if (battle.status === 'postponed') {
      table.emit({ type: 'planetary.BattleResumed', data: { battle: battle.id } }, ['PLN-BAT-03']);
    }
  }
  for (const battle of battlesOutstanding(table.state)) fillUp(table, battle.id);
}
