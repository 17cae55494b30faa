import { lookUp } from '../../../kernel/index.js';
import { OUTCOMES, opposite, RATIO_BONUS } from '../data/combat.js';
import type { Battle, GhostOfWarState, Outcome, Side } from '../state/index.js';
import type { BattleReport } from '../sheets/orders.js';
import { figure, figures } from '../house-rules/house-rules.js';

/** GOW-CBT-07: bonus of a coalition for its strength; only the stronger has one. */
export function ratioBonus(
  { parameters }: Pick<GhostOfWarState, 'parameters'>,
  own: number,
  other: number,
): number {
  const row = RATIO_BONUS.findIndex(({ times, over }) => own * over >= other * times);
  return own > other && row >= 0 ? (figures(parameters, 'combat.ratioBonus')[row] ?? 0) : 0;
}

/** GOW-CBT-07: what is added to the 2d6 of a side. */
export function bonusOf(state: GhostOfWarState, battle: Battle, side: Side): number {
  const [own, other] = [
    battle[side].strength,
    battle[side === 'attacker' ? 'defender' : 'attacker'].strength,
  ];
  return (
    ratioBonus(state, own, other) +
    (side === 'attacker' && battle.surprise ? figure(state.parameters, 'combat.surpriseBonus') : 0) +
    (battle.orbital === side ? figure(state.parameters, 'combat.orbitalBonus') : 0)
  );
}

/** GOW-CBT-08: as the attacker sees it; a draw comes before everything else. */
export function outcomeOf(
  { parameters }: Pick<GhostOfWarState, 'parameters'>,
  totals: Readonly<Record<Side, number>>,
): Outcome {
  const difference = totals.attacker - totals.defender;
  if (Math.abs(difference) <= figure(parameters, 'combat.drawMargin')) return 'DRAW';
  const decisive = Math.abs(difference) >= figure(parameters, 'combat.decisiveMargin');
  if (difference > 0) return decisive ? 'DECISIVE_VICTORY' : 'VICTORY';
  return decisive ? 'DECISIVE_DEFEAT' : 'DEFEAT';
}

/** GOW-CBT-19 Points. */
export function outcomeOfPoints({ attacker, defender }: Readonly<Record<Side, number>>): Outcome {
  const [difference, sum] = [Math.abs(attacker - defender), attacker + defender];
  if (sum === 0 || 10 * difference < sum) return 'DRAW';
  const victory = 2 * difference >= sum ? 'DECISIVE_VICTORY' : 'VICTORY';
  return attacker > defender ? victory : opposite(victory);
}

/** What a report says of the attacker's result: told, or by the points. */
export const reportedOutcome = ({ outcome, points }: BattleReport): Outcome =>
  outcome ?? (points ? outcomeOfPoints(points) : 'DRAW');

export const isVictory = (outcome: Outcome): boolean => OUTCOMES.indexOf(outcome) < OUTCOMES.indexOf('DRAW');

/** The outcome as a side sees it. */
export const outcomeFor = (side: Side, outcome: Outcome): Outcome =>
  side === 'attacker' ? outcome : opposite(outcome);

/** GOW-CBT-10: the winner holds the field, after a draw the defender. */
export const fieldHolderOf = (outcome: Outcome): Side => (isVictory(outcome) ? 'attacker' : 'defender');

/** A figure of a table by scale and outcome (house rules). */
export const placeOfOutcome = (outcome: Outcome): number => OUTCOMES.indexOf(outcome);

/** The battle of an id in a task; null when there is none. */
export const battleOf = (state: GhostOfWarState, id: unknown): Battle | null =>
  (typeof id === 'string' && lookUp(state.battles, id)) || null;
