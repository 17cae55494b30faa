import { InputType } from '@nestjs/graphql';
import type {
  Alignment,
  Condition,
  GmChange,
  UnitFields,
  UnitTrait,
  WarpStorm,
} from '../../../../../rulesets/ghost-of-war/index.js';
import {
  ChoiceField,
  HexField,
  IdField,
  NestedField,
  TextField,
  WholeField,
} from '../../../schema/input-fields.js';
import { plain } from '../../../schema/plain.js';
import { Alignments, ConditionNames, StormKinds, UnitTraits } from '../enums.js';
import {
  GeneralGoodsField,
  GhostOfWarChapterCountersInput,
  GhostOfWarGeneralGoodsInput,
  GhostOfWarStockInput,
  toGeneralGoods,
  toStock,
} from './goods.input.js';
import { MOST_HEXES } from './lines.input.js';
import {
  GhostOfWarFactionInput,
  GhostOfWarRelationInput,
  toCounters,
  toFaction,
  toRelation,
} from './position-factions.input.js';
import {
  GhostOfWarFormationInput,
  GhostOfWarKeyedUnitTypeInput,
  GhostOfWarUnitInput,
  toFormation,
  toKeyedType,
  toUnit,
} from './position-forces.input.js';
import {
  GhostOfWarCharacterInput,
  GhostOfWarEventProjectInput,
  toCharacter,
  toEventProject,
} from './position-people.input.js';
import {
  GhostOfWarConditionInput,
  GhostOfWarPlanetChangeInput,
  GhostOfWarPlanetInput,
  toPlanet,
  toPlanetFields,
} from './position-planets.input.js';
import {
  GhostOfWarAnnouncementInput,
  GhostOfWarDepotInput,
  GhostOfWarRouteInput,
  GhostOfWarSystemInput,
  toAnnouncement,
  toDepot,
  toRoute,
  toSystem,
} from './position-sector.input.js';

/** The bounds that the rules set are told with their rule. */
const figure = { min: -1_000_000, max: 1_000_000 } as const;

@InputType({ description: 'What changes in a planet.' })
export class GhostOfWarSetPlanetInput {
  @IdField('The planet.')
  planet: string;

  @NestedField('Its new figures.', () => GhostOfWarPlanetChangeInput)
  fields: GhostOfWarPlanetChangeInput;
}

@InputType({ description: 'What changes in a unit; what is left out stays.' })
export class GhostOfWarUnitChangeInput {
  @TextField('Name.', { optional: true, max: 120 })
  name?: string | null;

  @IdField('Faction that owns it.', { optional: true })
  owner?: string | null;

  @WholeField('Combat effectiveness.', { optional: true, ...figure })
  ce?: number | null;

  @WholeField('Experience.', { optional: true, ...figure })
  xp?: number | null;

  @IdField('Planet or system where it is put.', { optional: true })
  place?: string | null;

  @IdField('Key of the type of its main weapon.', { optional: true })
  weapon?: string | null;

  @WholeField('Terminator suits.', { optional: true, ...figure })
  suits?: number | null;
}

@InputType({ description: 'What changes in a unit.' })
export class GhostOfWarSetUnitInput {
  @IdField('The unit.')
  unit: string;

  @NestedField('Its new figures.', () => GhostOfWarUnitChangeInput)
  fields: GhostOfWarUnitChangeInput;
}

@InputType({ description: 'A supply counter.' })
export class GhostOfWarSetCounterInput {
  @IdField('Unit or formation.')
  holder: string;

  @WholeField('Its counter.', figure)
  counter: number;
}

@InputType({ description: 'What a buffer holds.' })
export class GhostOfWarSetBufferInput {
  @IdField('Planet, depot, unit or formation.')
  holder: string;

  @GeneralGoodsField('Stock of the resources named; others stay.', false)
  goods: GhostOfWarGeneralGoodsInput;
}

@InputType({ description: 'The stock of a faction.' })
export class GhostOfWarSetStockInput {
  @IdField('The faction.')
  faction: string;

  @NestedField('What it has of the resources named.', () => GhostOfWarStockInput)
  goods: GhostOfWarStockInput;
}

@InputType({ description: 'The supply counters of a chapter.' })
export class GhostOfWarSetChapterCountersInput {
  @IdField('Its faction.')
  faction: string;

  @NestedField('The counters named.', () => GhostOfWarChapterCountersInput)
  counters: GhostOfWarChapterCountersInput;
}

@InputType({ description: 'The alignment of a faction.' })
export class GhostOfWarSetAlignmentInput {
  @IdField('The faction.')
  faction: string;

  @ChoiceField('Its alignment.', Alignments)
  alignment: Alignment;
}

