import { editIn, lookUp, type Edit, type Mutable } from '../../../kernel/index.js';
import { without } from './cards.js';
import type { CardId, Layer, MapSpace, Player, SpaceEmpiresState, Turn, Unit } from './index.js';

type Editable = Mutable<SpaceEmpiresState>;

/** The editable copy of a chit. */
export const editUnit = (state: Editable, edit: Edit, chit: string): Mutable<Unit> =>
  editIn(edit, editIn(edit, state, 'units') as Record<string, Unit>, chit);

/** SPE-REC-04: where a chit stands that is placed on a planet: ships in orbit, others on the surface. */
export function layerOf(state: SpaceEmpiresState, chit: string): Layer {
  const line = lookUp(state.entries, lookUp(state.units, chit)?.entry ?? '');
  return line?.types.includes('S') ? 'ORBIT' : 'SURFACE';
}

/** Takes chits out of the stacks that they lie in; the order of the others stays. */
export function liftUnits(state: Editable, edit: Edit, chits: readonly string[]): void {
  for (const chit of chits) {
    const { owner, mapSpace } = editUnit(state, edit, chit);
    if (mapSpace === null) continue;
    const mine = editIn(edit, editIn(edit, state, 'stacks') as Mutable<SpaceEmpiresState['stacks']>, owner);
    const stack = mine as Record<string, readonly (string | null)[]>;
    const left = (stack[mapSpace] ?? []).filter((each) => each !== chit);
    if (left.length > 0) stack[mapSpace] = left;
    else delete stack[mapSpace];
  }
}

/** Puts chits of a player on top of their stack in a map space, the first one topmost (SPE-GEN-07). */
export function stackOnTop(
  state: Editable,
  edit: Edit,
  chits: readonly string[],
  place: { readonly player: string; readonly mapSpace: string },
  layerOf: (chit: string) => Layer,
): void {
  const { player, mapSpace } = place;
  const stacks = editIn(edit, state, 'stacks') as Record<string, Record<string, readonly (string | null)[]>>;
  const mine = edit(lookUp(stacks, player) ?? {}) as Record<string, readonly (string | null)[]>;
  stacks[player] = mine;
  mine[mapSpace] = [...chits, ...(mine[mapSpace] ?? [])];
  for (const chit of chits)
    Object.assign(editUnit(state, edit, chit), { status: 'IN_PLAY', mapSpace, layer: layerOf(chit) });
}

/** Chits go back to the pile of their faction. */
export function toPile(state: Editable, edit: Edit, chits: readonly string[]): void {
  liftUnits(state, edit, chits);
  for (const chit of chits)
    Object.assign(editUnit(state, edit, chit), { status: 'PILE', mapSpace: null, layer: null });
}

/** SPE-MOVE-06: from orbit to the surface, in their places in the stack. */
export function landUnits(state: Editable, edit: Edit, chits: readonly string[]): void {
  for (const chit of chits) editUnit(state, edit, chit).layer = 'SURFACE';
}

export const editPlayer = (state: Editable, edit: Edit, player: string): Mutable<Player> =>
  editIn(edit, editIn(edit, state, 'players') as Record<string, Player>, player);

export const editSpace = (state: Editable, edit: Edit, mapSpace: string): Mutable<MapSpace> =>
  editIn(edit, editIn(edit, state, 'spaces') as Record<string, MapSpace>, mapSpace);

export const editTurn = (state: Editable, edit: Edit): Mutable<Turn> => editIn(edit, state, 'turn');

/** SPE-DECK-05: cards of a hand go to the discard pile, the last one on top. Of a kind named twice two go. */
export function discard(state: Editable, edit: Edit, seat: string, cards: readonly CardId[]): void {
  const player = editPlayer(state, edit, seat);
  player.hand = player.hand && without(player.hand, cards);
  player.handSize -= cards.length;
  const deck = editIn(edit, state, 'deck');
  deck.discardPile = [...deck.discardPile, ...cards];
}
