import { InputType } from '@nestjs/graphql';
import type {
  ArbiterCommand,
  RaceKey,
  Slot,
  SlotEntry,
  SpecialDetachment,
  UnitFilter,
} from '../../../../../rulesets/planetary/index.js';
import { ChoiceField, IdField, NestedField, TextField, WholeField } from '../../../schema/input-fields.js';
import { Races, Slots, SpecialClasses, UnitFilters } from '../enums.js';
import { YesField } from '../fields.js';
import { plain, type Plain } from '../../../schema/plain.js';
import { PlanetaryUnitTypeInput } from './position-armies.input.js';
import { toUnitType } from './unit-type.js';

const left = { optional: true } as const;
const MOST_ENTRIES = 200;

@InputType({ description: 'Types of units that the club enters (RACE-PROD-08).' })
export class PlanetaryUnitTypesInput {
  @NestedField('The types: all are entered, or none.', () => PlanetaryUnitTypeInput, { listOf: 1000 })
  unitTypes: PlanetaryUnitTypeInput[];
}

@InputType({ description: 'What a slot of a list may hold: a type, or all fast ones of the slot.' })
export class PlanetarySlotEntryInput {
  @ChoiceField('The slot.', Slots)
  slot: Slot;

  @IdField('Short key of a type of the race, e.g. `rhino`, or the whole key of a type of the club.', left)
  unit?: string | null;

  @ChoiceField('Instead: every type of the slot that passes.', UnitFilters, left)
  filter?: UnitFilter | null;

  @IdField('Transports of which it must ride one (RACE-PROD-10).', { optional: true, listOf: MOST_ENTRIES })
  in?: string[] | null;
}

@InputType({ description: 'A normal list with conditions.' })
export class PlanetaryNormalListInput {
  @IdField('Short keys of types that it may not hold.', { optional: true, listOf: MOST_ENTRIES })
  without?: string[] | null;

  @ChoiceField('What every model must be or ride.', UnitFilters, left)
  filter?: UnitFilter | null;
}

@InputType({ isOneOf: true, description: 'What a detachment may hold.' })
export class PlanetaryListInput {
  @NestedField('A table of types by slot (RACE-PROD-09).', () => PlanetarySlotEntryInput, {
    optional: true,
    listOf: MOST_ENTRIES,
  })
  table?: PlanetarySlotEntryInput[] | null;

  @NestedField('The normal list of the race, with conditions.', () => PlanetaryNormalListInput, left)
  normalList?: PlanetaryNormalListInput | null;

  @YesField(
    'A list outside the rulebook: its owner declares it, the arbiter may reject what does not follow it.',
  )
  declared?: boolean | null;
}

@InputType({ description: 'A special detachment that the rulebook leaves open (RACE-PROD-12).' })
export class PlanetarySpecialDetachmentInput {
  @ChoiceField('Race that has it.', Races)
  race: RaceKey;

  @IdField('Its key, e.g. `HARLEQUINS`.')
  key: string;

  @TextField('Its name.', { max: 120 })
  name: string;

  @ChoiceField('How it counts (PLN-SPD-01).', SpecialClasses)
  class: 'TYPE_I' | 'TYPE_II';

  @WholeField('Movement allowance, MP (PLN-MOV-10).', { min: 1, max: 20 })
  mv: number;

  @WholeField('Most of them at any time; any number when left out.', { optional: true, min: 1, max: 100 })
  most?: number | null;

  @NestedField('What it may hold.', () => PlanetaryListInput)
  list: PlanetaryListInput;
}

@InputType({ description: 'A detachment under construction that does not follow its list.' })
export class PlanetaryRejectionInput {
  @IdField('The detachment.')
  detachment: string;

  @TextField('Why.', { max: 2000 })
  reason: string;
}

@InputType({
  isOneOf: true,
  description: 'What only the arbiter says: lists that the rulebook leaves to the club.',
})
export class PlanetaryArbiterInput {
  @NestedField('Unit types.', () => PlanetaryUnitTypesInput, left)
  defineUnitType?: PlanetaryUnitTypesInput | null;

  @NestedField('A special detachment.', () => PlanetarySpecialDetachmentInput, left)
  defineSpecialDetachment?: PlanetarySpecialDetachmentInput | null;

  @NestedField('A detachment is not built after all; its BP come back.', () => PlanetaryRejectionInput, left)
  rejectDetachment?: PlanetaryRejectionInput | null;
}

/** The command as the core takes it. Exactly one member is set: the schema sees to it. */
export function toArbiterCommand(input: PlanetaryArbiterInput): ArbiterCommand {
  const { defineUnitType, defineSpecialDetachment, rejectDetachment } = input;
  if (defineUnitType) {
    return { type: 'DefineUnitType', unitTypes: defineUnitType.unitTypes.map(toUnitType) };
  }
  if (defineSpecialDetachment) {
    const { race, list, ...detachment } = plain(defineSpecialDetachment);
    return { type: 'DefineSpecialDetachment', race, detachment: { ...detachment, slots: toSlots(list) } };
  }
  return { type: 'RejectDetachment', ...plain(rejectDetachment!) };
}

function toSlots({ table, normalList }: Plain<PlanetaryListInput>): SpecialDetachment['slots'] {
  if (normalList) return { by: 'NORMAL_LIST', ...normalList };
  if (!table) return { by: 'EXTERNAL' };
  const bySlot: Partial<Record<Slot, SlotEntry[]>> = {};
  for (const { slot, ...entry } of table) (bySlot[slot] ??= []).push(entry);
  return { by: 'TABLE', table: bySlot };
}
