import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BotRecord, SeatRecord } from '../../read-model/index.js';
import { administrator, checkCommandId } from '../auth/administrators.js';
import { seatIn } from '../auth/seats.js';
import { botToken, heldWith, secretHash } from '../auth/secrets.js';
import type { ServiceKey } from '../auth/service-key.js';
import {
  MakeBotCommand,
  RevokeBotCommand,
  ServiceError,
  viewerOf,
  type Session,
  type TokenEntry,
} from '../contracts/index.js';
import { Inject } from '../inject.js';
import { CLOCK, SERVICE_KEY, type Clock } from '../ports.js';
import { doneBefore, seatOf } from './administration.js';
import { CampaignLog, type CampaignAtHead } from './campaign-log.js';
import { Campaigns } from './campaigns.js';

/** Bots of one seat at once. */
const MOST_BOTS = 10;

export const botEntry = (
  campaignId: string,
  { id, seat, name, madeAt }: Omit<BotRecord, 'madeWith'>,
  lastUsedAt: string | null,
): TokenEntry => ({ kind: 'bot', id, campaignId, seat, name, madeAt, lastUsedAt });

const noBot = (): ServiceError => new ServiceError('NOT_FOUND', 'There is no such bot', ['bot']);

@CommandHandler(MakeBotCommand)
export class MakeBotHandler implements ICommandHandler<MakeBotCommand> {
  constructor(
    private readonly log: CampaignLog,
    @Inject(SERVICE_KEY) private readonly key: ServiceKey,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ session, commandId, campaignId, name }: MakeBotCommand) {
    checkCommandId(commandId);
    const { seat: actor, role } = seatIn(session, campaignId, ['player', 'arbiter', 'spectator']);
    const by = { actor, commandId, at: this.clock() };
    let bot = { id: '', name, madeBy: actor, seat: role === 'arbiter' ? null : actor, madeAt: by.at };
    let token = '';
    await this.log.administer(campaignId, by, (campaign) => {
      // Whoever sits on the seat after another is told nothing of what that one has made.
      token = botToken(this.key, campaignId, session.holder, actor, commandId);
      const tokenHash = secretHash(token);
      const before = doneBefore(
        campaign,
        by,
        'campaign.BotMade',
        (data) => data.name === name && data.tokenHash === tokenHash,
      );
      bot = { ...bot, id: before?.data.bot ?? nextBot(campaign), madeAt: before?.at ?? by.at };
      if (before) return [];
      checkRoom(campaign, seatOf(campaign, actor));
      const { id, madeAt: _at, ...made } = bot;
      const madeWith = heldWith(seatOf(campaign, actor).holders, session.holder)?.tokenHash;
      const data = { bot: id, ...made, tokenHash, ...(madeWith ? { madeWith } : {}) };
      return [{ type: 'campaign.BotMade', data }];
    });
    return { bot: botEntry(campaignId, { ...bot, tokenHash: secretHash(token) }, null), token };
  }
}

/** Bots are numbered in the order of their making, those that are gone too. */
const nextBot = ({ events }: CampaignAtHead): string =>
  `bot-${events.filter(({ type }) => type === 'campaign.BotMade').length + 1}`;

function checkRoom({ record }: CampaignAtHead, { id }: SeatRecord): void {
  if (record.bots.filter(({ madeBy }) => madeBy === id).length < MOST_BOTS) return;
  throw new ServiceError('CONFLICT', `A seat has ${MOST_BOTS} bots at most: revoke one first`);
}

@CommandHandler(RevokeBotCommand)
export class RevokeBotHandler implements ICommandHandler<RevokeBotCommand> {
  constructor(
    private readonly log: CampaignLog,
    private readonly campaigns: Campaigns,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ session, commandId, campaignId, bot }: RevokeBotCommand) {
    checkCommandId(commandId);
    const { actor, own } = this.revoker(session, campaignId);
    const by = { actor, commandId, at: this.clock() };
    await this.log.administer(campaignId, by, (campaign) => {
      if (doneBefore(campaign, by, 'campaign.BotRevoked', (data) => data.bot === bot)) return [];
      const found = campaign.record.bots.find((each) => each.id === bot);
      if (!found || (own && found.madeBy !== actor)) throw noBot();
      return [{ type: 'campaign.BotRevoked', data: { bot } }];
    });
    return { campaignId, bot };
  }

  /** Who revokes, and whether no others than their own. */
  private revoker(session: Session, campaignId: string): { readonly actor: string; readonly own: boolean } {
    const viewer = viewerOf(session, campaignId);
    if (viewer.kind === 'seat' && viewer.role !== 'arbiter')
      return { actor: seatIn(session, campaignId, [viewer.role]).seat, own: true };
    return { actor: administrator(this.campaigns, session, campaignId), own: false };
  }
}
