import { InputType } from '@nestjs/graphql';
import {
  ChoiceField,
  FlagField,
  IdField,
  NestedField,
  TextField,
  WholeField,
} from '../schema/input-fields.js';
import { ForkDiceKinds } from '../schema/enums.js';
import { BattleResultInput, OrdersInput } from '../rulesets/oneof-inputs.js';
import { SuppliedDiceInput } from './play.inputs.js';
import { MomentInput } from './timeline.inputs.js';

@InputType({ description: 'A new timeline from a moment of another.' })
export class ForkTimelineInput {
  @IdField('Chosen by the caller; sent again, the same fork is answered.')
  commandId: string;

  @IdField('The timeline to fork.')
  timeline: string;

  @WholeField('Last revision to share; the head when left out.', { optional: true, min: 0 })
  revision?: number | null;

  @NestedField(
    'Last moment to share, in the place of a revision, e.g. the end of a turn.',
    () => MomentInput,
    {
      optional: true,
    },
  )
  at?: MomentInput | null;

  @TextField('Name of the fork.', { max: 120 })
  name: string;

  @ChoiceField('Which dice it throws.', ForkDiceKinds, { defaultValue: 'fresh' })
  dice: string;

  @TextField('Why.', { max: 2000 })
  reason: string;
}

@InputType({ description: 'Another battle input in place of the amended one.' })
export class BattleReplacementInput {
  @IdField('The battle.')
  battle: string;

  @NestedField('The result, by ruleset.', () => BattleResultInput)
  result: BattleResultInput;
}

@InputType({ isOneOf: true, description: 'What becomes of the amended input.' })
export class AmendmentInput {
  @NestedField('These orders in its place.', () => OrdersInput, { optional: true })
  orders?: OrdersInput | null;

  @NestedField('This battle result in its place.', () => BattleReplacementInput, { optional: true })
  battle?: BattleReplacementInput | null;

  @FlagField('Left out (give `true`).', { optional: true })
  drop?: boolean | null;
}

@InputType({ description: 'Corrects an old input on a new timeline and judges everything after it again.' })
export class AmendTimelineInput {
  @IdField('Chosen by the caller; sent again, the same amendment is answered.')
  commandId: string;

  @IdField('The timeline to correct.')
  timeline: string;

  @WholeField('Revision of the command to correct.', { min: 0 })
  revision: number;

  @NestedField('What becomes of it.', () => AmendmentInput)
  amendment: AmendmentInput;

  @NestedField('Dice from a real table for the replaced input.', () => SuppliedDiceInput, {
    optional: true,
    listOf: 200,
  })
  dice?: SuppliedDiceInput[] | null;

  @TextField('Why.', { max: 2000 })
  reason: string;

  @FlagField('Show the impact and store nothing.', { defaultValue: false })
  preview: boolean;
}

@InputType({ description: "Makes a timeline the campaign's main one." })
export class PromoteTimelineInput {
  @IdField('Chosen by the caller; sent again, the same command is done once.')
  commandId: string;

  @IdField('The timeline.')
  timeline: string;

  @TextField('Why.', { max: 2000 })
  reason: string;
}

@InputType({ description: 'Takes in an exported timeline. Large files: `POST /import` instead.' })
export class ImportTimelineInput {
  @IdField('Chosen by the caller; sent again, the same command is done once.')
  commandId: string;

  @TextField('The whole export, NDJSON.', { max: 900_000 })
  text: string;
}
