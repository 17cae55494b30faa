import { violation, type Violation } from '../catalog.js';
import { firstOf, mustBeAtStage } from '../general/barred.js';
import type { CommandOf } from '../judge.js';
import type { Battle, BattleStage, SpaceEmpiresState } from '../state/index.js';
import type { SpeTable } from '../table.js';
import { afterWinnerLosses, askLoss, destroy } from './aftermath.js';
import { forceLost, leftOf, loserOf, paysFor, pickedTooEarly, stillToLose, toPickFrom } from './losses.js';
import { sum } from './totals.js';

/** SPE-BAT-09: the winner picks the first unit that the loser loses. */
export function pickFirstLoss(table: SpeTable, { unit }: CommandOf<'PickFirstLoss'>): readonly Violation[] {
  const battle = table.state.battle;
  const barred = mayPick(table, 'FIRST_LOSS', battle?.winner ?? null, 'SPE-BAT-09');
  if (barred.length > 0 || !battle) return barred;
  const loser = loserOf(battle);
  const illegal = judgePicks(table.state, battle, loser, [unit], () => ['unit']);
  if (illegal.length > 0) return illegal;
  destroy(table, loser, [unit], 'SPE-BAT-09');
  askLoss(table, 'LOSSES');
  return [];
}

/** SPE-BAT-09: the loser picks all others of their half, exactly. */
export function pickLosses(table: SpeTable, { units }: CommandOf<'PickLosses'>): readonly Violation[] {
  const battle = table.state.battle;
  const barred = mayPick(table, 'LOSSES', battle ? loserOf(battle) : null, 'SPE-BAT-09');
  if (barred.length > 0 || !battle) return barred;
  const lose = stillToLose(table.state, battle);
  const illegal = [
    ...(units.length === lose
      ? []
      : [violation('SPE-BAT-09', 'WRONG_COUNT', ['units'], { lose, given: units.length })]),
    ...judgePicks(table.state, battle, loserOf(battle), units, (index) => ['units', index]),
  ];
  if (illegal.length > 0) return illegal;
  destroy(table, loserOf(battle), units, 'SPE-BAT-09');
  askLoss(table, 'LOSSES');
  return [];
}

/** SPE-BAT-11: the winner pays with units worth at least half of what they destroyed. */
export function pickWinnerLosses(
  table: SpeTable,
  { units }: CommandOf<'PickWinnerLosses'>,
): readonly Violation[] {
  const { state } = table;
  const { battle } = state;
  const barred = mayPick(table, 'WINNER_LOSSES', battle?.winner ?? null, 'SPE-BAT-11');
  if (barred.length > 0 || !battle || battle.winner === null) return barred;
  const { winner } = battle;
  const illegal = judgePicks(table.state, battle, winner, units, (index) => ['units', index]);
  if (illegal.length > 0) return illegal;
  const values = leftOf(battle, winner).flatMap((each) => (units.includes(each.unit) ? [each.value] : []));
  if (!paysFor(state, battle, values)) {
    const given = sum(values);
    const needed = (forceLost(battle) * state.rules.winnerLosesPercent) / 100;
    return [violation('SPE-BAT-11', 'TOO_LITTLE', ['units'], { needed, given })];
  }
  destroy(table, winner, units, 'SPE-BAT-11');
  afterWinnerLosses(table);
  return [];
}

type PickRule = 'SPE-BAT-09' | 'SPE-BAT-11';

function mayPick(
  table: SpeTable,
  stage: BattleStage,
  picker: string | null,
  rule: PickRule,
): readonly Violation[] {
  return firstOf(
    () => mustBeAtStage(table, stage, rule),
    () => (table.actor.seat === picker ? [] : [violation('SPE-BAT-09', 'NOT_YOUR_PICK', [], { picker })]),
  );
}

/** Each a participant that is left, once, in the order of SPE-BAT-10; a fortification goes anyway (SPE-UNI-04). */
export function judgePicks(
  state: SpaceEmpiresState,
  battle: Battle,
  player: string,
  units: readonly string[],
  path: (index: number) => readonly (string | number)[],
): readonly Violation[] {
  const left = toPickFrom(state, battle, player);
  const early = pickedTooEarly(state, battle, player, units);
  return units.flatMap((unit, index) => {
    if (!left.some((each) => each.unit === unit))
      return [violation('SPE-BAT-09', 'NOT_A_PARTICIPANT', path(index), { unit })];
    if (units.indexOf(unit) < index) return [violation('SPE-BAT-09', 'TWICE', path(index), { unit })];
    return early.includes(unit) ? [violation('SPE-BAT-10', 'OUT_OF_ORDER', path(index), { unit })] : [];
  });
}
