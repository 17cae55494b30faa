import { InputType } from '@nestjs/graphql';
import { IsEmail } from 'class-validator';
import { Owners, Topics, WebhookFormats } from '../schema/enums.js';
import { ChoiceField, IdField, TextField, WholeField } from '../schema/input-fields.js';

/** Hours before a deadline at which people are reminded unless they say otherwise, and the most. */
const REMIND_HOURS = 24;
const MOST_HOURS = 336;

@InputType({ isAbstract: true })
abstract class ChannelCommandInput {
  @IdField('Chosen by the caller; sent again, the same command is done once.')
  commandId: string;

  @IdField('Whose happenings are told.')
  campaign: string;
}

@InputType({ isAbstract: true })
export abstract class AddChannelInput extends ChannelCommandInput {
  @ChoiceField('What it tells. Left out: everything.', Topics, { optional: true, listOf: 3 })
  topics?: string[] | null;

  @WholeField('How many hours before a deadline it reminds.', {
    defaultValue: REMIND_HOURS,
    min: 1,
    max: MOST_HOURS,
  })
  remindHours: number;
}

@InputType({ description: 'Adds a webhook: an address that is posted what happens.' })
export class AddWebhookInput extends AddChannelInput {
  @ChoiceField('Whose knowledge it tells.', Owners)
  of: string;

  @TextField('Address that is posted to; `https`.', { max: 2000 })
  url: string;

  @ChoiceField('Form of what is posted.', WebhookFormats, { defaultValue: 'json' })
  format: string;
}

@InputType({ description: 'Adds an e-mail address of the seat that the caller holds; it is sent a code.' })
export class AddEmailInput extends AddChannelInput {
  @IsEmail()
  @TextField('E-mail address that is written to, once the code that it is sent is entered.', { max: 254 })
  address: string;
}

@InputType({ isAbstract: true })
abstract class NamedChannelInput extends ChannelCommandInput {
  @IdField('By its key.')
  channel: string;
}

@InputType({ description: 'Takes a channel away.' })
export class RemoveChannelInput extends NamedChannelInput {}

@InputType({
  description: 'Sends a word to try a channel; one that was switched off is switched on where it is taken.',
})
export class TestChannelInput extends NamedChannelInput {}

@InputType({ description: 'Enters the code that an e-mail address was sent.' })
export class ConfirmEmailInput extends NamedChannelInput {
  @TextField('As it stands in the mail, with or without dashes.', { max: 128 })
  code: string;
}

@InputType({ description: 'Makes a link that a calendar asks for deadlines.' })
export class AddCalendarInput extends ChannelCommandInput {
  @ChoiceField('Whose knowledge it tells.', Owners)
  of: string;

  @WholeField('How many hours before a deadline the calendar is to give an alarm.', {
    defaultValue: REMIND_HOURS,
    min: 1,
    max: MOST_HOURS,
  })
  remindHours: number;
}
