import { ObjectType } from '@nestjs/graphql';
import { Out, OutFlag, OutHex, OutId, OutKey, OutText, OutWhole } from '../../../schema/output-fields.js';
import {
  GeneralResources,
  LineKinds,
  ProjectPlaceKinds,
  ProjectStatuses,
  SlotLevels,
  StopKinds,
  StopStatuses,
  WareKinds,
} from '../enums.js';
import { GhostOfWarAmount, GhostOfWarPart } from './goods.js';

const nullable = { nullable: true } as const;
const list = { list: true } as const;

@ObjectType({ description: 'A project under way (GOW-PRJ-01).' })
export class GhostOfWarProject {
  @OutKey('Its id.')
  id: string;

  @Out(() => ProjectPlaceKinds, 'Where it runs.')
  placeKind: string;

  @OutId('Planet, formation or unit.')
  place: string;

  @OutId('Faction that ordered it.')
  owner: string;

  @OutId('Key of its entry.')
  item: string;

  @OutWhole('Rounds of progress so far.')
  progress: number;

  @OutWhole('Rounds that it takes.')
  duration: number;

  @Out(() => GhostOfWarAmount, 'What of its price has been paid.', list)
  oneTimePaid: GhostOfWarAmount[];

  @OutWhole('Round in which it was started.')
  startedRound: number;

  @OutId('Planet on which a field project is built.', nullable)
  site: string | null;

  @OutWhole('1 first … 9 last.')
  priority: number;

  @Out(() => ProjectStatuses, 'Its status.')
  status: string;

  @OutId('Faction that gets what is made.')
  forFaction: string;

  @OutId('Main weapon of the unit.', nullable)
  weapon: string | null;

  @OutWhole('Torpedo tubes.', nullable)
  tubes: number | null;

  @Out(() => GeneralResources, 'Resource that is given, or made.', nullable)
  resource: string | null;

  @OutFlag('Starts again when it is done.')
  repeat: boolean;

  @OutId('Weapon parts of an assembly.', list)
  weaponParts: string[];

  @OutId('Turret of an assembly.', nullable)
  turret: string | null;

  @OutId('Scouts that become a squad.', nullable)
  scouts: string | null;

  @OutText('Name of the unit made.', nullable)
  name: string | null;

  @Out(() => GhostOfWarPart, 'Parts that are reserved.', list)
  parts: GhostOfWarPart[];

  @OutId('Hero whose process it is.', nullable)
  hero: string | null;

  @OutId('The death that it serves.', nullable)
  death: string | null;
}

@ObjectType({ description: 'A project that the arbiter has made up (GOW-PLA-09).' })
export class GhostOfWarEventProject {
  @OutId('Its key.')
  key: string;

  @OutText('Its name.')
  name: string;

  @Out(() => SlotLevels, 'Its level.')
  level: string;

  @OutWhole('Rounds that it takes.')
  durationRounds: number;

  @Out(() => GhostOfWarAmount, 'What it needs each round.', list)
  perRound: GhostOfWarAmount[];

  @Out(() => GhostOfWarAmount, 'What it needs once.', list)
  oneTime: GhostOfWarAmount[];

  @Out(() => GhostOfWarAmount, 'What it yields.', list)
  yields: GhostOfWarAmount[];

  @OutId('Planet where it may be started; null = anywhere.', nullable)
  planet: string | null;
}

@ObjectType({ description: 'What a line brings.' })
export class GhostOfWarWare {
  @Out(() => WareKinds, 'A resource or a part.')
  kind: string;

  @OutText('The resource, or the key of the part.')
  name: string;

  @OutWhole('How much.')
  amount: number;
}

@ObjectType({ description: 'A stop of a line.' })
export class GhostOfWarStop {
  @Out(() => StopKinds, 'To a planet or to forces.')
  kind: string;

  @OutId('The planet, unit, formation or supply group.')
  place: string;

  @OutId('System to which the line runs, where it delivers to forces.', nullable)
  system: string | null;

  @OutId('Depot into which it delivers.', nullable)
  intoDepot: string | null;

  @Out(() => GhostOfWarWare, 'What it gets, in canonical order.', list)
  wares: GhostOfWarWare[];

  @OutHex('Way from the stop before, both ends included.', list)
  path: string[];

  @OutWhole('Rounds of this leg (GOW-TRV-04).')
  travelRounds: number;

  @OutWhole('First round of delivery when it was established (GOW-TRD-05).')
  firstRound: number;

  @OutWhole('Round from which it delivers now.')
  deliversFrom: number;

  @Out(() => StopStatuses, 'Its status.')
  status: string;

  @OutWhole('S3 in a row at which it was interrupted.')
  interruptedRounds: number;

  @OutFlag('It has been delivered to.')
  delivered: boolean;
}

@ObjectType({ description: 'The last raid on a line (GOW-TRD-13).' })
export class GhostOfWarLineRaid {
  @OutWhole('Its round.')
  round: number;

  @OutId('Formation or ship.')
  raider: string;

  @OutId('Its faction.')
  faction: string;

  @OutId('System where it lay in wait.')
  system: string;

  @OutWhole('Stops from this one on, from 0, got nothing.')
  stop: number;
}

@ObjectType({ description: 'Wares set aside for a stop in this round (GOW-TRD-08).' })
export class GhostOfWarSetAside {
  @OutWhole('The stop, from 0.')
  stop: number;

  @Out(() => GeneralResources, 'The resource.')
  resource: string;

  @OutWhole('How much.')
  amount: number;

  @OutId('Whom it was drawn from.')
  from: string;
}

@ObjectType({ description: 'A trade or supply line.' })
export class GhostOfWarLine {
  @OutKey('Its id.')
  id: string;

  @OutWhole('Its number, in order of establishing.')
  number: number;

  @OutId('Faction that owns it.')
  owner: string;

  @Out(() => LineKinds, 'Its kind.')
  kind: string;

  @OutId('Planet where it begins.')
  origin: string;

  @OutText('The line as it is written down (GOW-TRD-02), e.g. `Hastea → Atria: Food(4)`.')
  notation: string;

  @Out(() => GhostOfWarStop, 'Its stops.', list)
  stops: GhostOfWarStop[];

  @OutFlag('It is well charted (GOW-TRD-04).')
  wellCharted: boolean;

  @OutWhole('Round in which it was established.')
  establishedRound: number;

  @Out(() => GhostOfWarSetAside, 'Wares set aside in this round.', list)
  setAside: GhostOfWarSetAside[];

  @Out(() => GhostOfWarLineRaid, 'The last raid that succeeded.', nullable)
  raid: GhostOfWarLineRaid | null;
}
