import type { Seat } from '../../../kernel/index.js';

/** Puts names for ids into a sentence. */
export type Naming = (sentence: string) => string;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A seat's id where it stands for itself: not in the id of a piece, as in `seat-1.u2` or `seat-1-d3`. */
const SEAT = /(?<![\w.-])seat-\d+(?![\w-]|\.\w)/g;

/** Seats by their names. Ids that are not of these seats, and names that two of them share, stay as they are. */
export function namingOf(seats: readonly Named[]): Naming {
  const names = new Map(seats.map(({ id, name }) => [id, name]));
  for (const { id, name } of seats)
    if (seats.some((other) => other.id !== id && other.name === name)) names.delete(id);
  return (sentence) => sentence.replace(SEAT, (id) => names.get(id) ?? id);
}

/** Finds the seat of an id; null for what is none of the campaign. */
export type SeatOf = (id: string | null | undefined) => Seat | null;

export function seatIn(seats: readonly Seat[]): SeatOf {
  const byId = new Map(seats.map((each) => [each.id, each]));
  return (id) => (id ? (byId.get(id) ?? null) : null);
}

/** Where there are no seats yet. */
export const AS_IT_STANDS: Naming = (sentence) => sentence;
