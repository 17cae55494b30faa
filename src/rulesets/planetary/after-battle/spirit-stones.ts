import type { BattleFacts, UnitFacts } from '../state/battle-facts.js';
import type { Fraction } from '../data/battle.js';
import { partRoundedUp } from '../data/armies.js';
import { modifiersOfRace } from '../races/profile-of.js';
import type { Battle, PlanetaryState, SideRole, SquadLost } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { unitStructureValue, unitTypeOf } from '../pieces/armies.js';
import { SIDES } from '../battle/battle-sides.js';
import { armiesByHex, armyOf, isOccupiedBy } from '../map/map.js';
import { stockOf } from '../money/paying.js';

/**
 * RACE-EL-03: squads of a side of which nothing is left, with what each would cost its player; before losses are applied.
 * What surrendered is left.
 */
export const squadsLost = (state: PlanetaryState, facts: BattleFacts, side: SideRole): readonly SquadLost[] =>
  facts.sides[side].units.flatMap((each) => squadLost(state, each) ?? []);

/** A squad: more than one model as built, and no vehicles. Part of its whole cost, rounded up (RACE-GEN-07). */
function squadLost(state: PlanetaryState, { army: id, unit: unitId, end }: UnitFacts): SquadLost | null {
  const army = armyOf(state, id);
  const unit = army?.units.find((each) => each.id === unitId);
  if (!army || !unit || end !== 'wipedOut') return null;
  const part: Fraction | null = modifiersOfRace(state, army.race).squadLossPenalty;
  if (part === null || unit.maxModels === 1 || unitTypeOf(state, unit).vehicle) return null;
  return { seat: army.owner, unit: unit.id, bp: partRoundedUp(unitStructureValue(unit), part) };
}

/** RACE-EL-03 Spirit stones: lost out of the Capital by who does not hold the battle hex after withdrawals. */
export function loseSpiritStones(table: PlanetaryTable, battle: Battle): void {
  const lost = SIDES.flatMap((side) => battle.result?.sides[side].squadsLost ?? []);
  for (const seat of new Set(lost.map((each) => each.seat))) {
    const hex = table.state.players[seat]?.capitalHex ?? null;
    if (hex === null || isOccupiedBy(armiesByHex(table.state), battle.hex, seat)) continue;
    const own = lost.filter((each) => each.seat === seat);
    const due = own.reduce((sum, each) => sum + each.bp, 0);
    const bp = Math.min(due, Math.max(0, stockOf(table.state, hex)));
    const units = own.map((each) => each.unit);
    table.emit(
      { type: 'planetary.SpiritStonesLost', data: { seat, battle: battle.id, hex, units, due, bp } },
      ['RACE-EL-03'],
    );
  }
}
