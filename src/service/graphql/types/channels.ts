import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ChannelKinds, ChannelStates, OffReasons, Topics, WebhookFormats } from '../schema/enums.js';
import { OutKey } from '../schema/output-fields.js';
import { DateTime } from '../schema/scalars.js';
import { SeatType } from './seats.js';

@ObjectType({ description: 'Something that was told and not taken.' })
export class ChannelFailure {
  @Field(() => DateTime, { description: 'When.' })
  at: string;

  @Field(() => String, { description: 'Why, as far as it is known.' })
  reason: string;
}

@ObjectType('Channel', { description: 'A way by which somebody is told what happens in a campaign.' })
export class ChannelType {
  @OutKey('Names it in its campaign, and tells nothing of where it leads to.')
  id: string;

  @Field(() => ChannelKinds, { description: 'What it is.' })
  kind: string;

  @Field(() => SeatType, {
    nullable: true,
    description: 'The seat whose knowledge it tells; null where it tells what is public.',
  })
  seat: SeatType | null;

  @Field(() => String, {
    description:
      'Where it leads to, as far as that is shown: the host of a webhook, part of an e-mail address.',
  })
  shown: string;

  @Field(() => WebhookFormats, {
    nullable: true,
    description: 'Form of what a webhook is sent; null of others.',
  })
  format: string | null;

  @Field(() => [Topics], { description: 'What it tells.' })
  topics: string[];

  @Field(() => Int, { description: 'How many hours before a deadline it reminds.' })
  remindHours: number;

  @Field(() => ChannelStates, { description: 'Whether it tells anything.' })
  state: string;

  @Field(() => OffReasons, { nullable: true, description: 'Why it is switched off; null unless it is.' })
  why: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When something was last taken; null before the first time.',
  })
  lastTold: string | null;

  @Field(() => ChannelFailure, {
    nullable: true,
    description: 'What was last not taken; null where all of it was.',
  })
  lastFailure: ChannelFailure | null;

  @Field(() => Int, { description: 'How often in a row what was told was not taken.' })
  failures: number;

  @Field(() => DateTime, { description: 'When it was added.' })
  addedAt: string;
}

@ObjectType({ description: 'From now on the webhook is posted what happens.' })
export class WebhookAdded {
  @Field(() => ChannelType, { description: 'As it stands in the list of the campaign.' })
  channel: ChannelType;

  @Field(() => String, {
    description:
      'Signs what is sent: HMAC-SHA256 over `webhook-id`, `webhook-timestamp` and the body, by the key that stands as base64 behind `whsec_`. Keep it: the same command alone shows it again.',
  })
  secret: string;
}

@ObjectType({ description: 'The channel is removed, and what was stored of it.' })
export class ChannelRemoved {
  @OutKey('By which it stood in the list of the campaign.')
  id: string;
}

@ObjectType({ description: 'A word was sent to try the channel.' })
export class ChannelTested {
  @Field(() => ChannelType, { description: 'As it stands after the trial.' })
  channel: ChannelType;

  @Field(() => String, { nullable: true, description: 'Why it was not taken; null where it was.' })
  failure: string | null;
}

@ObjectType({ description: 'The address is noted and is sent a code.' })
export class EmailAdded {
  @Field(() => ChannelType, { description: 'As it stands in the list of the campaign.' })
  channel: ChannelType;
}

@ObjectType({ description: 'The address belongs to whoever entered it: from now on it is written to.' })
export class EmailConfirmed {
  @Field(() => ChannelType, { description: 'As it stands in the list of the campaign.' })
  channel: ChannelType;
}

@ObjectType({ description: 'The link is made.' })
export class CalendarAdded {
  @Field(() => ChannelType, { description: 'As it stands in the list of the campaign.' })
  channel: ChannelType;

  @Field(() => String, {
    description:
      'Address that a calendar subscribes to. Whoever has it sees the deadlines: the same command alone shows it again.',
  })
  url: string;
}
