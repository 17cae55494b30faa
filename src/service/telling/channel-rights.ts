import { Injectable } from '@nestjs/common';
import type { SeatRole } from '../../kernel/index.js';
import type { CampaignRecord, ChannelRecord, ReadModel } from '../../read-model/index.js';
import { administrator, mayKnow } from '../auth/administrators.js';
import { seatIn } from '../auth/seats.js';
import { Campaigns } from '../campaigns/campaigns.js';
import {
  ServiceError,
  viewerOf,
  type ChannelEntry,
  type NamedChannel,
  type Session,
  type Whose,
} from '../contracts/index.js';
import { Inject } from '../inject.js';
import { READ_MODEL } from '../ports.js';

const ROLES: readonly SeatRole[] = ['player', 'arbiter', 'spectator'];

/** Whose a new channel is, and who adds it. */
export interface Owner {
  readonly campaign: CampaignRecord;
  readonly actor: string;
  readonly seat: string | null;
  readonly holder: string | null;
}

/** Who may add, see and change channels: those of a campaign its arbiter and the admin, those of a seat whoever holds it. */
@Injectable()
export class ChannelRights {
  constructor(
    private readonly campaigns: Campaigns,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
  ) {}

  /** Throws NOT_FOUND for a campaign that the session may not know, UNAUTHENTICATED or FORBIDDEN else. */
  owner(session: Session, campaignId: string, whose: Whose): Owner {
    const campaign = this.campaigns.find(campaignId);
    if (!campaign || !mayKnow(session, campaign))
      throw new ServiceError('NOT_FOUND', 'There is no such campaign', ['input', 'campaign']);
    if (whose === 'campaign')
      return {
        campaign,
        actor: administrator(this.campaigns, session, campaignId),
        seat: null,
        holder: null,
      };
    const { seat } = seatIn(session, campaignId, ROLES);
    return { campaign, actor: seat, seat, holder: session.holder };
  }

  /** A channel that the session may change, and the name by which it does. Throws NOT_FOUND for every other. */
  mine({ session, campaignId, channelId }: NamedChannel): {
    readonly record: ChannelRecord;
    readonly actor: string;
  } {
    const record = this.readModel.directory.channel(channelId);
    const actor = record?.campaignId === campaignId ? this.actorOn(session, record) : null;
    if (!record || actor === null)
      throw new ServiceError('NOT_FOUND', 'You have no such channel', ['input', 'channel']);
    return { record, actor };
  }

  /** Channels of a campaign that the session may change. */
  all(session: Session, campaignId: string): readonly ChannelRecord[] {
    return this.readModel.directory
      .channels(campaignId)
      .filter((record) => this.actorOn(session, record) !== null);
  }

  private actorOn(session: Session, { campaignId, seat, holder }: ChannelRecord): string | null {
    const viewer = viewerOf(session, campaignId);
    if (seat !== null)
      return viewer.kind === 'seat' && viewer.seat === seat && session.holder === holder ? seat : null;
    if (viewer.kind === 'seat' && viewer.role === 'arbiter') return viewer.seat;
    return session.admin ? 'admin' : null;
  }
}

/** A channel without its address and what it has told. */
export function entryOf(record: ChannelRecord): ChannelEntry {
  const {
    target: _target,
    holder: _holder,
    told: _told,
    reminded: _reminded,
    madeBy: _madeBy,
    length: _length,
    ...entry
  } = record;
  return entry;
}
