import { lookUp } from '../../../kernel/index.js';
import { violation, type RuleId, type Violation } from '../catalog.js';
import { cardRow, handOf, mustHold } from '../deck/hands.js';
import { firstOf, mustBeActive, mustBeIn } from '../general/barred.js';
import type { CommandOf } from '../judge.js';
import type { SpaceEmpiresState } from '../state/index.js';
import type { SpeTable } from '../table.js';
import { isIn, unitsIn } from '../units/stacks.js';

/** The active player in their Move phase, while nobody is asked (SPE-MOVE-07). */
export const mayMove = (table: Pick<SpeTable, 'state' | 'actor'>, rule: RuleId): readonly Violation[] =>
  firstOf(
    () => mustBeActive(table),
    () => mustBeIn(table, 'MOVE', rule),
    () => (table.state.reaction ? [violation('SPE-MOVE-07', 'REACTION_OPEN')] : []),
  );

/** SPE-DECK-04: units in play that have not moved in this phase, anywhere. */
export const hasUnmoved = (state: SpaceEmpiresState, player: string): boolean =>
  Object.values(state.units).some(
    (each) => each.owner === player && each.status === 'IN_PLAY' && !state.turn.moved.includes(each.id),
  );

/** SPE-MOVE-01: so many stack moves; those left of the card before are lost. */
export function playMoveCard(table: SpeTable, { card }: CommandOf<'PlayMoveCard'>): readonly Violation[] {
  const { state, actor } = table;
  const barred = mayMove(table, 'SPE-DECK-03');
  if (barred.length > 0) return barred;
  const held = mustHold(state, actor.seat, [card], () => ['card']);
  if (held.length > 0) return held;
  const row = cardRow(card);
  if (row?.kind !== 'MOVE') return [violation('SPE-DECK-03', 'WRONG_CARD', ['card'], { card })];
  if (!hasUnmoved(state, actor.seat)) return [violation('SPE-DECK-04', 'NO_EFFECT', ['card'], { card })];
  const data = { player: actor.seat, card: row.id, stackMoves: row.stackMoves };
  table.emit({ type: 'space-empires.MoveCardPlayed', data }, ['SPE-MOVE-01']);
  return [];
}

/** SPE-MOVE-08: a stack of another is looked at, as it is now. */
export function playRecon(
  table: SpeTable,
  { player: target, mapSpace }: CommandOf<'PlayRecon'>,
): readonly Violation[] {
  const { state, actor } = table;
  const barred = firstOf(
    () => mayMove(table, 'SPE-DECK-03'),
    () => mustHold(state, actor.seat, ['recon']),
  );
  if (barred.length > 0) return barred;
  if (target === actor.seat) return [violation('SPE-MOVE-08', 'OWN_STACK', ['player'])];
  if (!isIn(state, target, mapSpace))
    return [violation('SPE-MOVE-08', 'NO_STACK_THERE', ['mapSpace'], { player: target, mapSpace })];
  const both = { player: actor.seat, target, mapSpace };
  const units = unitsIn(state, target, mapSpace).map((each) => ({
    unit: each.id,
    layer: each.layer ?? 'ORBIT',
  }));
  table.emit({ type: 'space-empires.StackReconnoitred', data: both }, ['SPE-MOVE-08']);
  table.emit({ type: 'space-empires.StackReconnoitredPrivately', data: { ...both, units } }, ['SPE-MOVE-08']);
  return [];
}

/** SPE-MOVE-09: the hand of an opponent is looked at, as it is now. */
export function playIntelligence(
  table: SpeTable,
  { player: target }: CommandOf<'PlayIntelligence'>,
): readonly Violation[] {
  const { state, actor } = table;
  const barred = firstOf(
    () => mayMove(table, 'SPE-DECK-03'),
    () => mustHold(state, actor.seat, ['intelligence']),
  );
  if (barred.length > 0) return barred;
  const opponent = lookUp(state.players, target);
  if (!opponent || opponent.eliminated || target === actor.seat)
    return [violation('SPE-MOVE-09', 'NOT_AN_OPPONENT', ['player'], { player: target })];
  const both = { player: actor.seat, target };
  table.emit({ type: 'space-empires.HandRevealed', data: both }, ['SPE-MOVE-09']);
  table.emit(
    { type: 'space-empires.HandRevealedPrivately', data: { ...both, cards: handOf(state, target) } },
    ['SPE-MOVE-09'],
  );
  return [];
}
