import { Injectable } from '@nestjs/common';
import type { CampaignRecord, DeadlineEvent } from '../../read-model/index.js';
import { administrator, checkCommandId } from '../auth/administrators.js';
import { doneBefore } from '../campaigns/administration.js';
import { CampaignLog } from '../campaigns/campaign-log.js';
import { Campaigns } from '../campaigns/campaigns.js';
import type { Session } from '../contracts/index.js';
import { Inject } from '../inject.js';
import { CLOCK, type Clock } from '../ports.js';

/** Who says something of a campaign's deadlines. */
export interface Saying {
  readonly session: Session;
  readonly commandId: string;
  readonly campaignId: string;
}

type DataOf<T extends DeadlineEvent['type']> = Extract<DeadlineEvent, { readonly type: T }>['data'];

/** What the arbiter says of deadlines, or the admin: each word once for its commandId, on the record. */
@Injectable()
export class DeadlineWords {
  constructor(
    private readonly log: CampaignLog,
    private readonly campaigns: Campaigns,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param same whether what was said before by the commandId is what is said now
   * @param data what is said, unless it was; throws a ServiceError where the campaign does not allow it
   */
  async say<T extends DeadlineEvent['type']>(
    { session, commandId, campaignId }: Saying,
    type: T,
    same: (data: DataOf<T>) => boolean,
    data: (record: CampaignRecord) => DataOf<T>,
  ): Promise<void> {
    checkCommandId(commandId);
    const by = { actor: administrator(this.campaigns, session, campaignId), commandId, at: this.clock() };
    await this.log.administer(campaignId, by, (campaign) => {
      if (doneBefore(campaign, by, type, same as never)) return [];
      return [{ type, data: data(campaign.record) } as DeadlineEvent];
    });
  }
}
