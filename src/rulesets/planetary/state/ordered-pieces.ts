import type { Order } from './index.js';

/** Piece that an order is for. */
export const pieceOf = (order: Order): string =>
  'detachment' in order
    ? order.detachment
    : 'spy' in order
      ? order.spy
      : 'piece' in order
        ? order.piece
        : order.squadron;
