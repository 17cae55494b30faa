import { InputType } from '@nestjs/graphql';
import type {
  DemonGod,
  DetachmentClass,
  ModelState,
  MoveClass,
  Patron,
  RaceKey,
  Slot,
  UnitType,
} from '../../../../../rulesets/planetary/index.js';
import {
  ChoiceField,
  FlagField,
  IdField,
  NestedField,
  TextField,
  WholeField,
} from '../../../schema/input-fields.js';
import {
  Attachments,
  DemonKinds,
  DetachmentClasses,
  HqRanks,
  Marks,
  ModelStates,
  MoveClasses,
  Patrons,
  Races,
  Slots,
  UnitLimits,
  UnitRaces,
  UnitWeights,
} from '../enums.js';
import { HexField } from '../fields.js';

const MOST_POINTS = 100_000;
const MOST_MODELS = 200;
const flag = { optional: true } as const;
const count = { optional: true, min: 0, max: MOST_MODELS } as const;

@InputType({ description: 'An option that a unit of a type may have.' })
export class PlanetaryUnitOptionTypeInput {
  @IdField('Its key.')
  key: string;

  @TextField('Its name.', { max: 120 })
  name: string;

  @WholeField('Points.', { min: 0, max: MOST_POINTS })
  points: number;

  @FlagField('Special and heavy weapons and special equipment stay with the unit; wargear does not.')
  staysWithUnit: boolean;
}

@InputType({ description: 'Types of unit of which a detachment must have one.' })
export class PlanetaryRequirementInput {
  @IdField('Keys of the types: any of them will do.', { listOf: 50 })
  anyOf: string[];
}

@InputType({
  description:
    'A type of unit as the club plays it. Of a type that the rules name (RACE-PROD-08), e.g. `SM.rhino`, what is left out is as the registry has it.',
})
export class PlanetaryUnitTypeInput {
  @IdField('Its key, e.g. `club.guardsmen`; `SM.rhino` for a type that the rules name.')
  key: string;

  @TextField('Its name.', { max: 120, optional: true })
  name?: string | null;

  @ChoiceField('Race that may have it; any when left out.', UnitRaces, flag)
  race?: UnitType['race'] | null;

  @ChoiceField('Place in a list.', Slots, flag)
  slot?: Slot | null;

  @ChoiceField('How it moves.', MoveClasses, flag)
  moveClass?: MoveClass | null;

  @FlagField('Whether its models are vehicles.', flag)
  vehicle?: boolean | null;

  @ChoiceField('Weight of a vehicle.', UnitWeights, flag)
  weight?: NonNullable<UnitType['weight']> | null;

  @WholeField('Points of a model.', { min: 0, max: MOST_POINTS })
  modelPoints: number;

  @WholeField('Fewest models of a unit.', { min: 1, max: MOST_MODELS, optional: true })
  minModels?: number | null;

  @WholeField('Most models of a unit.', { min: 1, max: MOST_MODELS, optional: true })
  maxModels?: number | null;

  @WholeField('Wounds of a model; 1 when left out.', { optional: true, min: 1, max: 100 })
  wounds?: number | null;

  @NestedField('What it may be given.', () => PlanetaryUnitOptionTypeInput, { optional: true, listOf: 100 })
  options?: PlanetaryUnitOptionTypeInput[] | null;

  @ChoiceField('How many there may be; any number when left out.', UnitLimits, flag)
  limit?: NonNullable<UnitType['limit']> | null;

  @WholeField('Most units of it in a detachment.', { optional: true, min: 1, max: MOST_MODELS })
  maxPerDetachment?: number | null;

  @FlagField('A named character: bought once in a campaign (PLN-GEN-11).', flag)
  specialCharacter?: boolean | null;

  @FlagField('Only in detachments of 2000 points or more.', flag)
  needs2000?: boolean | null;

  @ChoiceField('Rank of a headquarters unit.', HqRanks, flag)
  hqRank?: NonNullable<UnitType['hqRank']> | null;

  @FlagField('Scouts: see further (PLN-SIG).', flag)
  scout?: boolean | null;

  @FlagField('Has a barrage weapon: may bombard (PLN-TBL-02).', flag)
  barrage?: boolean | null;

  @FlagField('That weapon has a range of 100 inches or more.', flag)
  barrageRange100?: boolean | null;

  @WholeField('Anti-aircraft weapons.', { optional: true, min: 0, max: 100 })
  aaWeapons?: number | null;

  @FlagField('Has long-range communications.', flag)
  longRangeComm?: boolean | null;

