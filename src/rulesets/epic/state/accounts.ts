import type { Posting } from '../../../kernel/index.js';
import type { EpicState } from './index.js';

/** Accounts of a battle: army morale, blast markers of detachments, Damage left of war engines. */
export const moraleAccount = (army: string): string => `MORALE:${army}`;
export const markersAccount = (detachment: string): string => `BM:${detachment}`;
export const damageAccount = (unit: string): string => `DAMAGE:${unit}`;

const posting = (
  account: string,
  seat: string | null,
  amount: number,
  rule: string | undefined,
  cause: string,
): readonly Posting[] =>
  amount === 0
    ? []
    : [{ account, measure: account.slice(0, account.indexOf(':')), seat, amount, rule: rule ?? '', cause }];

export const moralePosting = (army: string, amount: number, rule: string | undefined, cause: string) =>
  posting(moraleAccount(army), army, amount, rule, cause);
export const markersPosting = (detachment: string, amount: number, rule: string | undefined, cause: string) =>
  posting(markersAccount(detachment), null, amount, rule, cause);
export const damagePosting = (unit: string, amount: number, rule: string | undefined, cause: string) =>
  posting(damageAccount(unit), null, amount, rule, cause);

/** Balance of every account. */
export const balances = ({ armies, detachments, units }: EpicState): Readonly<Record<string, number>> =>
  Object.fromEntries([
    ...Object.values(armies).map(({ id, morale }) => [moraleAccount(id), morale]),
    ...Object.values(detachments).map(({ id, blastMarkers }) => [markersAccount(id), blastMarkers]),
    ...Object.values(units)
      .filter((each) => each.kind === 'WAR_ENGINE')
      .map(({ id, damageLeft }) => [damageAccount(id), damageLeft]),
  ]);
