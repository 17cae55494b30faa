import { InputType } from '@nestjs/graphql';
import { ChoiceField, IdField, NestedField, TextField, WholeField } from '../../../schema/input-fields.js';
import type { DemonGod, Slot } from '../../../../../rulesets/planetary/index.js';
import { DetachmentStarts, Marks, Slots } from '../enums.js';
import { HexField } from '../fields.js';
import { PlanetaryGiftInput, PlanetaryWargearInput } from './position-armies.input.js';
import { PlanetarySpyTargetInput } from './position-pieces.input.js';

const MOST_UNITS = 60;
const MOST_MODELS = 100;
const MOST_POINTS = 100_000;
const left = { optional: true } as const;

@InputType({ description: 'A unit to be built.' })
export class PlanetaryNewUnitInput {
  @IdField('Key of the unit type.')
  type: string;

  @WholeField('Number of models.', { min: 1, max: MOST_MODELS })
  models: number;

  @IdField('Keys of options; one entry for each that the unit gets.', { optional: true, listOf: MOST_MODELS })
  options?: string[] | null;

  @WholeField('Place, from 0, of the transport that carries it, among the units listed here.', {
    optional: true,
    min: 0,
    max: MOST_UNITS,
  })
  mountedIn?: number | null;

  @WholeField(
    'Points of a model, from your army list; for types that have none of their own (RACE-PROD-08).',
    {
      optional: true,
      min: 0,
      max: MOST_POINTS,
    },
  )
  modelPoints?: number | null;

  @NestedField(
    'Wargear of such a type, from your army list; one entry for each.',
    () => PlanetaryWargearInput,
    {
      optional: true,
      listOf: MOST_MODELS,
    },
  )
  wargear?: PlanetaryWargearInput[] | null;

  @ChoiceField('Slot that it takes, where its list knows it in several (RACE-PROD-09).', Slots, {
    optional: true,
  })
  slot?: Slot | null;

  @ChoiceField('Mark of Chaos (RACE-CH-03).', Marks, { optional: true })
  mark?: DemonGod | null;

  @NestedField('Gifts of Chaos.', () => PlanetaryGiftInput, { optional: true, listOf: 20 })
  gifts?: PlanetaryGiftInput[] | null;
}

@InputType({ description: 'A new detachment (PLN-DET-06): paid now, arrives next turn.' })
export class PlanetaryNewDetachmentInput {
  @HexField('Where it is built, and which Urban hex pays.')
  hex: string;

  @IdField('Its list, e.g. `ARMOUR` (PLN-SPD-02); `NORMAL` when left out.', left)
  typeKey?: string | null;

  @ChoiceField('Where it arrives; in the hex when left out.', DetachmentStarts, left)
  start?: 'HEX' | 'ORBIT' | null;

  @TextField('Name.', { optional: true, max: 80 })
  name?: string | null;

  @NestedField('Its units.', () => PlanetaryNewUnitInput, { listOf: MOST_UNITS })
  units: PlanetaryNewUnitInput[];
}

@InputType({ description: 'A garrison-detachment (PLN-GAR-05).' })
export class PlanetaryNewGarrisonDetachmentInput {
  @HexField('Where it is built, and which Urban hex pays.')
  hex: string;

  @HexField('The own Stronghold that it will garrison.')
  target: string;

  @NestedField('Its units.', () => PlanetaryNewUnitInput, { listOf: MOST_UNITS })
  units: PlanetaryNewUnitInput[];
}

@InputType({ description: 'A garrison that is there from the start (PLN-STA-07).' })
export class PlanetaryGarrisonPlaceInput {
  @HexField('The own Stronghold.')
  hex: string;

  @HexField('The Urban hex that makes it and pays.')
  payFrom: string;

  @NestedField('Its units.', () => PlanetaryNewUnitInput, { listOf: MOST_UNITS })
  units: PlanetaryNewUnitInput[];
}

