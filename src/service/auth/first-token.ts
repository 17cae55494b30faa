import type { CampaignAtHead } from '../campaigns/campaign-log.js';
import type { Session } from '../contracts/index.js';
import { secretHash } from './secrets.js';
import type { ServiceKey } from './service-key.js';

/** For so long after it a repeated opening is answered with the arbiter's token again. */
const ANSWERED_AGAIN_MS = 3_600_000;

/**
 * The arbiter's token of a new campaign: 256 bits that follow from the opening, so that whoever did not get the answer can
 * ask for it again, from any node, though only the token's hash is stored.
 */
export const firstToken = (key: ServiceKey, campaignId: string, commandId: string): string =>
  `wl_${key.derive('first-token', campaignId, commandId).toString('base64url')}`;

/**
 * The arbiter's token for whoever repeats an opening; null for nobody in particular (everybody may know the commandId),
 * an hour later, or when the seat holds another token by now.
 */
export function firstTokenAgain(
  key: ServiceKey,
  session: Session,
  { record, events }: CampaignAtHead,
  now: string,
): string | null {
  const opened = events[0]!;
  if (session.holder === 'anonymous' || Date.parse(now) - Date.parse(opened.at) > ANSWERED_AGAIN_MS)
    return null;
  const token = firstToken(key, record.id, opened.commandId);
  const hash = secretHash(token);
  return record.seats.some((each) => each.role === 'arbiter' && each.tokenHash === hash) ? token : null;
}
