import { ObjectType } from '@nestjs/graphql';
import { Out, OutFlag, OutId, OutKey, OutWhole } from '../../../schema/output-fields.js';
import { Captures, Outcomes, Scales, Sides } from '../enums.js';
import { GhostOfWarSpoils } from './battles.js';

const nullable = { nullable: true } as const;
const list = { list: true } as const;

@ObjectType({ description: 'What a participant would lose.' })
export class GhostOfWarExpectedLoss {
  @OutKey('Unit or planet.')
  id: string;

  @OutWhole('CE lost, pp.')
  ceLoss: number;

  @OutWhole('CE left.')
  left: number;

  @OutFlag('Nothing of it is left (GOW-CE-10).')
  destroyed: boolean;
}

@ObjectType({ description: 'What a report leads to for a side, as far as no die decides it.' })
export class GhostOfWarSideForecast {
  @OutId('Factions.', list)
  factions: string[];

  @Out(() => GhostOfWarExpectedLoss, 'Losses of all who take part (GOW-CBT-09, -10, -20).', list)
  losses: GhostOfWarExpectedLoss[];

  @OutWhole('Experience of each unit that fought (GOW-XP-05).')
  experience: number;

  @OutId('Characters for whom a die is thrown (GOW-CBT-14).', list)
  fates: string[];
}

@ObjectType({
  description:
    'What follows from a report when it is confirmed, at once where the arbiter gives it; but for what dice decide: friendly fire, fates, gene-seed. Battles bring no victory points.',
})
export class GhostOfWarForecast {
  @OutId('The battle.')
  battle: string;

  @Out(() => Outcomes, 'Outcome for the attacker.')
  outcome: string;

  @Out(() => Sides, 'Who wins; null: a draw.', nullable)
  winner: string | null;

  @Out(() => Scales, 'Scale.')
  scale: string;

  @Out(() => Sides, 'Who holds the field.')
  fieldHolder: string;

  @Out(() => GhostOfWarSideForecast, 'The attacker.')
  attacker: GhostOfWarSideForecast;

  @Out(() => GhostOfWarSideForecast, 'The defender.')
  defender: GhostOfWarSideForecast;

  @OutId('Factions that take the planet, if it is weak enough when the round ends (GOW-CBT-15).', list)
  takenBy: string[];

  @Out(() => Captures, 'How goods are captured; null where the report names them.', nullable)
  capture: string | null;

  @Out(() => GhostOfWarSpoils, 'Goods that the report names.', list)
  captured: GhostOfWarSpoils[];
}
