import { ObjectType } from '@nestjs/graphql';
import { Out, OutFlag, OutHex, OutId, OutKey, OutText, OutWhole } from '../../../schema/output-fields.js';
import {
  Advisors,
  CharacterClasses,
  CharacterKinds,
  CharacterTraits,
  Domains,
  HolderKinds,
  RecoveryClasses,
  SpiritCauses,
  UnitClasses,
  UnitTraits,
} from '../enums.js';
import {
  GhostOfWarAmount,
  GhostOfWarCondition,
  GhostOfWarHeld,
  GhostOfWarOccupation,
  GhostOfWarPart,
  GhostOfWarPlace,
  GhostOfWarSupplyCounter,
} from './goods.js';

const nullable = { nullable: true } as const;
const list = { list: true } as const;

@ObjectType({ description: 'A type of units that the arbiter has defined (GOW-UNI-01).' })
export class GhostOfWarUnitType {
  @OutId('Its key.')
  key: string;

  @OutText('Its name.')
  name: string;

  @Out(() => UnitClasses, 'Its class.')
  unitClass: string;

  @Out(() => Domains, 'Where it fights.')
  domain: string;

  @OutWhole('Combat weight W.')
  weight: number;

  @Out(() => HolderKinds, 'Who has the supply counter.')
  holder: string;

  @OutWhole('Maximum of the supply counter.', nullable)
  counterMax: number | null;

  @Out(() => GhostOfWarAmount, 'Supply list without ammunition.', list)
  list: GhostOfWarAmount[];

  @OutFlag('The ammunition of its main weapon is on the list too.')
  ammo: boolean;

  @OutWhole('pp for each counter point below 0.', nullable)
  shortagePp: number | null;

  @Out(() => RecoveryClasses, 'Class on the recovery chart.')
  recoveryClass: string;

  @OutFlag('It is immobilised below CE 10, and may be salvaged.')
  mechanised: boolean;

  @OutFlag('It loses morale below CE 75.')
  moraleDegrades: boolean;

  @OutFlag('It knows fear.')
  subjectToFear: boolean;

  @OutFlag('Two may become one.')
  mergeable: boolean;

  @OutWhole('Room that it takes aboard.')
  transportSize: number;

  @OutFlag('Cruisers and Battleships only carry it.')
  specialTransport: boolean;

  @OutWhole('Room of a ship.')
  transportCapacity: number;

  @OutWhole('Officers that the ship needs.', nullable)
  shipOfficers: number | null;

  @Out(() => GhostOfWarAmount, 'What its wreck yields.', list)
  salvage: GhostOfWarAmount[];
}

@ObjectType({ description: 'What moves the morale for some rounds (GOW-CE-04).' })
export class GhostOfWarSpirit {
  @Out(() => SpiritCauses, 'The cause.')
  cause: string;

  @OutWhole('Last round.')
  until: number;
}

@ObjectType({ description: 'What a unit did in this round.' })
export class GhostOfWarUnitRound {
  @OutFlag('It departed, was under way or arrived (GOW-ACT-12).')
  redeployed: boolean;

  @OutFlag('It arrived in this S7.')
  arrived: boolean;

  @OutId('System that it left in this S7.', nullable)
  departedFrom: string | null;

  @OutWhole('Best experience of its battles (GOW-XP-06).')
  battleXp: number;

  @OutFlag('It is jammed (GOW-CHR-21).')
  jammed: boolean;

  @OutFlag('Its supply was due and not paid (GOW-SUP-03).')
  unpaid: boolean;
}

@ObjectType({ description: 'A unit: regiment, squad, war machine or ship.' })
export class GhostOfWarUnit {
  @OutKey('Its id.')
  id: string;

  @OutText('Its name.')
  name: string;

  @OutId('Faction that owns it.')
  owner: string;

  @OutFlag('The viewer may not know its stocks, orders, experience and counters: they are null (GOW-GEN-09).')
  hidden: boolean;

  @OutId('Key of its type (GOW-UNI-01).')
  type: string;

  @OutId('Key of the type of its main weapon.', nullable)
  weapon: string | null;

