import {
  rareLosses,
  type Deal,
  type DealShare,
  type PlanetaryState,
} from '../../../../../rulesets/planetary/index.js';
import type { PlanetaryDeal, PlanetaryDealings, PlanetaryDealShare } from '../types/dealings.js';

/** Diplomacy, fun battles and losses; the state comes redacted. Lists in canonical order (PLN-GEN-13). */
export const presentDealings = (state: PlanetaryState): PlanetaryDealings => ({
  deals: inOrder(state.deals).map(presentDeal),
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

const presentDeal = (deal: Deal): PlanetaryDeal => ({
  ...deal,
  gives: presentShare(deal.gives),
  wants: presentShare(deal.wants),
  marks: Object.entries(deal.marks).map(([seat, kept]) => ({ seat, kept })),
});

const presentShare = (share: DealShare): PlanetaryDealShare => ({ ...share, release: [...share.release] });

const inOrder = <P extends { readonly order: number }>(pieces: Readonly<Record<string, P>>): readonly P[] =>
  Object.values(pieces).sort((a, b) => a.order - b.order);
