import {
  flag,
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
import { relationOf } from '../../general/factions.js';
import type { GhostOfWarState } from '../../state/index.js';
import type { Chapter, ExchangeOffer, Faction } from '../../state/factions.js';
import { amountView, ifKnown, showGoods, showStock, stockView, type Knows } from './goods.js';
import * as words from '../../words/index.js';

export const gratitudeView = named(
  'Gratitude',
  'Gratitude of a system to a chapter (GOW-CHP-06).',
  record({
    system: said('The system.', id),
    from: said('First round.', whole()),
    until: said('Last round.', whole()),
  }),
);
export type GratitudeView = Shaped<typeof gratitudeView>;

export const savesView = named(
  'Saves',
  'How often a chapter has saved a system.',
  record({
    system: said('The system.', id),
    count: said('How often.', whole()),
  }),
);
export type SavesView = Shaped<typeof savesView>;

export const chapterView = named(
  'Chapter',
  'An Astartes chapter (GOW-CHP-01).',
  record({
    base: said('Where it lives (GOW-CHP-03).', words.chapterBase),
    homeworlds: said('Homeworlds.', list(id)),
    honourBound: said('Systems that it has sworn to defend.', list(id)),
    grateful: said('Grateful systems.', list(gratitudeView)),
    saves: said('Saves so far.', orNull(list(savesView))),
    counters: said('Supply counters, −16 … 16 (GOW-CHP-02).', orNull(list(amountView))),
  }),
);
export type ChapterView = Shaped<typeof chapterView>;

export const foresightView = named(
  'Foresight',
  "Sight of an enemy's plans (GOW-CHR-13).",
  record({
    enemy: said('The enemy faction.', id),
    round: said('Round in which it was seen.', whole()),
    orders: said('Its orders of the next round too.', flag),
  }),
);
export type ForesightView = Shaped<typeof foresightView>;

export const divinationView = named(
  'Divination',
  'A Divination (GOW-CHR-23).',
  record({
    system: said('The system.', id),
    round: said('Round in whose S8 it helps.', whole()),
  }),
);
export type DivinationView = Shaped<typeof divinationView>;

export const roundScoreView = named(
  'RoundScore',
  'Score of a round (GOW-GEN-10).',
  record({
    round: said('The round.', whole()),
    amount: said('Points.', whole()),
  }),
);
export type RoundScoreView = Shaped<typeof roundScoreView>;

export const factionView = named(
  'Faction',
  'Who holds worlds and leads units; one player or none speaks for it.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    name: said('Its name.', text),
    kind: said('Its kind.', words.factionKind),
    alignment: said('Its alignment.', words.alignment),
    seat: said('Seat of its player; null when the arbiter runs it.', orNull(id)),
    hidden: said(
      'The viewer may not know its stock, debts, counters and sights: they are null; its confidants are those of their own factions (GOW-GEN-09).',
      flag,
    ),
    stock: said('Its stock (GOW-RES-02).', orNull(list(stockView))),
    score: said('Score (GOW-GEN-10).', whole()),
    scoreByRound: said('Score by round.', list(roundScoreView)),
    honourDebtUntil: said('Last round of an honour debt (GOW-CHP-07); 0 = none.', orNull(whole())),
    confidants: said('Factions in which it confides (GOW-GEN-09).', list(id)),
    chapter: said('The chapter that it is.', orNull(chapterView)),
    psykerTarget: said('Enemy that its Psyker advisors look at (GOW-TRT-06).', orNull(id)),
    foresight: said("Sight of enemies' plans.", orNull(list(foresightView))),
    divinations: said('Divinations.', orNull(list(divinationView))),
  }),
);
export type FactionView = Shaped<typeof factionView>;

export const relationView = named(
  'Relation',
  'Relation of two factions, the default by alignment included (GOW-GEN-08).',
  record({
    factions: said('The two.', list(id)),
    relation: said('Their relation.', words.relationKind),
  }),
);
export type RelationView = Shaped<typeof relationView>;

export const offerView = named(
  'Offer',
  'An offer of goods (GOW-BUF-09).',
  record({
    id: said('Its id, by which all else names it.', ownId),
    from: said('Faction that offers.', id),
    to: said('Faction that is asked.', id),
    giver: said('Entity or faction that gives.', id),
    taker: said('Entity or faction that takes.', id),
    given: said('What is given.', list(amountView)),
    asked: said('What is asked for it.', list(amountView)),
    accepted: said('It has been accepted.', flag),
  }),
);
export type OfferView = Shaped<typeof offerView>;

export const factionStatusView = named(
  'FactionStatus',
  'Status of the systems for a faction, as S3 found it (GOW-MAP-07…09).',
  record({
    faction: said('The faction.', id),
    contested: said('Systems that are contested.', list(id)),
    cutOff: said('Systems that are cut off.', list(id)),
    supreme: said('Systems in which its side has void supremacy.', list(id)),
  }),
);
export type FactionStatusView = Shaped<typeof factionStatusView>;

export const showFaction = (knows: Knows, faction: Faction): FactionView => ({
  ...faction,
  hidden: !knows(faction.id),
  scoreByRound: [...faction.scoreByRound],
  confidants: [...faction.confidants],
  chapter: faction.chapter && showChapter(knows(faction.id), faction.chapter),
  ...ifKnown(knows(faction.id), {
    stock: showStock(faction.stock),
    honourDebtUntil: faction.honourDebtUntil,
    psykerTarget: faction.psykerTarget,
    foresight: [...faction.foresight],
    divinations: [...faction.divinations],
  }),
});

const showChapter = (known: boolean, chapter: Chapter): ChapterView => ({
  base: chapter.base,
  homeworlds: [...chapter.homeworlds],
  honourBound: [...chapter.honourBound],
  grateful: [...chapter.grateful],
  ...ifKnown(known, {
    saves: Object.entries(chapter.saves).map(([system, count]) => ({ system, count })),
    counters: showGoods(chapter.counters),
  }),
});

/** GOW-GEN-08: each pair once. */
export function showRelations(state: GhostOfWarState): RelationView[] {
  const ids = Object.values(state.factions)
    .sort((a, b) => a.seq - b.seq)
    .map((each) => each.id);
  return ids.flatMap((one, at) =>
    ids.slice(at + 1).map((other) => ({ factions: [one, other], relation: relationOf(state, one, other) })),
  );
}

export const showStatus = ({ status }: GhostOfWarState): FactionStatusView[] =>
  Object.entries(status).map(([faction, { contested, cutOff, supreme }]) => ({
    faction,
    contested: [...contested],
    cutOff: [...cutOff],
    supreme: [...supreme],
  }));

export const showOffer = (offer: ExchangeOffer): OfferView => ({
  ...offer,
  given: showGoods(offer.given),
  asked: showGoods(offer.asked),
});