  @OutFlag('It has a Thunderhawk.')
  thunderhawk: boolean;

  @Out(() => GhostOfWarPlace, 'Where it is.')
  place: GhostOfWarPlace;

  @OutId('Its formation.', nullable)
  formation: string | null;

  @OutWhole('Combat effectiveness, 0 … 100.')
  ce: number;

  @OutWhole('Experience.', nullable)
  xp: number | null;

  @OutWhole('CE recovered towards the next loss of experience (GOW-RCV-11).', nullable)
  recoveredCarry: number | null;

  @Out(() => GhostOfWarOccupation, 'Its activities.', nullable)
  activity: GhostOfWarOccupation | null;

  @Out(() => GhostOfWarCondition, 'Conditions.', list)
  conditions: GhostOfWarCondition[];

  @Out(() => UnitTraits, 'Traits.', list)
  traits: string[];

  @OutWhole('Round in which it was made; 0 = before the campaign.', nullable)
  createdRound: number | null;

  @OutFlag('Its Gene-Seed has matured (GOW-XP-08).', nullable)
  geneSeedMatured: boolean | null;

  @OutFlag('It has given a hero.', nullable)
  heroPromoted: boolean | null;

  @OutFlag('It has withdrawn (GOW-CBT-17).')
  withdrawn: boolean;

  @OutId('Factions that do not see it now (GOW-DET-03).', { ...list, ...nullable })
  undetectedBy: string[] | null;

  @OutWhole('Terminator suits.')
  suits: number;

  @Out(() => GhostOfWarHeld, 'Its buffer, where it can hold anything.', { ...list, ...nullable })
  buffer: GhostOfWarHeld[] | null;

  @Out(() => GhostOfWarSupplyCounter, 'Its supply counter, while it is a holder (GOW-SUP-01).', nullable)
  supply: GhostOfWarSupplyCounter | null;

  @OutWhole('1 first … 9 last.', nullable)
  priority: number | null;

  @Out(() => GhostOfWarSpirit, 'What moves its morale.', { ...list, ...nullable })
  spirits: GhostOfWarSpirit[] | null;

  @OutId('Row of an unbroken run of recovery (GOW-RCV-06).', nullable)
  recoveryRun: string | null;

  @OutWhole('Round of its last battle; 0 = never.')
  foughtRound: number;

  @Out(() => GhostOfWarUnitRound, 'What it did in this round.', nullable)
  thisRound: GhostOfWarUnitRound | null;
}

@ObjectType({ description: 'A formation.' })
export class GhostOfWarFormation {
  @OutKey('Its id.')
  id: string;

  @OutText('Its name.')
  name: string;

  @OutId('Faction that owns it.')
  owner: string;

  @OutFlag(
    'The viewer may not know its stocks and counters: they are null; its units are those he sees (GOW-GEN-09).',
  )
  hidden: boolean;

  @OutId('Its units.', list)
  units: string[];

  @Out(() => Domains, 'Where it fights.')
  domain: string;

  @OutId('Its commander.', nullable)
  commander: string | null;

  @OutFlag('It is the Chapter Fleet.')
  chapterFleet: boolean;

  @Out(() => GhostOfWarHeld, 'Its buffer, where it can hold anything.', { ...list, ...nullable })
  buffer: GhostOfWarHeld[] | null;

  @Out(() => GhostOfWarSupplyCounter, 'Its supply counter, while it is a holder.', nullable)
  supply: GhostOfWarSupplyCounter | null;

  @Out(() => GhostOfWarPart, 'Parts in its store.', { ...list, ...nullable })
  parts: GhostOfWarPart[] | null;

  @OutWhole('1 first … 9 last.', nullable)
  priority: number | null;
}

@ObjectType({ description: 'A journey under way (GOW-TRV-05).' })
export class GhostOfWarJourney {
  @OutKey('Its id.')
  id: string;

  @OutId('Faction that travels.')
  owner: string;

  @OutId('Units.', { ...list, ...nullable })
  units: string[] | null;

