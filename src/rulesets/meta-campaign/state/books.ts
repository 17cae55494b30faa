import type { Posting } from '../../../kernel/index.js';
import type { MetaState } from './index.js';

/** Accounts: credits, requisition points and the sign-up bonus of each player (EDCU-ECO-01, EDCU-ECO-05). */
export type Measure = 'CREDITS' | 'REQ' | 'BONUS';

const accountOf = (measure: Measure, seat: string): string => `${measure}:${seat}`;

export const posting = (
  measure: Measure,
  seat: string,
  amount: number,
  rule: string | undefined,
  cause: string,
): readonly Posting[] =>
  amount === 0 ? [] : [{ account: accountOf(measure, seat), measure, seat, amount, rule: rule ?? '', cause }];

/** Balance of every account. */
export const balances = ({ accounts }: MetaState): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.values(accounts).flatMap(({ seat, credits, req, bonusReq }) => [
      [accountOf('CREDITS', seat), credits],
      [accountOf('REQ', seat), req],
      [accountOf('BONUS', seat), bonusReq],
    ]),
  );

/** Veterancy has no postings: its account names the ledger of the unit. */
export const experienceAccount = (unit: string): string => `XP:${unit}`;
