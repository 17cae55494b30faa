import { itemAt, lastOf } from '../../../kernel/index.js';
import type { BattleOrder } from '../commands.js';
import type { InitiativeResult } from '../battle-movement/events.js';
import { modifiersOfSeat } from '../races/profile-of.js';
import type { PlanetaryState, Player } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { activePlayers } from '../map/map.js';

/** PLN-BMV-03 Battle initiative: D6 + strategy value + race; seats come back highest first. */
export function determineInitiative(
  table: PlanetaryTable,
  issued: Readonly<Record<string, readonly BattleOrder[]>>,
): readonly string[] {
  const players = activePlayers(table.state);
  const dice = table.rollAll(
    players.map(({ seat }) => ({
      count: 1,
      sides: 6,
      for: 'PLN-BMV-03' as const,
      purpose: 'battle initiative',
      subject: seat,
    })),
  );
  const results = players.map((player, place): InitiativeResult => {
    const die = itemAt(itemAt(dice, place), 0);
    const raceModifier = modifierOf(table.state, player, issued[player.seat] ?? []);
    const { seat, strategyValue } = player;
    return { seat, die, strategyValue, raceModifier, total: die + strategyValue + raceModifier, ties: [] };
  });
  const ranked = rank(table, results, (each) => each.total, 'battle initiative tie');
  table.emit(
    { type: 'planetary.InitiativeDetermined', data: { phase: 'BATTLE_MOVEMENT', results: ranked } },
    ranked.some((each) => each.ties.length > 0) ? ['PLN-BMV-03', 'PLN-MOV-01'] : ['PLN-BMV-03'],
  );
  return ranked.map((each) => each.seat);
}

/** RACE-IG-04, RACE-DE-10: the orders count as issued, even if later cancelled. */
function modifierOf(state: PlanetaryState, { seat }: Player, orders: readonly BattleOrder[]): number {
  const attacks = orders.some((each) => each.order === 'ATTACK' || each.order === 'PLANNED_ATTACK');
  return modifiersOfSeat(state, seat)
    .battleInitiative.filter((each) => !(each.unlessAttacking && attacks))
    .reduce((sum, each) => sum + each.add, 0);
}

/** PLN-MOV-01 Movement initiative: D6 + strategy value; seats come back highest first. */
export function determineMovementInitiative(table: PlanetaryTable): readonly string[] {
  const players = activePlayers(table.state);
  const dice = table.rollAll(
    players.map(({ seat }) => ({
      count: 1,
      sides: 6,
      for: 'PLN-MOV-01' as const,
      purpose: 'movement initiative',
      subject: seat,
    })),
  );
  const results = players.map(({ seat, strategyValue }, place): InitiativeResult => {
    const die = itemAt(itemAt(dice, place), 0);
    return { seat, die, strategyValue, raceModifier: 0, total: die + strategyValue, ties: [] };
  });
  const ranked = rank(table, results, (each) => each.total, 'movement initiative tie');
  table.emit({ type: 'planetary.InitiativeDetermined', data: { phase: 'MOVEMENT', results: ranked } }, [
    'PLN-MOV-01',
  ]);
  return ranked.map((each) => each.seat);
}

/** Highest score first; PLN-MOV-01: those who tie roll an unmodified D6 among themselves until none do. */
function rank(
  table: PlanetaryTable,
  results: readonly InitiativeResult[],
  score: (result: InitiativeResult) => number,
  purpose: string,
): readonly InitiativeResult[] {
  const scores = [...new Set(results.map(score))].sort((a, b) => b - a);
  return scores.flatMap((value) => {
    const tied = results.filter((each) => score(each) === value);
    if (tied.length === 1) return tied;
    const dice = table.rollAll(
      tied.map(({ seat }) => ({
        count: 1,
        sides: 6,
        for: 'PLN-MOV-01' as const,
        purpose,
        subject: seat,
      })),
    );
    const again = tied.map((each, place) => ({
      ...each,
      ties: [...each.ties, itemAt(itemAt(dice, place), 0)],
    }));
    return rank(table, again, (each) => lastOf(each.ties), purpose);
  });
}
