import { ObjectType } from '@nestjs/graphql';
import {
  BattleOrderCodes,
  Missions,
  MovementOrderCodes,
  SpyOrderCodes,
  SpyTargetKinds,
  StrongholdFates,
  Treatments,
} from '../enums.js';
import { Out, OutFlag, OutHex, OutId, OutKey, OutWhole } from '../fields.js';

const nullable = { nullable: true } as const;
const list = { list: true } as const;

@ObjectType({ description: 'What a battle order is aimed at.' })
export class PlanetaryTarget {
  @OutHex('A hex.', nullable)
  hex: string | null;

  @OutId('A detachment.', nullable)
  detachment: string | null;
}

@ObjectType({ description: 'Battle order of a detachment.' })
export class PlanetaryBattleOrder {
  @OutId('The detachment.')
  detachment: string;

  @Out(() => BattleOrderCodes, 'What it shall do.')
  order: string;

  @Out(() => PlanetaryTarget, 'What it is aimed at.', nullable)
  target: PlanetaryTarget | null;

  @OutHex('RAID two hexes away: hexes to go over, best first (RACE-DE-05).', list)
  via: string[];

  @OutFlag('Whether it attacks itself; false: it supports the one that does (PLN-BOR-03).')
  primary: boolean;

  @Out(() => Treatments, 'How an Urban hex is treated.', nullable)
  onTake: string | null;

  @Out(() => StrongholdFates, 'What becomes of a Stronghold.', nullable)
  strongholdFate: string | null;

  @OutWhole('Directions in which it would rather withdraw, best first.', list)
  withdrawalPreference: number[];
}

@ObjectType({ description: 'A squadron that supports an army.' })
export class PlanetaryAirSupport {
  @OutId('The squadron.')
  squadron: string;

  @OutId('The army.')
  army: string;
}

@ObjectType({ description: 'Order of a spy.' })
export class PlanetarySpyOrder {
  @OutId('The spy.')
  spy: string;

  @Out(() => SpyOrderCodes, 'What it shall do.')
  order: string;
}

@ObjectType({ description: 'Mission of an air squadron (PLN-AIR-01).' })
export class PlanetaryAirMissionOrder {
  @OutId('The squadron.')
  squadron: string;

  @Out(() => Missions, 'What it flies.')
  mission: string;

  @OutId('The Airspace it flies in.')
  airspace: string;

  @OutHex('What it bombs.', nullable)
  targetHex: string | null;
}

@ObjectType({ description: 'What a spy would infiltrate (PLN-SPY-02).' })
export class PlanetarySpyChoice {
  @Out(() => SpyTargetKinds, 'Kind of target.')
  kind: string;

  @OutKey('Which one, where it matters.', nullable)
  id: string | null;
}

@ObjectType({ description: 'An injury to be removed by bionics (PLN-CAS-04).' })
export class PlanetaryBionics {
  @OutId('The model.')
  model: string;

  @OutWhole('The injury, 1…6.')
  injury: number;
}

@ObjectType({ description: 'A defence that becomes a shrine of Chaos (RACE-CH-07).' })
export class PlanetaryShrineOrder {
  @OutId('The bunker or tower.')
  building: string;

  @OutId('Unit whose God it is.')
  leader: string;

  @OutHex('Urban hex that pays.')
  payFrom: string;
}

@ObjectType({ description: 'Movement order of a piece (PLN-MOR-01).' })
export class PlanetaryMarchOrder {
  @OutId('A detachment, garrison, convoy, spy or diplomat.')
  piece: string;

  @Out(() => MovementOrderCodes, 'What it shall do.')
  order: string;

  @OutHex('Hexes in the order entered.', list)
  path: string[];

  @OutId('The detachment that it follows.', nullable)
  target: string | null;

  @OutFlag('It flies high (PLN-MOR-10).')
  flyHigh: boolean;

  @Out(() => Treatments, 'How an Urban hex is treated.', nullable)
  onTake: string | null;

  @Out(() => StrongholdFates, 'What becomes of a Stronghold.', nullable)
  strongholdFate: string | null;

  @Out(() => PlanetarySpyChoice, 'What a spy would infiltrate.', nullable)
  spyTarget: PlanetarySpyChoice | null;

  @Out(() => PlanetaryShrineOrder, 'A defence that it curses instead of claiming (RACE-CH-07).', nullable)
  shrine: PlanetaryShrineOrder | null;

  @Out(() => PlanetaryBionics, 'Injuries to be removed.', list)
  bionics: PlanetaryBionics[];
}

@ObjectType({ description: "A seat's sheet for the current phase: sealed, seen by its owner alone." })
export class PlanetarySheet {
  @OutId('The seat.')
  seat: string;

  @Out(() => PlanetaryBattleOrder, 'Battle orders, in the order in which the detachments act.', list)
  battleOrders: PlanetaryBattleOrder[];

  @Out(() => PlanetaryAirSupport, 'Air support.', list)
  airSupport: PlanetaryAirSupport[];

  @Out(() => PlanetarySpyOrder, 'Orders of spies.', list)
  spyOrders: PlanetarySpyOrder[];

  @Out(() => PlanetaryAirMissionOrder, 'Air missions.', list)
  airMissions: PlanetaryAirMissionOrder[];

  @Out(() => PlanetaryMarchOrder, 'Movement orders, in the order in which the pieces act.', list)
  movementOrders: PlanetaryMarchOrder[];
}
