/** Dice by Firepower total from 1 to 20 (section 6.3). */
export interface FirepowerTable {
  readonly A: readonly number[];
  readonly B: readonly number[];
  readonly C: readonly number[];
}

const A = [1, 2, 2, 3, 4, 5, 6, 6, 7, 8, 8, 9, 10, 11, 11, 12, 13, 14, 14, 15];

/** EPC-FIR-04: the printed numbers in printed order, the blanks at the top. */
export const SHEET: FirepowerTable = {
  A,
  B: [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10],
  C: [0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 7, 8, 8],
};

/** EPC-FIR-04: the smoother pair. */
export const ALTERNATIVE: FirepowerTable = {
  A,
  B: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10],
  C: [0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 7, 7, 7, 8],
};

/** EPC-FIR-01: the last row; totals above it are taken apart. */
export const LAST_ROW = 20;
