import type { FactionStock, GeneralResource, Goods } from './goods.js';

export type FactionKind = 'GUARD' | 'NAVY' | 'ASTARTES' | 'MECHANICUS' | 'TITANICUS' | 'PLANETARY' | 'OTHER';
export type Alignment = 'IMPERIAL' | 'ENEMY' | 'NONE';
export type Relation = 'ALLIED' | 'NEUTRAL' | 'HOSTILE';

export interface Faction {
  readonly id: string;
  readonly seq: number;
  readonly name: string;
  readonly kind: FactionKind;
  readonly alignment: Alignment;
  /** Seat of the player who runs it; null = the arbiter does. */
  readonly seat: string | null;
  readonly stock: FactionStock;
  /** GOW-GEN-10, with the awards. */
  readonly score: number;
  /** Score recorded in each round in which there was one. */
  readonly scoreByRound: readonly { readonly round: number; readonly amount: number }[];
  /** GOW-CHP-07: last round in which the chapter's morale suffers from a Subvention; 0 = none. */
  readonly honourDebtUntil: number;
  /** GOW-GEN-09: factions that may see what this one sees of its own. */
  readonly confidants: readonly string[];
  /** GOW-CHP-01: an Astartes chapter; null for other factions. */
  readonly chapter: Chapter | null;
  /** GOW-TRT-06: faction that a Psyker advisor's yearly Precognition looks at; null = the lowest seq. */
  readonly psykerTarget: string | null;
  /** GOW-CHR-13: what Precognition has opened to this faction. */
  readonly foresight: readonly Foresight[];
  /** GOW-CHR-23 Divination: systems, and the round in whose S8 it helps. */
  readonly divinations: readonly Divination[];
}

/** GOW-CHR-23: events that come to a system in a round are known. */
export interface Divination {
  readonly system: string;
  readonly round: number;
}

/** GOW-CHR-13: sight of an enemy faction's plans. */
export interface Foresight {
  readonly enemy: string;
  /** Round in which it was seen. */
  readonly round: number;
  /** The enemy's orders of the next round as well, which it must lock first. */
  readonly orders: boolean;
}

export interface Chapter {
  /** GOW-CHP-03 */
  readonly base: 'PLANET' | 'FLEET';
  /** Planet ids, by seq. */
  readonly homeworlds: readonly string[];
  /** System ids. */
  readonly honourBound: readonly string[];
  readonly grateful: readonly Gratitude[];
  /** GOW-CHP-06: saves so far, by system. */
  readonly saves: Readonly<Record<string, number>>;
  /** −16…16 each. */
  readonly counters: Readonly<Record<GeneralResource, number>>;
}

/** GOW-CHP-06: holds in rounds from … until, both included. */
export interface Gratitude {
  readonly system: string;
  readonly from: number;
  readonly until: number;
}

/** GOW-BUF-09: goods or faction resources offered and asked, open to the partner. */
export interface ExchangeOffer {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Entities (or, for faction resources, factions) that give and take. */
  readonly giver: string;
  readonly taker: string;
  readonly given: Goods;
  readonly asked: Goods;
  readonly accepted: boolean;
}