@InputType({ description: 'The player of a faction.' })
export class GhostOfWarSetPlayerInput {
  @IdField('The faction.')
  faction: string;

  @IdField('Seat; the arbiter runs it when left out.', { optional: true })
  seat?: string | null;
}

@InputType({ description: 'A condition of a unit or planet.' })
export class GhostOfWarSetConditionInput {
  @IdField('Unit or planet.')
  subject: string;

  @NestedField('The condition.', () => GhostOfWarConditionInput)
  condition: GhostOfWarConditionInput;
}

@InputType({ description: 'A condition that ends.' })
export class GhostOfWarLiftConditionInput {
  @IdField('Unit or planet.')
  subject: string;

  @ChoiceField('Its name.', ConditionNames)
  name: Condition['name'];
}

@InputType({ description: 'Traits of a unit, all of them.' })
export class GhostOfWarSetTraitsInput {
  @IdField('The unit.')
  unit: string;

  @ChoiceField('The traits.', UnitTraits, { listOf: 10 })
  traits: UnitTrait[];
}

@InputType({ description: 'A storm; one without core hexes ends.' })
export class GhostOfWarSetStormInput {
  @IdField('Its id.')
  id: string;

  @ChoiceField('Its kind.', StormKinds)
  kind: WarpStorm['kind'];

  @HexField('Core hexes.', { listOf: MOST_HEXES })
  core: string[];
}

@InputType({ description: 'Points that a faction is given (GOW-GEN-10).' })
export class GhostOfWarAwardInput {
  @IdField('The faction.')
  faction: string;

  @WholeField('Points.', figure)
  points: number;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
const ChangeField = (description: string, type: () => any): PropertyDecorator =>
  NestedField(description, type, { optional: true });

@InputType({ isOneOf: true, description: 'What the arbiter changes (GOW-GEN-07).' })
export class GhostOfWarChangeInput {
  @ChangeField('A new faction.', () => GhostOfWarFactionInput)
  createFaction?: GhostOfWarFactionInput | null;

  @ChangeField('A new system.', () => GhostOfWarSystemInput)
  createSystem?: GhostOfWarSystemInput | null;

  @ChangeField('A new planet.', () => GhostOfWarPlanetInput)
  createPlanet?: GhostOfWarPlanetInput | null;

  @ChangeField('A new field depot.', () => GhostOfWarDepotInput)
  createDepot?: GhostOfWarDepotInput | null;

  @ChangeField('A new unit.', () => GhostOfWarUnitInput)
  createUnit?: GhostOfWarUnitInput | null;

  @ChangeField('A new formation.', () => GhostOfWarFormationInput)
  createFormation?: GhostOfWarFormationInput | null;

  @ChangeField('A new character, unique commanders too (GOW-CHR-02).', () => GhostOfWarCharacterInput)
  createCharacter?: GhostOfWarCharacterInput | null;

  @IdField('Removes what has this id.', { optional: true })
  remove?: string | null;

  @ChangeField('Figures of a planet.', () => GhostOfWarSetPlanetInput)
  setPlanet?: GhostOfWarSetPlanetInput | null;

  @ChangeField('Figures of a unit.', () => GhostOfWarSetUnitInput)
  setUnit?: GhostOfWarSetUnitInput | null;

  @ChangeField('A supply counter.', () => GhostOfWarSetCounterInput)
  setSupplyCounter?: GhostOfWarSetCounterInput | null;

  @ChangeField('What a buffer holds.', () => GhostOfWarSetBufferInput)
  setBuffer?: GhostOfWarSetBufferInput | null;

  @ChangeField('The stock of a faction.', () => GhostOfWarSetStockInput)
  setStock?: GhostOfWarSetStockInput | null;

  @ChangeField('Counters of a chapter.', () => GhostOfWarSetChapterCountersInput)
  setChapterCounters?: GhostOfWarSetChapterCountersInput | null;

  @ChangeField('An alignment.', () => GhostOfWarSetAlignmentInput)
  setAlignment?: GhostOfWarSetAlignmentInput | null;

  @ChangeField('A player.', () => GhostOfWarSetPlayerInput)
  setPlayer?: GhostOfWarSetPlayerInput | null;

  @ChangeField('A relation.', () => GhostOfWarRelationInput)
  setRelation?: GhostOfWarRelationInput | null;

  @ChangeField('A condition.', () => GhostOfWarSetConditionInput)
  setCondition?: GhostOfWarSetConditionInput | null;

  @ChangeField('The end of a condition.', () => GhostOfWarLiftConditionInput)
  liftCondition?: GhostOfWarLiftConditionInput | null;

