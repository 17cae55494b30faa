import type { GhostOfWarState } from '../state/index.js';
import type { Books } from '../goods/books.js';
import type { Drawing } from '../goods/draw.js';
import type { PartBooks } from './part-books.js';

/** The stocks that lines draw on and fill within S5. */
export interface Hold {
  readonly state: GhostOfWarState;
  readonly books: Books;
  readonly draws: Drawing;
  readonly parts: PartBooks;
}
