import { lookUp } from '../../../kernel/index.js';
import type { Layer, SpaceEmpiresState, Unit } from '../state/index.js';
import { isShip, lineOf } from './lines.js';

/** A player's units in a map space as far as they are known, top first; of one layer, where it is named. */
export function unitsIn(
  state: SpaceEmpiresState,
  player: string,
  mapSpace: string,
  layer?: Layer,
): readonly Unit[] {
  const stack = lookUp(lookUp(state.stacks, player) ?? {}, mapSpace) ?? [];
  return stack.flatMap((chit) => {
    const unit = chit === null ? undefined : lookUp(state.units, chit);
    return unit && (layer === undefined || unit.layer === layer) ? [unit] : [];
  });
}

/** Whether a player has anything in a map space; open to all (SPE-GEN-06). */
export const isIn = (state: SpaceEmpiresState, player: string, mapSpace: string): boolean =>
  (lookUp(lookUp(state.stacks, player) ?? {}, mapSpace) ?? []).length > 0;

export const shipsIn = (state: SpaceEmpiresState, player: string, mapSpace: string): readonly Unit[] =>
  unitsIn(state, player, mapSpace, 'ORBIT').filter((unit) => isShip(lineOf(state, unit)));

/** SPE-MOVE-06: ground units in orbit or in deep space. */
export const transportsIn = (state: SpaceEmpiresState, player: string, mapSpace: string): readonly Unit[] =>
  unitsIn(state, player, mapSpace, 'ORBIT').filter((unit) => !isShip(lineOf(state, unit)));

/** SPE-VIC-02: whether a seat plays and is not out of the game. */
export const isInGame = ({ players }: Pick<SpaceEmpiresState, 'players'>, seat: string): boolean =>
  lookUp(players, seat)?.eliminated === false;

/** All others, in turn order from the player after this one (SPE-BAT-02); who is out of the game is passed over (SPE-GEN-04). */
export function opponentsOf(state: SpaceEmpiresState, player: string): readonly string[] {
  const { turnOrder } = state;
  const at = turnOrder.indexOf(player);
  return [...turnOrder.slice(at + 1), ...turnOrder.slice(0, Math.max(at, 0))].filter((each) =>
    isInGame(state, each),
  );
}

/** Opponents with anything in a map space, in turn order. */
export const opponentsIn = (state: SpaceEmpiresState, player: string, mapSpace: string): readonly string[] =>
  opponentsOf(state, player).filter((each) => isIn(state, each, mapSpace));
