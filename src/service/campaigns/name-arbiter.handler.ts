import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { existing } from '../../kernel/index.js';
import { checkCommandId } from '../auth/administrators.js';
import { codeHash, inviteCode } from '../auth/secrets.js';
import type { ServiceKey } from '../auth/service-key.js';
import { NameArbiterCommand, ServiceError } from '../contracts/index.js';
import { Inject } from '../inject.js';
import { CLOCK, SERVICE_KEY, SETTINGS, type Clock } from '../ports.js';
import { Settings } from '../settings.js';
import { doneBefore, plainSeat, seatOf } from './administration.js';
import { CampaignLog } from './campaign-log.js';
import { Campaigns } from './campaigns.js';
import { expiryOf } from './seats.handlers.js';

/** The name of the admin in administration streams. */
const ADMIN = 'admin';

@CommandHandler(NameArbiterCommand)
export class NameArbiterHandler implements ICommandHandler<NameArbiterCommand> {
  constructor(
    private readonly log: CampaignLog,
    private readonly campaigns: Campaigns,
    @Inject(SERVICE_KEY) private readonly key: ServiceKey,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute({ session, commandId, campaignId, reason }: NameArbiterCommand) {
    checkCommandId(commandId);
    if (!session.admin) throw new ServiceError('FORBIDDEN', 'Another arbiter is named by the admin alone');
    const seat = this.campaigns.find(campaignId)?.seats.find(({ role }) => role === 'arbiter')?.id;
    if (seat === undefined) throw new ServiceError('NOT_FOUND', 'There is no such campaign', ['campaign']);
    const by = { actor: ADMIN, commandId, at: this.clock() };
    const code = inviteCode(this.key, campaignId, seat, ADMIN, commandId);
    let expiresAt = expiryOf(by.at, this.settings);
    const found = await this.log.administer(campaignId, by, (campaign) => {
      const before = doneBefore(campaign, by, 'campaign.ArbiterNamed', (data) => data.reason === reason);
      expiresAt = before?.data.expiresAt ?? expiresAt;
      if (before) return [];
      return [{ type: 'campaign.ArbiterNamed', data: { seat, codeHash: codeHash(code), expiresAt, reason } }];
    });
    return { seat: plainSeat(seatOf(existing(found, 'campaign'), seat)), code, expiresAt };
  }
}
