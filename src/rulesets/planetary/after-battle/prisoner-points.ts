import type { BattleFacts, SideFacts, TakenModel } from '../state/battle-facts.js';
import { modifiersOfSeat } from '../races/profile-of.js';
import type { Battle, PlanetaryState, SideRole } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { enemySide, SIDES } from '../battle/battle-sides.js';
import { armyOf } from '../map/map.js';

const lostBy = (side: SideFacts): readonly TakenModel[] => side.units.flatMap((each) => each.prisoners ?? []);

/** RACE-DE-11: battle victory points that a side gets for its prisoners. */
export const prisonerPoints = (
  state: PlanetaryState,
  battle: Battle,
  facts: BattleFacts,
  side: SideRole,
): number =>
  lostBy(facts.sides[enemySide(side)]).length *
  (modifiersOfSeat(state, battle[side].seat).prisoners?.victoryPointsPerModel ?? 0);

/** RACE-DE-09: BP that the prisoners of a side bring. */
export const prisonerBp = (facts: BattleFacts, side: SideRole): number =>
  lostBy(facts.sides[enemySide(side)]).reduce((sum, each) => sum + each.bp, 0);

/** RACE-DE-09: points of the models of a side that were taken prisoner; they are no models destroyed. */
export const takenPoints = (state: PlanetaryState, loser: SideFacts): number =>
  loser.units
    .flatMap(({ army, unit, prisoners = [] }) => {
      const models = armyOf(state, army)?.units.find((each) => each.id === unit)?.models ?? [];
      return models.filter((model) => prisoners.some((each) => each.model === model.id));
    })
    .reduce((sum, model) => sum + model.points, 0);

/** RACE-DE-09, -11, -13: what is told of the prisoners of a battle, for each side that took some, and what they bring it. */
export function tellOfPrisoners(
  table: PlanetaryTable,
  battle: Battle,
  facts: BattleFacts,
  paidBp: (side: SideRole) => number,
): void {
  for (const side of SIDES) {
    const taken = lostBy(facts.sides[enemySide(side)]);
    if (taken.length === 0) continue;
    const { seat } = battle[side];
    const victoryPoints = prisonerPoints(table.state, battle, facts, side);
    table.emit(
      {
        type: 'planetary.PrisonersTaken',
        data: { battle: battle.id, seat, side, prisoners: taken, victoryPoints, bp: paidBp(side) },
      },
      ['RACE-DE-09', 'RACE-DE-11', 'RACE-DE-13'],
    );
  }
}