@InputType({ description: 'A captive that shall change sides (RACE-CH-11).' })
export class PlanetaryConversionInput {
  @IdField('The captive: a detachment in an own prison.')
  captive: string;
}

@InputType({ description: 'A new target of a garrison-detachment (PLN-GAR-06).' })
export class PlanetaryRetargetInput {
  @IdField('The garrison-detachment.')
  detachment: string;

  @HexField('The own Stronghold.')
  target: string;
}

@InputType({ description: 'A lost option that is bought again.' })
export class PlanetaryOptionRepurchaseInput {
  @IdField('The unit.')
  unit: string;

  @IdField('Key of the option.')
  option: string;
}

@InputType({ description: 'Losses to be replaced (PLN-DET-08).' })
export class PlanetaryReinforcementOrderInput {
  @IdField('The detachment or garrison.')
  army: string;

  @IdField('Dead models.', { listOf: 1000 })
  models: string[];

  @NestedField('Lost options, one entry for each.', () => PlanetaryOptionRepurchaseInput, {
    optional: true,
    listOf: MOST_MODELS,
  })
  options?: PlanetaryOptionRepurchaseInput[] | null;

  @HexField('The Urban hex that makes them and pays.')
  payFrom: string;
}

@InputType({ description: 'Units that join an army and leave it (PLN-DET-11).' })
export class PlanetaryStructureInput {
  @IdField('The detachment or garrison.')
  army: string;

  @NestedField('Units that join.', () => PlanetaryNewUnitInput, { listOf: MOST_UNITS })
  add: PlanetaryNewUnitInput[];

  @IdField('Units that are disbanded.', { listOf: MOST_UNITS })
  disband: string[];

  @HexField('The Urban hex that makes and pays.')
  payFrom: string;
}

@InputType({ description: 'Disbands models, units, or the whole army where neither is named (PLN-DIS-01).' })
export class PlanetaryDisbandInput {
  @IdField('The detachment or garrison.')
  army: string;

  @IdField('Models.', { optional: true, listOf: 1000 })
  models?: string[] | null;

  @IdField('Units.', { optional: true, listOf: MOST_UNITS })
  units?: string[] | null;
}

@InputType({ description: 'Two models of one type that change places.' })
export class PlanetaryTransferPairInput {
  @IdField('A living model of the army that gives.')
  model: string;

  @IdField('The dead, wounded or damaged model of the other army into whose slot it goes.')
  slot: string;

  @IdField('Keys of wargear and personal equipment that go with it.', { optional: true, listOf: 20 })
  options?: string[] | null;
}

@InputType({ description: 'Models go from one army to another (PLN-CHG-01).' })
export class PlanetaryTransferInput {
  @IdField('The army that gives.')
  from: string;

  @IdField('The army that gets.')
  to: string;

  @NestedField('Which models go where.', () => PlanetaryTransferPairInput, { listOf: 1000 })
  pairs: PlanetaryTransferPairInput[];
}

@InputType({ isOneOf: true, description: 'Who gets a captive.' })
export class PlanetaryCaptiveGoalInput {
  @IdField('An own detachment.', left)
  army?: string | null;

  @HexField('The prison of an own Urban hex.', left)
  prison?: string | null;
}

@InputType({ description: 'A captive changes hands (PLN-CPT-03).' })
export class PlanetaryCaptiveTransferInput {
  @IdField('The captured detachment.')
  captive: string;

  @NestedField('Who gets it.', () => PlanetaryCaptiveGoalInput)
  to: PlanetaryCaptiveGoalInput;

  @NestedField(
    'First imprisonment: what of its owner you want details of (PLN-CPT-04).',
    () => PlanetarySpyTargetInput,
    left,
  )
  learn?: PlanetarySpyTargetInput | null;
}

@InputType({ description: 'Arms a released detachment again (PLN-CPT-07).' })
export class PlanetaryRearmInput {
  @IdField('The detachment.')
  detachment: string;

  @HexField('The Urban hex that pays.')
  payFrom: string;
}
