import { Injectable } from '@nestjs/common';
import { existing } from '../../kernel/index.js';
import type { CampaignRecord, ChannelRecord } from '../../read-model/index.js';
import type { ServiceKey } from '../auth/service-key.js';
import type { Notice, Words } from '../contracts/index.js';
import { Inject } from '../inject.js';
import { CLOCK, SERVICE_KEY, SETTINGS, type Clock } from '../ports.js';
import { addressOf, Settings } from '../settings.js';
import { bodyOf, signedHeaders, type Message } from './bodies.js';
import { openTarget, webhookSecret } from './channel-keys.js';
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
    @Inject(SERVICE_KEY) private readonly key: ServiceKey,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
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
    return this.toWebhook(record, message);
  }

  private toWebhook({ id, target, format }: ChannelRecord, message: Message): Promise<Outcome> {
    const body = bodyOf(message, existing(format, 'format of the webhook'));
    const url = openTarget(this.key, id, existing(target, 'address of the webhook'));
    const headers = signedHeaders(message, body, webhookSecret(this.key, id), this.clock());
    return this.post.send({ url, headers, body });
  }
}
