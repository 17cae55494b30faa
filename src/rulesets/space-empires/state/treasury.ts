import type { Posting } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';

/** The account of a player's revenue points. */
export const accountOf = (seat: string): string => `RP:${seat}`;

/** A change of a treasury as it is booked; none for nothing. */
export const rpPosting = (seat: string, amount: number, rule: RuleId, cause: string): readonly Posting[] =>
  amount === 0 ? [] : [{ account: accountOf(seat), measure: 'RP', seat, amount, rule, cause }];
