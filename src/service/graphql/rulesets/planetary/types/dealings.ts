import { ObjectType } from '@nestjs/graphql';
import { TreatyKinds } from '../enums.js';
import { Out, OutFlag, OutHex, OutId, OutKey, OutText, OutWhole } from '../fields.js';

const nullable = { nullable: true } as const;
const list = { list: true } as const;

@ObjectType({ description: 'What one side of a deal gives.' })
export class PlanetaryDealShare {
  @OutWhole('BP.')
  bp: number;

  @OutHex('Urban hex that pays them; null where nothing is paid, or it has not been named yet.', nullable)
  fromHex: string | null;

  @OutId('Captives that it releases.', list)
  release: string[];
}

@ObjectType({ description: 'What a party says of the other one (PLN-DIP-08).' })
export class PlanetaryDealMark {
  @OutId('The party that says it.')
  seat: string;

  @OutFlag('Kept, or broken.')
  kept: boolean;
}

@ObjectType({ description: 'A deal of two players (PLN-DIP).' })
export class PlanetaryDeal {
  @OutKey('Id.')
  id: string;

  @OutWhole('Turn in which it was proposed.')
  turn: number;

  @OutId('Seat that proposed it.')
  proposer: string;

  @OutId('The other seat.')
  partner: string;

  @OutFlag('Only the two know of it.')
  secret: boolean;

  @Out(() => PlanetaryDealShare, 'What the proposer gives.')
  gives: PlanetaryDealShare;

  @Out(() => PlanetaryDealShare, 'What the partner gives.')
  wants: PlanetaryDealShare;

  @Out(() => TreatyKinds, 'A treaty that comes with it.', nullable)
  treaty: string | null;

  @OutText('What is agreed in words.', nullable)
  text: string | null;

  @OutText('`proposed`, `accepted`, or, when the Build phase has closed, `made`.')
  status: string;

  @Out(() => PlanetaryDealMark, 'What the parties say of it.', list)
  marks: PlanetaryDealMark[];
}

@ObjectType({ description: 'A treaty that a side ends when the Build phase closes.' })
export class PlanetaryTreatyEnding {
  @OutId('Seat that ends it.')
  seat: string;

  @OutId('The other seat.')
  partner: string;
}

@ObjectType({ description: 'What a deal brings at the end of the turn (PLN-END-03).' })
export class PlanetaryDelivery {
  @OutId('The deal.')
  deal: string;

  @OutId('Seat that gives.')
  from: string;

  @OutWhole('BP; null for a captive.', nullable)
  bp: number | null;

  @OutId('The captive that is released; null for BP.', nullable)
  detachment: string | null;
}

@ObjectType({ description: 'An army of a fun battle, points.' })
export class PlanetaryFunSide {
  @OutWhole('What it was worth.')
  value: number;

  @OutWhole('What it lost.')
  lost: number;
}

@ObjectType({ description: 'A fun battle (PLN-FUN-01).' })
export class PlanetaryFunBattle {
  @OutKey('Id.')
  id: string;

  @OutWhole('Turn.')
  turn: number;

  @OutId('Seat that reported it.')
  by: string;

  @OutId('The other seat, which confirms it.')
  opponent: string;

  @Out(() => PlanetaryFunSide, 'Army of the one who reported it.')
  own: PlanetaryFunSide;

  @Out(() => PlanetaryFunSide, "The opponent's army.")
  theirs: PlanetaryFunSide;

  @OutId('Seat that won; null for a draw.', nullable)
  winner: string | null;

  @OutFlag('It counts: both have confirmed it.')
  confirmed: boolean;
}

@ObjectType({ description: 'Something rare that a seat has lost (PLN-GEN-11).' })
export class PlanetaryLoss {
  @OutId('The seat.')
  seat: string;

  @OutId('Key of the unit type.')
  type: string;

  @OutWhole('Turn in which it was lost.')
  turn: number;
}

@ObjectType({ description: 'BP that an income lacks after a fun battle (PLN-FUN-01).' })
export class PlanetaryDeduction {
  @OutId('The seat.')
  seat: string;

  @OutWhole('Turn of that income.')
  turn: number;

  @OutWhole('BP.')
  bp: number;
}

@ObjectType({
  description: 'Diplomacy, fun battles, and what is rare and lost, as far as the viewer may know it.',
})
export class PlanetaryDealings {
  @Out(() => PlanetaryDeal, 'Own deals, and open ones of others that were made.', list)
  deals: PlanetaryDeal[];

  @Out(() => PlanetaryTreatyEnding, 'Treaties that are about to end.', list)
  treatyEndings: PlanetaryTreatyEnding[];

  @Out(() => PlanetaryDelivery, 'What arrives at the end of the turn.', list)
  deliveries: PlanetaryDelivery[];

  @Out(() => PlanetaryFunBattle, 'Fun battles.', list)
  funBattles: PlanetaryFunBattle[];

  @Out(() => PlanetaryLoss, 'Rare, very rare and special things lost.', list)
  losses: PlanetaryLoss[];

  @Out(() => PlanetaryDeduction, 'What fun battles cost.', list)
  deductions: PlanetaryDeduction[];
}
