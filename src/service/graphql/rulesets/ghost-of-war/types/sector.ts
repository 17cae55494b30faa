import { ObjectType } from '@nestjs/graphql';
import { Out, OutFlag, OutHex, OutId, OutKey, OutText, OutWhole } from '../../../schema/output-fields.js';
import {
  Activities,
  EventTags,
  FactionResources,
  GeneralResources,
  PlanetTypes,
  StormKinds,
  TechLevels,
  WorkKinds,
} from '../enums.js';
import {
  GhostOfWarAmount,
  GhostOfWarCondition,
  GhostOfWarHeld,
  GhostOfWarOccupation,
  GhostOfWarPart,
  GhostOfWarSlots,
} from './goods.js';

const nullable = { nullable: true } as const;
const list = { list: true } as const;

@ObjectType({ description: 'A sub-sector (GOW-MAP-03).' })
export class GhostOfWarSubSector {
  @OutKey('Its id.')
  id: string;

  @OutText('Its name.')
  name: string;
}

@ObjectType({ description: 'A hex of the map (GOW-MAP-01).' })
export class GhostOfWarHex {
  @OutKey('Its id, written `q,r`.')
  id: string;

  @OutWhole('Axial column.')
  q: number;

  @OutWhole('Axial row.')
  r: number;

  @OutId('Sub-sector it lies in.')
  subSector: string;

  @OutId('System in it.', nullable)
  system: string | null;
}

@ObjectType({ description: 'What makes the warp slow (GOW-MAP-05).' })
export class GhostOfWarStorm {
  @OutKey('Its id.')
  id: string;

  @Out(() => StormKinds, 'Its kind.')
  kind: string;

  @OutHex('Core hexes.', list)
  core: string[];
}

@ObjectType({ description: 'A charted warp route (GOW-MAP-04).' })
export class GhostOfWarRoute {
  @OutKey('Its id.')
  id: string;

  @OutHex('Its hexes, in order.', list)
  hexes: string[];
}

@ObjectType({ description: 'Rounds in a row in which a system was contested for a faction (GOW-TRT-04).' })
export class GhostOfWarContestedRounds {
  @OutId('The faction.')
  faction: string;

  @OutWhole('Rounds.')
  rounds: number;
}

@ObjectType({ description: 'A star system (GOW-MAP-02).' })
export class GhostOfWarSystem {
  @OutKey('Its id.')
  id: string;

  @OutText('Its name.')
  name: string;

  @OutHex('Where.')
  hex: string;

  @OutId('Its planets.', list)
  planets: string[];

  @Out(
    () => GhostOfWarContestedRounds,
    'Rounds in a row in which it was contested, where a faction has a depot.',
    list,
  )
  contestedRounds: GhostOfWarContestedRounds[];
}

@ObjectType({ description: 'Upkeep with an activity (GOW-ACT-09).' })
export class GhostOfWarUpkeep {
  @Out(() => Activities, 'The activity.')
  activity: string;

  @Out(() => GhostOfWarAmount, 'What is due.', list)
  goods: GhostOfWarAmount[];
}

@ObjectType({ description: 'Least sum of 2d6 for one unit of a faction resource (GOW-PLA-06).' })
export class GhostOfWarSpecialYield {
  @Out(() => FactionResources, 'The resource.')
  resource: string;

  @OutWhole('The sum.')
  sum: number;
}

@ObjectType({ description: 'What a planet allows a faction.' })
export class GhostOfWarAllowance {
  @OutId('The faction.')
  faction: string;

  @OutFlag('Allowed or not.')
  allow: boolean;
}

@ObjectType({ description: 'Works of a side on a planet (GOW-CE-07).' })
export class GhostOfWarWork {
  @Out(() => WorkKinds, 'Their kind.')
  kind: string;

  @OutId('Faction of the side.')
  faction: string;

  @OutWhole('Their bonus, pp.')
  pp: number;

  @OutId('Hero whose Fortify it is.', nullable)
  hero: string | null;
}

@ObjectType({ description: 'What a planet did in this round.' })
export class GhostOfWarPlanetRound {
  @OutFlag('It made something in S4 or S6.')
  produced: boolean;

  @OutFlag('It fought.')
  fought: boolean;

  @OutWhole('CE that Brace has given.')
  braced: number;

  @OutWhole('CE that Recover has given.')
  recovered: number;

  @OutId('Factions that won here as attackers and hold the field (GOW-CBT-15).', list)
  takenBy: string[];

  @Out(() => GeneralResources, 'Resource boosted (GOW-PLA-11).', nullable)
  boosted: string | null;
}

@ObjectType({ description: 'A planet, orbital station or naval base.' })
export class GhostOfWarPlanet {
  @OutKey('Its id.')
  id: string;

  @OutText('Its name.')
  name: string;

  @OutId('Its system.')
  system: string;

  @Out(() => PlanetTypes, 'Its type.')
  type: string;

