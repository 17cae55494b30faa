import { Field, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../schema/connection.js';
import { TokenKinds } from '../schema/enums.js';
import { OutKey } from '../schema/output-fields.js';
import { DateTime } from '../schema/scalars.js';
import { CampaignType } from './campaigns.js';
import { SeatType } from './seats.js';

@ObjectType('Token', { description: 'A token that somebody holds; never the token itself.' })
export class TokenType {
  @OutKey(
    'Of a seat the key of the seat, with a number behind it for those who came to it later, `seat-1-2`; of a bot e.g. `bot-1`. By it the token is ended.',
  )
  id: string;

  @Field(() => TokenKinds, { description: 'What it is for.' })
  kind: string;

  @Field(() => CampaignType, { nullable: true, description: "Its campaign; null for the admin's." })
  campaign: CampaignType | null;

  @Field(() => SeatType, {
    nullable: true,
    description:
      "Seat that it holds, or reads as; null for the admin's, and for a bot that reads what is public.",
  })
  seat: SeatType | null;

  @Field(() => String, { nullable: true, description: 'What a bot is called; null for all others.' })
  name: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was made; null where that was not noted.' })
  madeAt: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When it was last used, to the minute, as far as this node knows; null where no use is known.',
  })
  lastUsedAt: string | null;
}

export const TokenConnection = connectionType('Token', 'tokens', () => TokenType);

@ObjectType({
  description: 'From now on the bot may read. Give it its token, and keep it from everybody else.',
})
export class BotMade {
  @Field(() => TokenType, { description: 'As it stands in the list of tokens.' })
  bot: TokenType;

  @Field(() => String, { description: 'The token; the same command alone shows it again.' })
  token: string;
}

@ObjectType({ description: "The bot's token opens nothing any more." })
export class BotRevoked {
  @OutKey('By which it stood in the list of tokens.')
  id: string;
}

@ObjectType({
  description:
    "The arbiter's seat waits for somebody else: whoever claims it by the code first. The campaign's notes tell of it.",
})
export class ArbiterNamed {
  @Field(() => SeatType, { description: "The arbiter's seat." })
  seat: SeatType;

  @Field(() => String, { description: 'The code, shown once.' })
  code: string;

  @Field(() => DateTime, { description: 'When it ends.' })
  expiresAt: string;
}
