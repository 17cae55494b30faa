import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ServiceKey } from '../auth/service-key.js';
import { AddWebhookCommand, ServiceError } from '../contracts/index.js';
import { Inject } from '../inject.js';
import { SERVICE_KEY } from '../ports.js';
import { webhookSecret } from './channel-keys.js';
import { entryOf } from './channel-rights.js';
import { NewChannels } from './new-channels.js';
import { Post } from './post.js';

@CommandHandler(AddWebhookCommand)
export class AddWebhookHandler implements ICommandHandler<AddWebhookCommand> {
  constructor(
    private readonly channels: NewChannels,
    private readonly post: Post,
    @Inject(SERVICE_KEY) private readonly key: ServiceKey,
  ) {}

  async execute({ url, ...given }: AddWebhookCommand) {
    const objection = this.post.objection(url);
    if (objection !== null) throw new ServiceError('BAD_USER_INPUT', objection, ['input', 'url']);
    // What follows the host may be a secret: it is shown to nobody.
    const record = await this.channels.add({
      ...given,
      kind: 'webhook',
      target: url,
      shown: new URL(url).host,
    });
    return { channel: entryOf(record), secret: webhookSecret(this.key, record.id) };
  }
}