  @OutId('Faction that controls it.')
  controller: string;

  @OutFlag(
    'The viewer may not know its stocks, orders and counters: they are null; what it allows is what it says of his own factions (GOW-GEN-09).',
  )
  hidden: boolean;

  @Out(() => TechLevels, 'Its tech level.')
  techLevel: string;

  @Out(() => GhostOfWarSlots, 'Slots of projects.')
  slots: GhostOfWarSlots;

  @Out(() => GhostOfWarAmount, 'Basic production (GOW-PLA-04).', list)
  basicProduction: GhostOfWarAmount[];

  @Out(() => GhostOfWarUpkeep, 'Upkeep by activity.', list)
  upkeep: GhostOfWarUpkeep[];

  @Out(() => GhostOfWarSpecialYield, 'Rolls for faction resources.', list)
  specialYields: GhostOfWarSpecialYield[];

  @Out(() => GhostOfWarHeld, 'Its buffer, in canonical order.', { ...list, ...nullable })
  buffer: GhostOfWarHeld[] | null;

  @OutText('The buffer as it is printed, e.g. `GG(4/8), Food(2/8)` (GOW-RES-03).', nullable)
  bufferNotation: string | null;

  @Out(() => GhostOfWarAmount, 'Reserve set by its controller (GOW-BUF-07).', { ...list, ...nullable })
  reserve: GhostOfWarAmount[] | null;

  @OutFlag('The upkeep of this round is paid: the reserve has lapsed.', nullable)
  upkeepPaid: boolean | null;

  @Out(() => GhostOfWarOccupation, 'Its activities.', nullable)
  activity: GhostOfWarOccupation | null;

  @OutWhole('Combat effectiveness, 0 … 150.')
  ce: number;

  @OutWhole('Weight of its garrison in ground battles (GOW-PLA-07).')
  garrisonWeight: number;

  @OutWhole('Weight of its defences in void battles.')
  orbitalWeight: number;

  @OutId('Advancements, one entry for each that stands (GOW-PLA-09).', list)
  advancements: string[];

  @Out(() => GhostOfWarPart, 'Parts in its store.', { ...list, ...nullable })
  parts: GhostOfWarPart[] | null;

  @OutWhole('Loyalty, 0 … 10.')
  loyalty: number;

  @OutFlag('It is short of its upkeep (GOW-ACT-10).', nullable)
  shortage: boolean | null;

  @OutFlag('It was so in this year.', nullable)
  shortageThisYear: boolean | null;

  @OutWhole('Tithe grade, 0 … 3 (GOW-PLA-10).')
  titheGrade: number;

  @Out(() => GhostOfWarCondition, 'Conditions.', list)
  conditions: GhostOfWarCondition[];

  @Out(
    () => GhostOfWarAllowance,
    'Who may draw on its stock, where its controller has said so (GOW-BUF-08).',
    list,
  )
  sharing: GhostOfWarAllowance[];

  @Out(() => GhostOfWarAllowance, 'Whose lines may end here (GOW-TRD-03).', list)
  tradeConsent: GhostOfWarAllowance[];

  @OutFlag('It has a Chapter Hold.')
  chapterHold: boolean;

  @OutFlag('It has a space port.')
  spacePort: boolean;

  @Out(() => GhostOfWarWork, 'Works on it.', list)
  works: GhostOfWarWork[];

  @OutFlag('It has been screened for Neophytes (GOW-CHR-18).', nullable)
  screened: boolean | null;

  @OutWhole('1 first … 9 last (GOW-GEN-04).', nullable)
  priority: number | null;

  @Out(() => GhostOfWarPlanetRound, 'What it did in this round.', nullable)
  thisRound: GhostOfWarPlanetRound | null;
}

@ObjectType({ description: 'A field depot (GOW-BUF-04).' })
export class GhostOfWarDepot {
  @OutKey('Its id.')
  id: string;

  @OutId('Planet on which it stands.')
  planet: string;

  @OutId('Faction that owns it.')
  owner: string;

  @OutFlag('The viewer may not know what it holds: that is null (GOW-GEN-09).')
  hidden: boolean;

  @Out(() => GhostOfWarHeld, 'What it holds.', { ...list, ...nullable })
  buffer: GhostOfWarHeld[] | null;

  @OutText('The same as it is printed.', nullable)
  bufferNotation: string | null;
}

@ObjectType({ description: 'What the arbiter has announced (GOW-DET-04).' })
export class GhostOfWarScheduledEvent {
  @OutKey('Its id.')
  id: string;

  @OutWhole('Round in which it happens.')
  round: number;

  @OutText('Title.')
  title: string;

  @OutText('What happens.')
  text: string;

  @Out(() => EventTags, 'What it is.', nullable)
  tag: string | null;

  @OutId('Sub-sector in which it happens.', nullable)
  subSector: string | null;
}
