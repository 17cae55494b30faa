import { ObjectType } from '@nestjs/graphql';
import { Out, OutFlag, OutId, OutText, OutWhole } from '../../../schema/output-fields.js';
import { Steps } from '../enums.js';
import { GhostOfWarAttackIntent, GhostOfWarBattle, GhostOfWarBattlefield } from './battles.js';
import {
  GhostOfWarFaction,
  GhostOfWarFactionStatus,
  GhostOfWarOffer,
  GhostOfWarRelation,
} from './factions.js';
import {
  GhostOfWarCharacter,
  GhostOfWarFallen,
  GhostOfWarFormation,
  GhostOfWarJourney,
  GhostOfWarSupplyGroup,
  GhostOfWarUnit,
  GhostOfWarUnitType,
} from './forces.js';
import {
  GhostOfWarDepot,
  GhostOfWarHex,
  GhostOfWarPlanet,
  GhostOfWarRoute,
  GhostOfWarScheduledEvent,
  GhostOfWarStorm,
  GhostOfWarSubSector,
  GhostOfWarSystem,
} from './sector.js';
import { GhostOfWarEventProject, GhostOfWarLine, GhostOfWarProject } from './works.js';

const nullable = { nullable: true } as const;
const list = { list: true } as const;

@ObjectType({ description: 'A figure of an order, as it was entered.' })
export class GhostOfWarOrderFigure {
  @OutText('Its name, e.g. `planet`, `stops.0.wares.0.amount`.')
  name: string;

  @OutText('Its value.')
  value: string;
}

@ObjectType({ description: 'An order.' })
export class GhostOfWarOrder {
  @OutText('What is ordered, e.g. `ESTABLISH_LINE`.')
  order: string;

  @Out(() => GhostOfWarOrderFigure, 'Its figures.', list)
  figures: GhostOfWarOrderFigure[];
}

@ObjectType({ description: 'A sheet of orders that the viewer may read.' })
export class GhostOfWarSheet {
  @OutId('Its faction.')
  faction: string;

  @Out(() => GhostOfWarOrder, 'Orders, in the order of the sheet.', list)
  orders: GhostOfWarOrder[];
}

@ObjectType({ description: 'Dice of which one may still be thrown again (GOW-DIC-03).' })
export class GhostOfWarProvisionalDice {
  @OutId('Faction that rolled.')
  faction: string;

  @OutId('Rule of the roll.')
  rule: string;

  @OutText('What it is for.')
  purpose: string;

  @OutWhole('Sides of the dice.')
  sides: number;

  @OutWhole('Faces.', list)
  faces: number[];

  @OutWhole('Dice that were thrown again, from 0.', list)
  rerolled: number[];

  @OutId('Characters who may still have one thrown again.', list)
  holders: string[];
}

@ObjectType({ description: 'How the campaign ended (GOW-GEN-10).' })
export class GhostOfWarEnd {
  @OutId('Factions that won.', list)
  winners: string[];

  @OutText('Why it ended.')
  reason: string;
}

@ObjectType({ description: 'A house rule in force (GOW-GEN-05).' })
export class GhostOfWarHouseRule {
  @OutText('Its name, or that of a figure of a table.')
  name: string;

  @OutText('Its value.')
  value: string;
}

@ObjectType({
  description:
    'The sector as its viewer may know it (GOW-GEN-09). Lists in the order of creation; ids are those of board, trade lines, units and battles.',
})
export class GhostOfWarDetails {
  @OutWhole('Round; 0 before the campaign is set up.')
  round: number;

  @Out(() => Steps, 'Step of the round.')
  step: string;

  @Out(() => GhostOfWarHouseRule, 'House rules in force.', list)
  houseRules: GhostOfWarHouseRule[];

  @Out(() => GhostOfWarSubSector, 'Sub-sectors.', list)
  subSectors: GhostOfWarSubSector[];

  @Out(() => GhostOfWarHex, 'Hexes of the map.', list)
  hexes: GhostOfWarHex[];

  @Out(() => GhostOfWarSystem, 'Systems.', list)
  systems: GhostOfWarSystem[];

  @Out(() => GhostOfWarStorm, 'Storms.', list)
  storms: GhostOfWarStorm[];

  @Out(() => GhostOfWarRoute, 'Charted routes.', list)
  routes: GhostOfWarRoute[];

  @Out(() => GhostOfWarPlanet, 'Planets.', list)
  planets: GhostOfWarPlanet[];

  @Out(() => GhostOfWarDepot, 'Field depots.', list)
  depots: GhostOfWarDepot[];

  @Out(() => GhostOfWarFaction, 'Factions.', list)
  factions: GhostOfWarFaction[];

  @Out(() => GhostOfWarRelation, 'Relations of all factions.', list)
  relations: GhostOfWarRelation[];

  @Out(() => GhostOfWarFactionStatus, 'What S3 found out (GOW-MAP-07…09).', list)
  status: GhostOfWarFactionStatus[];

  @Out(() => GhostOfWarUnitType, 'Types of units that the arbiter has defined.', list)
  unitTypes: GhostOfWarUnitType[];

  @Out(() => GhostOfWarUnit, 'Units.', list)
  units: GhostOfWarUnit[];

  @Out(() => GhostOfWarFormation, 'Formations.', list)
  formations: GhostOfWarFormation[];

  @Out(() => GhostOfWarSupplyGroup, 'Supply groups.', list)
  supplyGroups: GhostOfWarSupplyGroup[];

  @Out(() => GhostOfWarJourney, 'Journeys.', list)
  journeys: GhostOfWarJourney[];

  @Out(() => GhostOfWarCharacter, 'Commanders and heroes.', list)
  characters: GhostOfWarCharacter[];

  @Out(() => GhostOfWarFallen, 'Deaths that a Rite may serve.', list)
  fallen: GhostOfWarFallen[];

  @Out(() => GhostOfWarProject, 'Projects.', list)
  projects: GhostOfWarProject[];

  @Out(() => GhostOfWarEventProject, 'Projects that the arbiter has made up.', list)
  eventProjects: GhostOfWarEventProject[];

  @Out(() => GhostOfWarLine, 'Trade and supply lines.', list)
  lines: GhostOfWarLine[];

  @Out(() => GhostOfWarOffer, 'Offers of goods.', list)
  offers: GhostOfWarOffer[];

  @Out(() => GhostOfWarBattle, 'Battles.', list)
  battles: GhostOfWarBattle[];

  @Out(() => GhostOfWarAttackIntent, 'Attacks that no battle has used up yet.', list)
  attacks: GhostOfWarAttackIntent[];

  @Out(() => GhostOfWarBattlefield, 'Places where battles are still to be formed.', list)
  battlefields: GhostOfWarBattlefield[];

  @Out(() => GhostOfWarScheduledEvent, 'Events announced.', list)
  scheduled: GhostOfWarScheduledEvent[];

  @Out(() => GhostOfWarSheet, 'Sheets that the viewer may read.', list)
  sheets: GhostOfWarSheet[];

  @OutId('Factions that have locked their orders.', list)
  locked: string[];

  @Out(() => GhostOfWarProvisionalDice, 'Dice that are not final yet.', nullable)
  provisional: GhostOfWarProvisionalDice | null;

  @Out(() => GhostOfWarEnd, 'How it ended.', nullable)
  end: GhostOfWarEnd | null;

  @OutFlag('The campaign is over.')
  over: boolean;
}
