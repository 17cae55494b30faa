import { Field, Int, ObjectType } from '@nestjs/graphql';
import { SeatRoles } from '../schema/enums.js';
import { OutKey } from '../schema/output-fields.js';
import { DateTime } from '../schema/scalars.js';

@ObjectType({ description: 'By what a seat is known on maps and in tables: never by a colour alone.' })
export class SeatEmblem {
  @Field(() => String, { description: 'Colour on a light ground, `#rrggbb`.' })
  color: string;

  @Field(() => String, { description: 'Colour on a dark ground, `#rrggbb`.' })
  dark: string;

  @Field(() => String, { description: 'One or two letters, unlike those of the first twelve seats.' })
  sign: string;
}

@ObjectType('Seat', { description: 'A side in a campaign. A person acts through a seat.' })
export class SeatType {
  @OutKey('Unique in its campaign, e.g. `seat-1`.')
  id: string;

  @Field(() => Int, { description: 'Number in the order given when the campaign was opened, from 1.' })
  number: number;

  @Field(() => String, { description: 'Name of the side.' })
  name: string;

  @Field(() => SeatRoles, { description: 'What it may do.' })
  role: string;

  @Field(() => SeatEmblem, { description: 'By what it is known on maps and in tables.' })
  emblem?: SeatEmblem;
}

@ObjectType('CampaignSeat', { description: 'A seat and whether somebody sits on it.' })
export class CampaignSeatType extends SeatType {
  @Field(() => Boolean, { description: 'Whether somebody, or several people, hold a token for it.' })
  claimed: boolean;

  @Field(() => Boolean, { description: 'Whether an invite for it is open.' })
  invited: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When that invite ends; null where none is open, and for those who may not hand out invites.',
  })
  inviteExpiresAt: string | null;
}
