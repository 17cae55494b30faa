import type { SpeTable } from '../table.js';

/** SPE-GEN-04: one die each, the highest first; those who are equal roll again among themselves. */
export function rollTurnOrder(table: SpeTable, seats: readonly string[]): readonly string[] {
  if (seats.length < 2) return seats;
  const faces = table.rollAll(
    seats.map((subject) => ({ count: 1, sides: 6, for: 'SPE-GEN-04', purpose: 'turn order', subject })),
  );
  const rolled = seats.map((seat, index) => ({ seat, face: faces[index]?.[0] ?? 0 }));
  const descending = [...new Set(rolled.map((each) => each.face))].sort((one, other) => other - one);
  return descending.flatMap((face) =>
    rollTurnOrder(
      table,
      rolled.filter((each) => each.face === face).map((each) => each.seat),
    ),
  );
}
