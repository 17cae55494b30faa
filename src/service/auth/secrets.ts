import { hash, randomBytes } from 'node:crypto';
import type { ServiceKey } from './service-key.js';

/** A bearer token: 256 random bits, shown once. */
export const newToken = (): string => `wl_${randomBytes(32).toString('base64url')}`;

/** How tokens and codes are stored. Tokens are random enough that a plain hash cannot be reversed. */
export const secretHash = (secret: string): string => hash('sha256', secret, 'hex');

/** Name of a token in logs and rate limits. */
export const holderName = (tokenHash: string): string => `token-${tokenHash.slice(0, 16)}`;

/** The one among several tokens that a holder's name stands for; undefined where none does. */
export const heldWith = <T extends { readonly tokenHash: string }>(
  tokens: readonly T[],
  holder: string,
): T | undefined => tokens.find(({ tokenHash }) => holderName(tokenHash) === holder);

/** Digits and letters that are not mistaken for each other when a code is read out. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 12;

/**
 * A one-time code like `ABCD-EFGH-JKLM`, 60 bits. It follows from the invitation, so that a repeated command
 * answers the same code though only its hash is stored.
 */
export function inviteCode(
  key: ServiceKey,
  campaignId: string,
  seat: string,
  actor: string,
  commandId: string,
) {
  return codeFrom(key.derive('invite', campaignId, seat, actor, commandId));
}

/** A code to be read out, like `ABCD-EFGH-JKLM`, from at least as many bytes as it has signs. */
export function codeFrom(bytes: Uint8Array): string {
  const signs = [...bytes.subarray(0, CODE_LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]);
  return signs.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** A bot's token: 256 bits that follow from its making, so that whoever did not get the answer can ask for it again. */
export const botToken = (
  key: ServiceKey,
  campaignId: string,
  holder: string,
  seat: string,
  commandId: string,
): string => `wl_${key.derive('bot-token', campaignId, holder, seat, commandId).toString('base64url')}`;

/** What somebody typed, as the code was made: capitals, without blanks and dashes. */
export const codeHash = (typed: string): string => secretHash(typed.toUpperCase().replace(/[^0-9A-Z]/g, ''));
