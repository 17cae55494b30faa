import { lookUp } from '../../kernel/index.js';
import { enoughOf, inOrderOfLoss, loserOf, stillToLose } from './battle/losses.js';
import { waysOut } from './battle/retreat.js';
import { battlefields } from './battle/where.js';
import type { SpaceEmpiresCommand } from './commands.js';
import { cardRow, handOf } from './deck/hands.js';
import { overLimit } from './draw/discarding.js';
import { due } from './due.js';
import { judgeMove } from './move/moving.js';
import { judgePurchases } from './recruit/purchasing.js';
import type { SpaceEmpiresState, Unit } from './state/index.js';
import { isShip, lineOf } from './units/lines.js';
import { opponentsIn, unitsIn } from './units/stacks.js';
import { allowanceOf, excessOf } from './upkeep/upkeep.js';

type Answer = (state: SpaceEmpiresState, seat: string) => SpaceEmpiresCommand;

/** What the demonstration answers to what is waited for: it spreads over the map and fights without cards. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  DISCARD_CARDS: () => ({ type: 'DiscardCards', cards: [] }),
  DISCARD_TO_HAND_LIMIT: (state, seat) => ({
    type: 'DiscardCards',
    cards: handOf(state, seat).slice(0, overLimit({ state }, seat)),
  }),
  MOVE: (state, seat) => move(state, seat) ?? { type: 'EndMovePhase' },
  REACTION: () => ({ type: 'PassReaction' }),
  CHOOSE_BATTLE: (state) => ({ type: 'ChooseBattle', mapSpace: battlefields(state)[0] ?? '' }),
  COMMIT: () => ({ type: 'CommitToBattle', cards: [], targets: [], bombardingUnits: [] }),
  PICK_FIRST_LOSS: (state) => ({ type: 'PickFirstLoss', unit: losses(state)[0] ?? '' }),
  PICK_LOSSES: (state) => ({
    type: 'PickLosses',
    units: losses(state).slice(0, state.battle ? stillToLose(state, state.battle) : 0),
  }),
  PICK_WINNER_LOSSES: (state, seat) => ({
    type: 'PickWinnerLosses',
    units: state.battle ? enoughOf(state, state.battle, inOrderOfLoss(state, state.battle, seat)) : [],
  }),
  RETREAT: (state) => ({
    type: 'Retreat',
    mapSpace: (state.battle ? waysOut(state, state.battle)[0] : undefined) ?? '',
  }),
  RECRUIT: (state, seat) => purchase(state, seat) ?? { type: 'FinishRecruit' },
  DISCARD_FOR_UPKEEP: (state, seat) => ({
    type: 'DiscardForUpkeep',
    units: weakest(state, inPlay(state, seat)).slice(0, excessOf(state, seat)),
  }),
};

/** The next command and the seat that gives it; null when nobody is waited for. */
export function nextMove(
  state: SpaceEmpiresState,
): { readonly seat: string; readonly command: SpaceEmpiresCommand } | null {
  const [first] = due(state);
  const answer = first && lookUp(ANSWERS, first.code);
  return first && answer ? { seat: first.seat, command: answer(state, first.seat) } : null;
}

/** The same of somebody who is missing: neither moves nor buys, and loses and leaves what must be lost and left. */
export function leastMove(
  state: SpaceEmpiresState,
): { readonly seat: string; readonly command: SpaceEmpiresCommand } | null {
  const [first] = due(state);
  if (first?.code === 'MOVE') return { seat: first.seat, command: { type: 'EndMovePhase' } };
  return first?.code === 'RECRUIT'
    ? { seat: first.seat, command: { type: 'FinishRecruit' } }
    : nextMove(state);
}

const inPlay = (state: SpaceEmpiresState, seat: string): readonly Unit[] =>
  Object.values(state.units).filter((each) => each.owner === seat && each.status === 'IN_PLAY');

const weakest = (state: SpaceEmpiresState, units: readonly Unit[]): readonly string[] =>
  [...units]
    .sort(
      (one, other) => lineOf(state, one).force - lineOf(state, other).force || (one.id < other.id ? -1 : 1),
    )
    .map((each) => each.id);

/** A stack move of the card that was played last, or a card for it; null where nothing is worth one. */
function move(state: SpaceEmpiresState, seat: string): SpaceEmpiresCommand | null {
  const wish = stackMove(state, seat);
  if (!wish || state.turn.stackMovesLeft > 0) return wish;
  const [card] = handOf(state, seat).filter((each) => cardRow(each)?.kind === 'MOVE');
  return card ? { type: 'PlayMoveCard', card } : null;
}

/** Some of a stack towards the nearest planet that is not held yet and where none of the own units are. */
function stackMove(
  state: SpaceEmpiresState,
  seat: string,
): Extract<SpaceEmpiresCommand, { type: 'MoveStack' }> | null {
  for (const from of Object.keys(lookUp(state.stacks, seat) ?? {}).sort()) {
    const ready = unitsIn(state, seat, from).filter((each) => !state.turn.moved.includes(each.id));
    const way = wayTo(state, seat, from).slice(0, 2);
    const units = group(
      state,
      ready,
      way.some((each) => opponentsIn(state, seat, each).length > 0),
    );
    const end = way.findIndex((each) => opponentsIn(state, seat, each).length > 0);
    const path = end < 0 ? way : way.slice(0, end + 1);
    if (units.length > 0 && path.length > 0 && judgeMove(state, seat, { from, units, path }).length === 0)
      return { type: 'MoveStack', from, units, path };
  }
  return null;
}

/** Two ships and three ground units, or all of them where somebody is met. */
function group(state: SpaceEmpiresState, ready: readonly Unit[], all: boolean): readonly string[] {
  const ships = ready.filter((each) => isShip(lineOf(state, each)));
  const ground = ready.filter((each) => !ships.includes(each));
  return [...ships.slice(0, all ? undefined : 2), ...ground.slice(0, all ? undefined : 3)].map(
    (each) => each.id,
  );
}

/** Map spaces from here to the nearest planet that is wanted, this one left out; none where there is no such planet. */
function wayTo(state: SpaceEmpiresState, seat: string, from: string): readonly string[] {
  const before = new Map<string, string | null>([[from, null]]);
  for (const here of before.keys()) {
    const space = lookUp(state.spaces, here);
    const own = unitsIn(state, seat, here).length > 0;
    if (space && space.planetClass !== 'NONE' && space.controller !== seat && !own) return back(before, here);
    for (const next of space?.neighbours ?? []) if (!before.has(next)) before.set(next, here);
  }
  return [];
}

function back(before: ReadonlyMap<string, string | null>, to: string): readonly string[] {
  const from = before.get(to) ?? null;
  return from === null ? [] : [...back(before, from), to];
}

/** What the loser of the open battle loses, one after the other. */
const losses = (state: SpaceEmpiresState): readonly string[] =>
  state.battle ? inOrderOfLoss(state, state.battle, loserOf(state.battle)).map((each) => each.unit) : [];

/** The first unit on offer that can be paid, placed and maintained. */
function purchase(state: SpaceEmpiresState, seat: string): SpaceEmpiresCommand | null {
  if (inPlay(state, seat).length >= allowanceOf(state)) return null;
  const planets = Object.values(state.spaces).filter((each) => each.controller === seat);
  for (const unit of state.turn.offer ?? [])
    for (const { id: planet } of planets) {
      const purchases = [{ unit, planet }];
      if (judgePurchases(state, seat, purchases).length === 0) return { type: 'PurchaseUnits', purchases };
    }
  return null;
}
