import { InputType } from '@nestjs/graphql';
import {
  ChoiceField,
  FlagField,
  IdField,
  NestedField,
  TextField,
  WholeField,
} from '../schema/input-fields.js';
import { RestOfDice } from '../schema/enums.js';
import { BattleResultInput, OrdersInput } from '../rulesets/oneof-inputs.js';

/** Faces in one list at most. */
export const MOST_FACES = 1000;

@InputType({ description: 'Faces thrown on a real table for one roll.' })
export class SuppliedDiceInput {
  @IdField('The rule that asks for the roll.')
  rule: string;

  @TextField('What for, as in the needed roll.')
  purpose: string;

  @TextField('Whom or what for, as in the needed roll.', { min: 0 })
  subject: string;

  @WholeField('Counter, as in the needed roll; when left out, the next roll that reads so.', {
    optional: true,
    min: 0,
    max: 10_000,
  })
  counter?: number | null;

  @WholeField('Faces in the order thrown; left out of a draw.', {
    listOf: 200,
    min: 1,
    max: 1000,
    optional: true,
  })
  faces?: number[] | null;

  @TextField('Of a draw the names, in drawn order.', { listOf: MOST_FACES, optional: true })
  drawn?: string[] | null;
}

/** What every play command says about itself. */
@InputType({ isAbstract: true })
export abstract class PlayInput {
  @IdField('The timeline; or name its campaign instead.', { optional: true })
  timeline?: string | null;

  @IdField('The campaign, whose main timeline is meant; or name a timeline instead.', { optional: true })
  campaign?: string | null;

  @IdField('Chosen by the caller; sent again, the same command is stored once and answered the same.')
  commandId: string;

  @IdField('Arbiter, on a fork: play for this seat, to see what would have been.', { optional: true })
  forSeat?: string | null;

  @FlagField('Arbiter: play on though the timeline is no longer the main one, to see what would have been.', {
    optional: true,
  })
  whatIf?: boolean | null;

  @WholeField('Answer `TimelineMoved` when the timeline stands at another revision.', {
    optional: true,
    min: 0,
  })
  expectedRevision?: number | null;

  @FlagField('Judge and store nothing.', { defaultValue: false })
  preview: boolean;

  @NestedField('Dice from a real table.', () => SuppliedDiceInput, { optional: true, listOf: 200 })
  dice?: SuppliedDiceInput[] | null;

  @WholeField('Faces from a real table in the order in which they are asked for, one list for all rolls.', {
    optional: true,
    listOf: MOST_FACES,
    min: 1,
    max: 1000,
  })
  faces?: number[] | null;

  @ChoiceField('With mixed dice: the service throws the rolls that no faces are given for.', RestOfDice, {
    optional: true,
  })
  rest?: string | null;
}

@InputType({ description: 'Faces for the dice that the timeline waits for.' })
export class EnterDiceInput extends PlayInput {
  @FlagField(
    'The faces in `dice` take the place of those that were entered for the same rolls, while the command still waits: by whoever may enter them as long as nothing was asked for that follows from them, later by the arbiter.',
    { optional: true },
  )
  corrects?: boolean | null;
}

@InputType({ description: 'Orders of the seat.' })
export class SubmitOrdersInput extends PlayInput {
  @NestedField('The orders, by ruleset.', () => OrdersInput)
  orders: OrdersInput;
}

@InputType({ description: 'One of the options of a piece.' })
export class ChosenOptionInput {
  @IdField('The piece, or what else options were asked of.')
  piece: string;

  @IdField('The `key` of the option.')
  option: string;
}

@InputType({ description: 'Orders of the seat, each taken from the options of a piece.' })
export class GiveOrdersInput extends PlayInput {
  @NestedField(
    'The options chosen, in the order in which they are to be carried out. Several make one sheet, which replaces the one before it.',
    () => ChosenOptionInput,
    { listOf: 200 },
  )
  orders: ChosenOptionInput[];
}

@InputType({ description: 'Takes back the order sheet of the phase.' })
export class WithdrawOrdersInput extends PlayInput {}

@InputType({ description: 'The seat has no more orders in this phase.' })
export class LockPhaseInput extends PlayInput {}

@InputType({ description: 'The seat takes its lock of the phase back.' })
export class UnlockPhaseInput extends PlayInput {}

@InputType({ description: 'The arbiter closes the phase.' })
export class ClosePhaseInput extends PlayInput {}

@InputType({ description: 'The result of a battle, or a step towards it.' })
export class ResolveBattleInput extends PlayInput {
  @IdField('The battle.')
  battle: string;

  @NestedField('The result, by ruleset.', () => BattleResultInput)
  result: BattleResultInput;
}

@InputType({ description: 'The opponent confirms the reported result.' })
export class ConfirmBattleInput extends PlayInput {
  @IdField('The battle.')
  battle: string;
}

@InputType({ description: 'The opponent disputes the reported result.' })
export class DisputeBattleInput extends PlayInput {
  @IdField('The battle.')
  battle: string;

  @TextField('What is wrong with it.', { max: 2000 })
  reason: string;
}

@InputType({ description: 'What a player adds to the dice.' })
export class AddEntropyInput extends PlayInput {
  @TextField('Any text that nobody can foresee; its SHA-256 is recorded for all to see.', { max: 200 })
  text: string;
}

@InputType({ description: 'A decision of the arbiter, recorded for all to see.' })
export class RecordRulingInput extends PlayInput {
  @TextField('What is decided.', { max: 2000 })
  ruling: string;

  @TextField('Why.', { max: 2000 })
  reason: string;

  @IdField('The rule it interprets, where there is one.', { optional: true })
  rule?: string | null;

  @IdField('Piece, battle or event that it is about.', { optional: true })
  subject?: string | null;
}
