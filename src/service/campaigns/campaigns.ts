import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { streamOf, type CampaignRecord, type ReadModel } from '../../read-model/index.js';
import { Dealing } from '../dealing.js';
import { Inject } from '../inject.js';
import { READ_MODEL } from '../ports.js';

const REMEMBERED = 1000;

/** Campaign records at hand, so that a command or a query need not parse one anew. */
@Injectable()
export class Campaigns {
  private readonly known = new LRUCache<string, CampaignRecord>({ max: REMEMBERED });
  private readonly stop: () => void;

  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly dealing: Dealing,
  ) {
    this.stop = readModel.projector.onProjected((stream) => {
      const changed = streamOf(stream);
      if (changed?.kind === 'campaign') this.known.delete(changed.id);
    });
  }

  /** Null when the read model knows no such campaign. Throws ELSEWHERE where another group may. */
  find(campaignId: string): CampaignRecord | null {
    const known = this.known.get(campaignId);
    if (known) return known;
    const found = this.readModel.directory.campaign(campaignId)?.record ?? null;
    if (!found) this.dealing.checkHere(campaignId);
    else this.known.set(campaignId, found);
    return found;
  }

  close(): void {
    this.stop();
  }
}
