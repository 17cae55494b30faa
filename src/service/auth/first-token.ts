import { itemAt } from '../../kernel/index.js';
import type { SeatRecord } from '../../read-model/index.js';
import type { CampaignAtHead } from '../campaigns/campaign-log.js';
import type { Session } from '../contracts/index.js';
import { secretHash } from './secrets.js';
import type { ServiceKey } from './service-key.js';

/** For so long after it a repeated opening or claim is answered with its token again. */
const ANSWERED_AGAIN_MS = 3_600_000;

const isLate = (at: string, now: string): boolean => Date.parse(now) - Date.parse(at) > ANSWERED_AGAIN_MS;

const holds = ({ holders }: SeatRecord, hash: string): boolean =>
  holders.some(({ tokenHash }) => tokenHash === hash);

const tokenFrom = (bytes: Buffer): string => `wl_${bytes.toString('base64url')}`;

/**
 * The arbiter's token of a new campaign: 256 bits that follow from the opening, so that whoever did not get the answer can
 * ask for it again, from any node, though only the token's hash is stored.
 */
export const firstToken = (key: ServiceKey, campaignId: string, commandId: string): string =>
  tokenFrom(key.derive('first-token', campaignId, commandId));

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
  const opened = itemAt(events, 0);
  if (session.holder === 'anonymous' || isLate(opened.at, now)) return null;
  const token = firstToken(key, record.id, opened.commandId);
  const hash = secretHash(token);
  return record.seats.some((each) => each.role === 'arbiter' && holds(each, hash)) ? token : null;
}

/** The token of a claimed seat: 256 bits that follow from the code and the commandId, which is stored nowhere. */
export const claimToken = (
  key: ServiceKey,
  campaignId: string,
  codeHash: string,
  commandId: string,
): string => tokenFrom(key.derive('claim-token', campaignId, codeHash, commandId));

/** Whether a claim is the one that has given the seat its token, repeated within the hour. */
export const isClaimAgain = (seat: SeatRecord, codeHash: string, token: string, now: string): boolean =>
  seat.holders.some(
    ({ claim, tokenHash }) =>
      claim?.codeHash === codeHash && tokenHash === secretHash(token) && !isLate(claim.at, now),
  );
