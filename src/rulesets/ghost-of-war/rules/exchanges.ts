import { lookUp, violation, type Violation } from '../../../kernel/index.js';
import type { Judge } from '../judge.js';
import type { ExchangeOffer } from '../state.js';
import type { GowTable } from '../table.js';
import { mustSpeakFor } from './factions.js';
import { ownerOf } from './owners.js';

/** GOW-BUF-09: an offer is open to the partner; it is carried out in S2 if both agree. */
export const offerExchange: Judge<'OfferExchange'> = (table, command) => {
  const barred = mustSpeakFor(table, command.faction);
  if (barred.length > 0) return barred;
  const { faction, giver, taker, given, asked } = command;
  const to = ownerOf(table.state, taker);
  if (to === null) return [violation('GOW-BUF-09', 'NO_SUCH_ENTITY', ['taker'], { entity: taker })];
  if (ownerOf(table.state, giver) !== faction) {
    return [violation('GOW-GEN-01', 'NOT_YOUR_ENTITY', ['giver'], { entity: giver })];
  }
  const id = `offer-${table.state.counts.offer + 1}`;
  const offer: ExchangeOffer = { id, from: faction, to, giver, taker, given, asked, accepted: false };
  table.emit({ type: 'ghost-of-war.OfferMade', data: { faction, offer } }, ['GOW-BUF-09']);
  return [];
};

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

/** The offer that a faction has made or been made; or why not. */
function offerFor(
  table: GowTable,
  faction: string,
  id: string,
  part: 'from' | 'to',
): { readonly offer: ExchangeOffer | null; readonly barred: readonly Violation[] } {
  const barred = mustSpeakFor(table, faction);
  if (barred.length > 0) return { offer: null, barred };
  const offer = lookUp(table.state.offers, id);
  return offer?.[part] === faction
    ? { offer, barred: [] }
    : { offer: null, barred: [violation('GOW-BUF-09', 'NO_SUCH_OFFER', ['offer'], { offer: id })] };
}
