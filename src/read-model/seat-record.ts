import type { Seat } from '../kernel/index.js';

/** A token that reads what a seat reads, or, made by the arbiter, what everybody reads; it says nothing. */
export interface BotMadeData {
  /** `bot-1`, `bot-2` …, in the order of their making. */
  readonly bot: string;
  readonly name: string;
  /** Seat that made it, with whose token it ends. */
  readonly madeBy: string;
  /** Seat that it reads as; null for the public. */
  readonly seat: string | null;
  readonly tokenHash: string;
  /** Hash of the token that made it; bots of old do not say. */
  readonly madeWith?: string;
}

export interface SeatRecord extends Seat {
  /** Tokens that hold it, one for each person, in the order of their coming. */
  readonly holders: readonly SeatHolder[];
  readonly invite: { readonly codeHash: string; readonly expiresAt: string } | null;
}

export interface SeatHolder {
  /** That of the seat for the first, `seat-1`; for those after it `seat-1-2` and so on. */
  readonly key: string;
  readonly tokenHash: string;
  /** By which code, and when; null for one that came with the opening. */
  readonly claim: { readonly codeHash: string; readonly at: string } | null;
}

export interface BotRecord extends Omit<BotMadeData, 'bot'> {
  readonly id: string;
  readonly madeAt: string;
}

/** What of a campaign says who sits where. */
interface Sitting {
  readonly seats: readonly SeatRecord[];
  /** Those that are good, in the order of their making. */
  readonly bots: readonly BotRecord[];
}

/** Somebody came to a seat, the first or beside others; the code by which they came is used up. */
export const seated = <T extends Sitting>(
  record: T,
  { seat, tokenHash }: { readonly seat: string; readonly tokenHash: string },
  claim: SeatHolder['claim'],
): T =>
  withSeat(record, seat, ({ holders }) => ({
    holders: [...holders, { key: nextKey(seat, holders), tokenHash, claim }],
    invite: null,
  }));

/** Nobody holds the seat any more, nor any of the bots that whoever held it has made. */
export const vacated = <T extends Sitting>(record: T, seat: string): T => ({
  ...withSeat(record, seat, () => ({ holders: [], invite: null })),
  bots: record.bots.filter((each) => each.madeBy !== seat),
});

/** One of several holds the seat no more, nor the bots that they have made; nobody comes by a code that they may know. */
export function left<T extends Sitting>(record: T, seat: string, key: string): T {
  const holders = record.seats.find(({ id }) => id === seat)?.holders ?? [];
  const gone = holders.find((each) => each.key === key)?.tokenHash;
  const bots = record.bots.filter(({ madeBy, madeWith = gone }) => madeBy !== seat || madeWith !== gone);
  const stays = holders.filter((each) => each.key !== key);
  return { ...withSeat(record, seat, () => ({ holders: stays, invite: null })), bots };
}

/** One more than the last has: while somebody sits there, no key stands for another. */
function nextKey(seat: string, holders: readonly SeatHolder[]): string {
  const last = holders.at(-1);
  if (!last) return seat;
  return `${seat}-${last.key === seat ? 2 : Number(last.key.slice(seat.length + 1)) + 1}`;
}

/** One seat is otherwise. */
export const withSeat = <T extends Sitting>(
  record: T,
  seat: string,
  change: (seat: SeatRecord) => Partial<SeatRecord>,
): T => ({
  ...record,
  seats: record.seats.map((each) => (each.id === seat ? { ...each, ...change(each) } : each)),
});
