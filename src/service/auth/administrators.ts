import type { CampaignRecord } from '../../read-model/index.js';
import type { Campaigns } from '../campaigns/campaigns.js';
import { refuseBots } from './seats.js';
import { ServiceError, viewerOf, type Session } from '../contracts/index.js';

/**
 * The name under which a session administrates a campaign: `admin` or the arbiter's seat.
 * Throws NOT_FOUND for a campaign it may not know, UNAUTHENTICATED or FORBIDDEN else.
 */
export function administrator(campaigns: Campaigns, session: Session, campaignId: string): string {
  const campaign = campaigns.find(campaignId);
  if (!campaign || !mayKnow(session, campaign))
    throw new ServiceError('NOT_FOUND', 'There is no such campaign');
  refuseBots(session);
  const viewer = viewerOf(session, campaignId);
  if (viewer.kind === 'seat' && viewer.role === 'arbiter') return viewer.seat;
  if (session.admin) return 'admin';
  throw session.holder === 'anonymous'
    ? new ServiceError('UNAUTHENTICATED', 'This needs the token of the arbiter')
    : new ServiceError('FORBIDDEN', 'This is for the arbiter');
}

/** Whether a session may know that a campaign exists. */
export const mayKnow = (session: Session, campaign: CampaignRecord): boolean =>
  campaign.policy.publicReading ||
  session.admin ||
  session.bot?.campaignId === campaign.id ||
  viewerOf(session, campaign.id).kind === 'seat';

/** Throws BAD_USER_INPUT for a commandId of another length than 1 to 128. */
export function checkCommandId(commandId: string): void {
  if (!/^.{1,128}$/su.test(commandId)) {
    throw new ServiceError('BAD_USER_INPUT', 'A commandId has 1 to 128 characters', ['commandId']);
  }
}
