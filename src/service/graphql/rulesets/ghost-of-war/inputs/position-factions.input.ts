import { InputType } from '@nestjs/graphql';
import type {
  Alignment,
  FactionEntry,
  FactionKind,
  GeneralGoods,
  Relation,
} from '../../../../../rulesets/ghost-of-war/index.js';
import {
  ChoiceField,
  FlagField,
  IdField,
  NestedField,
  TextField,
  WholeField,
} from '../../../schema/input-fields.js';
import { plain } from '../../../schema/plain.js';
import { Alignments, ChapterBases, FactionKinds, Relations } from '../enums.js';
import { GhostOfWarChapterCountersInput, GhostOfWarStockInput, toGoods, toStock } from './goods.input.js';
import { MOST_ROUNDS } from './position-sector.input.js';

const round = { min: 0, max: MOST_ROUNDS } as const;

@InputType({ description: 'Gratitude of a system to a chapter (GOW-CHP-06).' })
export class GhostOfWarGratitudeInput {
  @IdField('The system.')
  system: string;

  @WholeField('First round.', round)
  from: number;

  @WholeField('Last round.', round)
  until: number;
}

@InputType({ description: 'How often a chapter has saved a system (GOW-CHP-06).' })
export class GhostOfWarSavesInput {
  @IdField('The system.')
  system: string;

  @WholeField('How often.', round)
  count: number;
}

@InputType({ description: 'An Astartes chapter (GOW-CHP-01).' })
export class GhostOfWarChapterInput {
  @ChoiceField('Where it lives (GOW-CHP-03).', ChapterBases)
  base: 'PLANET' | 'FLEET';

  @IdField('Homeworlds: planets.', { optional: true, listOf: 100 })
  homeworlds?: string[] | null;

  @IdField('Systems that it has sworn to defend.', { optional: true, listOf: 200 })
  honourBound?: string[] | null;

  @NestedField('Grateful systems.', () => GhostOfWarGratitudeInput, { optional: true, listOf: 200 })
  grateful?: GhostOfWarGratitudeInput[] | null;

  @NestedField('Saves so far.', () => GhostOfWarSavesInput, { optional: true, listOf: 200 })
  saves?: GhostOfWarSavesInput[] | null;

  @NestedField('Supply counters; 16 each when left out (GOW-GEN-12).', () => GhostOfWarChapterCountersInput, {
    optional: true,
  })
  counters?: GhostOfWarChapterCountersInput | null;
}

export const toCounters = (input: GhostOfWarChapterCountersInput): GeneralGoods => toGoods(input);

const toChapter = ({
  saves,
  counters,
  ...input
}: GhostOfWarChapterInput): NonNullable<FactionEntry['chapter']> => ({
  ...plain(input),
  ...(saves ? { saves: Object.fromEntries(saves.map((each) => [each.system, each.count])) } : {}),
  ...(counters ? { counters: toCounters(counters) } : {}),
});

@InputType({ description: "Sight of an enemy's plans (GOW-CHR-13)." })
export class GhostOfWarForesightInput {
  @IdField('The enemy faction.')
  enemy: string;

  @WholeField('Round in which it was seen.', round)
  round: number;

  @FlagField('Its orders of the next round too.')
  orders: boolean;
}

@InputType({ description: 'A Divination (GOW-CHR-23).' })
export class GhostOfWarDivinationInput {
  @IdField('The system.')
  system: string;

  @WholeField('Round in whose S8 it helps.', round)
  round: number;
}

@InputType({ description: 'A faction.' })
export class GhostOfWarFactionInput {
  @IdField('Its id.')
  id: string;

  @TextField('Its name.', { max: 120 })
  name: string;

  @ChoiceField('Its kind.', FactionKinds)
  kind: FactionKind;

  @ChoiceField('Its alignment (GOW-GEN-08).', Alignments)
  alignment: Alignment;

  @IdField('Seat of its player, `seat-1` and so on; the arbiter runs it when left out.', { optional: true })
  seat?: string | null;

  @NestedField('Its stock; empty when left out.', () => GhostOfWarStockInput, { optional: true })
  stock?: GhostOfWarStockInput | null;

  @WholeField('Score so far (GOW-GEN-10).', { optional: true, min: -1_000_000, max: 1_000_000 })
  score?: number | null;

  @WholeField('Last round of an honour debt (GOW-CHP-07).', { optional: true, ...round })
  honourDebtUntil?: number | null;

  @IdField('Factions in which it confides (GOW-GEN-09).', { optional: true, listOf: 100 })
  confidants?: string[] | null;

  @NestedField('The chapter that it is.', () => GhostOfWarChapterInput, { optional: true })
  chapter?: GhostOfWarChapterInput | null;

  @NestedField("Sight of enemies' plans.", () => GhostOfWarForesightInput, { optional: true, listOf: 100 })
  foresight?: GhostOfWarForesightInput[] | null;

  @NestedField('Divinations.', () => GhostOfWarDivinationInput, { optional: true, listOf: 100 })
  divinations?: GhostOfWarDivinationInput[] | null;

  @IdField('Enemy that its Psyker advisors look at (GOW-TRT-06).', { optional: true })
  psykerTarget?: string | null;
}

export const toFaction = ({ stock, chapter, seat, ...input }: GhostOfWarFactionInput): FactionEntry => ({
  ...plain(input),
  seat: seat ?? null,
  ...(stock ? { stock: toStock(stock) } : {}),
  ...(chapter ? { chapter: toChapter(chapter) } : {}),
});

@InputType({ description: 'Relation of two factions, where it differs from the default (GOW-GEN-08).' })
export class GhostOfWarRelationInput {
  @IdField('The two.', { listOf: 2 })
  factions: string[];

  @ChoiceField('Their relation.', Relations)
  relation: Relation;
}

/** One that is left out is one that nobody has. */
export const toRelation = ({ factions: [one = '', other = ''], relation }: GhostOfWarRelationInput) => ({
  factions: [one, other] as const,
  relation,
});