  @ChangeField('Traits of a unit.', () => GhostOfWarSetTraitsInput)
  setTraits?: GhostOfWarSetTraitsInput | null;

  @ChangeField('A storm.', () => GhostOfWarSetStormInput)
  setStorm?: GhostOfWarSetStormInput | null;

  @ChangeField('A charted route; one without hexes ends.', () => GhostOfWarRouteInput)
  setRoute?: GhostOfWarRouteInput | null;

  @ChangeField('A type of units.', () => GhostOfWarKeyedUnitTypeInput)
  defineUnitType?: GhostOfWarKeyedUnitTypeInput | null;

  @ChangeField('A project of an event.', () => GhostOfWarEventProjectInput)
  addEventProject?: GhostOfWarEventProjectInput | null;

  @ChangeField('Points.', () => GhostOfWarAwardInput)
  awardPoints?: GhostOfWarAwardInput | null;

  @ChangeField('An event that is announced.', () => GhostOfWarAnnouncementInput)
  scheduleEvent?: GhostOfWarAnnouncementInput | null;
}

type Given = { readonly [K in keyof GhostOfWarChangeInput]-?: NonNullable<GhostOfWarChangeInput[K]> };

/** Member of the input → change of the core. */
const CHANGES: { readonly [K in keyof Given]: (said: Given[K]) => GmChange } = {
  createFaction: (entry) => ({ change: 'CREATE_FACTION', entry: toFaction(entry) }),
  createSystem: (entry) => ({ change: 'CREATE_SYSTEM', entry: toSystem(entry) }),
  createPlanet: (entry) => ({ change: 'CREATE_PLANET', entry: toPlanet(entry) }),
  createDepot: (entry) => ({ change: 'CREATE_DEPOT', entry: toDepot(entry) }),
  createUnit: (entry) => ({ change: 'CREATE_UNIT', entry: toUnit(entry) }),
  createFormation: (entry) => ({ change: 'CREATE_FORMATION', entry: toFormation(entry) }),
  createCharacter: (entry) => ({ change: 'CREATE_CHARACTER', entry: toCharacter(entry) }),
  remove: (id) => ({ change: 'REMOVE', id }),
  setPlanet: ({ planet, fields }) => ({ change: 'SET_PLANET', planet, fields: toPlanetFields(fields) }),
  setUnit: ({ unit, fields }) => ({ change: 'SET_UNIT', unit, fields: plain(fields) as UnitFields }),
  setSupplyCounter: ({ holder, counter }) => ({ change: 'SET_SUPPLY_COUNTER', holder, counter }),
  setBuffer: ({ holder, goods }) => ({ change: 'SET_BUFFER', holder, goods: toGeneralGoods(goods) }),
  setStock: ({ faction, goods }) => ({ change: 'SET_STOCK', faction, goods: toStock(goods) }),
  setChapterCounters: ({ faction, counters }) => ({
    change: 'SET_CHAPTER_COUNTERS',
    faction,
    counters: toCounters(counters),
  }),
  setAlignment: ({ faction, alignment }) => ({ change: 'SET_ALIGNMENT', faction, alignment }),
  setPlayer: ({ faction, seat }) => ({ change: 'SET_PLAYER', faction, seat: seat ?? null }),
  setRelation: (said) => ({ change: 'SET_RELATION', ...toRelation(said) }),
  setCondition: ({ subject, condition }) => ({
    change: 'SET_CONDITION',
    subject,
    condition: plain(condition),
  }),
  liftCondition: ({ subject, name }) => ({ change: 'LIFT_CONDITION', subject, name }),
  setTraits: ({ unit, traits }) => ({ change: 'SET_TRAITS', unit, traits }),
  setStorm: (said) => ({ change: 'SET_STORM', ...(plain(said) as WarpStorm) }),
  setRoute: (said) => ({ change: 'SET_ROUTE', ...toRoute(said) }),
  defineUnitType: (said) => ({ change: 'DEFINE_UNIT_TYPE', ...toKeyedType(said) }),
  addEventProject: (said) => ({ change: 'ADD_EVENT_PROJECT', ...toEventProject(said) }),
  awardPoints: ({ faction, points }) => ({ change: 'AWARD_POINTS', faction, points }),
  scheduleEvent: (said) => ({ change: 'SCHEDULE_EVENT', event: toAnnouncement(said) }),
};

/** Exactly one member is set: the schema sees to it. */
export function toChange(input: GhostOfWarChangeInput): GmChange {
  const [member, said] = Object.entries(input).find(([, value]) => value !== null && value !== undefined)!;
  return (CHANGES[member as keyof Given] as (said: unknown) => GmChange)(said);
}
