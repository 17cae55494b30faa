import { FACTION_RESOURCES, GENERAL_RESOURCES } from '../data/resources.js';
import { chapterAccount, scoreAccount, supplyAccount, xpAccount } from '../state/account-names.js';
import { asideHolder, goodsAccount } from '../state/bookings.js';
import type { Buffer, GhostOfWarState, TradeLine } from '../state/index.js';

type Counted = Pick<
  GhostOfWarState,
  'planets' | 'depots' | 'units' | 'formations' | 'factions' | 'characters' | 'lines'
>;

/** GOW-GEN-12: what a faction has to begin with. */
export function openingOf(state: Counted, faction: string): readonly Account[] {
  const of = <T>(things: Readonly<Record<string, T>>, owner: (thing: T) => string): Record<string, T> =>
    Object.fromEntries(Object.entries(things).filter(([, each]) => owner(each) === faction));
  const own: Counted = {
    planets: of(state.planets, (each) => each.controller),
    depots: of(state.depots, (each) => each.owner),
    units: of(state.units, (each) => each.owner),
    formations: of(state.formations, (each) => each.owner),
    factions: of(state.factions, (each) => each.id),
    characters: of(state.characters, (each) => each.faction),
    lines: of(state.lines, (each) => each.owner),
  };
  return accounts(own).filter((each) => each.amount !== 0);
}

/** Balance of every account, by name. */
export const balances = (state: GhostOfWarState): Readonly<Record<string, number>> =>
  Object.fromEntries(accounts(state).map(({ account, amount }) => [account, amount]));

export interface Account {
  readonly account: string;
  readonly seat: string | null;
  readonly amount: number;
}

export function accounts(state: Counted): readonly Account[] {
  const seatOf = (faction: string): string | null => state.factions[faction]?.seat ?? null;
  const stock = (holder: string, owner: string, buffer: Buffer): readonly Account[] =>
    GENERAL_RESOURCES.map((each) => ({
      account: goodsAccount(each, holder),
      seat: seatOf(owner),
      amount: buffer[each].cur,
    })).filter((each) => each.amount !== 0);
  return [
    ...Object.values(state.planets).flatMap((each) => stock(each.id, each.controller, each.buffer)),
    ...Object.values(state.depots).flatMap((each) => stock(each.id, each.owner, each.buffer)),
    ...[...Object.values(state.units), ...Object.values(state.formations)].flatMap((each) => [
      ...stock(each.id, each.owner, each.buffer),
      ...(each.supply.max > 0
        ? [{ account: supplyAccount(each.id), seat: seatOf(each.owner), amount: each.supply.counter }]
        : []),
    ]),
    ...Object.values(state.lines).flatMap((line) => asideAccounts(line, seatOf(line.owner))),
    ...Object.values(state.units).map((each) => ({
      account: xpAccount(each.id),
      seat: seatOf(each.owner),
      amount: each.xp,
    })),
    ...Object.values(state.characters).map((each) => ({
      account: xpAccount(each.id),
      seat: seatOf(each.faction),
      amount: each.xp,
    })),
    ...Object.values(state.factions).flatMap((each) => [
      { account: scoreAccount(each.id), seat: each.seat, amount: each.score },
      ...FACTION_RESOURCES.map((resource) => ({
        account: goodsAccount(resource, each.id),
        seat: each.seat,
        amount: each.stock[resource],
      })),
      ...(each.chapter
        ? GENERAL_RESOURCES.map((resource) => ({
            account: chapterAccount(resource, each.id),
            seat: each.seat,
            amount: each.chapter?.counters[resource] ?? 0,
          }))
        : []),
    ]),
  ];
}

/** GOW-TRD-08: what a supply line has set aside, by stop. */
function asideAccounts({ id, setAside }: TradeLine, seat: string | null): readonly Account[] {
  const sums = new Map<string, number>();
  for (const { stop, resource, amount } of setAside) {
    const account = goodsAccount(resource, asideHolder(id, stop));
    sums.set(account, (sums.get(account) ?? 0) + amount);
  }
  return [...sums].map(([account, amount]) => ({ account, seat, amount }));
}
