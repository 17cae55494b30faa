import type { Posting } from '../../../kernel/index.js';
import { NPC, type Army, type PlanetaryState } from './index.js';

/** BP in the stock of an Urban hex, BP of a convoy, VP of a seat, DXP of a detachment, XP of a unit. */
export const stockAccount = (hex: string): string => `BP:hex:${hex}`;
export const convoyAccount = (convoy: string): string => `BP:convoy:${convoy}`;
export const vpAccount = (seat: string): string => `VP:${seat}`;
export const dxpAccount = (detachment: string): string => `DXP:${detachment}`;
export const xpAccount = (unit: string): string => `XP:${unit}`;

export const isBooked = (each: Posting): boolean => each.amount !== 0;

export const posting = (
  account: string,
  seat: string | null,
  amount: number,
  rule: string,
  cause: string,
): Posting => ({
  account,
  measure: account.slice(0, account.indexOf(':')),
  seat: seat === NPC ? null : seat,
  amount,
  rule,
  cause,
});

/** Opening balances of a position that a club entered. */
export const opening = (state: Pick<PlanetaryState, Booked>): readonly Posting[] =>
  accounts(state)
    .map(({ account, seat, amount }) => posting(account, seat, amount, 'PLN-STA-01', 'starting position'))
    .filter(isBooked);

type Booked = 'hexes' | 'convoys' | 'players' | 'detachments' | 'garrisons';

export const NOTHING: Pick<PlanetaryState, Booked> = {
  hexes: {},
  convoys: {},
  players: {},
  detachments: {},
  garrisons: {},
};

/** Balance of every account, by name. */
export const balances = (state: PlanetaryState): Readonly<Record<string, number>> =>
  Object.fromEntries(accounts(state).map(({ account, amount }) => [account, amount]));

interface Account {
  readonly account: string;
  readonly seat: string | null;
  readonly amount: number;
}

function accounts(state: Pick<PlanetaryState, Booked>): readonly Account[] {
  const armies: readonly Army[] = [...Object.values(state.detachments), ...Object.values(state.garrisons)];
  return [
    ...Object.values(state.players).map((each) => ({
      account: vpAccount(each.seat),
      seat: each.seat,
      amount: each.vp,
    })),
    ...Object.entries(state.hexes).flatMap(([key, hex]) =>
      hex.urban ? [{ account: stockAccount(key), seat: hex.controller, amount: hex.urban.bp }] : [],
    ),
    ...Object.values(state.convoys).map((each) => ({
      account: convoyAccount(each.id),
      seat: each.owner,
      amount: each.bp,
    })),
    ...Object.values(state.detachments).map((each) => ({
      account: dxpAccount(each.id),
      seat: each.owner,
      amount: each.dxp,
    })),
    ...armies.flatMap((army) =>
      army.units
        .filter((each) => each.xp > 0)
        .map((each) => ({ account: xpAccount(each.id), seat: army.owner, amount: each.xp })),
    ),
  ];
}
