import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, ArgsType, Context, Mutation, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  MakeBotCommand,
  NameArbiterCommand,
  RevokeBotCommand,
  TokensQuery,
  type Session,
  type TokenEntry,
} from '../../contracts/index.js';
import { pageOfList } from '../../paging.js';
import { CurrentSession } from '../access/caller.js';
import type { ApiContext } from '../context.js';
import { MakeBotInput, NameArbiterInput, RevokeBotInput } from '../inputs/token.inputs.js';
import { seatIn } from '../messages/names.js';
import { PageArgs, pageIn, toConnection } from '../schema/connection.js';
import { IdField } from '../schema/input-fields.js';
import { MakeBotResult, NameArbiterResult, RevokeBotResult } from '../types/result-unions.js';
import { TokenConnection, TokenType } from '../types/tokens.js';

const INPUT = { description: 'What to do.' };

@ArgsType()
class TokensArgs extends PageArgs {
  @IdField('Of this campaign alone; left out, the admin sees those of the service.', { optional: true })
  campaign?: string | null;
}

@Resolver(() => TokenType)
export class TokenResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @ResolveField('campaign')
  campaign({ campaignId }: TokenEntry, _args: object, { known }: ApiContext) {
    return campaignId === null ? null : known.campaign(campaignId);
  }

  @ResolveField('seat')
  async seat({ campaignId, seat }: TokenEntry, _args: object, { known }: ApiContext) {
    const campaign = campaignId === null || seat === null ? null : await known.campaign(campaignId);
    return campaign && seatIn(campaign.seats)(seat);
  }

  @Query(() => TokenConnection, {
    description:
      'Tokens that the caller may end, and when they were last used: of a campaign to its arbiter and the admin all, to a seat its own and those of its bots. Seats come in the order of their numbers, then bots in the order of their making.',
  })
  async tokens(@Args() args: TokensArgs, @CurrentSession() session: Session) {
    const found = await this.queries.execute(new TokensQuery(session, args.campaign ?? null));
    return toConnection(pageOfList(found, pageIn(args)), (token) => token);
  }

  @Mutation(() => MakeBotResult, {
    description:
      "Makes a token for a bot: it reads what the caller's seat reads, made by the arbiter what is public; it changes nothing. It ends with the token of the seat.",
  })
  async makeBot(
    @Args('input', INPUT) { commandId, campaign, name }: MakeBotInput,
    @CurrentSession() session: Session,
  ) {
    const made = await this.commands.execute(
      new MakeBotCommand({ session, commandId, campaignId: campaign, name }),
    );
    return { __typename: 'BotMade', ...made };
  }

  @Mutation(() => RevokeBotResult, {
    description: "Ends a bot's token: the arbiter and the admin any, a seat its own.",
  })
  async revokeBot(
    @Args('input', INPUT) { commandId, campaign, bot }: RevokeBotInput,
    @CurrentSession() session: Session,
  ) {
    const revoked = await this.commands.execute(
      new RevokeBotCommand({ session, commandId, campaignId: campaign, bot }),
    );
    return { __typename: 'BotRevoked', id: revoked.bot };
  }

  @Mutation(() => NameArbiterResult, {
    description:
      "Admin: takes the arbiter's seat from whoever holds it and makes a code for somebody else; the campaign's notes tell everybody, with the reason.",
  })
  async nameArbiter(
    @Args('input', INPUT) { commandId, campaign, reason }: NameArbiterInput,
    @Context() context: ApiContext,
  ) {
    const { session, known } = context;
    const named = await this.commands.execute(
      new NameArbiterCommand({ session, commandId, campaignId: campaign, reason }),
    );
    known.forget();
    return { __typename: 'ArbiterNamed', ...named };
  }
}
