import { ObjectType } from '@nestjs/graphql';
import {
  Attachments,
  DemonKinds,
  DetachmentClasses,
  HqRanks,
  Marks,
  ModelStates,
  MoveClasses,
  Patrons,
  PlaceKinds,
  Races,
  Slots,
  UnitLimits,
  UnitRaces,
  UnitWeights,
} from '../enums.js';
import { Out, OutFlag, OutHex, OutId, OutKey, OutText, OutWhole } from '../fields.js';

const nullable = { nullable: true } as const;
const list = { list: true } as const;
const HIDDEN = 'null when the viewer may not know it.';

@ObjectType({ description: 'An option that units of a type may have.' })
export class PlanetaryUnitOptionType {
  @OutId('Its key.')
  key: string;

  @OutText('Its name.')
  name: string;

  @OutWhole('Points.')
  points: number;

  @OutFlag('Special and heavy weapons and special equipment stay with the unit; wargear does not.')
  staysWithUnit: boolean;
}

@ObjectType({ description: 'Types of unit of which a detachment must have one.' })
export class PlanetaryRequirement {
  @OutId('Keys of the types.', list)
  anyOf: string[];
}

@ObjectType({ description: 'A type of unit as the club plays it.' })
export class PlanetaryUnitType {
  @OutId('Its key, e.g. `demo.line`.')
  key: string;

  @OutText('Its name.')
  name: string;

  @Out(() => UnitRaces, 'Race that may have it.')
  race: string;

  @Out(() => Slots, 'Place in a list.')
  slot: string;

  @Out(() => MoveClasses, 'How it moves.')
  moveClass: string;

  @OutFlag('Whether its models are vehicles.')
  vehicle: boolean;

  @Out(() => UnitWeights, 'Weight of a vehicle.', nullable)
  weight: string | null;

  @OutWhole('Points of a model.')
  modelPoints: number;

  @OutWhole('Fewest models of a unit.')
  minModels: number;

  @OutWhole('Most models of a unit.')
  maxModels: number;

  @OutWhole('Wounds of a model.')
  wounds: number;

  @Out(() => PlanetaryUnitOptionType, 'What it may be given.', list)
  options: PlanetaryUnitOptionType[];

  @Out(() => UnitLimits, 'How many there may be; null: any number.', nullable)
  limit: string | null;

  @OutWhole('Most units of it in a detachment.', nullable)
  maxPerDetachment: number | null;

  @OutFlag('A named character.')
  specialCharacter: boolean;

  @OutFlag('Only in detachments of 2000 points or more.')
  needs2000: boolean;

  @Out(() => HqRanks, 'Rank of a headquarters unit.', nullable)
  hqRank: string | null;

  @OutFlag('Scouts: see further.')
  scout: boolean;

  @OutFlag('Has a barrage weapon.')
  barrage: boolean;

  @OutFlag('That weapon has a range of 100 inches or more.')
  barrageRange100: boolean;

  @OutWhole('Anti-aircraft weapons.')
  aaWeapons: number;

  @OutFlag('Has long-range communications.')
  longRangeComm: boolean;

  @OutFlag('Arrives by drop pod.')
  dropPod: boolean;

  @OutFlag('Moves 12 inches or more.')
  fast12: boolean;

  @OutFlag('Carries other units.')
  carries: boolean;

  @Out(() => PlanetaryRequirement, 'What a detachment must have beside it.', list)
  requires: PlanetaryRequirement[];

  @OutFlag('Its points come with each order (RACE-PROD-08).')
  pointsWithOrder: boolean;

  @Out(() => Attachments, 'What it joins without taking a slot.', nullable)
  attachedTo: string | null;

  @OutFlag('Rides bikes.')
  bike: boolean;

  @OutFlag('Rides jetbikes.')
  jetbike: boolean;

  @OutFlag('Guardsmen (RACE-IG-01).')
  guardsmen: boolean;

  @OutFlag('A Chaos Lord (RACE-CH-03).')
  chaosLord: boolean;

  @OutFlag('A cult unit (RACE-CH-05).')
  cult: boolean;

  @Out(() => Patrons, 'The God of Chaos that it belongs to.', nullable)
  god: string | null;

  @Out(() => DemonKinds, 'Kind of demon; null for what is none.', nullable)
  demon: string | null;

  @Out(() => Races, 'It takes part only in battles against this race (RACE-IMP-01).', nullable)
  fightsOnly: string | null;
}

@ObjectType({ description: 'A model.' })
export class PlanetaryModel {
  @OutKey('Its id.')
  id: string;

  @OutId('Key of its type.')
  typeKey: string;

  @OutWhole('Points.')
  points: number;

  @Out(() => ModelStates, 'Its state.')
  state: string;

  @OutWhole('Permanent injuries as rolled, 1…6 (PLN-CAS-03).', list)
  injuries: number[];
}

@ObjectType({ description: 'An option that a unit has.' })
export class PlanetaryUnitOption {
  @OutId('Its key.')
  key: string;

  @OutWhole('Points.')
  points: number;

  @OutFlag('It stays with the unit when models fall.')
  staysWithUnit: boolean;

  @OutFlag('It is lost.')
  lost: boolean;
}

@ObjectType({ description: 'A gift of a God of Chaos (RACE-CH-03).' })
export class PlanetaryGift {
  @OutText('What it is called.')
  name: string;

