import { lookUp, unusableName } from '../../kernel/index.js';
import { violation } from './catalog.js';
import { cardRow, handOf } from './deck/hands.js';
import { overLimit } from './draw/discarding.js';
import { mustBeActive, mustPlay } from './general/barred.js';
import { hasUnmoved } from './move/cards.js';
import { ANSWERS } from './move/reaction.js';
import { judgePurchases } from './recruit/purchasing.js';
import { mayRecruit } from './recruit/offering.js';
import { judgeUpgrade, UPGRADES } from './recruit/upgrading.js';
import { without } from './state/cards.js';
import type { CardId, PlanetClass, SpaceEmpiresState } from './state/index.js';
import { lineOf, lineOfChit, priceOf } from './units/lines.js';
import { opponentsOf, unitsIn } from './units/stacks.js';
import { excessOf } from './upkeep/upkeep.js';
import { beside, choice, type Choice } from './option.js';
import { allInBattle, battles, bombardments, commitments, losses } from './options-in-battle.js';
import { isActive, moves, movesOfStack, movesWithStack } from './options-in-moves.js';

/**
 * What a seat may do now with a thing it names, each with its cost and what bars it: a chit of its own, one on offer or one that
 * fights against it; a map space; a kind of card of its hand; itself, which tells everything but what is done with a stack in
 * its place. Null for anything else; empty where nothing is open now.
 */
export function options(state: SpaceEmpiresState, seat: string, named: string): readonly Choice[] | null {
  if (unusableName(named) !== null || !lookUp(state.players, seat)) return null;
  if (named === seat) return ofSeat(state, seat);
  const held = handOf(state, seat).find((each) => each === named);
  if (held) return [...discards(state, seat, held), ...ofCard(state, seat, held)];
  if (lookUp(state.spaces, named))
    return [...movesOfStack(state, seat, named), ...battles(state, seat, named)];
  const unit = lookUp(state.units, named);
  if (!unit) return null;
  const inBattle = [...losses(state, seat, named), ...bombardments(state, seat, named)];
  if (unit.owner !== seat) return inBattle.length > 0 ? inBattle : null;
  if (unit.mapSpace === null) return purchases(state, seat, named);
  return [
    ...moves(state, seat, unit.mapSpace, [named]),
    ...movesWithStack(state, seat, unit.mapSpace, named),
    ...inBattle,
    ...toTheTop(state, seat, unit.mapSpace, named),
    ...upkeep(state, seat, named),
  ];
}

const isRecruiting = (state: SpaceEmpiresState, seat: string): boolean =>
  mayRecruit({ state, actor: { seat, role: 'player' } }, 'SPE-REC-06').length === 0;

/** SPE-MOVE-07 */
const isAsked = ({ reaction }: SpaceEmpiresState, seat: string): boolean =>
  reaction !== null && ANSWERS.awaited(reaction).includes(seat);

/** All that is open but stack moves and the order of stacks: with cards, with chits on offer, in a battle, of the seat itself. */
function ofSeat(state: SpaceEmpiresState, seat: string): readonly Choice[] {
  const asked = { state, actor: { seat } };
  if (mustPlay(asked).length > 0) return [];
  const alwaysPass = !lookUp(state.players, seat)?.alwaysPass;
  const inPlay = Object.values(state.units).filter(
    (each) => each.owner === seat && each.status === 'IN_PLAY',
  );
  return [
    ...(mayDiscard(state, seat) && !state.turn.drawn
      ? [choice({ type: 'DiscardCards', cards: [] }, null, [], { how: 'none' })]
      : []),
    ...[...new Set(handOf(state, seat))].flatMap((card) => [
      ...discards(state, seat, card).map(withCard(card)),
      ...ofCard(state, seat, card).map(withCard(card)),
    ]),
    ...(state.turn.offer ?? []).flatMap((unit) =>
      purchases(state, seat, unit).map((each) => ({ ...each, how: lineOfChit(state, unit)?.name ?? unit })),
    ),
    ...allInBattle(state, seat),
    ...inPlay.flatMap(({ id }) => upkeep(state, seat, id)),
    ...(isActive(state, seat) ? [choice({ type: 'EndMovePhase' }, null)] : []),
    ...(isRecruiting(state, seat) ? [choice({ type: 'FinishRecruit' }, null)] : []),
    ...(isAsked(state, seat) ? [choice({ type: 'PassReaction' }, null)] : []),
    choice({ type: 'SetAlwaysPass', alwaysPass }, null, [], { how: alwaysPass ? 'yes' : 'no' }),
    ...(mustBeActive(asked).length === 0 ? [choice({ type: 'Resign' }, null)] : []),
  ];
}

/** Tells one card from another where it is not the card that was asked about. */
const withCard =
  (card: CardId) =>
  (each: Choice): Choice =>
    SAID_OF_ANY_CARD.has(each.order) ? { ...each, how: each.how ? `${card} ${each.how}` : card } : each;

