import { InputType } from '@nestjs/graphql';
import { DiceModes, PlayerForkPolicies, SeatColors, SeatRoles } from '../schema/enums.js';
import {
  ChoiceField,
  FlagField,
  IdField,
  NestedField,
  TextField,
  WholeField,
} from '../schema/input-fields.js';
import { RulesetOpeningInput } from '../rulesets/oneof-inputs.js';
import { MOST_FACES, SuppliedDiceInput } from './play.inputs.js';

@InputType({ description: 'By what a seat wants to be known; what is left out follows from its number.' })
export class ChosenEmblemInput {
  @ChoiceField('Its colour.', SeatColors, { optional: true })
  color?: string | null;

  @TextField('One or two letters or digits, which no other seat has.', { max: 2, optional: true })
  sign?: string | null;
}

@InputType({ description: 'A seat of a new campaign.' })
export class NewSeatInput {
  @TextField('Name of the side.', { max: 80 })
  name: string;

  @ChoiceField('What it may do.', SeatRoles, { defaultValue: 'player' })
  role: string;

  @NestedField('By what it is known on maps and in tables.', () => ChosenEmblemInput, { optional: true })
  emblem?: ChosenEmblemInput | null;
}

@InputType({ description: 'Who may do what beside the rules.' })
export class CampaignPolicyInput {
  @ChoiceField('What players may fork.', PlayerForkPolicies, { defaultValue: 'completed-turns' })
  playerForks: string;

  @FlagField('Whether people without a seat may read what is public.', { defaultValue: true })
  publicReading: boolean;
}

@InputType({ description: 'A new campaign.' })
export class CreateCampaignInput {
  @IdField('Chosen by the caller; sent again, the same command is stored once and answered the same.')
  commandId: string;

  @TextField('Name of the campaign.', { max: 120 })
  name: string;

  @NestedField(
    "Players and spectators, in order. An arbiter's seat is added unless one is among them.",
    () => NewSeatInput,
    {
      listOf: 40,
    },
  )
  seats: NewSeatInput[];

  @NestedField('The ruleset, with how it starts and its house rules.', () => RulesetOpeningInput)
  ruleset: RulesetOpeningInput;

  @ChoiceField('Where the dice come from.', DiceModes, { defaultValue: 'committed' })
  diceMode: string;

  @NestedField('Who may do what beside the rules.', () => CampaignPolicyInput, { optional: true })
  policy?: CampaignPolicyInput | null;

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
}

@InputType({ isAbstract: true })
abstract class SeatCommandInput {
  @IdField('Chosen by the caller; sent again, the same command is done once.')
  commandId: string;

  @IdField('The campaign.')
  campaign: string;

  @IdField('The seat, e.g. `seat-1`.')
  seat: string;
}

@InputType({ description: 'Makes a one-time code for a seat; an earlier open code for it ends.' })
export class InviteToSeatInput extends SeatCommandInput {}

@InputType({
  description: "Takes a seat's tokens away, or one of them; held by nobody it can be invited to again.",
})
export class RevokeSeatInput extends SeatCommandInput {
  @IdField('One of several tokens that hold the seat, by its key in `tokens`; left out, all of them.', {
    optional: true,
  })
  token?: string | null;
}

@InputType({ description: 'Turns a one-time code into a token.' })
export class ClaimSeatInput {
  @IdField(
    'Chosen by the caller, and told to nobody. The code is good once; sent again with the same id within an hour, it is answered with the same token.',
  )
  commandId: string;

  @TextField('The code from the invite.', { max: 128 })
  code: string;
}
