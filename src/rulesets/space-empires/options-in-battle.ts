import { COMMITMENTS, judgeCommitment } from './battle/committing.js';
import { enoughOf, inOrderOfLoss, leftOf, loserOf, stillToLose } from './battle/losses.js';
import { judgePicks } from './battle/picking.js';
import { waysOut } from './battle/retreat.js';
import { battleCard, helps } from './battle/totals.js';
import { battlefields } from './battle/where.js';
import type { CardRow } from './data/cards.js';
import { handOf } from './deck/hands.js';
import { beside, choice, type Choice } from './option.js';
import type { Battle, Commitment, SpaceEmpiresState } from './state/index.js';
import { lineOfChit } from './units/lines.js';
import { shipsIn } from './units/stacks.js';

/** The open battle, where a seat has to commit to it (SPE-BAT-06). */
const toCommitTo = ({ battle }: SpaceEmpiresState, seat: string): Battle | null =>
  battle?.stage === 'COMMIT' && COMMITMENTS.awaited(battle).includes(seat) ? battle : null;

/** SPE-BAT-06: a commitment, with what bars it; none where the seat has nothing to commit to. */
function commitment(
  state: SpaceEmpiresState,
  seat: string,
  target: string | null,
  { cards = [], targets = [], bombardingUnits = [] }: Partial<Commitment>,
): readonly Choice[] {
  const battle = toCommitTo(state, seat);
  if (!battle) return [];
  const command = { type: 'CommitToBattle', cards, targets, bombardingUnits } as const;
  const how = bombardingUnits.length > 0 ? { how: 'bombard' } : cards.length > 0 ? {} : { how: 'nothing' };
  return [choice(command, target, judgeCommitment(state, battle, seat, command), how)];
}

/** SPE-BAT-06: every card that helps and every ship that may bombard, where there is more than one of them. */
function everything(state: SpaceEmpiresState, seat: string): readonly Choice[] {
  const battle = toCommitTo(state, seat);
  if (!battle) return [];
  const played = handOf(state, seat).flatMap((id) => {
    const card = battleCard(id);
    const helped = card && leftOf(battle, seat).find((each) => helps(state, battle.layer, card, each));
    return card && helped ? [{ card, unit: helped.unit }] : [];
  });
  const cards = played.map(({ card }) => card.id);
  const targets = played.flatMap(({ card, unit }) => ('one' in card ? [{ card: card.id, unit }] : []));
  const bombardingUnits = bombardersOf(state, battle, seat);
  const names = bombardingUnits.map((each) => lineOfChit(state, each)?.name ?? each);
  if (cards.length + names.length < 2) return [];
  return commitment(state, seat, null, { cards, targets, bombardingUnits }).map((each) => ({
    ...each,
    how: `everything: ${[...cards, ...names].join(', ')}`,
  }));
}

/** SPE-BAT-07: ships in orbit over a ground battle of the attacker. */
const bombardersOf = (state: SpaceEmpiresState, battle: Battle, seat: string): readonly string[] =>
  battle.layer === 'GROUND' && battle.attacker === seat
    ? shipsIn(state, seat, battle.mapSpace).map((each) => each.id)
    : [];

/** All that a seat may do in its battles but with its cards: choose one, commit nothing or a ship, lose units, retreat. */
export function allInBattle(state: SpaceEmpiresState, seat: string): readonly Choice[] {
  const { battle, spaces } = state;
  const ships = battle ? bombardersOf(state, battle, seat) : [];
  const fighting = battle?.participants?.map((each) => each.unit) ?? [];
  return [
    ...Object.keys(spaces).flatMap((each) => battles(state, seat, each)),
    ...commitment(state, seat, null, {}),
    ...everything(state, seat),
    ...ships.flatMap((each) => bombardments(state, seat, each)),
    ...fighting.flatMap((each) => losses(state, seat, each)),
  ];
}

/** SPE-BAT-08: a card by itself, for each own unit that it may be played on where it helps one only. */
export function commitments(
  state: SpaceEmpiresState,
  seat: string,
  card: Extract<CardRow, { kind: 'BATTLE' }>,
): readonly Choice[] {
  const battle = toCommitTo(state, seat);
  if (!battle || 'each' in card) return commitment(state, seat, null, { cards: [card.id] });
  return leftOf(battle, seat).flatMap(({ unit }) =>
    commitment(state, seat, unit, { cards: [card.id], targets: [{ card: card.id, unit }] }),
  );
}

/** SPE-BAT-07: a ship in orbit over a ground battle of the attacker bombards. */
export function bombardments(state: SpaceEmpiresState, seat: string, unit: string): readonly Choice[] {
  const battle = toCommitTo(state, seat);
  return battle && bombardersOf(state, battle, seat).includes(unit)
    ? commitment(state, seat, unit, { bombardingUnits: [unit] })
    : [];
}

/** SPE-BAT-02, SPE-BAT-12: the battle here is chosen, or its loser leaves. */
export function battles(state: SpaceEmpiresState, seat: string, mapSpace: string): readonly Choice[] {
  const { battle, phase, activePlayer } = state;
  if (battle?.stage === 'RETREAT' && battle.mapSpace === mapSpace && loserOf(battle) === seat)
    return waysOut(state, battle).map((to) => choice({ type: 'Retreat', mapSpace: to }, to));
  const open = phase === 'BATTLE' && activePlayer === seat && battle === null && state.winner === null;
  return open && battlefields(state).includes(mapSpace)
    ? [choice({ type: 'ChooseBattle', mapSpace }, mapSpace)]
    : [];
}

/**
 * SPE-BAT-09, SPE-BAT-11: a unit of the open battle as the first loss, or with as many others as are to be lost beside it, in the order
 * of SPE-BAT-10.
 */
export function losses(state: SpaceEmpiresState, seat: string, unit: string): readonly Choice[] {
  const { battle } = state;
  if (!battle || battle.winner === null) return [];
  const loser = loserOf(battle);
  const from = (side: string): boolean => leftOf(battle, side).some((each) => each.unit === unit);
  const judge = (side: string, units: readonly string[]) =>
    judgePicks(state, battle, side, units, (at) => ['units', at]);
  const others = (units: readonly string[]) =>
    beside(units.flatMap((each) => (each === unit ? [] : (lineOfChit(state, each)?.name ?? each))));
  switch (battle.stage) {
    case 'FIRST_LOSS': {
      if (battle.winner !== seat || !from(loser)) return [];
      const barred = judgePicks(state, battle, loser, [unit], () => ['unit']);
      return [choice({ type: 'PickFirstLoss', unit }, unit, barred)];
    }
    case 'LOSSES': {
      if (loser !== seat || !from(loser)) return [];
      const all = inOrderOfLoss(state, battle, loser, unit).map((each) => each.unit);
      const units = all.includes(unit) ? all.slice(0, stillToLose(state, battle)) : [unit];
      return [choice({ type: 'PickLosses', units }, unit, judge(loser, units), others(units))];
    }
    case 'WINNER_LOSSES': {
      if (battle.winner !== seat || !from(seat)) return [];
      const units = enoughOf(state, battle, inOrderOfLoss(state, battle, seat, unit));
      return [choice({ type: 'PickWinnerLosses', units }, unit, judge(seat, units), others(units))];
    }
    default:
      return [];
  }
}
