import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CampaignRecord, ReadModel, SeatRecord } from '../../read-model/index.js';
import { mayKnow } from '../auth/administrators.js';
import { refuseBots } from '../auth/seats.js';
import { TokenUses } from '../auth/token-uses.js';
import { ServiceError, TokensQuery, viewerOf, type Session, type TokenEntry } from '../contracts/index.js';
import { Inject } from '../inject.js';
import { READ_MODEL } from '../ports.js';
import { botEntry } from './bots.handlers.js';
import { Campaigns } from './campaigns.js';

const ALL = { ruleset: null, nameContains: null, also: 'all', only: null, after: null } as const;

@QueryHandler(TokensQuery)
export class TokensHandler implements IQueryHandler<TokensQuery> {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly campaigns: Campaigns,
    private readonly uses: TokenUses,
  ) {}

  async execute({ session, campaignId }: TokensQuery): Promise<readonly TokenEntry[]> {
    refuseBots(session);
    return campaignId === null ? this.ofService(session) : this.ofCampaign(session, campaignId);
  }

  private ofService(session: Session): readonly TokenEntry[] {
    if (!session.admin) throw refused(session);
    const { directory } = this.readModel;
    const hash = directory.adminTokenHash();
    const lastUsedAt = hash && this.uses.last(hash);
    const admin = {
      kind: 'admin',
      id: 'admin',
      campaignId: null,
      seat: null,
      name: null,
      madeAt: null,
    } as const;
    const rows = directory.campaigns({ ...ALL, limit: Number.MAX_SAFE_INTEGER });
    return [{ ...admin, lastUsedAt }, ...rows.flatMap(({ record }) => this.all(record))];
  }

  private ofCampaign(session: Session, campaignId: string): readonly TokenEntry[] {
    const campaign = this.campaigns.find(campaignId);
    if (!campaign || !mayKnow(session, campaign))
      throw new ServiceError('NOT_FOUND', 'There is no such campaign', ['campaign']);
    const viewer = viewerOf(session, campaignId);
    if (session.admin || (viewer.kind === 'seat' && viewer.role === 'arbiter')) return this.all(campaign);
    if (viewer.kind !== 'seat') throw refused(session);
    return this.all({
      ...campaign,
      seats: campaign.seats.filter(({ id }) => id === viewer.seat),
      bots: campaign.bots.filter(({ madeBy }) => madeBy === viewer.seat),
    });
  }

  private all(campaign: CampaignRecord): readonly TokenEntry[] {
    const seats = campaign.seats.flatMap((seat) => this.seatEntries(campaign, seat));
    return [
      ...seats,
      ...campaign.bots.map((bot) => botEntry(campaign.id, bot, this.uses.last(bot.tokenHash))),
    ];
  }

  private seatEntries(
    { id: campaignId, createdAt }: CampaignRecord,
    { id: seat, holders }: SeatRecord,
  ): readonly TokenEntry[] {
    return holders.map(({ key, tokenHash, claim }) => {
      const times = { madeAt: claim?.at ?? createdAt, lastUsedAt: this.uses.last(tokenHash) };
      return { kind: 'seat', id: key, campaignId, seat, name: null, ...times };
    });
  }
}

const refused = ({ holder }: Session): ServiceError =>
  holder === 'anonymous'
    ? new ServiceError('UNAUTHENTICATED', 'This needs a token')
    : new ServiceError('FORBIDDEN', 'This is for the admin, or in a campaign for whoever holds a seat');
