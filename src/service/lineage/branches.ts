import { Injectable } from '@nestjs/common';
import type { ReadModel } from '../../read-model/index.js';
import { commonRevision, type Segment } from '../../timelines/lineage.js';
import { Campaigns } from '../campaigns/campaigns.js';
import { Inject } from '../inject.js';
import { TimelineAccess } from '../play/timeline-access.js';
import { READ_MODEL } from '../ports.js';

/** Where the timelines of a campaign part from its main one: what the arbiter may have looked at before choosing. */
@Injectable()
export class Branches {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly campaigns: Campaigns,
    private readonly access: TimelineAccess,
  ) {}

  /**
   * The main timeline's turn that a fork at a revision looks into before it has ended; null where it looks into none:
   * the turn was completed, or the campaign is over.
   */
  async openTurn(campaignId: string, timelineId: string, revision: number): Promise<number | null> {
    const main = this.mainOf(campaignId);
    if (!main || main.over) return null;
    const shared = commonRevision(await this.whole(main.facts.id), await this.upTo(timelineId, revision));
    const ended = await this.access.turnEnd(main.facts.id, main.head.turn - 1, main.head.revision);
    return shared !== null && shared > (ended?.closed ?? -1) ? main.head.turn : null;
  }

  /**
   * Timelines, beside the one that is about to become the main one and the one that is, which left the main one where
   * it did or later.
   */
  async tried(campaignId: string, timelineId: string): Promise<number> {
    const main = this.mainOf(campaignId);
    if (!main) return 0;
    const trunk = await this.whole(main.facts.id);
    const parted = async (id: string): Promise<number> => commonRevision(trunk, await this.whole(id)) ?? -1;
    const from = await parted(timelineId);
    const others = this.readModel.directory
      .timelines(campaignId)
      .filter(({ facts }) => facts.id !== timelineId && facts.id !== main.facts.id);
    const leaving = await Promise.all(others.map(({ facts }) => parted(facts.id)));
    return leaving.filter((revision) => revision >= from).length;
  }

  private mainOf(campaignId: string) {
    const campaign = this.campaigns.find(campaignId);
    return campaign && this.readModel.directory.timeline(campaign.mainTimeline);
  }

  private async whole(timelineId: string): Promise<readonly Segment[]> {
    return this.upTo(timelineId, this.readModel.directory.timeline(timelineId)?.head.revision ?? -1);
  }

  private upTo(timelineId: string, revision: number): Promise<readonly Segment[]> {
    return this.readModel.history.segments(timelineId, 0, revision);
  }
}
