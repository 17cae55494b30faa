import { createUnionType, Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IdField, NestedField, TextField } from '../../../schema/input-fields.js';
import { PlayInput } from '../../../inputs/play.inputs.js';
import {
  OrdersAccepted,
  Refused,
  RollsNeeded,
  TimelineMoved,
  TimelineSuperseded,
} from '../../../types/results.js';
import { HexField, Out, OutFlag, OutText, OutWhole } from '../fields.js';
import { unitTypeView, type UnitTypeView } from '../../../../../rulesets/planetary/index.js';
import { outputType } from '../../../schema/output-types.js';
import { UserErrorType } from '../../../types/violations.js';
import type { ClubFile } from '../../files/rows.js';
import { PlanetaryFileInput } from './file.input.js';

@InputType({ description: 'Unit types from a file: all of them, or none (RACE-PROD-08).' })
export class ImportPlanetaryUnitTypesInput extends PlayInput {
  @NestedField('The file.', () => PlanetaryFileInput)
  file: ClubFile;
}

@InputType({ description: 'A new detachment from an army list (PLN-DET-06).' })
export class ImportPlanetaryDetachmentInput extends PlayInput {
  @HexField('Where it is built, and which Urban hex pays.')
  hex: string;

  @IdField('Its list, e.g. `ARMOUR`; `NORMAL` when left out.', { optional: true })
  typeKey?: string | null;

  @TextField('Name.', { optional: true, max: 80 })
  name?: string | null;

  @NestedField('The file.', () => PlanetaryFileInput)
  file: ClubFile;
}

@ObjectType({ implements: () => UserErrorType, description: "Something wrong in a club's file." })
export class PlanetaryFileProblem extends UserErrorType {
  @OutWhole('Line, from 1.')
  line: number;

  @OutWhole('From 1: of a table the number of the column, of JSON the character in the line.')
  column: number;

  @OutText('Field that it is about; null for the whole line.', { nullable: true })
  field: string | null;
}

@ObjectType({ description: 'The file cannot be read. Nothing was stored.' })
export class PlanetaryFileInvalid {
  @Out(() => PlanetaryFileProblem, 'Everything that is wrong, by line.', { list: true })
  problems: PlanetaryFileProblem[];
}

@ObjectType({ description: 'The types are in the campaign, or would be.' })
export class PlanetaryUnitTypesImported {
  @Out(() => outputType('Planetary', unitTypeView), 'The types as they are now.', { list: true })
  unitTypes: UnitTypeView[];

  @Field(() => Int, { description: 'The revision that the command made.' })
  revision: number;

  @OutFlag('True when nothing was stored because a preview was asked for.')
  preview: boolean;

  @OutFlag('True when the command had been stored before: this is the first answer again.')
  repeated: boolean;
}

const byName = (value: { readonly __typename: string }): string => value.__typename;

export const ImportUnitTypesResult = createUnionType({
  name: 'ImportPlanetaryUnitTypesResult',
  description: 'What became of a file of unit types.',
  types: () =>
    [
      PlanetaryUnitTypesImported,
      PlanetaryFileInvalid,
      Refused,
      RollsNeeded,
      TimelineMoved,
      TimelineSuperseded,
    ] as const,
  resolveType: byName as never,
});

export const ImportDetachmentResult = createUnionType({
  name: 'ImportPlanetaryDetachmentResult',
  description: 'What became of an army list.',
  types: () =>
    [OrdersAccepted, PlanetaryFileInvalid, Refused, RollsNeeded, TimelineMoved, TimelineSuperseded] as const,
  resolveType: byName as never,
});
