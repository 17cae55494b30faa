import { Injectable } from '@nestjs/common';
import { existing } from '../../kernel/index.js';
import type { CampaignRecord, ChannelRecord } from '../../read-model/index.js';
import type { ServiceKey } from '../auth/service-key.js';
import type { Notice, Words } from '../contracts/index.js';
import { Inject } from '../inject.js';
import { OBSERVER, type Observer } from '../observing/observer.js';
import { CLOCK, SERVICE_KEY, SETTINGS, type Clock } from '../ports.js';
import { addressOf, Settings } from '../settings.js';
import { bodyOf, signedHeaders, type Message } from './bodies.js';
import { linkToken, openTarget, webhookSecret } from './channel-keys.js';
import { MAILER, type Mailer } from './mail.js';
import { Post, type Outcome } from './post.js';

/** Something to be told by a channel, in words. */
export interface Telling {
  readonly record: ChannelRecord;
  readonly campaign: CampaignRecord;
  /** Names it among all that the channel tells. */
  readonly name: string;
  readonly notice: Notice;
  readonly words: Words;
}

/** Sends by the way of a channel. */
@Injectable()
export class Deliveries {
  constructor(
    private readonly post: Post,
    @Inject(MAILER) private readonly mailer: Mailer | null,
    @Inject(SERVICE_KEY) private readonly key: ServiceKey,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(OBSERVER) private readonly observer: Observer,
  ) {}

  /** Never throws for what the other side does. */
  deliver({ record, campaign, name, notice, words }: Telling): Promise<Outcome> {
    const message: Message = {
      id: `${record.id}-${name}`,
      notice,
      words,
      campaign,
      seat: record.seat,
      link: `${addressOf(this.settings)}/app/c/${campaign.id}`,
    };
    const target = openTarget(this.key, record.id, existing(record.target, 'address of the channel'));
    return this.observer.delivery(record.kind, () =>
      record.kind === 'email'
        ? this.toReader(record, target, message)
        : this.toWebhook(record, target, message),
    );
  }

  private toWebhook({ id, format }: ChannelRecord, url: string, message: Message): Promise<Outcome> {
    const body = bodyOf(message, existing(format, 'format of the webhook'));
    const headers = signedHeaders(message, body, webhookSecret(this.key, id), this.clock());
    return this.post.send({ url, headers, body });
  }

  private async toReader({ id }: ChannelRecord, to: string, message: Message): Promise<Outcome> {
    if (!this.mailer) return { taken: false, reason: 'This service sends no mails now', ours: true };
    const { words, notice } = message;
    const link = `${addressOf(this.settings)}/unsubscribe/${linkToken(this.key, 'unsubscribe', id)}`;
    const unsubscribe = notice.kind === 'code' ? null : link;
    const lines = [...words.lines, '', message.link, '', '-- ', `No more of these mails: ${link}`];
    return this.mailer.send({
      to,
      subject: words.title,
      text: lines.join('\n'),
      id: message.id,
      unsubscribe,
    });
  }
}
