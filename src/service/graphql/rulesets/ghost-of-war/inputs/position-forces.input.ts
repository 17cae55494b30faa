import { InputType } from '@nestjs/graphql';
import type {
  Activity,
  FormationEntry,
  GhostOfWarPosition,
  JourneyEntry,
  SupplyGroup,
  UnitEntry,
  UnitTrait,
  UnitTypeRow,
} from '../../../../../rulesets/ghost-of-war/index.js';
import {
  ChoiceField,
  FlagField,
  HexField,
  IdField,
  NestedField,
  TextField,
  WholeField,
} from '../../../schema/input-fields.js';
import { plain } from '../../../schema/plain.js';
import { Domains, HolderKinds, RecoveryClasses, UnitClasses, UnitTraits } from '../enums.js';
import {
  GeneralGoodsField,
  GhostOfWarGeneralGoodsInput,
  GhostOfWarPartInput,
  PartsField,
  toGeneralGoods,
  toParts,
} from './goods.input.js';
import { MOST_HEXES } from './lines.input.js';
import { MOST_UNITS } from './order-forces.input.js';
import { ConditionsField, GhostOfWarConditionInput, SetField } from './position-planets.input.js';
import { MOST_ROUNDS } from './position-sector.input.js';

/** Figures of entities; the bounds that the rules set are told with their rule. */
const figure = { optional: true, min: -1_000_000, max: 1_000_000 } as const;
const round = { min: 0, max: MOST_ROUNDS } as const;
const count = { min: 0, max: 10_000 } as const;

@InputType({ description: 'A type of units that the club adds to the table (GOW-UNI-01).' })
export class GhostOfWarUnitTypeInput {
  @TextField('Its name.', { max: 120 })
  name: string;

  @ChoiceField('Its class (GOW-UNI-05).', UnitClasses)
  unitClass: UnitTypeRow['unitClass'];

  @ChoiceField('Where it fights.', Domains)
  domain: UnitTypeRow['domain'];

  @WholeField('Combat weight W.', count)
  weight: number;

  @ChoiceField('Who has the supply counter.', HolderKinds)
  holder: UnitTypeRow['holder'];

  @WholeField('Maximum of the supply counter; none for ships.', { optional: true, ...count })
  counterMax?: number | null;

  @GeneralGoodsField('Supply list without ammunition (GOW-SUP-02).')
  list?: GhostOfWarGeneralGoodsInput | null;

  @FlagField('The ammunition of its main weapon is on the list too.')
  ammo: boolean;

  @WholeField('pp for each counter point below 0 (GOW-SUP-06); none for ships.', { optional: true, ...count })
  shortagePp?: number | null;

  @ChoiceField('Class on the recovery chart.', RecoveryClasses)
  recoveryClass: UnitTypeRow['recoveryClass'];

  @FlagField('It is immobilised below CE 10, and may be salvaged (GOW-CE-09).')
  mechanised: boolean;

  @FlagField('It loses morale below CE 75 (GOW-CE-05).')
  moraleDegrades: boolean;

  @FlagField('It knows fear.')
  subjectToFear: boolean;

  @FlagField('Two may become one (GOW-UNI-03).')
  mergeable: boolean;

  @WholeField('Room that it takes aboard (GOW-TRV-07).', count)
  transportSize: number;

  @FlagField('Cruisers and Battleships only carry it.')
  specialTransport: boolean;

  @WholeField('Room of a ship.', count)
  transportCapacity: number;

  @WholeField('Officers that the ship needs; none for what is no ship.', { optional: true, ...count })
  shipOfficers?: number | null;

  @GeneralGoodsField('What its wreck yields (GOW-CBT-16).')
  salvage?: GhostOfWarGeneralGoodsInput | null;
}

export const toUnitType = ({ list, salvage, ...input }: GhostOfWarUnitTypeInput): UnitTypeRow => ({
  ...plain(input),
  counterMax: input.counterMax ?? null,
  shortagePp: input.shortagePp ?? null,
  shipOfficers: input.shipOfficers ?? null,
  list: toGeneralGoods(list ?? {}),
  salvage: toGeneralGoods(salvage ?? {}),
});

@InputType({ description: 'A type of units of the club, with its key.' })
export class GhostOfWarKeyedUnitTypeInput {
  @IdField('Its key.')
  key: string;

  @NestedField('The type.', () => GhostOfWarUnitTypeInput)
  type: GhostOfWarUnitTypeInput;
}

@InputType({ description: 'A unit: regiment, squad, war machine or ship.' })
export class GhostOfWarUnitInput {
  @IdField('Its id.')
  id: string;

  @TextField('Its name.', { max: 120 })
  name: string;

  @IdField('Faction that owns it.')
  owner: string;

  @IdField('Key of its type, e.g. `basic-infantry`, `cruiser` (GOW-UNI-01).')
  type: string;

  @IdField('Key of the type of its main weapon, e.g. `SMALL_ARMS` (GOW-AMM-01).', { optional: true })
  weapon?: string | null;

  @FlagField('It has a Thunderhawk (GOW-SUP-01).', { optional: true })
  thunderhawk?: boolean | null;

