import { existing } from '../../../kernel/index.js';
import type { BattleFacts } from '../state/battle-facts.js';
import { BOMBARDING_PART, DRAW_VP, partOf, WINNER_VP } from '../data/battle.js';
import type { Battle, PlanetaryState, SideRole } from '../state/index.js';
import { enemySide } from '../battle/battle-sides.js';
import { armyOf } from '../map/map.js';
import { unitBattleValue } from '../battle/participation.js';

/**
 * PLN-VPS-03 Values, points: BV at the start of all units that took part, half of it for bombarding units, and in a
 * Stronghold battle, for the defender, the list price of the defences; rounded down on the total.
 */
export function sideValue(state: PlanetaryState, battle: Battle, facts: BattleFacts, side: SideRole): number {
  const valueOf = (bombarding: boolean) =>
    facts.sides[side].units
      .filter((each) => (each.role === 'bombarding') === bombarding)
      .reduce((sum, each) => {
        const army = armyOf(state, each.army);
        const unit = army?.units.find((found) => found.id === each.unit);
        return sum + (army && unit ? unitBattleValue(state, army, unit) : 0);
      }, 0);
  const defences = side === 'defender' ? defencesValue(state, battle) : 0;
  return valueOf(false) + partOf(valueOf(true), BOMBARDING_PART) + defences;
}

/** List price of the defences intact at the start of a Stronghold battle, BP (PLN-QBT-03, PLN-VPS-03). */
export function defencesValue(state: PlanetaryState, battle: Battle): number {
  if (!battle.strongholdBattle) return 0;
  const defences = state.hexes[battle.hex]?.stronghold?.defences ?? [];
  return defences.reduce((sum, each) => sum + each.costBp, 0);
}

/** PLN-VPS-01, PLN-VPS-02: VP of each side from the values of both. */
export function battleVp(
  winner: SideRole | null,
  values: Readonly<Record<SideRole, number>>,
): Readonly<Record<SideRole, number>> {
  if (winner) {
    const difference = values[winner] - values[enemySide(winner)];
    const { vp } = existing(
      WINNER_VP.find((row) => difference >= row.from),
      'row of the table',
    );
    return winner === 'attacker' ? { attacker: vp, defender: 0 } : { attacker: 0, defender: vp };
  }
  const difference = Math.abs(values.attacker - values.defender);
  const { larger, smaller } = existing(
    DRAW_VP.find((row) => difference >= row.from),
    'row of the table',
  );
  return values.attacker >= values.defender
    ? { attacker: larger, defender: smaller }
    : { attacker: smaller, defender: larger };
}
