import { lookUp, unknownName } from '../../../kernel/index.js';
import { CARDS, type CardRow } from '../data/cards.js';
import type { Battle, Commitment, Participant, SpaceEmpiresState, UnitLine, Total } from '../state/index.js';
import { hasType, isLeader, isShip, lineOfChit } from '../units/lines.js';

const NOTHING: Commitment = { cards: [], targets: [], bombardingUnits: [] };

export type BattleCard = Extract<CardRow, { readonly kind: 'BATTLE' }>;

/** The battle card of this kind; undefined for any other card. */
export const battleCard = (card: string): BattleCard | undefined =>
  CARDS.find((each): each is BattleCard => each.kind === 'BATTLE' && each.id === card);

/** The line of a participant. */
const lineIn = (state: SpaceEmpiresState, { unit }: Participant): UnitLine =>
  lineOfChit(state, unit) ?? unknownName('The battle', 'chit', unit);

/**
 * SPE-BAT-08: whether a card can give its bonus to a participant. "Each" cards help Space units in space and ground units
 * on the surface, no transport and no bombarding ship; "one" cards only count in space.
 */
export function helps(
  state: SpaceEmpiresState,
  layer: Battle['layer'],
  card: BattleCard,
  participant: Participant,
): boolean {
  const line = lineIn(state, participant);
  if ('one' in card) return layer === 'SPACE' && (card.one === 'SHIP_OR_TRANSPORT' || isShip(line));
  return isShip(line) === (layer === 'SPACE') && hasType(line, card.each);
}

/** SPE-BAT-08: what the cards of a side give to each of its participants that they help, by chit. */
export function bonusesOf(
  state: SpaceEmpiresState,
  layer: Battle['layer'],
  side: readonly Participant[],
  { cards, targets }: Commitment = NOTHING,
): Readonly<Record<string, number>> {
  const bonuses: Record<string, number> = {};
  const give = (unit: string) => {
    bonuses[unit] = (bonuses[unit] ?? 0) + state.rules.cardBonusForce;
  };
  for (const each of cards) {
    const card = battleCard(each);
    if (!card || 'one' in card) continue;
    for (const participant of side) if (helps(state, layer, card, participant)) give(participant.unit);
  }
  for (const { unit } of targets) give(unit);
  return bonuses;
}

/** SPE-BAT-08: a leader among the participants, in a transport too; no other side may have one. */
const hasLeader = (state: SpaceEmpiresState, side: readonly Participant[]): boolean =>
  side.some((each) => isLeader(lineIn(state, each)));

/** SPE-BAT-08: totals of both sides in their parts. */
export function totalsOf(
  state: SpaceEmpiresState,
  { layer, attacker, defender, commitments }: Pick<Battle, 'layer' | 'attacker' | 'defender' | 'commitments'>,
  participants: readonly Participant[],
): Readonly<Record<string, Total>> {
  const sideOf = (player: string) => participants.filter((each) => each.player === player);
  const total = (player: string, other: string): Total => ({
    values: sum(sideOf(player).map((each) => each.value)),
    cards: sum(Object.values(bonusesOf(state, layer, sideOf(player), lookUp(commitments, player)))),
    leader:
      hasLeader(state, sideOf(player)) && !hasLeader(state, sideOf(other)) ? state.rules.leaderBonusForce : 0,
  });
  return { [attacker]: total(attacker, defender), [defender]: total(defender, attacker) };
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

export const wholeOf = ({ values, cards, leader }: Total): number => values + cards + leader;

/** SPE-BAT-08: the higher total wins, of equal ones the defender's. */
export const winnerOf = (
  attacker: string,
  defender: string,
  totals: Readonly<Record<string, Total>>,
): string => {
  const [attacking, defending] = [attacker, defender].map((each) => lookUp(totals, each));
  return attacking && defending && wholeOf(attacking) > wholeOf(defending) ? attacker : defender;
};
