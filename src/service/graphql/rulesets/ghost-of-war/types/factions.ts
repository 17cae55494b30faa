import { ObjectType } from '@nestjs/graphql';
import { Out, OutFlag, OutId, OutKey, OutText, OutWhole } from '../../../schema/output-fields.js';
import { Alignments, ChapterBases, FactionKinds, Relations } from '../enums.js';
import { GhostOfWarAmount, GhostOfWarStock } from './goods.js';

const nullable = { nullable: true } as const;
const list = { list: true } as const;

@ObjectType({ description: 'Gratitude of a system to a chapter (GOW-CHP-06).' })
export class GhostOfWarGratitude {
  @OutId('The system.')
  system: string;

  @OutWhole('First round.')
  from: number;

  @OutWhole('Last round.')
  until: number;
}

@ObjectType({ description: 'How often a chapter has saved a system.' })
export class GhostOfWarSaves {
  @OutId('The system.')
  system: string;

  @OutWhole('How often.')
  count: number;
}

@ObjectType({ description: 'An Astartes chapter (GOW-CHP-01).' })
export class GhostOfWarChapter {
  @Out(() => ChapterBases, 'Where it lives (GOW-CHP-03).')
  base: string;

  @OutId('Homeworlds.', list)
  homeworlds: string[];

  @OutId('Systems that it has sworn to defend.', list)
  honourBound: string[];

  @Out(() => GhostOfWarGratitude, 'Grateful systems.', list)
  grateful: GhostOfWarGratitude[];

  @Out(() => GhostOfWarSaves, 'Saves so far.', { ...list, ...nullable })
  saves: GhostOfWarSaves[] | null;

  @Out(() => GhostOfWarAmount, 'Supply counters, −16 … 16 (GOW-CHP-02).', { ...list, ...nullable })
  counters: GhostOfWarAmount[] | null;
}

@ObjectType({ description: "Sight of an enemy's plans (GOW-CHR-13)." })
export class GhostOfWarForesight {
  @OutId('The enemy faction.')
  enemy: string;

  @OutWhole('Round in which it was seen.')
  round: number;

  @OutFlag('Its orders of the next round too.')
  orders: boolean;
}

@ObjectType({ description: 'A Divination (GOW-CHR-23).' })
export class GhostOfWarDivination {
  @OutId('The system.')
  system: string;

  @OutWhole('Round in whose S8 it helps.')
  round: number;
}

@ObjectType({ description: 'Score of a round (GOW-GEN-10).' })
export class GhostOfWarRoundScore {
  @OutWhole('The round.')
  round: number;

  @OutWhole('Points.')
  amount: number;
}

@ObjectType({ description: 'A faction.' })
export class GhostOfWarFaction {
  @OutKey('Its id.')
  id: string;

  @OutText('Its name.')
  name: string;

  @Out(() => FactionKinds, 'Its kind.')
  kind: string;

  @Out(() => Alignments, 'Its alignment.')
  alignment: string;

  @OutId('Seat of its player; null when the arbiter runs it.', nullable)
  seat: string | null;

  @OutFlag(
    'The viewer may not know its stock, debts, counters and sights: they are null; its confidants are those of his own factions (GOW-GEN-09).',
  )
  hidden: boolean;

  @Out(() => GhostOfWarStock, 'Its stock (GOW-RES-02).', { ...list, ...nullable })
  stock: GhostOfWarStock[] | null;

  @OutWhole('Score (GOW-GEN-10).')
  score: number;

  @Out(() => GhostOfWarRoundScore, 'Score by round.', list)
  scoreByRound: GhostOfWarRoundScore[];

  @OutWhole('Last round of an honour debt (GOW-CHP-07); 0 = none.', nullable)
  honourDebtUntil: number | null;

  @OutId('Factions in which it confides (GOW-GEN-09).', list)
  confidants: string[];

  @Out(() => GhostOfWarChapter, 'The chapter that it is.', nullable)
  chapter: GhostOfWarChapter | null;

  @OutId('Enemy that its Psyker advisors look at (GOW-TRT-06).', nullable)
  psykerTarget: string | null;

  @Out(() => GhostOfWarForesight, "Sight of enemies' plans.", { ...list, ...nullable })
  foresight: GhostOfWarForesight[] | null;

  @Out(() => GhostOfWarDivination, 'Divinations.', { ...list, ...nullable })
  divinations: GhostOfWarDivination[] | null;
}

@ObjectType({ description: 'Relation of two factions, the default by alignment included (GOW-GEN-08).' })
export class GhostOfWarRelation {
  @OutId('The two.', list)
  factions: string[];

  @Out(() => Relations, 'Their relation.')
  relation: string;
}

@ObjectType({ description: 'An offer of goods (GOW-BUF-09).' })
export class GhostOfWarOffer {
  @OutKey('Its id.')
  id: string;

  @OutId('Faction that offers.')
  from: string;

  @OutId('Faction that is asked.')
  to: string;

  @OutId('Entity or faction that gives.')
  giver: string;

  @OutId('Entity or faction that takes.')
  taker: string;

  @Out(() => GhostOfWarAmount, 'What is given.', list)
  given: GhostOfWarAmount[];

  @Out(() => GhostOfWarAmount, 'What is asked for it.', list)
  asked: GhostOfWarAmount[];

  @OutFlag('It has been accepted.')
  accepted: boolean;
}

@ObjectType({ description: 'Status of the systems for a faction, as S3 found it (GOW-MAP-07…09).' })
export class GhostOfWarFactionStatus {
  @OutId('The faction.')
  faction: string;

  @OutId('Systems that are contested.', list)
  contested: string[];

  @OutId('Systems that are cut off.', list)
  cutOff: string[];

  @OutId('Systems in which its side has void supremacy.', list)
  supreme: string[];
}
