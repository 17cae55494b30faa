import { CARDS } from '../data/cards.js';
import type { SpaceEmpiresState } from '../state/index.js';
import { board } from './board.js';

/** Cards, and each of several chits of a line by the line's name and its number: `Trygon 2`. */
export const names = (
  state: SpaceEmpiresState,
): readonly { readonly id: string; readonly name: string }[] => [
  ...CARDS,
  ...board(state).pieces.map(({ id, name }) => ({ id, name: `${name} ${id.replace(/^.*#/, '')}` })),
];
