import {
  CommandHandler,
  QueryBus,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import type { ReadModel } from '../../read-model/index.js';
import type { ServiceKey } from '../auth/service-key.js';
import { Campaigns } from '../campaigns/campaigns.js';
import { AddCalendarCommand, CalendarQuery, DueQuery, type Calendar } from '../contracts/index.js';
import { Inject } from '../inject.js';
import { READ_MODEL, SERVICE_KEY, SETTINGS } from '../ports.js';
import { addressOf, Settings } from '../settings.js';
import { channelOfLink, linkToken } from './channel-keys.js';
import { entryOf } from './channel-rights.js';
import { NewChannels } from './new-channels.js';
import { readerOf } from './readers.js';

@CommandHandler(AddCalendarCommand)
export class AddCalendarHandler implements ICommandHandler<AddCalendarCommand> {
  constructor(
    private readonly channels: NewChannels,
    @Inject(SERVICE_KEY) private readonly key: ServiceKey,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute(given: AddCalendarCommand) {
    const added = { kind: 'calendar', format: null, target: null, shown: '', topics: ['reminder'] } as const;
    const record = await this.channels.add({ ...given, ...added });
    const link = linkToken(this.key, 'calendar', record.id);
    return { channel: entryOf(record), url: `${addressOf(this.settings)}/calendar/${link}.ics` };
  }
}

@QueryHandler(CalendarQuery)
export class CalendarHandler implements IQueryHandler<CalendarQuery> {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(SERVICE_KEY) private readonly key: ServiceKey,
    private readonly campaigns: Campaigns,
    private readonly queries: QueryBus,
  ) {}

  async execute({ link }: CalendarQuery): Promise<Calendar | null> {
    const id = channelOfLink(this.key, 'calendar', link);
    const record = id === null ? null : this.readModel.directory.channel(id);
    const campaign = record && this.campaigns.find(record.campaignId);
    const reader = campaign && readerOf(record, campaign);
    if (!reader) return null;
    const { seat, remindHours } = record;
    const due = await this.queries.execute(new DueQuery(reader, campaign.mainTimeline, seat));
    return { campaign, seat, remindHours, due };
  }
}