const SAID_OF_ANY_CARD = new Set(['DiscardCards', 'PlayMoveCard', 'CommitToBattle']);

/** SPE-DRAW-01, SPE-DRAW-03 */
const mayDiscard = (state: SpaceEmpiresState, seat: string): boolean =>
  state.phase === 'DRAW' && mustBeActive({ state, actor: { seat } }).length === 0;

/** SPE-DRAW-01, SPE-DRAW-03: this card, and beside it the first others of the hand where more have to go. */
function discards(state: SpaceEmpiresState, seat: string, card: CardId): readonly Choice[] {
  if (!mayDiscard(state, seat)) return [];
  const count = state.turn.drawn ? overLimit({ state }, seat) : 1;
  const others = without(handOf(state, seat), [card]).slice(0, count - 1);
  return [choice({ type: 'DiscardCards', cards: [card, ...others] }, null, [], beside(others))];
}

/** SPE-GEN-07: a unit on top of its stack, the others as they lie. */
function toTheTop(state: SpaceEmpiresState, seat: string, mapSpace: string, unit: string): readonly Choice[] {
  if (mustBeActive({ state, actor: { seat } }).length > 0 || state.reaction || state.battle) return [];
  const stack = unitsIn(state, seat, mapSpace).map((each) => each.id);
  if (stack[0] === unit) return [];
  const order = [unit, ...stack.filter((each) => each !== unit)];
  return [choice({ type: 'ReorderStack', mapSpace, order }, mapSpace, [], { how: 'on top' })];
}

/** SPE-UPK-02: this unit, and beside it the first others in play where more have to go. */
function upkeep(state: SpaceEmpiresState, seat: string, unit: string): readonly Choice[] {
  if (state.phase !== 'UPKEEP' || mustBeActive({ state, actor: { seat } }).length > 0) return [];
  const others = Object.values(state.units)
    .filter((each) => each.owner === seat && each.status === 'IN_PLAY' && each.id !== unit)
    .slice(0, excessOf(state, seat) - 1);
  const units = [unit, ...others.map((each) => each.id)];
  const named = beside(others.map((each) => lineOf(state, each).name));
  return [choice({ type: 'DiscardForUpkeep', units }, unit, [], named)];
}

/** SPE-DECK-03: what a card may be played for. */
function ofCard(state: SpaceEmpiresState, seat: string, card: CardId): readonly Choice[] {
  const row = cardRow(card);
  if (row?.kind === 'REACTION') return isAsked(state, seat) ? [choice({ type: 'PlayDecoy' }, null)] : [];
  if (row?.kind === 'BATTLE') return commitments(state, seat, row);
  if (row?.kind === 'UPGRADE') return upgrades(state, seat, row.from);
  if (!isActive(state, seat)) return [];
  if (row?.kind === 'MOVE') {
    const barred = hasUnmoved(state, seat) ? [] : [violation('SPE-DECK-04', 'NO_EFFECT', ['card'], { card })];
    return [choice({ type: 'PlayMoveCard', card: row.id }, null, barred)];
  }
  const opponents = opponentsOf(state, seat);
  if (card === 'intelligence')
    return opponents.map((player) => choice({ type: 'PlayIntelligence', player }, player));
  if (card !== 'recon') return [];
  return opponents.flatMap((player) =>
    Object.keys(lookUp(state.stacks, player) ?? {}).map((mapSpace) =>
      choice({ type: 'PlayRecon', player, mapSpace }, `${player} ${mapSpace}`),
    ),
  );
}

/** SPE-REC-07, SPE-REC-08: the own planets that the card for this class may raise. */
function upgrades(state: SpaceEmpiresState, seat: string, from: PlanetClass): readonly Choice[] {
  if (!isRecruiting(state, seat)) return [];
  const type = from === 'POOR' ? 'PlayTerraform' : 'PlayIndustrialization';
  const cost = { amount: UPGRADES[type].costRp(state), measure: 'RP' };
  return Object.values(state.spaces)
    .filter((each) => each.controller === seat && each.planetClass === from)
    .map(({ id: planet }) =>
      choice({ type, planet }, planet, judgeUpgrade(state, seat, planet, UPGRADES[type]), { cost }),
    );
}

/** SPE-REC-02 to SPE-REC-04: a chit on offer for each own planet. */
function purchases(state: SpaceEmpiresState, seat: string, unit: string): readonly Choice[] {
  const line = lineOfChit(state, unit);
  if (!line || !isRecruiting(state, seat) || !state.turn.offer?.includes(unit)) return [];
  const cost = { amount: priceOf(state.rules, line), measure: 'RP' };
  return Object.values(state.spaces)
    .filter((each) => each.controller === seat && each.planetClass !== 'NONE')
    .map(({ id: planet }) => {
      const wishes = [{ unit, planet }];
      return choice(
        { type: 'PurchaseUnits', purchases: wishes },
        planet,
        judgePurchases(state, seat, wishes),
        { cost },
      );
    });
}
