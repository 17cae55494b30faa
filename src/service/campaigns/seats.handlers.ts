import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ReadModel, SeatRecord } from '../../read-model/index.js';
import { administrator, checkCommandId } from '../auth/administrators.js';
import { claimToken, isClaimAgain } from '../auth/first-token.js';
import { refuseBots } from '../auth/seats.js';
import { codeHash, heldWith, inviteCode, secretHash } from '../auth/secrets.js';
import type { ServiceKey } from '../auth/service-key.js';
import {
  ClaimSeatCommand,
  InviteToSeatCommand,
  RevokeSeatCommand,
  ServiceError,
  viewerOf,
  type Session,
} from '../contracts/index.js';
import { Inject } from '../inject.js';
import { CLOCK, READ_MODEL, SERVICE_KEY, SETTINGS, type Clock } from '../ports.js';
import { Settings } from '../settings.js';
import { checkOnRecord, doneBefore, plainSeat, seatOf } from './administration.js';
import { CampaignLog } from './campaign-log.js';
import { Campaigns } from './campaigns.js';

const DAY_MS = 86_400_000;
/** People on one seat at once. */
const MOST_HOLDERS = 10;

/** Until when an invite of a moment is good. */
export const expiryOf = (at: string, { inviteDays }: Pick<Settings, 'inviteDays'>): string =>
  new Date(Date.parse(at) + inviteDays * DAY_MS).toISOString();

/** Whether a person holds a seat themselves: whoever does shares it with others, and nobody else does it for them. */
function isHolder(session: Session, campaignId: string, seat: string): boolean {
  const viewer = viewerOf(session, campaignId);
  return !session.bot && viewer.kind === 'seat' && viewer.seat === seat;
}

@CommandHandler(InviteToSeatCommand)
export class InviteToSeatHandler implements ICommandHandler<InviteToSeatCommand> {
  constructor(
    private readonly log: CampaignLog,
    private readonly campaigns: Campaigns,
    @Inject(SERVICE_KEY) private readonly key: ServiceKey,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute({ session, commandId, campaignId, seat }: InviteToSeatCommand) {
    checkCommandId(commandId);
    const shares = isHolder(session, campaignId, seat);
    const actor = shares ? seat : administrator(this.campaigns, session, campaignId);
    const at = this.clock();
    const code = inviteCode(this.key, campaignId, seat, actor, commandId);
    let expiresAt = expiryOf(at, this.settings);
    const found = await this.log.administer(campaignId, { actor, commandId, at }, (campaign) => {
      const before = doneBefore(
        campaign,
        { actor, commandId },
        'campaign.SeatInvited',
        (data) => data.seat === seat,
      );
      expiresAt = before?.data.expiresAt ?? expiresAt;
      if (before) return [];
      const wanted = seatOf(campaign, seat);
      const { holders } = wanted;
      checkOnRecord(actor, wanted);
      if (shares ? !heldWith(holders, session.holder) : holders.length > 0)
        throw new ServiceError(
          'CONFLICT',
          'The seat is taken: whoever holds it invites others beside them. To give it to somebody else, revoke it first',
          ['seat'],
        );
      checkRoom(holders);
      return [{ type: 'campaign.SeatInvited', data: { seat, codeHash: codeHash(code), expiresAt } }];
    });
    return { seat: plainSeat(seatOf(found, seat)), code, expiresAt };
  }
}

function checkRoom({ length }: SeatRecord['holders']): void {
  if (length < MOST_HOLDERS) return;
  throw new ServiceError('CONFLICT', `A seat is held by ${MOST_HOLDERS} people at most`, ['seat']);
}

@CommandHandler(RevokeSeatCommand)
export class RevokeSeatHandler implements ICommandHandler<RevokeSeatCommand> {
  constructor(
    private readonly log: CampaignLog,
    private readonly campaigns: Campaigns,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ session, commandId, campaignId, seat, token = null }: RevokeSeatCommand) {
    checkCommandId(commandId);
    const own = token !== null && isHolder(session, campaignId, seat);
    const actor = own ? seat : administrator(this.campaigns, session, campaignId);
    const by = { actor, commandId, at: this.clock() };
    const data = { seat, ...(token === null ? {} : { token }) };
    const found = await this.log.administer(campaignId, by, (campaign) => {
      const same = (done: { readonly seat: string; readonly token?: string }): boolean =>
        done.seat === seat && done.token === data.token;
      if (doneBefore(campaign, by, 'campaign.SeatRevoked', same)) return [];
      const wanted = seatOf(campaign, seat);
      const { holders } = wanted;
      checkOnRecord(actor, wanted);
      const at = holders.findIndex(({ key }) => key === token);
      if (token !== null && at < 0)
        throw new ServiceError('NOT_FOUND', 'No such token holds the seat', ['token']);
      const mine = heldWith(holders, session.holder);
      if (own && (!mine || at < holders.indexOf(mine)))
        throw new ServiceError(
          'FORBIDDEN',
          'Whoever shares a seat ends their own token, or one that came after theirs',
          ['token'],
        );
      return [{ type: 'campaign.SeatRevoked', data }];
    });
    return { campaignId, seat: plainSeat(seatOf(found, seat)) };
  }
}

@CommandHandler(ClaimSeatCommand)
export class ClaimSeatHandler implements ICommandHandler<ClaimSeatCommand> {
  constructor(
    private readonly log: CampaignLog,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(SERVICE_KEY) private readonly key: ServiceKey,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ session, bearer, commandId, code }: ClaimSeatCommand) {
    checkCommandId(commandId);
    refuseBots(session);
    const hash = codeHash(code);
    const { campaignId, seat } = await this.invited(hash);
    // The admin's token stays the admin's alone; a bearer that nobody knows is no token.
    const joins = bearer !== null && session.seats.length > 0 && !session.admin;
    const held = session.seats.find((each) => each.campaignId === campaignId);
    if (joins && held && held.seat !== seat) {
      throw new ServiceError('CONFLICT', 'This token holds another seat of the campaign', ['code']);
    }
    const token = joins ? bearer : claimToken(this.key, campaignId, hash, commandId);
    const at = this.clock();
    const there = await this.log.administer(
      campaignId,
      { actor: seat, commandId: `claim-${hash.slice(0, 16)}`, at },
      (campaign) => {
        const found = seatOf(campaign, seat);
        if (isClaimAgain(found, hash, token, at)) return [];
        const { invite, holders } = found;
        if (joins && heldWith(holders, session.holder))
          throw new ServiceError('CONFLICT', 'This token holds the seat already', ['code']);
        if (invite?.codeHash !== hash || invite.expiresAt < at) throw unknownCode();
        return [
          { type: 'campaign.SeatClaimed', data: { seat, tokenHash: secretHash(token), codeHash: hash } },
        ];
      },
    );
    return { campaignId, seat: plainSeat(seatOf(there, seat)), token: joins ? null : token };
  }

  private async invited(hash: string) {
    const found = this.readModel.directory.invited(hash);
    if (found) return found;
    // It may have been made on another node a moment ago.
    await this.readModel.projector.caughtUp();
    const late = this.readModel.directory.invited(hash);
    if (!late) throw unknownCode();
    return late;
  }
}

const unknownCode = (): ServiceError =>
  new ServiceError('NOT_FOUND', 'This code is unknown, used or expired', ['code']);