  @OutId('Characters who travel alone.', { ...list, ...nullable })
  characters: string[] | null;

  @OutId('System that they left.', nullable)
  from: string | null;

  @OutId('System to which they go.')
  to: string;

  @OutHex('The way.', { ...list, ...nullable })
  path: string[] | null;

  @OutWhole('Round of departure.', nullable)
  departRound: number | null;

  @OutWhole('Round of arrival.')
  arrivalRound: number;

  @OutId('Planet to land on.', nullable)
  landOn: string | null;

  @OutFlag(
    'It is of others: of a journey that the viewer was warned of characters, way and landing are null (GOW-DET-04), of one that he foresees also ships and departure (GOW-CHR-13).',
  )
  hidden: boolean;

  @OutId("Factions that have been warned of it (GOW-DET-04); of others' journeys those of the viewer.", list)
  knownTo: string[];
}

@ObjectType({ description: 'A supply group (GOW-SUP-11).' })
export class GhostOfWarSupplyGroup {
  @OutKey('Its id.')
  id: string;

  @OutText('Its name.')
  name: string;

  @OutId('Its faction.')
  faction: string;

  @OutId('System in which it is.')
  system: string;

  @OutId('Formations, then units, in order.', list)
  members: string[];
}

@ObjectType({ description: 'Deeds of a commander (GOW-TRT-04).' })
export class GhostOfWarDeeds {
  @OutWhole('Defences.')
  defences: number;

  @OutWhole('Decisive victories.')
  decisive: number;

  @OutWhole('Prolonged wars.')
  prolonged: number;
}

@ObjectType({ description: 'A standing instruction for re-rolls (GOW-DIC-03).' })
export class GhostOfWarStandingReroll {
  @OutId('Rule of the rolls; null = any.', nullable)
  rule: string | null;

  @OutWhole('Highest face that is re-rolled.')
  atMost: number;
}

@ObjectType({ description: 'A commander or hero.' })
export class GhostOfWarCharacter {
  @OutKey('His id.')
  id: string;

  @Out(() => CharacterKinds, 'Commander or hero.')
  kind: string;

  @Out(() => CharacterClasses, 'His class.')
  class: string;

  @OutText('His name.')
  name: string;

  @OutId('His faction.')
  faction: string;

  @OutFlag('The viewer may not know his figures, traits and advisors: they are null (GOW-GEN-09).')
  hidden: boolean;

  @OutId('Unit or formation he is with.', nullable)
  attachedTo: string | null;

  @Out(() => GhostOfWarPlace, 'Where he is while alone.', nullable)
  place: GhostOfWarPlace | null;

  @OutWhole('Experience; null where the viewer may not know it.', nullable)
  xp: number | null;

  @Out(() => CharacterTraits, 'Traits.', { ...list, ...nullable })
  traits: string[] | null;

  @Out(() => Advisors, 'Advisors.', { ...list, ...nullable })
  advisors: string[] | null;

  @Out(() => GhostOfWarDeeds, 'Deeds.', nullable)
  deeds: GhostOfWarDeeds | null;

  @OutWhole('Last round in which he is wounded; 0 = is not.')
  woundedUntil: number;

  @OutWhole('Last round in which he is stunned; 0 = is not.', nullable)
  stunnedUntil: number | null;

  @OutWhole('Round of his death; 0 = alive.')
  diedRound: number;

  @OutWhole('Re-rolls left in this year.', nullable)
  rerollsLeft: number | null;

  @Out(() => GhostOfWarStandingReroll, 'Standing instruction for them.', nullable)
  standing: GhostOfWarStandingReroll | null;

  @OutWhole('Best experience of his battles in this round.', nullable)
  battleXp: number | null;
}

@ObjectType({ description: 'A death that a Rite of Entombment may serve (GOW-CHR-19).' })
export class GhostOfWarFallen {
  @OutKey('Its id.')
  id: string;

  @OutId('Faction of the dead.')
  faction: string;

  @OutText('His name.')
  name: string;

  @OutWhole('Round of his death.')
  round: number;

  @OutFlag('A Rite has served it.')
  served: boolean;
}
