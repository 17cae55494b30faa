import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { Judge } from '../judge.js';
import type { ExchangeOffer, GhostOfWarState } from '../state/index.js';
import type { GowTable } from '../table.js';
import { judgePassing, pass, type Passing } from './passing-goods.js';
import { mustOwn } from '../sheets/own.js';
import { openBooks } from './books.js';
import { factionsBySeq, mustSpeakFor } from '../general/factions.js';
import { failOrder, ordersOf } from '../sheets/orders-taken-up.js';
import { ownerOf } from '../general/owners.js';
import { judgeInForce, type OrderJudge } from '../sheets/sheets.js';
import { byNumber } from '../general/order.js';
import { nextNumbered } from '../state/numbering.js';

/** GOW-BUF-09: an offer is open to the partner; judged by what is known (GOW-RND-02), it is carried out in S2 if both agree. */
export function offerExchange(
  table: GowTable,
  command: Parameters<Judge<'OfferExchange'>>[1],
  known: () => GhostOfWarState,
): readonly Violation[] {
  const barred = mayDeal(table, command.faction);
  if (barred.length > 0) return barred;
  const { faction, giver, taker, given, asked } = command;
  if (ownerOf(table.state, giver) !== faction) {
    return [violation('GOW-GEN-01', 'NOT_YOUR_ENTITY', ['giver'], { entity: giver })];
  }
  const violations = judgePassing(known(), [], { giver, taker, given, taken: asked }).map(asAsked);
  if (violations.length > 0) return violations;
  const to = ownerOf(table.state, taker) ?? '';
  const { id } = nextNumbered(table.state, 'offer', faction, to);
  const offer: ExchangeOffer = { id, from: faction, to, giver, taker, given, asked, accepted: false };
  table.emit({ type: 'ghost-of-war.OfferMade', data: { faction, offer } }, ['GOW-BUF-09']);
  return [];
}

/** The command calls what is taken what is asked. */
const asAsked = (each: Violation): Violation => ({
  ...each,
  path: each.path.map((step) => (step === 'taken' ? 'asked' : step)),
});

export const acceptExchange: Judge<'AcceptExchange'> = (table, { faction, offer: id }) => {
  const { offer, barred } = offerFor(table, faction, id, 'to');
  if (!offer) return barred;
  const accepted = { ...offer, accepted: true };
  table.emit({ type: 'ghost-of-war.OfferAccepted', data: { faction, offer: accepted } }, ['GOW-BUF-09']);
  return [];
};

export const withdrawExchange: Judge<'WithdrawExchange'> = (table, { faction, offer: id }) => {
  const { offer, barred } = offerFor(table, faction, id, 'from');
  if (!offer) return barred;
  table.emit({ type: 'ghost-of-war.OfferGone', data: { faction, offer } }, ['GOW-BUF-09']);
  return [];
};

/** GOW-RND-01: whoever speaks for a faction deals in S1. */
const mayDeal = (table: GowTable, faction: string): readonly Violation[] => [
  ...mustSpeakFor(table, faction),
  ...(table.state.step === 'ORDERS'
    ? []
    : [violation('GOW-RND-01', 'WRONG_STEP', [], { step: table.state.step, needed: 'ORDERS' })]),
];

/** The offer that a faction has made or been made; or why not. */
function offerFor(
  table: GowTable,
  faction: string,
  id: string,
  part: 'from' | 'to',
): { readonly offer: ExchangeOffer | null; readonly barred: readonly Violation[] } {
  const barred = mayDeal(table, faction);
  if (barred.length > 0) return { offer: null, barred };
  const offer = lookUp(table.state.offers, id);
  return offer?.[part] === faction
    ? { offer, barred: [] }
    : { offer: null, barred: [violation('GOW-BUF-09', 'NO_SUCH_OFFER', ['offer'], { offer: id })] };
}

/** GOW-BUF-09: gifts are one-sided; between two factions, or two of their entities. */
export const judgeGift: OrderJudge<'GIFT'> = (context, { giver, taker, goods }) => {
  const barred = mustOwn(context, 'giver', giver);
  if (barred.length > 0) return barred;
  return judgePassing(context.state, context.path, { giver, taker, given: goods, taken: {} }).map(asGoods);
};

/** The order calls what is given its goods. */
const asGoods = (each: Violation): Violation => ({
  ...each,
  path: each.path.map((step) => (step === 'given' ? 'goods' : step)),
});

/** GOW-BUF-09: S2: by faction seq: exchanges that both sides have agreed, then gifts. Offers that nobody took up are gone. */
export function exchangeGoods(table: GowTable): void {
  for (const { id } of factionsBySeq(table.state)) {
    for (const offer of offersOf(table.state, id)) carryOut(table, offer);
    for (const each of ordersOf(table.state, 'GIFT').filter(({ faction }) => faction === id)) {
      const violations = judgeInForce(table.state, each, judgeGift);
      if (violations.length > 0) {
        failOrder(table, each, violations);
        continue;
      }
      const { giver, taker, goods } = each.order;
      passGoods(table, id, { giver, taker, given: goods, taken: {} });
    }
  }
}

/** In the order in which they were made. */
const offersOf = ({ offers }: GhostOfWarState, faction: string): readonly ExchangeOffer[] =>
  byNumber(Object.values(offers)).filter((each) => each.from === faction);

function carryOut(table: GowTable, offer: ExchangeOffer): void {
  const { from: faction, giver, taker, given, asked } = offer;
  const passing = { giver, taker, given, taken: asked };
  const parties = ownerOf(table.state, giver) === faction && ownerOf(table.state, taker) === offer.to;
  table.emit({ type: 'ghost-of-war.OfferGone', data: { faction, offer } }, ['GOW-BUF-09']);
  if (!offer.accepted || !parties || judgePassing(table.state, [], passing).length > 0) return;
  passGoods(table, faction, passing);
}

function passGoods(table: GowTable, faction: string, passing: Passing): void {
  const books = openBooks(table.state);
  pass(books, passing);
  const bookings = [...books.bookings().values()].flat();
  const partner = ownerOf(table.state, passing.taker) ?? '';
  table.emit({ type: 'ghost-of-war.GoodsExchanged', data: { faction, partner, ...passing, bookings } }, [
    'GOW-BUF-09',
  ]);
}
