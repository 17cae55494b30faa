import { InputType } from '@nestjs/graphql';
import type {
  Activity,
  Condition,
  FactionResource,
  FieldWork,
  GeneralResource,
  PlanetEntry,
  PlanetFields,
  PlanetType,
  TechLevel,
} from '../../../../../rulesets/ghost-of-war/index.js';
import {
  ChoiceField,
  FlagField,
  IdField,
  NestedField,
  TextField,
  WholeField,
} from '../../../schema/input-fields.js';
import { plain } from '../../../schema/plain.js';
import {
  Activities,
  ConditionNames,
  FactionResources,
  GeneralResources,
  PlanetTypes,
  TechLevels,
  WorkKinds,
} from '../enums.js';
import {
  GeneralGoodsField,
  GhostOfWarGeneralGoodsInput,
  GhostOfWarPartInput,
  GhostOfWarSlotsInput,
  PartsField,
  toGeneralGoods,
  toParts,
  toSlots,
} from './goods.input.js';

/** Figures of entities; the bounds that the rules set are told with their rule. */
const figure = { optional: true, min: -1_000_000, max: 1_000_000 } as const;

export const SetField = (description: string): PropertyDecorator =>
  ChoiceField(description, Activities, { optional: true, listOf: 5 });

@InputType({ description: 'A condition (GOW-CE-06).' })
export class GhostOfWarConditionInput {
  @ChoiceField('Its name.', ConditionNames)
  name: Condition['name'];

  @WholeField('Severity, 1 … 3.', { min: 0, max: 100 })
  severity: number;
}

export const ConditionsField = (): PropertyDecorator =>
  NestedField('Conditions (GOW-CE-06).', () => GhostOfWarConditionInput, { optional: true, listOf: 10 });

@InputType({ description: 'Upkeep of a planet with an activity (GOW-ACT-09).' })
export class GhostOfWarUpkeepInput {
  @ChoiceField('The activity.', Activities)
  activity: Activity;

  @GeneralGoodsField('What is due.', false)
  goods: GhostOfWarGeneralGoodsInput;
}

@InputType({ description: 'Least sum of 2d6 for one unit of a faction resource (GOW-PLA-06).' })
export class GhostOfWarSpecialYieldInput {
  @ChoiceField('The resource.', FactionResources)
  resource: FactionResource;

  @WholeField('The sum.', { min: 0, max: 100 })
  sum: number;
}

@InputType({ description: 'What a planet allows a faction, or not.' })
export class GhostOfWarAllowanceInput {
  @IdField('The faction.')
  faction: string;

  @FlagField('Allowed or not.')
  allow: boolean;
}

const AllowancesField = (description: string): PropertyDecorator =>
  NestedField(description, () => GhostOfWarAllowanceInput, { optional: true, listOf: 100 });

@InputType({ description: 'Works of a side on a planet (GOW-CE-07).' })
export class GhostOfWarWorkInput {
  @ChoiceField('Their kind.', WorkKinds)
  kind: FieldWork['kind'];

  @IdField('Faction of the side.')
  faction: string;

  @WholeField('Their bonus, pp.', { min: 0, max: 1000 })
  pp: number;

  @IdField('Hero whose Fortify it is.', { optional: true })
  hero?: string | null;
}

@InputType({ description: 'Combat effectiveness that an activity has given in this round.' })
export class GhostOfWarGainedInput {
  @ChoiceField('Brace or Recover.', Activities)
  activity: 'Brace' | 'Recover';

  @WholeField('CE.', { min: 0, max: 1000 })
  ce: number;
}

@InputType({ description: 'What a planet did in this round, for a position in the middle of one.' })
export class GhostOfWarPlanetRoundInput {
  @FlagField('It made something in S4 or S6.', { optional: true })
  produced?: boolean | null;

  @FlagField('It fought.', { optional: true })
  fought?: boolean | null;

