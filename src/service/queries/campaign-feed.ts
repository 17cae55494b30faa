import { Injectable } from '@nestjs/common';
import { streamOf, type ReadModel } from '../../read-model/index.js';
import { mayKnow } from '../auth/administrators.js';
import { ServiceError, type CampaignChange, type CampaignFeed, type Session } from '../contracts/index.js';
import { Dealing } from '../dealing.js';
import { Inject } from '../inject.js';
import { TimelineAccess } from '../play/timeline-access.js';
import { CLOCK, READ_MODEL, type Clock } from '../ports.js';
import { campaignEntry } from './entries.js';
import { checkHeld } from './feed.js';
import { pulled } from './pulled.js';

/** Tells readers of a campaign that something in it has changed, and nobody by it what they may not know. */
@Injectable()
export class Changes implements CampaignFeed {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly access: TimelineAccess,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly dealing: Dealing,
  ) {}

  follow(session: Session, campaignId: string): AsyncIterableIterator<CampaignChange> {
    /** Timelines that have gone on, and the campaign itself where it has; each once, in their order. */
    const touched = new Set<string>();
    /** As the session was last told: of a timeline how far it goes, of the campaign all of it. */
    const told = new Map<string, string>();
    let ended = false;
    let wake = (): void => undefined;
    const stop = this.readModel.projector.onProjected((name) => {
      const stream = streamOf(name);
      if (!stream || !this.isOf(campaignId, stream)) return;
      touched.add(stream.id);
      wake();
    });
    const end = (): void => {
      ended = true;
      stop();
      wake();
    };
    const look = async (id: string): Promise<boolean> => {
      const now = await this.seen(session, campaignId, id);
      if (now === null || now === told.get(id)) return false;
      told.set(id, now);
      return true;
    };
    const begin = async (): Promise<void> => {
      await look(campaignId);
      for (const { facts } of this.readModel.directory.timelines(campaignId)) await look(facts.id);
    };
    const goOn = async (): Promise<CampaignChange | undefined> => {
      while (!ended) {
        const [id] = touched;
        if (id === undefined) await new Promise<void>((resolve) => (wake = resolve));
        else {
          touched.delete(id);
          if (await look(id)) return { timeline: id === campaignId ? null : id };
        }
      }
      return undefined;
    };
    let isBegun = false;
    const pull = async (): Promise<CampaignChange | undefined> => {
      if (isBegun) return goOn();
      isBegun = true;
      await begin();
      return { timeline: null };
    };
    return pulled(pull, end);
  }

  private isOf(campaignId: string, { kind, id }: { readonly kind: string; readonly id: string }): boolean {
    if (kind === 'campaign') return id === campaignId;
    return kind === 'timeline' && this.readModel.directory.timeline(id)?.facts.campaignId === campaignId;
  }

  /** What the session may know of a timeline, or of the campaign itself; null where it may not know of it. */
  private async seen(session: Session, campaignId: string, id: string): Promise<string | null> {
    if (id !== campaignId) {
      const view = await this.access.upToDamage(session, id);
      return view && String(view.last);
    }
    const row = this.readModel.directory.campaign(campaignId);
    if (!row) this.dealing.checkHere(campaignId);
    if (!row || !mayKnow(session, row.record))
      throw new ServiceError('NOT_FOUND', 'There is no such campaign', ['campaign']);
    checkHeld(session, row.record);
    const { lastActivityAt: _, seats, ...entry } = campaignEntry(row, this.clock());
    // When an invite ends is not shown to everybody.
    return JSON.stringify({ ...entry, seats: seats.map(({ inviteExpiresAt: __, ...seat }) => seat) });
  }
}
