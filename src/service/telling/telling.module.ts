import { Module } from '@nestjs/common';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { provider } from '../inject.js';
import { PlayModule } from '../play/play.module.js';
import { SETTINGS } from '../ports.js';
import { QueriesModule } from '../queries/queries.module.js';
import { AddCalendarHandler, CalendarHandler } from './calendars.handlers.js';
import { ChannelLog } from './channel-log.js';
import { ChannelRights } from './channel-rights.js';
import { ChannelsHandler, RemoveChannelHandler, TestChannelHandler } from './channels.handlers.js';
import { Deliveries } from './deliveries.js';
import { AddEmailHandler, ConfirmEmailHandler, UnsubscribeHandler } from './email.handlers.js';
import { Mailer, MAILER } from './mail.js';
import { NewChannels } from './new-channels.js';
import { Notices } from './notices.js';
import { Post } from './post.js';
import { Teller } from './teller.js';
import { AddWebhookHandler } from './webhooks.handlers.js';

/** Tells people what happens, by channels that they have asked for. */
@Module({
  imports: [CampaignsModule, PlayModule, QueriesModule],
  providers: [
    provider(Post, [SETTINGS], ({ webhookNetworks }) => new Post(webhookNetworks)),
    provider(MAILER, [SETTINGS], ({ smtpUrl, mailFrom }) =>
      smtpUrl !== undefined && mailFrom !== undefined ? new Mailer(smtpUrl, mailFrom) : null,
    ),
    ChannelLog,
    ChannelRights,
    NewChannels,
    Notices,
    Deliveries,
    Teller,
    AddWebhookHandler,
    AddCalendarHandler,
    CalendarHandler,
    AddEmailHandler,
    ConfirmEmailHandler,
    UnsubscribeHandler,
    RemoveChannelHandler,
    TestChannelHandler,
    ChannelsHandler,
  ],
  exports: [Teller],
})
export class TellingModule {}
