import { ObjectType } from '@nestjs/graphql';
import { Out, OutFlag, OutId, OutKey, OutText, OutWhole } from '../../../schema/output-fields.js';
import {
  BattleMethods,
  BattleStatuses,
  Captures,
  Domains,
  Fates,
  Outcomes,
  ParticipantKinds,
  Scales,
  Sides,
  TableMethods,
} from '../enums.js';
import { GhostOfWarAmount } from './goods.js';

const nullable = { nullable: true } as const;
const list = { list: true } as const;

@ObjectType({ description: 'A line of the force sheet (GOW-CBT-18).' })
export class GhostOfWarParticipant {
  @OutKey('Unit or planet.')
  id: string;

  @Out(() => ParticipantKinds, 'Which of them.')
  kind: string;

  @OutId('Its faction.')
  faction: string;

  @OutWhole('Weight.')
  weight: number;

  @OutWhole('Base CE.')
  baseCe: number;

  @OutWhole('Effective CE.')
  effectiveCe: number;

  @OutWhole('Strength (GOW-CBT-06).')
  strength: number;
}

@ObjectType({ description: 'A side of a battle: its force sheet.' })
export class GhostOfWarCoalition {
  @OutId('Factions.', list)
  factions: string[];

  @Out(() => GhostOfWarParticipant, 'Who fights.', list)
  participants: GhostOfWarParticipant[];

  @OutWhole('Strength.')
  strength: number;

  @OutWhole('Percent of all strength.')
  share: number;

  @OutId('Characters on the battlefield.', list)
  characters: string[];
}

@ObjectType({ description: 'CE that somebody lost.' })
export class GhostOfWarLoss {
  @OutKey('Unit or planet.')
  id: string;

  @OutWhole('pp.')
  ceLoss: number;
}

@ObjectType({ description: 'A figure of each side.' })
export class GhostOfWarSideFigures {
  @OutWhole('Of the attacker.', nullable)
  attacker: number | null;

  @OutWhole('Of the defender.', nullable)
  defender: number | null;
}

@ObjectType({ description: 'Goods captured (GOW-CBT-16).' })
export class GhostOfWarSpoils {
  @OutId('Who gets them.')
  to: string;

  @Out(() => GhostOfWarAmount, 'What.', list)
  goods: GhostOfWarAmount[];
}

@ObjectType({ description: 'Fate of a character (GOW-CBT-14).' })
export class GhostOfWarFate {
  @OutId('The character.')
  character: string;

  @Out(() => Fates, 'His fate.')
  fate: string;
}

@ObjectType({ description: 'What happened at the table (GOW-CBT-10).' })
export class GhostOfWarBattleReport {
  @OutId('Faction that reported; null for the arbiter, and for the report that counts.', nullable)
  by: string | null;

  @Out(() => TableMethods, 'How it was fought.')
  method: string;

  @OutText('When.', nullable)
  date: string | null;

  @OutText('Where.', nullable)
  place: string | null;

  @Out(() => Scales, 'Its scale.', nullable)
  scale: string | null;

  @Out(() => Outcomes, 'Outcome for the attacker.', nullable)
  outcome: string | null;

  @Out(() => GhostOfWarSideFigures, 'Points of the game.', nullable)
  points: GhostOfWarSideFigures | null;

  @Out(() => GhostOfWarLoss, 'Losses of units and planets.', list)
  losses: GhostOfWarLoss[];

  @Out(() => GhostOfWarSideFigures, 'Percent of its strength that each side lost.')
  lossShare: GhostOfWarSideFigures;

  @Out(() => Sides, 'Who holds the field.', nullable)
  fieldHolder: string | null;

  @Out(() => Captures, 'What becomes of the spoils; null where they are named.', nullable)
  capture: string | null;

  @Out(() => GhostOfWarSpoils, 'The spoils, where they are named.', list)
  captured: GhostOfWarSpoils[];

  @Out(() => GhostOfWarFate, 'Fates told by the table.', list)
  fates: GhostOfWarFate[];

  @OutId('Faction that controls the planet now.', nullable)
  controlChange: string | null;
}

@ObjectType({ description: 'Result of a battle (GOW-CBT-08).' })
export class GhostOfWarResult {
  @Out(() => Outcomes, 'Outcome for the attacker.')
  outcome: string;

  @Out(() => Scales, 'Scale.')
  scale: string;

  @Out(() => Sides, 'Who holds the field.')
  fieldHolder: string;

  @Out(() => GhostOfWarLoss, 'CE lost.', list)
  losses: GhostOfWarLoss[];

  @Out(() => GhostOfWarSideFigures, 'Totals; null where it was reported.', nullable)
  totals: GhostOfWarSideFigures | null;
}

@ObjectType({ description: 'A battle.' })
export class GhostOfWarBattle {
  @OutKey('Its id.')
  id: string;

  @OutWhole('Its round.')
  round: number;

  @Out(() => Domains, 'On a planet or in the void.')
  domain: string;

  @OutId('Planet, or system.')
  location: string;

  @Out(() => GhostOfWarCoalition, 'Attackers.')
  attacker: GhostOfWarCoalition;

  @Out(() => GhostOfWarCoalition, 'Defenders.')
  defender: GhostOfWarCoalition;

  @OutFlag('Somebody counts as defender (GOW-CBT-02).')
  defended: boolean;

  @OutFlag('Surprise attack.')
  surprise: boolean;

  @OutFlag('Shock assault.')
  shock: boolean;

  @OutFlag('The defender, who attacks too, has declared one as well.')
  counterShock: boolean;

  @Out(() => Sides, 'Side with void supremacy.', nullable)
  orbital: string | null;

  @Out(() => Scales, 'Scale.')
  scale: string;

  @Out(() => BattleMethods, 'Method that the attacker chose.', nullable)
  attackerMethod: string | null;

  @Out(() => BattleMethods, 'Method that the defender chose.', nullable)
  defenderMethod: string | null;

  @Out(() => BattleMethods, 'Method that holds.', nullable)
  method: string | null;

  @Out(() => BattleStatuses, 'Status.')
  status: string;

  @Out(() => GhostOfWarBattleReport, 'Report of the attacker.', nullable)
  attackerReport: GhostOfWarBattleReport | null;

  @Out(() => GhostOfWarBattleReport, 'Report of the defender.', nullable)
  defenderReport: GhostOfWarBattleReport | null;

  @Out(() => GhostOfWarBattleReport, 'The report that counts.', nullable)
  settledBy: GhostOfWarBattleReport | null;

  @Out(() => GhostOfWarLoss, 'CE that friendly fire costs (GOW-CBT-12).', list)
  friendlyFire: GhostOfWarLoss[];

  @Out(() => GhostOfWarResult, 'Its result.', nullable)
  result: GhostOfWarResult | null;
}

@ObjectType({ description: 'An Attack order that no battle has used up yet (GOW-CBT-01).' })
export class GhostOfWarAttackIntent {
  @OutId('The faction.')
  faction: string;

  @OutId('Planet or system.')
  place: string;

  @OutId('Units.', list)
  units: string[];

  @OutFlag('Shock assault.')
  shock: boolean;
}

@ObjectType({ description: 'A place where battles are still to be formed in S9.' })
export class GhostOfWarBattlefield {
  @Out(() => Domains, 'On a planet or in the void.')
  domain: string;

  @OutId('Planet, or system.')
  location: string;

  @OutId('Factions that attack now.', list)
  attackers: string[];

  @OutId('Enemy factions that have not been met yet.', list)
  enemies: string[];
}
