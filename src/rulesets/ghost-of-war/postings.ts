import type { Posting } from '../../kernel/index.js';
import type { GhostOfWarEvent } from './events.js';
import { asideHolder, bookingPosting, goodsAccount, type Booked } from './state/bookings.js';
import { FACTION_RESOURCES, GENERAL_RESOURCES } from './data/resources.js';
import type { Buffer, GhostOfWarState, TradeLine } from './state/index.js';

/** XP of a unit or character, score of a faction, counter of a supply holder, counters of a chapter. */
export const xpAccount = (id: string): string => `XP:${id}`;
export const scoreAccount = (faction: string): string => `VP:${faction}`;
export const supplyAccount = (holder: string): string => `SUPPLY:${holder}`;
export const chapterAccount = (resource: string, faction: string): string => `CHAPTER-${resource}:${faction}`;

/** An event as it is stored, with its reasons. */
type Reasoned = GhostOfWarEvent & { readonly because?: readonly string[] };

/** What an event books. The sum of an account's postings is its balance, from the set-up on. */
export function postings(event: Reasoned): readonly Posting[] {
  const rule = event.because?.[0] ?? 'GOW-BUF-01';
  if (event.type === 'ghost-of-war.XpChanged') {
    const { seat, rows } = event.data;
    return rows.map((each) => ({
      account: xpAccount(each.unit),
      measure: 'XP',
      seat,
      amount: each.to - each.from,
      rule: each.rule,
      cause: each.cause,
    }));
  }
  if (event.type === 'ghost-of-war.CharacterXpChanged') {
    const { seat, rows } = event.data;
    return rows.map((each) => ({
      account: xpAccount(each.character),
      measure: 'XP',
      seat,
      amount: each.to - each.from,
      rule,
      cause: 'battle',
    }));
  }
  const { bookings, written, reason } = event.data as Partial<Booked> & {
    readonly written?: readonly Account[];
    readonly reason?: string;
  };
  const cause = reason ?? causeOf(event);
  return [
    ...(written ?? []).map((each) => ({ ...each, measure: measureOf(each.account), rule, cause })),
    ...(bookings ?? []).map((each) => bookingPosting(each, rule, causeOf(event))),
  ];
}

const measureOf = (account: string): string => account.slice(0, account.indexOf(':'));

/** E.g. `basic production made`. */
const causeOf = ({ type }: GhostOfWarEvent): string =>
  type
    .slice(type.indexOf('.') + 1)
    .replace(/[A-Z]/g, (letter, at: number) => `${at > 0 ? ' ' : ''}${letter.toLowerCase()}`);

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
