import {
  relationOf,
  type Chapter,
  type ExchangeOffer,
  type Faction,
  type GhostOfWarState,
} from '../../../../../rulesets/ghost-of-war/index.js';
import type {
  GhostOfWarChapter,
  GhostOfWarFaction,
  GhostOfWarFactionStatus,
  GhostOfWarOffer,
  GhostOfWarRelation,
} from '../types/factions.js';
import { ifKnown, presentGoods, presentStock, type Knows } from './goods.js';

export const presentFaction = (knows: Knows, faction: Faction): GhostOfWarFaction => ({
  ...faction,
  hidden: !knows(faction.id),
  scoreByRound: [...faction.scoreByRound],
  confidants: [...faction.confidants],
  chapter: faction.chapter && presentChapter(knows(faction.id), faction.chapter),
  ...ifKnown(knows(faction.id), {
    stock: presentStock(faction.stock),
    honourDebtUntil: faction.honourDebtUntil,
    psykerTarget: faction.psykerTarget,
    foresight: [...faction.foresight],
    divinations: [...faction.divinations],
  }),
});

const presentChapter = (known: boolean, chapter: Chapter): GhostOfWarChapter => ({
  base: chapter.base,
  homeworlds: [...chapter.homeworlds],
  honourBound: [...chapter.honourBound],
  grateful: [...chapter.grateful],
  ...ifKnown(known, {
    saves: Object.entries(chapter.saves).map(([system, count]) => ({ system, count })),
    counters: presentGoods(chapter.counters),
  }),
});

/** GOW-GEN-08: each pair once. */
export function presentRelations(state: GhostOfWarState): GhostOfWarRelation[] {
  const ids = Object.values(state.factions)
    .sort((a, b) => a.seq - b.seq)
    .map((each) => each.id);
  return ids.flatMap((one, at) =>
    ids.slice(at + 1).map((other) => ({ factions: [one, other], relation: relationOf(state, one, other) })),
  );
}

export const presentStatus = ({ status }: GhostOfWarState): GhostOfWarFactionStatus[] =>
  Object.entries(status).map(([faction, { contested, cutOff, supreme }]) => ({
    faction,
    contested: [...contested],
    cutOff: [...cutOff],
    supreme: [...supreme],
  }));

export const presentOffer = (offer: ExchangeOffer): GhostOfWarOffer => ({
  ...offer,
  given: presentGoods(offer.given),
  asked: presentGoods(offer.asked),
});