  @Out(() => Patrons, 'Who gave it.')
  god: string;
}

@ObjectType({ description: 'A unit.' })
export class PlanetaryUnit {
  @OutKey('Its id.')
  id: string;

  @OutId('Key of its type.')
  typeKey: string;

  @Out(() => Slots, 'Its slot in the list of the detachment.')
  slot: string;

  @OutWhole('Slots for models as built; dead models keep theirs.')
  maxModels: number;

  @OutWhole('Models that can fight.')
  ready: number;

  @OutFlag('Whether enough of it can fight to take part in a battle (PLN-BAT-04).')
  participates: boolean;

  @Out(() => PlanetaryModel, 'Its models, in creation order.', list)
  models: PlanetaryModel[];

  @Out(() => PlanetaryUnitOption, 'Its options.', list)
  options: PlanetaryUnitOption[];

  @OutWhole('Unit XP (PLN-EXP-01).')
  xp: number;

  @OutId('Unit that carries it; null on foot.', nullable)
  mountedIn: string | null;

  @OutFlag('It has lost the transport that belongs to it by its type (RACE-PROD-04).')
  transportLost: boolean;

  @Out(() => Marks, 'Its mark of Chaos.', nullable)
  mark: string | null;

  @Out(() => PlanetaryGift, 'Its gifts of Chaos.', list)
  gifts: PlanetaryGift[];
}

@ObjectType({ description: 'Values of an army in points (PLN-GEN-07).' })
export class PlanetaryArmyValues {
  @OutWhole('SV: all models, dead slots included: the size for building.')
  structure: number;

  @OutWhole('PV: models not dead: maintenance, captives.')
  points: number;

  @OutWhole('RV: models ready to fight, without options: whether a detachment is weak.')
  ready: number;

  @OutWhole('BV: what takes part in a battle.')
  battle: number;
}

@ObjectType({ description: 'Where a detachment is.' })
export class PlanetaryPlace {
  @Out(() => PlaceKinds, 'What kind of place.')
  at: string;

  @OutHex('Hex of the map, the prison or the building site.', nullable)
  hex: string | null;

  @OutId('Army that holds it captive.', nullable)
  army: string | null;

  @OutFlag('Under construction: it will arrive in orbit (RACE-SM-01).')
  toOrbit: boolean;
}

@ObjectType({
  description:
    'A detachment. Of a foreign one only owner, race and place are known, unless more was learned.',
})
export class PlanetaryDetachment {
  @OutKey('Its id.')
  id: string;

  @OutText('Its name.')
  name: string;

  @OutId('Seat that owns it, or `npc`.')
  owner: string;

  @Out(() => Races, 'Its race.')
  race: string;

  @Out(() => PlanetaryPlace, 'Where it is.')
  place: PlanetaryPlace;

  @OutFlag('The viewer sees that it is there, but not what it consists of.')
  hidden: boolean;

  @Out(() => DetachmentClasses, `Its class; ${HIDDEN}`, nullable)
  class: string | null;

  @OutId(`Key of its list; ${HIDDEN}`, nullable)
  typeKey: string | null;

  @OutWhole(`Movement allowance, MP; ${HIDDEN}`, nullable)
  mv: number | null;

  @Out(() => PlanetaryUnit, `Its units, in creation order; ${HIDDEN}`, { list: true, nullable: true })
  units: PlanetaryUnit[] | null;

  @Out(() => PlanetaryArmyValues, `Its values; ${HIDDEN}`, nullable)
  values: PlanetaryArmyValues | null;

  @OutWhole(`Detachment experience; ${HIDDEN}`, nullable)
  dxp: number | null;

  @OutWhole(`Most points it may have; ${HIDDEN}`, nullable)
  maxPts: number | null;

  @OutFlag(`It has no arms; ${HIDDEN}`, nullable)
  unarmed: boolean | null;

  @OutFlag(`It may start or land from orbit; ${HIDDEN}`, nullable)
  canDrop: boolean | null;

  @OutWhole('Turn in which it arrives, when under construction.', nullable)
  arrivalTurn: number | null;

  @OutHex('Stronghold that a garrison-detachment marches to.', nullable)
  targetStronghold: string | null;

  @OutFlag(`It has been in a prison before; ${HIDDEN}`, nullable)
  imprisonedOnce: boolean | null;

  @OutFlag(`It changed sides in a prison (RACE-CH-12); ${HIDDEN}`, nullable)
  converted: boolean | null;

  @OutWhole('Turn in which its captor last tried to convert it (RACE-CH-11).', nullable)
  conversionTriedTurn: number | null;
}

@ObjectType({ description: 'A garrison.' })
export class PlanetaryGarrison {
  @OutKey('Its id.')
  id: string;

  @OutId('Seat that owns it.')
  owner: string;

  @Out(() => Races, 'Its race.')
  race: string;

  @OutHex('Hex of its Stronghold.')
  hex: string;

  @OutFlag('The viewer sees that it is there, but not what it consists of.')
  hidden: boolean;

  @Out(() => PlanetaryUnit, `Its units, in creation order; ${HIDDEN}`, { list: true, nullable: true })
  units: PlanetaryUnit[] | null;

  @Out(() => PlanetaryArmyValues, `Its values; ${HIDDEN}`, nullable)
  values: PlanetaryArmyValues | null;
}
