import {
  flag,
  hex,
  id,
  list,
  named,
  orNull,
  ownId,
  record,
  said,
  text,
  whole,
  type Shaped,
} from '../../../../kernel/index.js';
import { rareLosses } from '../../pieces/rare.js';
import type { Deal, DealShare, PlanetaryState } from '../../state/index.js';
import * as words from '../../words/index.js';

export const dealShareView = named(
  'DealShare',
  'What one side of a deal gives.',
  record({
    bp: said('BP.', whole()),
    fromHex: said(
      'Urban hex that pays them; null where nothing is paid, or it has not been named yet.',
      orNull(hex),
    ),
    release: said('Captives that it releases.', list(id)),
  }),
);
export type DealShareView = Shaped<typeof dealShareView>;

export const dealMarkView = named(
  'DealMark',
  'What a party says of the other one (PLN-DIP-08).',
  record({
    seat: said('The party that says it.', id),
    kept: said('Kept, or broken.', flag),
  }),
);
export type DealMarkView = Shaped<typeof dealMarkView>;

export const dealView = named(
  'Deal',
  'A deal of two players (PLN-DIP).',
  record({
    id: said('Id.', ownId),
    turn: said('Turn in which it was proposed.', whole()),
    proposer: said('Seat that proposed it.', id),
    partner: said('The other seat.', id),
    secret: said('Only the two know of it.', flag),
    gives: said('What the proposer gives.', dealShareView),
    wants: said('What the partner gives.', dealShareView),
    treaty: said('A treaty that comes with it.', orNull(words.treatyKind)),
    text: said('What is agreed in words.', orNull(text)),
    status: said('How far it has come.', words.dealStatus),
    marks: said('What the parties say of it.', list(dealMarkView)),
  }),
);
export type DealView = Shaped<typeof dealView>;

export const treatyEndingView = named(
  'TreatyEnding',
  'A treaty that a side ends when the Build phase closes.',
  record({
    seat: said('Seat that ends it.', id),
    partner: said('The other seat.', id),
  }),
);
export type TreatyEndingView = Shaped<typeof treatyEndingView>;

export const deliveryView = named(
  'Delivery',
  'What a deal brings at the end of the turn (PLN-END-03).',
  record({
    deal: said('The deal.', id),
    from: said('Seat that gives.', id),
    bp: said('BP; null for a captive.', orNull(whole())),
    detachment: said('The captive that is released; null for BP.', orNull(id)),
  }),
);
export type DeliveryView = Shaped<typeof deliveryView>;

export const funSideView = named(
  'FunSide',
  'An army of a fun battle, points.',
  record({
    value: said('What it was worth.', whole()),
    lost: said('What it lost.', whole()),
  }),
);
export type FunSideView = Shaped<typeof funSideView>;

export const funBattleView = named(
  'FunBattle',
  'A fun battle (PLN-FUN-01).',
  record({
    id: said('Id.', ownId),
    turn: said('Turn.', whole()),
    by: said('Seat that reported it.', id),
    opponent: said('The other seat, which confirms it.', id),
    own: said('Army of the one who reported it.', funSideView),
    theirs: said("The opponent's army.", funSideView),
    winner: said('Seat that won; null for a draw.', orNull(id)),
    confirmed: said('It counts: both have confirmed it.', flag),
  }),
);
export type FunBattleView = Shaped<typeof funBattleView>;

export const lossView = named(
  'Loss',
  'Something rare that a seat has lost (PLN-GEN-11).',
  record({
    seat: said('The seat.', id),
    type: said('Key of the unit type.', id),
    turn: said('Turn in which it was lost.', whole()),
  }),
);
export type LossView = Shaped<typeof lossView>;

export const deductionView = named(
  'Deduction',
  'BP that an income lacks after a fun battle (PLN-FUN-01).',
  record({
    seat: said('The seat.', id),
    turn: said('Turn of that income.', whole()),
    bp: said('BP.', whole()),
  }),
);
export type DeductionView = Shaped<typeof deductionView>;

export const dealingsView = named(
  'Dealings',
  'Diplomacy, fun battles, and what is rare and lost, as far as the viewer may know it.',
  record({
    deals: said('Own deals, and open ones of others that were made.', list(dealView)),
    treatyEndings: said('Treaties that are about to end.', list(treatyEndingView)),
    deliveries: said('What arrives at the end of the turn.', list(deliveryView)),
    funBattles: said('Fun battles.', list(funBattleView)),
    losses: said('Rare, very rare and special things lost.', list(lossView)),
    deductions: said('What fun battles cost.', list(deductionView)),
  }),
);
export type DealingsView = Shaped<typeof dealingsView>;

/** Diplomacy, fun battles and losses; the state comes redacted. Lists in canonical order (PLN-GEN-13). */
export const showDealings = (state: PlanetaryState): DealingsView => ({
  deals: inOrder(state.deals).map(showDeal),
  treatyEndings: state.endings.map((each) => ({ ...each })),
  deliveries: state.deliveries.map((each) => ({
    deal: each.deal,
    from: each.from,
    bp: each.kind === 'bp' ? each.bp : null,
    detachment: each.kind === 'captive' ? each.detachment : null,
  })),
  funBattles: inOrder(state.funBattles).map((each) => ({ ...each })),
  losses: Object.keys(state.losses).flatMap((seat) =>
    rareLosses(state, seat).map(({ typeKey, turn }) => ({ seat, type: typeKey, turn })),
  ),
  deductions: Object.entries(state.deductions).map(([seat, owed]) => ({ seat, ...owed })),
});

const showDeal = (deal: Deal): DealView => ({
  ...deal,
  gives: showShare(deal.gives),
  wants: showShare(deal.wants),
  marks: Object.entries(deal.marks).map(([seat, kept]) => ({ seat, kept })),
});

const showShare = (share: DealShare): DealShareView => ({ ...share, release: [...share.release] });

const inOrder = <P extends { readonly order: number }>(pieces: Readonly<Record<string, P>>): readonly P[] =>
  Object.values(pieces).sort((a, b) => a.order - b.order);