  @NestedField('What Brace or Recover have given.', () => GhostOfWarGainedInput, {
    optional: true,
    listOf: 2,
  })
  gained?: GhostOfWarGainedInput[] | null;

  @IdField('Factions that won here as attackers and hold the field (GOW-CBT-15).', {
    optional: true,
    listOf: 100,
  })
  takenBy?: string[] | null;

  @ChoiceField('Resource boosted (GOW-PLA-11).', GeneralResources, { optional: true })
  boosted?: GeneralResource | null;
}

@InputType({ description: 'Figures of a planet; those left out are those of its type, or stay as they are.' })
export class GhostOfWarPlanetFiguresInput {
  @WholeField('Combat effectiveness, 0 … 150; 100 when left out.', figure)
  ce?: number | null;

  @WholeField('Loyalty, 0 … 10; 7 when left out.', figure)
  loyalty?: number | null;

  @WholeField('Tithe grade, 0 … 3 (GOW-PLA-10).', figure)
  titheGrade?: number | null;

  @WholeField('Weight of its garrison in ground battles (GOW-PLA-07).', figure)
  garrisonWeight?: number | null;

  @WholeField('Weight of its defences in void battles.', figure)
  orbitalWeight?: number | null;

  @GeneralGoodsField('Basic production (GOW-PLA-04).')
  basicProduction?: GhostOfWarGeneralGoodsInput | null;

  @NestedField('Slots (GOW-PLA-03).', () => GhostOfWarSlotsInput, { optional: true })
  slots?: GhostOfWarSlotsInput | null;

  @IdField('Keys of advancements, one for each that stands (GOW-PLA-09).', { optional: true, listOf: 100 })
  advancements?: string[] | null;

  @PartsField('Parts in its store (GOW-REC-03).')
  parts?: GhostOfWarPartInput[] | null;

  @FlagField('It has a Chapter Hold.', { optional: true })
  chapterHold?: boolean | null;

  @FlagField('It has a space port.', { optional: true })
  spacePort?: boolean | null;
}

const toFigures = (input: GhostOfWarPlanetFiguresInput): Omit<PlanetFields, 'controller'> => {
  const { ce, loyalty, titheGrade, garrisonWeight, orbitalWeight, advancements, chapterHold, spacePort } =
    input;
  const { basicProduction, slots, parts } = input;
  return {
    ...plain({
      ce,
      loyalty,
      titheGrade,
      garrisonWeight,
      orbitalWeight,
      advancements,
      chapterHold,
      spacePort,
    }),
    ...(basicProduction ? { basicProduction: toGeneralGoods(basicProduction) } : {}),
    ...(slots ? { slots: toSlots(slots) } : {}),
    ...(parts ? { parts: toParts(parts) } : {}),
  } as Omit<PlanetFields, 'controller'>;
};

@InputType({ description: 'What changes in a planet; what is left out stays.' })
export class GhostOfWarPlanetChangeInput extends GhostOfWarPlanetFiguresInput {
  @IdField('Faction that controls it.', { optional: true })
  controller?: string | null;
}

export const toPlanetFields = (input: GhostOfWarPlanetChangeInput): PlanetFields => ({
  ...toFigures(input),
  ...(input.controller ? { controller: input.controller } : {}),
});

@InputType({ description: 'A planet, orbital station or naval base. What is left out is that of its type.' })
export class GhostOfWarPlanetInput extends GhostOfWarPlanetFiguresInput {
  @IdField('Its id.')
  id: string;

  @TextField('Its name.', { max: 120 })
  name: string;

  @IdField('System it belongs to.')
  system: string;

  @ChoiceField('Its type.', PlanetTypes)
  type: PlanetType;

  @IdField('Faction that controls it.')
  controller: string;

  @ChoiceField('Its tech level.', TechLevels, { optional: true })
  techLevel?: TechLevel | null;

  @NestedField('Upkeep by activity.', () => GhostOfWarUpkeepInput, { optional: true, listOf: 5 })
  upkeep?: GhostOfWarUpkeepInput[] | null;

