import { timingSafeEqual } from 'node:crypto';
import { seal, unseal } from '../../dice/sealing.js';
import { codeFrom } from '../auth/secrets.js';
import type { ServiceKey } from '../auth/service-key.js';

/** What a link of a channel opens: its calendar, or the end of its mails. */
export type LinkPurpose = 'calendar' | 'unsubscribe';

/** Signs what a webhook is sent, in the form of Standard Webhooks: `whsec_` and 32 bytes as base64. */
export const webhookSecret = (key: ServiceKey, channelId: string): string =>
  `whsec_${key.derive('webhook', channelId).toString('base64')}`;

/** The code that an e-mail address is confirmed with. */
export const confirmationCode = (key: ServiceKey, channelId: string): string =>
  codeFrom(key.derive('confirm', channelId));

const macOf = (key: ServiceKey, purpose: LinkPurpose, channelId: string): string =>
  key.derive(purpose, channelId).toString('base64url');

/** The secret part of a link: the channel and 256 bits that nobody without the service's key can guess. */
export const linkToken = (key: ServiceKey, purpose: LinkPurpose, channelId: string): string =>
  `${channelId}.${macOf(key, purpose, channelId)}`;

/** The channel that a link speaks of; null where the link is not one of ours. */
export function channelOfLink(key: ServiceKey, purpose: LinkPurpose, token: string): string | null {
  const [, channelId, mac] = /^(ch-[0-9a-z]{16})\.([A-Za-z0-9_-]{43})$/.exec(token) ?? [];
  if (channelId === undefined || mac === undefined) return null;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(key, purpose, channelId))) ? channelId : null;
}

/** A URL or e-mail address as it may lie on disk. */
export const sealTarget = (key: ServiceKey, channelId: string, target: string): string =>
  seal({ target }, key.bytes, channelId);

/** Inverse of `sealTarget`. Throws where it was sealed under another key or for another channel. */
export const openTarget = (key: ServiceKey, channelId: string, sealed: string): string =>
  (unseal(sealed, key.bytes, channelId) as { readonly target: string }).target;
