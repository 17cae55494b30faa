import type { GhostOfWarState } from '../../state.js';
import type { Books } from '../books.js';
import type { Drawing } from '../draw.js';
import type { PartBooks } from './part-books.js';

/** The stocks that lines draw on and fill within S5. */
export interface Hold {
  readonly state: GhostOfWarState;
  readonly books: Books;
  readonly draws: Drawing;
  readonly parts: PartBooks;
}
