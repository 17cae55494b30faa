import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { timingSafeEqual } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ReadModel } from '../../read-model/index.js';
import { checkCommandId } from '../auth/administrators.js';
import { codeHash } from '../auth/secrets.js';
import type { ServiceKey } from '../auth/service-key.js';
import {
  AddEmailCommand,
  ConfirmEmailCommand,
  ServiceError,
  UnsubscribeCommand,
} from '../contracts/index.js';
import { Inject } from '../inject.js';
import { CLOCK, READ_MODEL, SERVICE_KEY, SETTINGS, type Clock } from '../ports.js';
import { Settings } from '../settings.js';
import { channelOfLink, confirmationCode } from './channel-keys.js';
import { ChannelLog } from './channel-log.js';
import { ChannelRights, entryOf } from './channel-rights.js';
import { NewChannels } from './new-channels.js';

/** Addresses that one seat may have a code sent to in a day. */
const CODES_A_DAY = 5;
const DAY_S = 86_400;
const ATTEMPTS = 5;

@CommandHandler(AddEmailCommand)
export class AddEmailHandler implements ICommandHandler<AddEmailCommand> {
  private readonly codes = new RateLimiterMemory({ points: CODES_A_DAY, duration: DAY_S });

  constructor(
    private readonly channels: NewChannels,
    private readonly rights: ChannelRights,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute({ address, ...given }: AddEmailCommand) {
    if (this.settings.smtpUrl === undefined)
      throw new ServiceError('CONFLICT', 'This service sends no mails: its host has named no mail server');
    const { seat } = this.rights.owner(given.session, given.campaignId, 'seat');
    await this.count(`${given.campaignId} ${seat}`);
    const added = { ...given, whose: 'seat', kind: 'email', format: null } as const;
    return {
      channel: entryOf(await this.channels.add({ ...added, target: address, shown: shownOf(address) })),
    };
  }

  /** Nobody is to be flooded with codes by somebody who enters their address. */
  private async count(seat: string): Promise<void> {
    try {
      await this.codes.consume(seat);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new ServiceError('CONFLICT', 'Too many addresses were entered today; go on tomorrow');
    }
  }
}

/** `rita@example.org` → `r…@example.org` */
const shownOf = (address: string): string => address.replace(/^(.)[^@]*/, '$1…');

@CommandHandler(ConfirmEmailCommand)
export class ConfirmEmailHandler implements ICommandHandler<ConfirmEmailCommand> {
  constructor(
    private readonly rights: ChannelRights,
    private readonly log: ChannelLog,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(SERVICE_KEY) private readonly key: ServiceKey,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(command: ConfirmEmailCommand) {
    const { commandId, code } = command;
    checkCommandId(commandId);
    // The mail server may not have said yet that it took the code: then its stream moves on.
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { record, actor } = this.rights.mine(command);
      const wanted = codeHash(confirmationCode(this.key, record.id));
      if (!timingSafeEqual(Buffer.from(codeHash(code)), Buffer.from(wanted)))
        throw new ServiceError('NOT_FOUND', 'This is not the code that was sent', ['input', 'code']);
      if (record.state !== 'unconfirmed') return { channel: entryOf(record) };
      const by = { actor, commandId, at: this.clock() };
      if (await this.log.append(record, { type: 'channel.Confirmed', data: {} }, by))
        return { channel: entryOf(this.readModel.directory.channel(record.id) ?? record) };
    }
    throw new ServiceError('CONFLICT', 'The channel is busy; try again', ['input', 'channel']);
  }
}

@CommandHandler(UnsubscribeCommand)
export class UnsubscribeHandler implements ICommandHandler<UnsubscribeCommand> {
  constructor(
    private readonly log: ChannelLog,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(SERVICE_KEY) private readonly key: ServiceKey,
  ) {}

  async execute({ link, preview }: UnsubscribeCommand) {
    const id = channelOfLink(this.key, 'unsubscribe', link);
    for (;;) {
      const record = id === null ? null : this.readModel.directory.channel(id);
      if (!record) return { known: false };
      if (preview || record.state === 'off') return { known: true };
      // It may be sending something at this moment: then its stream has moved on.
      const off = { type: 'channel.SwitchedOff', data: { why: 'unsubscribed' } } as const;
      if (await this.log.note(record, off)) return { known: true };
    }
  }
}