  @FlagField('Arrives by drop pod.', flag)
  dropPod?: boolean | null;

  @FlagField('Moves 12 inches or more.', flag)
  fast12?: boolean | null;

  @FlagField('Carries other units.', flag)
  carries?: boolean | null;

  @NestedField('What a detachment must have beside it.', () => PlanetaryRequirementInput, {
    optional: true,
    listOf: 20,
  })
  requires?: PlanetaryRequirementInput[] | null;

  @ChoiceField('Joins such a unit and takes no slot (RACE-PROD-09).', Attachments, flag)
  attachedTo?: 'HQ' | null;

  @FlagField('Rides bikes (RACE-PROD-12).', flag)
  bike?: boolean | null;

  @FlagField('Rides jetbikes (RACE-PROD-12).', flag)
  jetbike?: boolean | null;

  @FlagField('Guardsmen: replaced in any own human Urban hex (RACE-IG-01).', flag)
  guardsmen?: boolean | null;

  @FlagField('A Chaos Lord, who bears the mark of the Demon God (RACE-CH-03).', flag)
  chaosLord?: boolean | null;

  @FlagField('A cult unit of its god (RACE-CH-05).', flag)
  cult?: boolean | null;

  @ChoiceField('The God that it belongs to.', Patrons, flag)
  god?: Patron | null;

  @ChoiceField('Kind of demon; left out for what is none.', DemonKinds, flag)
  demon?: 'LESSER' | 'GREATER' | null;

  @ChoiceField('It takes part only in battles against this race (RACE-IMP-01).', Races, flag)
  fightsOnly?: RaceKey | null;
}

@InputType({ description: 'A model.' })
export class PlanetaryModelInput {
  @IdField('Its id; `<unit>.m1` and so on when left out.', flag)
  id?: string | null;

  @ChoiceField('Its state.', ModelStates)
  state: ModelState;

  @WholeField('Points; those of the type when left out.', { optional: true, min: 0, max: MOST_POINTS })
  points?: number | null;

  @WholeField('Permanent injuries as rolled, 1…6 (PLN-CAS-03).', {
    optional: true,
    listOf: 50,
    min: 1,
    max: 6,
  })
  injuries?: number[] | null;
}

@InputType({ description: 'An option that a unit has.' })
export class PlanetaryUnitOptionInput {
  @IdField('Its key.')
  key: string;

  @WholeField('How many of it; 1 when left out.', { optional: true, min: 1, max: MOST_MODELS })
  count?: number | null;

  @WholeField('How many of these are lost; 0 when left out.', count)
  lost?: number | null;
}

@InputType({ description: 'Wargear or the like, from the army list in use (RACE-PROD-08).' })
export class PlanetaryWargearInput {
  @IdField('Its key, e.g. `powerSword`.')
  key: string;

  @WholeField('Points.', { min: 0, max: MOST_POINTS })
  points: number;

  @FlagField('Special and heavy weapons stay with the unit; false when left out.', flag)
  staysWithUnit?: boolean | null;
}

@InputType({ description: 'A gift of a God of Chaos (RACE-CH-03).' })
export class PlanetaryGiftInput {
  @TextField('What it is called.', { max: 120 })
  name: string;

  @ChoiceField('Who gave it.', Patrons)
  god: Patron;
}

@InputType({ description: 'A unit. Its models are counted by state, or named one by one.' })
export class PlanetaryUnitInput {
  @IdField('Its id; `<army>.u1` and so on when left out.', flag)
  id?: string | null;

  @IdField('Key of its type, e.g. `demo.line`.')
  type: string;

  @WholeField('Models that can fight.', count)
  ready?: number | null;

  @WholeField('Wounded models.', count)
  wounded?: number | null;

  @WholeField('Damaged vehicles.', count)
  damaged?: number | null;

  @WholeField('Dead models whose slots are empty.', count)
  dead?: number | null;

  @NestedField('Instead of numbers: every model.', () => PlanetaryModelInput, {
    optional: true,
    listOf: MOST_MODELS,
  })
  models?: PlanetaryModelInput[] | null;

  @WholeField('Slots as built; the models entered when left out.', {
    optional: true,
    min: 1,
    max: MOST_MODELS,
  })
  maxModels?: number | null;

  @NestedField('Its options.', () => PlanetaryUnitOptionInput, { optional: true, listOf: 50 })
  options?: PlanetaryUnitOptionInput[] | null;

  @WholeField('Unit XP (PLN-EXP-01); 0 when left out.', { optional: true, min: 0, max: 10_000 })
  xp?: number | null;

