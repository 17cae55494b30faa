import { ObjectType } from '@nestjs/graphql';
import { Craftworlds, DemonGods, Phases, Races, VictoryForms } from '../enums.js';
import { Out, OutFlag, OutHex, OutId, OutText, OutWhole } from '../fields.js';
import { PlanetaryDetachment, PlanetaryGarrison, PlanetaryUnitType } from './armies.js';
import { PlanetaryBattle } from './battles.js';
import { PlanetaryDealings } from './dealings.js';
import { PlanetaryDiscoveries } from './discoveries.js';
import { PlanetaryIntelligence, PlanetarySighting } from './knowledge.js';
import { PlanetaryHex } from './map.js';
import { PlanetaryRaceProfile } from './races.js';
import { PlanetaryAirSupport, PlanetaryBattleOrder, PlanetarySheet } from './orders.js';
import {
  PlanetaryConvoy,
  PlanetaryDiplomat,
  PlanetaryRoute,
  PlanetarySpy,
  PlanetarySquadron,
  PlanetaryTreaty,
} from './pieces.js';

const nullable = { nullable: true } as const;
const list = { list: true } as const;

@ObjectType({ description: 'Victory points of a turn.' })
export class PlanetaryTurnVp {
  @OutWhole('The turn.')
  turn: number;

  @OutWhole('Victory points gained in it.')
  vp: number;
}

@ObjectType({ description: 'A player.' })
export class PlanetaryPlayer {
  @OutId('The seat.')
  seat: string;

  @OutWhole('Seat order, 1…n.')
  number: number;

  @Out(() => Races, 'Race.')
  race: string;

  @Out(() => DemonGods, 'Demon god; null before it is chosen, and for other races (RACE-CH-02).', nullable)
  demonGod: string | null;

  @Out(() => Craftworlds, 'Craftworld; null before it is chosen, and for other races (RACE-EL-01).', nullable)
  craftworld: string | null;

  @OutWhole('Strategy value, 0…5.')
  strategyValue: number;

  @OutWhole('Victory points.')
  vp: number;

  @Out(() => PlanetaryTurnVp, 'Victory points by turn.', list)
  vpByTurn: PlanetaryTurnVp[];

  @OutHex('The Capital; null when there is none, or the viewer may not know it.', nullable)
  capitalHex: string | null;

  @OutHex('Where the own Capital goes when the Build phase closes (RACE-DE-03).', nullable)
  capitalMovesTo: string | null;

  @OutHex('Where others believe the own Capital, who were not told that it moved (RACE-DE-04).', nullable)
  shownCapitalHex: string | null;

  @OutHex('A lost Capital that would be Capital again if taken back.', nullable)
  lostCapitalHex: string | null;

  @OutFlag('The player has been defeated.')
  out: boolean;
}

@ObjectType({ description: 'Movement order of a piece in this turn.' })
export class PlanetaryMovementOrder {
  @OutId('The piece.')
  piece: string;

  @OutText('The order, e.g. `RESERVE_MOVEMENT`.')
  order: string;
}

@ObjectType({ description: 'Who controls an Airspace.' })
export class PlanetaryAirControl {
  @OutId('The Airspace, e.g. `B2`.')
  airspace: string;

  @OutId('The seats.', list)
  seats: string[];
}

@ObjectType({ description: 'What a piece has already done this turn, so that it may not do it again.' })
export class PlanetarySpent {
  @OutId('The piece.')
  piece: string;

  @OutFlag('It withdrew.')
  withdrew: boolean;

  @OutFlag('It moved in.')
  movedIn: boolean;

  @OutId('Battle to which it sent reinforcements.', nullable)
  reinforced: string | null;

  @OutId('Battle in which it bombarded.', nullable)
  bombarded: string | null;
}

@ObjectType({ description: 'A raid that succeeded this turn.' })
export class PlanetaryRaid {
  @OutHex('The raided hex.')
  hex: string;

  @OutId('The raiding detachment.')
  detachment: string;

  @OutId('Its seat.')
  seat: string;

  @OutHex('Hex to which it returns.')
  startHex: string;

  @OutId('The battle; null where there was none.', nullable)
  battle: string | null;
}

@ObjectType({ description: 'Resource points taken by raiders this turn.' })
export class PlanetaryLoot {
  @OutHex('The Resource hex.')
  hex: string;

  @OutWhole('Resource points.')
  rp: number;
}

@ObjectType({
  description: 'Set-up of a player; figures are shown to himself only, to others they are null (PLN-STA).',
})
export class PlanetaryStart {
  @OutId('The seat.')
  seat: string;

  @OutWhole('Sizes of the other Urban hexes, as rolled.', { ...list, ...nullable })
  urbanSizes: number[] | null;

  @OutWhole('Resource points per turn of the Resource hexes, as rolled.', { ...list, ...nullable })
  yields: number[] | null;

  @OutFlag('The start has been placed.')
  placed: boolean;

  @OutWhole('Free road actions left.', nullable)
  freeRoads: number | null;
}

@ObjectType({ description: 'What a player has used up of the limits of the Build phase of a turn.' })
export class PlanetaryWorks {
  @OutId('The seat.')
  seat: string;

  @OutWhole('The turn.')
  turn: number;

  @OutWhole('Road actions (PLN-ROD-01).')
  roads: number;

  @OutFlag('A building was disbanded for a refund (PLN-BLD-05).')
  refunded: boolean;
}

@ObjectType({ description: 'Order in which an Urban hex pays its buildings (PLN-UPK-05).' })
export class PlanetaryMaintenancePriority {
  @OutHex('The Urban hex.')
  hex: string;