  @IdField('Planet, or system for its orbit; left out for units of a journey.', { optional: true })
  place?: string | null;

  @WholeField('Combat effectiveness, 0 … 100; 100 when left out.', figure)
  ce?: number | null;

  @WholeField('Experience; 0 when left out (GOW-XP-01).', figure)
  xp?: number | null;

  @WholeField('CE recovered towards the next loss of experience, 0 … 19 (GOW-RCV-11).', figure)
  recoveredCarry?: number | null;

  @SetField('Activities.')
  activity?: Activity[] | null;

  @ConditionsField()
  conditions?: GhostOfWarConditionInput[] | null;

  @ChoiceField('Traits.', UnitTraits, { optional: true, listOf: 10 })
  traits?: UnitTrait[] | null;

  @WholeField('Round in which it was made; 0, before the campaign, when left out.', {
    optional: true,
    ...round,
  })
  createdRound?: number | null;

  @FlagField('Its Gene-Seed has matured (GOW-XP-08).', { optional: true })
  geneSeedMatured?: boolean | null;

  @FlagField('It has given a hero (GOW-XP-03).', { optional: true })
  heroPromoted?: boolean | null;

  @FlagField('It has withdrawn (GOW-CBT-17).', { optional: true })
  withdrawn?: boolean | null;

  @IdField('Factions that do not see it now (GOW-DET-03).', { optional: true, listOf: 100 })
  undetectedBy?: string[] | null;

  @WholeField('Terminator suits (GOW-UNI-04).', figure)
  suits?: number | null;

  @GeneralGoodsField('What its buffer holds.')
  stock?: GhostOfWarGeneralGoodsInput | null;

  @WholeField('Supply counter; its maximum when left out (GOW-SUP-01).', figure)
  counter?: number | null;

  @WholeField('1 first … 9 last.', figure)
  priority?: number | null;

  @IdField('Row of an unbroken run of recovery (GOW-RCV-06).', { optional: true })
  recoveryRun?: string | null;

  @WholeField('Round of its last battle; 0 = never.', { optional: true, ...round })
  foughtRound?: number | null;
}

export const toUnit = ({ stock, ...input }: GhostOfWarUnitInput): UnitEntry => ({
  ...plain(input),
  ...(stock ? { stock: toGeneralGoods(stock) } : {}),
});

@InputType({ description: 'A formation: units that move and fight as one.' })
export class GhostOfWarFormationInput {
  @IdField('Its id.')
  id: string;

  @TextField('Its name.', { max: 120 })
  name: string;

  @IdField('Faction that owns it.')
  owner: string;

  @IdField('Its units.', { listOf: MOST_UNITS })
  units: string[];

  @FlagField('It is the Chapter Fleet (GOW-CHP-03).', { optional: true })
  chapterFleet?: boolean | null;

  @GeneralGoodsField('What its buffer holds.')
  stock?: GhostOfWarGeneralGoodsInput | null;

  @WholeField('Supply counter; its maximum when left out.', figure)
  counter?: number | null;

  @PartsField('Parts in its store.')
  parts?: GhostOfWarPartInput[] | null;

  @WholeField('1 first … 9 last.', figure)
  priority?: number | null;
}

export const toFormation = ({ stock, parts, ...input }: GhostOfWarFormationInput): FormationEntry => ({
  ...plain(input),
  ...(stock ? { stock: toGeneralGoods(stock) } : {}),
  ...(parts ? { parts: toParts(parts) } : {}),
});

@InputType({ description: 'A journey under way (GOW-TRV-05).' })
export class GhostOfWarJourneyInput {
  @IdField('Its id.')
  id: string;

  @IdField('Faction that travels.')
  owner: string;

  @IdField('Units.', { listOf: MOST_UNITS })
  units: string[];

  @IdField('Characters who travel alone.', { optional: true, listOf: 200 })
  characters?: string[] | null;

  @IdField('System that they left.')
  from: string;

  @IdField('System to which they go.')
  to: string;

  @HexField('The way, both ends included.', { listOf: MOST_HEXES })
  path: string[];

  @WholeField('Round of departure.', round)
  departRound: number;

  @WholeField('Round of arrival.', round)
  arrivalRound: number;

  @IdField('Planet to land on.', { optional: true })
  landOn?: string | null;
}

export const toJourney = (input: GhostOfWarJourneyInput): JourneyEntry => plain(input) as JourneyEntry;

@InputType({ description: 'A supply group (GOW-SUP-11).' })
export class GhostOfWarSupplyGroupInput {
  @IdField('Its id.')
  id: string;

  @TextField('Its name.', { max: 120 })
  name: string;

  @IdField('Its faction.')
  faction: string;

  @IdField('System in which it is.')
  system: string;

  @IdField('Formations, then units, in order.', { listOf: MOST_UNITS })
  members: string[];
}

export const toSupplyGroup = (input: GhostOfWarSupplyGroupInput): Omit<SupplyGroup, 'seq'> => plain(input);

export const toKeyedType = ({
  key,
  type,
}: GhostOfWarKeyedUnitTypeInput): NonNullable<GhostOfWarPosition['unitTypes']>[number] => ({
  key,
  type: toUnitType(type),
});
