import type { Posting } from '../../../kernel/index.js';
import type { Level } from '../data/words.js';
import type { MetaCampaignState } from './index.js';

/** Accounts: credits, requisition points and the sign-up bonus of each player (EDCU-ECO-01, EDCU-ECO-05). */
export type Measure = 'CREDITS' | 'REQ' | 'BONUS';

export const accountOf = (measure: Measure, seat: string): string => `${measure}:${seat}`;

export const posting = (
  measure: Measure,
  seat: string,
  amount: number,
  rule: string | undefined,
  cause: string,
): readonly Posting[] =>
  amount === 0 ? [] : [{ account: accountOf(measure, seat), measure, seat, amount, rule: rule ?? '', cause }];

/** EDCU-VET-01: the ledger of a unit's veterancy, in levels above Fresh Blood. */
export const veterancyAccount = (unit: string): string => `VETERANCY:${unit}`;

const STEPS: Readonly<Record<Level, number>> = { FB: 0, S: 1, OG: 2 };

/** Levels above Fresh Blood: 0, 1 or 2. */
export const stepsOf = (level: Level): number => STEPS[level];

/** What a unit gains or loses in levels. */
export const levelPosting = (
  unit: string,
  seat: string | null,
  amount: number,
  rule: string | undefined,
  cause: string,
): readonly Posting[] =>
  amount === 0
    ? []
    : [{ account: veterancyAccount(unit), measure: 'VETERANCY', seat, amount, rule: rule ?? '', cause }];

/** Balance of every account. */
export const balances = ({ accounts, units }: MetaCampaignState): Readonly<Record<string, number>> =>
  Object.fromEntries([
    ...Object.values(units).map(({ id, veterancy }) => [veterancyAccount(id), stepsOf(veterancy)] as const),
    ...Object.values(accounts).flatMap(({ seat, credits, req, bonusReq }) => [
      [accountOf('CREDITS', seat), credits] as const,
      [accountOf('REQ', seat), req] as const,
      [accountOf('BONUS', seat), bonusReq] as const,
    ]),
  ]);
