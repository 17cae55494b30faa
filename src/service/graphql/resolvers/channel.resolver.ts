import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Topic, WebhookFormat } from '../../../read-model/index.js';
import {
  AddCalendarCommand,
  AddEmailCommand,
  AddWebhookCommand,
  ConfirmEmailCommand,
  ChannelsQuery,
  RemoveChannelCommand,
  TestChannelCommand,
  type CampaignEntry,
  type ChannelEntry,
  type Session,
  type Whose,
} from '../../contracts/index.js';
import { CurrentSession } from '../access/caller.js';
import type { ApiContext } from '../context.js';
import {
  AddCalendarInput,
  AddEmailInput,
  AddWebhookInput,
  ConfirmEmailInput,
  RemoveChannelInput,
  TestChannelInput,
  type AddChannelInput,
} from '../inputs/channel.inputs.js';
import { seatIn } from '../messages/names.js';
import { Topics } from '../schema/enums.js';
import { CampaignType } from '../types/campaigns.js';
import { ChannelType } from '../types/channels.js';
import {
  AddCalendarResult,
  AddEmailResult,
  AddWebhookResult,
  ConfirmEmailResult,
  RemoveChannelResult,
  TestChannelResult,
} from '../types/result-unions.js';

const INPUT = { description: 'What to do.' };

@Resolver(() => ChannelType)
export class ChannelResolver {
  constructor(private readonly commands: CommandBus) {}

  @ResolveField('seat')
  async seat({ seat, campaignId }: ChannelEntry, _args: object, { known }: ApiContext) {
    const campaign = await known.campaign(campaignId);
    return campaign && seatIn(campaign.seats)(seat);
  }

  @Mutation(() => AddWebhookResult, {
    description:
      'Adds a webhook. Of the campaign: arbiter or admin, and it tells what is public. Of a seat: whoever holds it, and it tells what the seat may know.',
  })
  async addWebhook(@Args('input', INPUT) input: AddWebhookInput, @CurrentSession() session: Session) {
    const { of, url, format } = input;
    const fields = { ...addedWith(input), session, url, whose: of as Whose, format: format as WebhookFormat };
    return { __typename: 'WebhookAdded', ...(await this.commands.execute(new AddWebhookCommand(fields))) };
  }

  @Mutation(() => AddEmailResult, {
    description: 'Adds an e-mail address of the seat that the caller holds. It tells what the seat may know.',
  })
  async addEmail(@Args('input', INPUT) input: AddEmailInput, @CurrentSession() session: Session) {
    const fields = { ...addedWith(input), session, address: input.address };
    return { __typename: 'EmailAdded', ...(await this.commands.execute(new AddEmailCommand(fields))) };
  }

  @Mutation(() => ConfirmEmailResult, { description: 'Enters the code that an e-mail address was sent.' })
  async confirmEmail(@Args('input', INPUT) input: ConfirmEmailInput, @CurrentSession() session: Session) {
    const fields = { ...named(input), session, code: input.code };
    return {
      __typename: 'EmailConfirmed',
      ...(await this.commands.execute(new ConfirmEmailCommand(fields))),
    };
  }

  @Mutation(() => AddCalendarResult, {
    description:
      'Makes a link that a calendar asks for deadlines. Of the campaign: arbiter or admin; of a seat: whoever holds it.',
  })
  async addCalendar(@Args('input', INPUT) input: AddCalendarInput, @CurrentSession() session: Session) {
    const { commandId, campaign: campaignId, remindHours } = input;
    const fields = { session, commandId, campaignId, remindHours, whose: input.of as Whose };
    return { __typename: 'CalendarAdded', ...(await this.commands.execute(new AddCalendarCommand(fields))) };
  }

  @Mutation(() => RemoveChannelResult, { description: 'Takes a channel away that the caller may change.' })
  async removeChannel(@Args('input', INPUT) input: RemoveChannelInput, @CurrentSession() session: Session) {
    const { channelId } = await this.commands.execute(new RemoveChannelCommand({ ...named(input), session }));
    return { __typename: 'ChannelRemoved', id: channelId };
  }

  @Mutation(() => TestChannelResult, {
    description: 'Sends a word to try a channel that the caller may change, and tells whether it was taken.',
  })
  async testChannel(@Args('input', INPUT) input: TestChannelInput, @CurrentSession() session: Session) {
    const tested = await this.commands.execute(new TestChannelCommand({ ...named(input), session }));
    return { __typename: 'ChannelTested', ...tested };
  }
}

@Resolver(() => CampaignType)
export class CampaignChannelsResolver {
  constructor(private readonly queries: QueryBus) {}

  @ResolveField('channels', () => [ChannelType], {
    description: 'Ways by which people are told, of those that the viewer may change.',
  })
  channels(@Parent() { id }: CampaignEntry, @CurrentSession() session: Session) {
    return this.queries.execute(new ChannelsQuery(session, id));
  }
}

const addedWith = ({ commandId, campaign, topics, remindHours }: AddChannelInput) => ({
  commandId,
  campaignId: campaign,
  topics: [...new Set(topics ?? Object.values(Topics))].sort() as Topic[],
  remindHours,
});

const named = ({ commandId, campaign, channel }: RemoveChannelInput) => ({
  commandId,
  campaignId: campaign,
  channelId: channel,
});