  @IdField('Unit that carries it.', flag)
  mountedIn?: string | null;

  @FlagField('It has lost the transport that belongs to it by its type (RACE-PROD-04).', flag)
  transportLost?: boolean | null;

  @ChoiceField("Slot, where the detachment's list says another than the type.", Slots, flag)
  slot?: Slot | null;

  @WholeField('Points of each model, where the type has none of its own (RACE-PROD-08).', {
    optional: true,
    min: 0,
    max: MOST_POINTS,
  })
  modelPoints?: number | null;

  @NestedField(
    'Things with their points that its type does not know (RACE-PROD-08).',
    () => PlanetaryWargearInput,
    {
      optional: true,
      listOf: MOST_MODELS,
    },
  )
  wargear?: PlanetaryWargearInput[] | null;

  @ChoiceField('Mark of Chaos.', Marks, flag)
  mark?: DemonGod | null;

  @NestedField('Gifts of Chaos.', () => PlanetaryGiftInput, { optional: true, listOf: 20 })
  gifts?: PlanetaryGiftInput[] | null;
}

@InputType({
  description:
    'A detachment. Exactly one of `hex`, `orbit`, `captor`, `prison`, `building` says where it is.',
})
export class PlanetaryDetachmentInput {
  @IdField('Its id; `d1` and so on when left out.', flag)
  id?: string | null;

  @TextField('Its name; its id when left out.', { optional: true, max: 120 })
  name?: string | null;

  @IdField('Seat that owns it, or `npc`.')
  owner: string;

  @ChoiceField('Race; that of the owner when left out.', Races, flag)
  race?: RaceKey | null;

  @ChoiceField('Class; NORMAL when left out.', DetachmentClasses, flag)
  class?: DetachmentClass | null;

  @IdField('Key of its list; `NORMAL` when left out.', flag)
  typeKey?: string | null;

  @WholeField('Movement allowance, MP; 4 when left out (PLN-MOV-10).', { optional: true, min: 0, max: 100 })
  mv?: number | null;

  @HexField('Hex where it stands, `q,r`.', flag)
  hex?: string | null;

  @FlagField('It is in orbit.', flag)
  orbit?: boolean | null;

  @IdField('Army that holds it captive.', flag)
  captor?: string | null;

  @HexField('Urban hex in whose prison it is.', flag)
  prison?: string | null;

  @HexField('Urban hex where it is under construction.', flag)
  building?: string | null;

  @NestedField('Its units, in creation order.', () => PlanetaryUnitInput, { listOf: 100 })
  units: PlanetaryUnitInput[];

  @WholeField('Detachment experience; 0 when left out.', { optional: true, min: 0, max: 10_000 })
  dxp?: number | null;

  @WholeField('Most points it may have; what its experience allows when left out (PLN-EXP-03).', {
    optional: true,
    min: 0,
    max: MOST_POINTS,
  })
  maxPts?: number | null;

  @FlagField('It was freed and has no arms yet (PLN-CPT-07).', flag)
  unarmed?: boolean | null;

  @FlagField('It may start or land from orbit; true in orbit when left out.', flag)
  canDrop?: boolean | null;

  @FlagField('Under construction: it will arrive in orbit (RACE-SM-01).', flag)
  toOrbit?: boolean | null;

  @WholeField('Turn in which it arrives, when under construction.', { optional: true, min: 0, max: 10_000 })
  arrivalTurn?: number | null;

  @HexField('Stronghold that a garrison-detachment marches to.', flag)
  targetStronghold?: string | null;

  @FlagField('It has been in a prison before (PLN-CPT-04).', flag)
  imprisonedOnce?: boolean | null;

  @FlagField('It changed sides in a prison (RACE-CH-12).', flag)
  converted?: boolean | null;

  @IdField('Movement order of this turn, where it binds the battle order, e.g. `RESERVE_MOVEMENT`.', flag)
  movementOrder?: string | null;
}

@InputType({ description: 'A garrison.' })
export class PlanetaryGarrisonInput {
  @IdField('Its id; `g1` and so on when left out.', flag)
  id?: string | null;

  @IdField('Seat that owns it.')
  owner: string;

  @ChoiceField('Race; that of the owner when left out.', Races, flag)
  race?: RaceKey | null;

  @HexField('Hex of its Stronghold, `q,r`.')
  hex: string;

  @NestedField('Its units, in creation order.', () => PlanetaryUnitInput, { listOf: 100 })
  units: PlanetaryUnitInput[];
}