  @OutId('Kinds of building, the first one is paid first.', list)
  buildings: string[];
}

@ObjectType({ description: 'A Capital that fell.' })
export class PlanetaryFallenCapital {
  @OutHex('The hex.')
  hex: string;

  @OutId('Seat that lost it.')
  from: string;

  @OutId('Seat that took it.')
  by: string;

  @OutWhole('The turn.')
  turn: number;
}

@ObjectType({ description: 'How the campaign ended.' })
export class PlanetaryVictory {
  @OutId('The winners.', list)
  winners: string[];

  @Out(() => VictoryForms, 'How they won.')
  form: string;
}

@ObjectType({
  description:
    'A planetary campaign as the viewer may know it. Lists are in canonical order (PLN-GEN-13): hexes by row and column, pieces by creation.',
})
export class PlanetaryDetails {
  @OutWhole('Turn.')
  turn: number;

  @Out(() => Phases, 'Phase.')
  phase: string;

  @Out(() => Races, 'Race of settlements that nobody owns.')
  nativeRace: string;

  @Out(() => PlanetaryRaceProfile, 'The races as they are in force here, house rules included.', list)
  races: PlanetaryRaceProfile[];

  @Out(() => PlanetaryPlayer, 'Players, in seat order.', list)
  players: PlanetaryPlayer[];

  @Out(() => PlanetaryHex, 'The map.', list)
  hexes: PlanetaryHex[];

  @Out(() => PlanetaryUnitType, 'Unit types that the club has entered.', list)
  unitTypes: PlanetaryUnitType[];

  @Out(
    () => PlanetaryUnitType,
    "Types that the rules name; their points are the club's (RACE-PROD-08).",
    list,
  )
  unitRegistry: PlanetaryUnitType[];

  @Out(() => PlanetaryDetachment, 'Detachments.', list)
  detachments: PlanetaryDetachment[];

  @Out(() => PlanetaryGarrison, 'Garrisons.', list)
  garrisons: PlanetaryGarrison[];

  @Out(() => PlanetaryConvoy, 'Convoys.', list)
  convoys: PlanetaryConvoy[];

  @Out(() => PlanetarySpy, "The viewer's spies.", list)
  spies: PlanetarySpy[];

  @Out(() => PlanetaryDiplomat, 'Diplomats.', list)
  diplomats: PlanetaryDiplomat[];

  @Out(() => PlanetarySquadron, "The viewer's air squadrons.", list)
  squadrons: PlanetarySquadron[];

  @Out(() => PlanetaryRoute, 'Ways of resources.', list)
  routes: PlanetaryRoute[];

  @Out(() => PlanetaryTreaty, 'Treaties that the viewer may know of.', list)
  treaties: PlanetaryTreaty[];

  @Out(() => PlanetaryDealings, 'Diplomacy, fun battles, and what is rare and lost.')
  dealings: PlanetaryDealings;

  @Out(() => PlanetaryBattle, 'Battles of this turn and the last, in the order in which they arose.', list)
  battles: PlanetaryBattle[];

  @Out(() => PlanetarySheet, 'Sheets of the current phase that the viewer may see: his own.', list)
  sheets: PlanetarySheet[];

  @OutId('Seats that have locked the phase.', list)
  locked: string[];

  @Out(
    () => PlanetaryBattleOrder,
    'Battle orders in force this turn, as far as the viewer may know them.',
    list,
  )
  battleOrders: PlanetaryBattleOrder[];

  @Out(() => PlanetaryMovementOrder, 'Movement orders of this turn that still matter.', list)
  movementOrders: PlanetaryMovementOrder[];

  @Out(() => PlanetaryAirSupport, 'Armies that squadrons support this turn.', list)
  airSupport: PlanetaryAirSupport[];

  @Out(() => PlanetaryAirControl, 'Airspaces under control this turn.', list)
  airControl: PlanetaryAirControl[];

  @Out(() => PlanetaryAirControl, 'Airspaces under control in the turn before.', list)
  lastAirControl: PlanetaryAirControl[];

  @Out(() => PlanetaryDiscoveries, 'What the turn has brought to light.')
  discoveries: PlanetaryDiscoveries;

  @Out(() => PlanetarySpent, 'What pieces have already done this turn.', list)
  spent: PlanetarySpent[];

  @Out(() => PlanetarySighting, 'What the viewer last saw of each hex.', list)
  sightings: PlanetarySighting[];

  @Out(() => PlanetaryIntelligence, 'What the viewer has learned, oldest first.', list)
  intelligence: PlanetaryIntelligence[];

  @Out(() => PlanetaryRaid, 'Raids that succeeded this turn and whose loot waits.', list)
  raids: PlanetaryRaid[];

  @Out(() => PlanetaryLoot, 'Resource points lost to raiders this turn.', list)
  lootedRp: PlanetaryLoot[];

  @Out(() => PlanetaryStart, 'How far the set-up is, player by player; empty where it was left out.', list)
  starts: PlanetaryStart[];

  @Out(() => PlanetaryWorks, 'Limits of the Build phase used up by the viewer.', list)
  works: PlanetaryWorks[];

  @Out(() => PlanetaryMaintenancePriority, 'Standing orders for the maintenance of buildings.', list)
  maintenancePriority: PlanetaryMaintenancePriority[];

  @Out(() => PlanetaryFallenCapital, 'Capitals taken so far, oldest first.', list)
  fallenCapitals: PlanetaryFallenCapital[];

  @Out(() => PlanetaryVictory, 'How the campaign ended; null while it goes on.', nullable)
  victory: PlanetaryVictory | null;
}