  @NestedField('Rolls for faction resources.', () => GhostOfWarSpecialYieldInput, {
    optional: true,
    listOf: 4,
  })
  specialYields?: GhostOfWarSpecialYieldInput[] | null;

  @GeneralGoodsField('Stock; half of what it can hold when left out (GOW-GEN-12).')
  stock?: GhostOfWarGeneralGoodsInput | null;

  @GeneralGoodsField('Maxima of its buffer, where they differ from GOW-BUF-02.')
  capacity?: GhostOfWarGeneralGoodsInput | null;

  @GeneralGoodsField('Reserve (GOW-BUF-07).')
  reserve?: GhostOfWarGeneralGoodsInput | null;

  @SetField('Activities.')
  activity?: Activity[] | null;

  @FlagField('It is short of its upkeep (GOW-ACT-10).', { optional: true })
  shortage?: boolean | null;

  @FlagField('It was so in this year.', { optional: true })
  shortageThisYear?: boolean | null;

  @ConditionsField()
  conditions?: GhostOfWarConditionInput[] | null;

  @AllowancesField('Who may draw on its stock (GOW-BUF-08).')
  sharing?: GhostOfWarAllowanceInput[] | null;

  @AllowancesField('Whose lines may end here (GOW-TRD-03).')
  tradeConsent?: GhostOfWarAllowanceInput[] | null;

  @NestedField('Works on it.', () => GhostOfWarWorkInput, { optional: true, listOf: 100 })
  works?: GhostOfWarWorkInput[] | null;

  @FlagField('It has been screened for Neophytes (GOW-CHR-18).', { optional: true })
  screened?: boolean | null;

  @WholeField('1 first … 9 last.', figure)
  priority?: number | null;

  @NestedField('What it did in this round.', () => GhostOfWarPlanetRoundInput, { optional: true })
  thisRound?: GhostOfWarPlanetRoundInput | null;
}

const allowances = (list: readonly GhostOfWarAllowanceInput[]) =>
  Object.fromEntries(list.map(({ faction, allow }) => [faction, allow]));

function toRound({ gained, ...input }: GhostOfWarPlanetRoundInput): NonNullable<PlanetEntry['thisRound']> {
  const record = gained && { gained: Object.fromEntries(gained.map(({ activity, ce }) => [activity, ce])) };
  return { ...plain(input), ...record };
}

export function toPlanet(input: GhostOfWarPlanetInput): PlanetEntry {
  const { id, name, system, type, controller, techLevel, activity, shortage, shortageThisYear } = input;
  const { conditions, screened, priority, upkeep, specialYields, stock, capacity, reserve } = input;
  const { sharing, tradeConsent, works, thisRound } = input;
  return {
    ...toFigures(input),
    ...plain({ id, name, system, type, controller, techLevel, activity, shortage, shortageThisYear }),
    ...plain({ conditions, screened, priority }),
    ...(upkeep
      ? { upkeep: Object.fromEntries(upkeep.map((each) => [each.activity, toGeneralGoods(each.goods)])) }
      : {}),
    ...(specialYields
      ? { specialYields: Object.fromEntries(specialYields.map((each) => [each.resource, each.sum])) }
      : {}),
    ...(stock ? { stock: toGeneralGoods(stock) } : {}),
    ...(capacity ? { capacity: toGeneralGoods(capacity) } : {}),
    ...(reserve ? { reserve: toGeneralGoods(reserve) } : {}),
    ...(sharing ? { sharing: allowances(sharing) } : {}),
    ...(tradeConsent ? { tradeConsent: allowances(tradeConsent) } : {}),
    ...(works ? { works: works.map((each) => ({ ...plain(each), hero: each.hero ?? null })) } : {}),
    ...(thisRound ? { thisRound: toRound(thisRound) } : {}),
  } as PlanetEntry;
}
