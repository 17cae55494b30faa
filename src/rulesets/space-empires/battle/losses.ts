import { lookUp } from '../../../kernel/index.js';
import type { Battle, Participant, SpaceEmpiresState } from '../state/index.js';
import { isShipChit, lineOfChit, percentUp } from '../units/lines.js';
import { sum } from './totals.js';

/** The side of a battle that lost it. */
export const loserOf = ({ attacker, defender, winner }: Battle): string =>
  winner === attacker ? defender : attacker;

/** Participants of a side that are not lost. */
export function leftOf({ participants, lost }: Battle, player: string): readonly Participant[] {
  const gone = lookUp(lost, player) ?? [];
  return (participants ?? []).filter((each) => each.player === player && !gone.includes(each.unit));
}

const isFort = (state: SpaceEmpiresState, { unit }: Participant): boolean =>
  lineOfChit(state, unit)?.fortification === true;

/** SPE-UNI-04: fortifications of the loser, lost beside its half. */
export const fortificationsOf = (state: SpaceEmpiresState, battle: Battle): readonly Participant[] =>
  leftOf(battle, loserOf(battle)).filter((each) => isFort(state, each));

/** SPE-BAT-09: participants of a side that may be picked: those left, but for fortifications that are lost anyway (SPE-UNI-04). */
export function toPickFrom(state: SpaceEmpiresState, battle: Battle, player: string): readonly Participant[] {
  const left = leftOf(battle, player);
  return player === loserOf(battle) ? left.filter((each) => !isFort(state, each)) : left;
}

/** SPE-BAT-09: units that the loser has to lose yet, of half its participants, rounded up. */
export function stillToLose(state: SpaceEmpiresState, battle: Battle): number {
  const loser = loserOf(battle);
  const counted = (battle.participants ?? []).filter((each) => each.player === loser && !isFort(state, each));
  const gone = (lookUp(battle.lost, loser) ?? []).filter((unit) =>
    counted.some((each) => each.unit === unit),
  );
  return percentUp(counted.length, state.rules.loserLosesPercent) - gone.length;
}

/** SPE-BAT-10: lost last: transports in space, bombarding ships on the ground. */
function isLostLast(state: SpaceEmpiresState, battle: Battle, participant: Participant): boolean {
  return battle.layer === 'GROUND' ? participant.bombards : !isShipChit(state, participant.unit);
}

/**
 * SPE-BAT-10: the picks that may not be made: those of units that are lost last, unless all others of their side that are left
 * are picked too. Fortifications, lost anyway, bar nothing.
 */
export function pickedTooEarly(
  state: SpaceEmpiresState,
  battle: Battle,
  player: string,
  picks: readonly string[],
): readonly string[] {
  const left = leftOf(battle, player);
  const loses = player === loserOf(battle);
  const first = left.filter((each) => !isLostLast(state, battle, each) && !(loses && isFort(state, each)));
  if (first.every((each) => picks.includes(each.unit))) return [];
  return picks.filter((unit) => left.some((each) => each.unit === unit && isLostLast(state, battle, each)));
}

/** Participants of a side as they may be picked one after the other (SPE-BAT-10), a wished one before all others. */
export function inOrderOfLoss(
  state: SpaceEmpiresState,
  battle: Battle,
  player: string,
  wished: string | null = null,
): readonly Participant[] {
  const rank = (each: Participant): number =>
    each.unit === wished ? 0 : isLostLast(state, battle, each) ? 2 : 1;
  return [...toPickFrom(state, battle, player)].sort((one, other) => rank(one) - rank(other));
}

/** SPE-BAT-11: the first of some units that are worth enough together, all where they are not. */
export function enoughOf(
  state: SpaceEmpiresState,
  battle: Battle,
  units: readonly Participant[],
): readonly string[] {
  const enough = units.findIndex((_, last) =>
    paysFor(
      state,
      battle,
      units.slice(0, last + 1).map((each) => each.value),
    ),
  );
  return units.slice(0, enough < 0 ? undefined : enough + 1).map((each) => each.unit);
}

/** SPE-BAT-11: L, what the units that the loser has lost were worth. */
export function forceLost(battle: Battle): number {
  const lost = lookUp(battle.lost, loserOf(battle)) ?? [];
  return sum(
    (battle.participants ?? []).filter((each) => lost.includes(each.unit)).map((each) => each.value),
  );
}

/** SPE-BAT-11: whether units of the winner are worth enough; in hundredths, so that no half is lost. */
export const paysFor = (state: SpaceEmpiresState, battle: Battle, values: readonly number[]): boolean =>
  sum(values) * 100 >= forceLost(battle) * state.rules.winnerLosesPercent;

/**
 * SPE-BAT-11: what the winner loses where nothing is to choose: nothing for nothing, all that is worth something where all together
 * is too little, all where no fewer would do. Null where they pick.
 */
export function forcedLosses(state: SpaceEmpiresState, battle: Battle): readonly string[] | null {
  const mine = battle.winner === null ? [] : leftOf(battle, battle.winner);
  if (forceLost(battle) * state.rules.winnerLosesPercent === 0) return [];
  const all = mine.map((each) => each.value);
  if (!paysFor(state, battle, all)) return mine.filter((each) => each.value > 0).map((each) => each.unit);
  const last = mine.filter((each) => isLostLast(state, battle, each));
  const spared = Math.min(...(last.length > 0 ? last : mine).map((each) => each.value));
  return paysFor(state, battle, [sum(all) - spared]) ? null : mine.map((each) => each.unit);
}
